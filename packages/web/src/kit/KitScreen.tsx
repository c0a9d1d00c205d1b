import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

export function KitScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Parts of the panel`}>
      <Button onClick={() => sayDone(t`Saved`)}>{t`Save`}</Button>
    </Page>
  )
}
