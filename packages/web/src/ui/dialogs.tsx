import { failureText, type FailureWords } from '../failure-words.ts'
import type { ConfirmWords } from './ConfirmDialog.tsx'
import { ask, dialogPriority } from './dialog-queue.ts'
import { ConfirmDialog, ErrorDialog } from './later.ts'

/** Asks and waits: true for the chosen deed, false for Cancel, Back and Escape. */
export const confirm = (words: ConfirmWords): Promise<boolean> =>
  ask<boolean>(dialogPriority.confirm, (answer) => <ConfirmDialog {...words} onAnswer={answer} />)

/** Shows a failure in the shared error dialog; resolves when it is cleared. */
export const showError = (error: unknown, own?: FailureWords): Promise<void> =>
  showMessage(failureText(error, own))

export const showMessage = (message: string, title?: string): Promise<void> =>
  ask<void>(dialogPriority.confirm, (answer) => (
    <ErrorDialog message={message} title={title} onClear={() => answer()} />
  ))
