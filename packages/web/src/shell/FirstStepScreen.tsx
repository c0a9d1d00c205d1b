import { useLingui } from '@lingui/react/macro'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PeopleDrawing } from '../ui/illustrations.tsx'
import { Page } from '../ui/Page.tsx'

export function StaffFirstStepScreen() {
  const { t } = useLingui()
  const go = useGo()
  return (
    <Page title={t`Home`} hideTitle>
      <EmptyState picture={<PeopleDrawing />} title={t`Your customers are here`} action={<Button onClick={() => go(paths.adminBusinesses())}>{t`See all businesses`}</Button>} />
    </Page>
  )
}
