import { t } from '@lingui/core/macro'
import { say, sayDone } from './snackbar-store.ts'

/** Puts the whole address of a stored file into the clipboard, and says so. */
export async function copyAddress(url: string): Promise<void> {
  const address = new URL(url, window.location.origin).href
  try {
    await navigator.clipboard.writeText(address)
    sayDone(t`The link is copied.`)
  } catch {
    say(address)
  }
}
