import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { Crown, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { topBarHeight } from '../ui/theme.ts'
import { Rest } from '../ui/shapes.tsx'

type Props = {
  onClose: () => void
  /** The provider's checkout is open above. */
  isOut?: boolean
  children: ReactNode
}

/** The full-screen dialog 'Premium' around what it shows (specification 2). */
export function PremiumFrame({ onClose, isOut = false, children }: Props) {
  const { t } = useLingui()
  const titleId = useId()
  return (
    <Dialog
      open
      fullScreen
      aria-labelledby={titleId}
      // Checkout opens above the dialog and must be able to take the focus and its Escape.
      onClose={isOut ? () => undefined : onClose}
      disableEnforceFocus={isOut}
      disableRestoreFocus={isOut}
      slotProps={{
        paper: {
          sx: {
            bgcolor: 'background.default',
            backgroundImage:
              'radial-gradient(120% 420px at 50% -60px, var(--mui-palette-brand-tintLine), transparent)',
          },
        },
      }}
    >
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 3,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: topBarHeight,
          px: 1,
          pl: 2.5,
          bgcolor: 'background.paper',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box
          component={Crown}
          size={22}
          strokeWidth={2}
          aria-hidden
          sx={{ color: 'primary.main', flex: 'none' }}
        />
        <Rest>
          <Box component="h1" id={titleId} sx={{ typography: 'h2' }}>
            <Trans>Premium</Trans>
          </Box>
        </Rest>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </Box>
      {children}
    </Dialog>
  )
}
