import { i18n } from '@lingui/core'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { keepLoaded, loadedBefore } from '../../../../scripts/checks/loaded.ts'
import { keepNoOwnerStacks } from './owner-stacks.ts'
import { watchPage } from './page-end.ts'

keepNoOwnerStacks()

// The files of one worker share the libraries and the page. What the panel keeps in its modules each has for itself.
vi.resetModules()
const before = loadedBefore()
const endPage = watchPage()

// What the page says is enough to see why something was not found on it.
configure({
  // A busy machine is no fault of the screen.
  asyncUtilTimeout: 10_000,
  getElementError: (message) =>
    new Error(`${message ?? ''}\n\n${document.body.textContent?.slice(0, 1500) ?? ''}`),
})

// Words outside a screen are the English ones, whatever file came before.
i18n.activate('en')

// What a page has and this stand-in for one has not. Scrolling answers with a promise, as browsers do: an effect that gives it on fails.
const scrolled = () => Promise.resolve() as never
window.scrollTo = scrolled
Element.prototype.scrollIntoView = scrolled

/** What React says of parts that HTML does not allow in one another, such as a link in a link: browsers draw it otherwise. */
const misplaced: unknown[] = []
const { error: say } = console
console.error = (...words: unknown[]) => {
  if (/cannot (?:be a (?:child|descendant) of|contain a nested)/.test(String(words[0])))
    misplaced.push(words.slice(0, 3).join(' ').slice(0, 300))
  say(...words)
}

afterEach(async () => {
  const [{ useDialogQueue }, { allowSharing }, { useSnackbars }] = await Promise.all([
    import('../ui/dialog-queue.ts'),
    import('../ui/sharing.ts'),
    import('../ui/snackbar-store.ts'),
  ])
  cleanup()
  expect(misplaced.splice(0)).toEqual([])
  useDialogQueue.setState(useDialogQueue.getInitialState())
  useSnackbars.setState(useSnackbars.getInitialState())
  allowSharing(true)
  localStorage.clear()
  vi.unstubAllGlobals()
})

// `npm run check` asks these tests again when one of these files changes.
afterAll(() => keepLoaded(before))
afterAll(endPage)
