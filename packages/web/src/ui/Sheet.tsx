import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import Fade from '@mui/material/Fade'
import Slide from '@mui/material/Slide'
import useMediaQuery from '@mui/material/useMediaQuery'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './IconButton.tsx'
import { useOnceOpen } from './once-open.ts'
import { useCloseOnBack } from './overlay-history.ts'
import { hidden } from './hidden-style.ts'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The title is read but not drawn. */
  hideTitle?: boolean
  children: ReactNode
  /** Buttons, at the bottom and within reach of the thumb. */
  actions?: ReactNode
  width?: 'xs' | 'sm' | 'md'
  role?: 'dialog' | 'alertdialog'
  /** No cross: the buttons are the only ways out. */
  noCross?: boolean
  onOpened?: () => void
  /** Asked in the middle of a step back: an entry of its own would cut the way forward off. */
  withoutHistory?: boolean
}

const narrow = '(max-width: 767.98px)'

/** From below on phones, in the middle of wide screens. Back and Escape close it. */
export function Sheet({
  open,
  onClose,
  title,
  hideTitle = false,
  children,
  actions,
  width = 'xs',
  role = 'dialog',
  noCross = false,
  onOpened,
  withoutHistory = false,
}: SheetProps) {
  const { t } = useLingui()
  const titleId = useId()
  const onPhone = useMediaQuery(narrow, { noSsr: true })
  useCloseOnBack(open && !withoutHistory, onClose)
  const isMade = useOnceOpen(open)
  if (!isMade) return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role={role}
      aria-labelledby={titleId}
      maxWidth={width}
      fullWidth
      transitionDuration={onPhone ? 220 : 160}
      slots={{ transition: onPhone ? Slide : Fade }}
      slotProps={{
        transition: {
          ...(onPhone ? { direction: 'up' as const } : {}),
          ...(onOpened ? { onEntered: onOpened } : {}),
        },
        paper: {
          sx: onPhone
            ? {
                m: 0,
                width: '100%',
                maxWidth: '100%',
                maxHeight: 'calc(100dvh - 32px)',
                borderRadius: '20px 20px 0 0',
                pb: 'env(safe-area-inset-bottom)',
              }
            : { borderRadius: '16px' },
        },
      }}
      sx={onPhone ? { '& .MuiDialog-container': { alignItems: 'flex-end' } } : {}}
    >
      {onPhone && (
        <Box
          aria-hidden
          sx={{ width: 36, height: 4, borderRadius: 2, bgcolor: 'divider', mx: 'auto', mt: 1, flex: 'none' }}
        />
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          pl: 2.5,
          pr: 1,
          pt: onPhone ? 1 : 1.5,
          pb: 0.5,
          ...(hideTitle && { position: 'absolute', right: 0, zIndex: 1 }),
        }}
      >
        <Box id={titleId} component="h2" sx={hideTitle ? hidden : { typography: 'h2', flex: 1, pt: 1 }}>
          {title}
        </Box>
        {!noCross && <IconButton icon={X} label={t`Close`} onClick={onClose} />}
      </Box>
      <Box sx={{ px: 2.5, pb: actions ? 1 : 3, pt: hideTitle ? 2.5 : 0.5, overflowY: 'auto' }}>
        {children}
      </Box>
      {actions && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: 1,
            p: 2.5,
            pt: 2,
            // As wide as one another while their words fit; words never break.
            '& > *': onPhone ? { flex: '1 1 0', minWidth: 'fit-content' } : { flex: 'none' },
          }}
        >
          {actions}
        </Box>
      )}
    </Dialog>
  )
}
