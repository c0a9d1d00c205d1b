import { t } from '@lingui/core/macro'
import type { FailureWords } from '../failure-words.ts'
import { showError } from './dialogs.tsx'
import type { WayBack } from './list/list-address.ts'
import { say } from './snackbar-store.ts'

type Removal = {
  /** Takes the row out of what is shown, and gives the way back. */
  take: () => WayBack | Promise<WayBack>
  /** The call; `restore` takes it back. */
  ask: (restore: boolean) => Promise<unknown>
  /** What is said when it is done, beside Undo. */
  said: string
  /** After the call went through. */
  onGone?: () => void
  /** After it was taken back. */
  onBack?: () => void
  words?: FailureWords
  restoreWords?: FailureWords
}

/**
 * A row goes at once. It comes back where the call fails, which is said, or where somebody undoes it. One whose answer was lost may
 * be gone all the same, and one that is refused may be used since: what is shown is asked for again.
 */
export async function removeWithUndo(removal: Removal): Promise<void> {
  const { ask, said, onGone, onBack, words, restoreWords } = removal
  const putBack = await removal.take()
  try {
    await ask(false)
  } catch (error) {
    putBack(true)
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
