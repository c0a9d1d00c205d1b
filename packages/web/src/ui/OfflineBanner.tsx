import { Trans } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { WifiOff } from 'lucide-react'
import { useOnline } from './online.ts'

/** Says that the network is gone and that nothing typed is lost. */
export function OfflineBanner({ shown }: { shown?: boolean }) {
  const online = useOnline()
  return (
    <Box role="status">
      {(shown ?? !online) && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 1,
            bgcolor: 'warning.tint',
            color: 'warning.main',
            typography: 'body2',
            fontWeight: 600,
          }}
        >
          <WifiOff size={18} aria-hidden style={{ flex: 'none' }} />
          <Trans>You are offline. Your changes are sent when the internet is back.</Trans>
        </Box>
      )}
    </Box>
  )
}
