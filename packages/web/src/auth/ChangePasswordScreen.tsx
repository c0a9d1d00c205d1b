import { useLingui } from '@lingui/react/macro'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { Page } from '../ui/Page.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

export function ChangePasswordScreen() {
  const { t } = useLingui()
  const go = useGo()
  const kind = useSession((state) => state.kind)
  const done = () => {
    sayDone(t`Your password is changed. Other devices are signed out.`)
    go(kind === 'staff' ? paths.adminAccount() : paths.account(), { replace: true })
  }
  return (
    <Page title={t`Change password`} subtitle={t`All other devices are signed out when you save.`}>
      <ChangePasswordForm onDone={done} />
    </Page>
  )
}
