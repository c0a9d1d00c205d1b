import { t } from '@lingui/core/macro'
import type { FailureWords } from '../failure-words.ts'
import { showError } from './dialogs.tsx'
import { say } from './snackbar-store.ts'

type Removal = {
  /** Takes the row out of what is shown, and gives the way back. */
  take: () => (() => void) | Promise<() => void>
  /** The call; `restore` takes it back. */
  ask: (restore: boolean) => Promise<unknown>
  /** What is said when it is done, beside Undo. */
  said: string
  /** After the call went through. */
  onGone?: () => void
  /** After the call was refused and the row is back. */
  onRefused?: () => void
  /** After it was taken back. */
  onBack?: () => void
  words?: FailureWords
  restoreWords?: FailureWords
}

/** A row goes at once. It comes back where the call fails, which is said, or where somebody undoes it. */
export async function removeWithUndo(removal: Removal): Promise<void> {
  const { ask, said, onGone, onRefused, onBack, words, restoreWords } = removal
  const putBack = await removal.take()
  try {
    await ask(false)
  } catch (error) {
    putBack()
    onRefused?.()
    return void showError(error, words)
  }
  const undo = async () => {
    try {
      await ask(true)
    } catch (error) {
      return void showError(error, restoreWords)
    }
    putBack()
    onBack?.()
  }
  say(said, { action: { label: t`Undo`, run: () => void undo() } })
  onGone?.()
}
