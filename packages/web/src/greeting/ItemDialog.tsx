import Dialog from '@mui/material/Dialog'
import type { ReactNode } from 'react'

/** A picture over the list on a phone. The address opens and closes it, so Back does too. */
export function ItemDialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen
      transitionDuration={160}
      slotProps={{
        paper: {
          'aria-label': title,
          'aria-labelledby': undefined,
          sx: { bgcolor: 'background.default', borderRadius: 0 },
        },
      }}
    >
      {children}
    </Dialog>
  )
}
