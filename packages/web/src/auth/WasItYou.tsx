import { Trans, useLingui } from '@lingui/react/macro'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { Notice } from '../ui/Notice.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** Somebody was told of a sign-in on a new device: was it they, or does it end here? */
export function WasItYou() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const leave = () => go(paths.adminAccount(), { replace: true })
  const end = async () => {
    try {
      await call(authRoutes.endOtherSessions, { body: {} })
      void queries.invalidateQueries({ queryKey: keys.sessions })
      sayDone(t`All other devices are signed out.`)
      go(paths.adminChangePassword())
    } catch (error) {
      void showError(error)
    }
  }
  return (
    <Box sx={{ mb: 3 }}>
      <Notice tone="warning">
        <Box sx={{ fontWeight: 650 }}>
          <Trans>Your account was opened on a new device. Was this you?</Trans>
        </Box>
        <Trans>If not, sign out all other devices and choose a new password now.</Trans>
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={() => void end()}>{t`No, sign out the others`}</Button>
          <Button look="secondary" onClick={leave}>{t`Yes, it was me`}</Button>
        </Box>
      </Notice>
    </Box>
  )
}
