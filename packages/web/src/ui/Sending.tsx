import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Button } from './Button.tsx'
import { Line } from './shapes.tsx'

/** How far an upload is, and the way to stop it. */
export function Sending({ part, onCancel }: { part: number; onCancel: () => void }) {
  const { t } = useLingui()
  const percent = Math.round(part * 100)
  return (
    <Line gap={1.5} centred>
      <Box sx={{ flex: 1 }}>
        <Box
          role="progressbar"
          aria-label={t`Sending the file`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          sx={{ height: 6, borderRadius: 3, bgcolor: 'brand.tintLine', overflow: 'hidden' }}
        >
          <Box sx={{ height: 1, width: `${percent}%`, bgcolor: 'brand.accent', transition: 'width 150ms' }} />
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
          {percent < 100 ? t`Sending ${percent}%` : t`Almost there`}
        </Box>
      </Box>
      <Button look="text" onClick={onCancel}>
        {t({ message: 'Cancel', context: 'work under way' })}
      </Button>
    </Line>
  )
}
