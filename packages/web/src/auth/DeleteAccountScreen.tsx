import { useLingui } from '@lingui/react/macro'
import { Page } from '../ui/Page.tsx'
import { DeleteAccountForm } from './DeleteAccountForm.tsx'

export function DeleteAccountScreen() {
  const { t } = useLingui()
  return (
    <Page title={t`Delete account`}>
      <DeleteAccountForm />
    </Page>
  )
}
