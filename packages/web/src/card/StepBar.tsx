import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import { fromTablet } from '../ui/theme.ts'

/** The foot of a phone's screen, above its home bar. */
export const footOfScreen = {
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 10,
  px: 2,
  py: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const

export type StepBarProps = {
  onBack?: (() => void) | undefined
  onSkip?: (() => void) | undefined
  next: ReactNode
}

/** Back, Skip and Next within reach of the thumb. */
export function StepBar({ onBack, onSkip, next }: StepBarProps) {
  const { t } = useLingui()
  useEffect(() => {
    document.documentElement.style.setProperty('--save-bar-height', '76px')
    return () => void document.documentElement.style.removeProperty('--save-bar-height')
  }, [])
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
