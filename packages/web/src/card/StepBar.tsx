import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { useFootBar } from '../ui/over-foot.ts'
import { footOfScreen } from '../ui/shape-styles.ts'
import { fromTablet } from '../ui/theme.ts'

export type StepBarProps = {
  onBack?: (() => void) | undefined
  onSkip?: (() => void) | undefined
  next: ReactNode
}

/** Back, Skip and Next within reach of the thumb. */
export function StepBar({ onBack, onSkip, next }: StepBarProps) {
  const { t } = useLingui()
  useFootBar()
  return (
    <>
      <Box sx={{ height: 32, [fromTablet]: { display: 'none' } }} />
      <Box
        sx={{
          ...footOfScreen,
          [fromTablet]: { position: 'sticky', mx: 0, px: 0, bgcolor: 'background.default' },
        }}
      >
        {onBack && <Button look="secondary" onClick={onBack}>{t`Back`}</Button>}
        <Box
          sx={{
            ml: 'auto',
            display: 'flex',
            gap: 1,
            flex: { xs: 1, md: 'none' },
            justifyContent: 'flex-end',
            '& > button:last-of-type': { flex: { xs: 1, md: 'none' }, minWidth: { md: 160 } },
          }}
        >
          {onSkip && <Button look="text" onClick={onSkip}>{t`Skip`}</Button>}
          {next}
        </Box>
      </Box>
    </>
  )
}
