import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Sheet } from './Sheet.tsx'

export type ConfirmWords = {
  message: ReactNode
  /** 'Confirm' unless told. */
  title?: string
  /** The deed as a verb, naming the thing; 'Ok' unless told. */
  okLabel?: string
  cancelLabel?: string
  /** A notice with only one way out. */
  withoutCancel?: boolean
  /** The deed cannot be taken back. */
  danger?: boolean
  /** Asked while the browser is on its way back. */
  withoutHistory?: boolean
}

/** The shared confirm dialog. The focus starts on Cancel; Escape and Back mean no. */
export function ConfirmDialog({
  message,
  title,
  okLabel,
  cancelLabel,
  withoutCancel = false,
  danger = false,
  withoutHistory = false,
  onAnswer,
}: ConfirmWords & { onAnswer: (yes: boolean) => void }) {
  const { t } = useLingui()
  return (
    <Sheet
      open
      role="alertdialog"
      noCross
      withoutHistory={withoutHistory}
      title={title ?? t`Confirm`}
      onClose={() => onAnswer(false)}
      actions={
        <>
          {!withoutCancel && (
            <Button look="secondary" autoFocus onClick={() => onAnswer(false)}>
              {cancelLabel ?? t`Cancel`}
            </Button>
          )}
          <Button
            look={danger ? 'danger' : 'primary'}
            autoFocus={withoutCancel}
            onClick={() => onAnswer(true)}
          >
            {okLabel ?? t`Ok`}
          </Button>
        </>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>{message}</Box>
    </Sheet>
  )
}
