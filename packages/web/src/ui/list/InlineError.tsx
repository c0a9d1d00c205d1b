import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '../Button.tsx'

/** A block that failed says so in its own place and can be tried again alone. */
export function InlineError({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        pl: 2,
        mb: 2,
        borderRadius: '12px',
        bgcolor: 'error.tint',
      }}
    >
      <Box component={CircleAlert} size={22} aria-hidden sx={{ color: 'error.main', flex: 'none' }} />
      <Box sx={{ flex: '1 1 180px' }}>{message}</Box>
      <Button look="secondary" size="small" icon={RotateCw} onClick={onRetry} sx={{ minHeight: 44 }}>
        {t`Retry`}
      </Button>
    </Box>
  )
}
