import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Button } from './Button.tsx'
import { Sheet } from './Sheet.tsx'

/** `withoutHistory`: what follows goes elsewhere, so closing must not step back. */
export type ErrorDialogProps = {
  message: string
  title?: string | undefined
  onClear: () => void
  withoutHistory?: boolean
}

/** The shared error dialog: what happened, and an Ok that clears the error. */
export function ErrorDialog({ message, title, onClear, withoutHistory = false }: ErrorDialogProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open
      role="alertdialog"
      noCross
      withoutHistory={withoutHistory}
      title={title ?? t`Error`}
      onClose={onClear}
      actions={
        <Button autoFocus onClick={onClear}>
          {t`Ok`}
        </Button>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>{message}</Box>
    </Sheet>
  )
}
