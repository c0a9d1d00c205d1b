import { keep, keepsakeName, kept } from './keepsake.ts'
import { page } from './load-anew.ts'

let seat = kept('seat')

/** Somebody else signed in in this tab: what other tabs show is of the one before. */
export function takeSeat(): void {
  keep('seat', Date.now())
  // Where nothing can be kept there are no other tabs to tell.
  seat = kept('seat')
}

/**
 * Loads this tab anew once somebody else signed in in another one: tabs share the session, so that it would show one person and save
 * what is pressed for the other.
 */
export function watchSeat(): void {
  const look = () => {
    if (kept('seat') !== seat) page.again()
  }
  window.addEventListener('storage', ({ key }) => key === keepsakeName('seat') && look())
  // A tab that slept heard nothing.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}
