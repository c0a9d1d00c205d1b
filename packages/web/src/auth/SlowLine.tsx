import { Trans } from '@lingui/react/macro'
import Box from '@mui/material/Box'

/** A word of patience on a slow network. The live region stands before it speaks. */
export function SlowLine({ shown }: { shown: boolean }) {
  return (
    <Box
      role="status"
      sx={{
        typography: 'body2',
        color: 'text.secondary',
        textAlign: 'center',
        '&:empty': { display: 'none' },
      }}
    >
      {shown && <Trans>The network is slow. We are still trying – please keep this page open.</Trans>}
    </Box>
  )
}
