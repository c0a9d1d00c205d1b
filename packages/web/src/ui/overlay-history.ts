import { useEffect, useId, useRef } from 'react'
import { inTurn, isStill, stepBack } from './step-back.ts'

/**
 * Back closes the top overlay first, then the page. Each open overlay owns one history entry of the same
 * address; the router never hears of these entries. Call `watchOverlays` before the router is made.
 */
type Open = { id: string; close: () => void }

const open: Open[] = []
const leaving = new Map<string, ReturnType<typeof setTimeout>>()
let swallow = 0

const markOf = (state: unknown): string | undefined => (state as { overlay?: string } | null)?.overlay

/** The prototype's method: the router wraps the one of `history`. */
const push = (state: unknown) => History.prototype.pushState.call(window.history, state, '')

const replace = (state: unknown) => History.prototype.replaceState.call(window.history, state, '')

/**
 * Makes Back close the top overlay first. A page that is opened from an overlay takes the place of the overlay's entry:
 * left below it, the entry would be a step that Forward could not pass.
 */
export function watchOverlays() {
  window.history.pushState = (state: unknown, title: string, url?: string | URL | null) =>
    (markOf(window.history.state) ? History.prototype.replaceState : History.prototype.pushState).call(
      window.history,
      state,
      title,
      url,
    )
  window.addEventListener('popstate', (event) => {
    const mark = markOf(event.state)
    const top = open.at(-1)
    if (swallow > 0) {
      swallow -= 1
      event.stopImmediatePropagation()
      skipClosed()
    } else if (top && mark !== top.id) {
      event.stopImmediatePropagation()
      open.pop()
      top.close()
    } else if (mark && !top) {
      event.stopImmediatePropagation()
      window.history.back()
    }
  })
}

/** Stands on the entry of an overlay that is not open any more: one step further back, or Back would seem to do nothing. */
function skipClosed() {
  const isClosed = () => {
    const mark = markOf(window.history.state)
    return mark !== undefined && !open.some(({ id }) => id === mark) && !leaving.has(mark)
  }
  if (isClosed()) void swallowStep(isClosed)
}

/** A step back that nobody hears of, where it is still to be taken once the steps before it are. */
const swallowStep = async (isStillWanted: () => boolean) => {
  let left: unknown
  const isTaken = await stepBack(() => {
    if (!isStillWanted()) return false
    swallow += 1
    left = window.history.state
    return true
  })
  // A page that was asked for in the middle of the step took its place: the next Back is somebody's own.
  if (!isTaken && left !== undefined && markOf(left) !== markOf(window.history.state) && swallow > 0)
    swallow -= 1
}

/** Ties an overlay to the Back button while it is open. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const id = useId()
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    clearTimeout(leaving.get(id))
    leaving.delete(id)
    const entry: Open = { id, close: () => latest.current() }
    let isGone = false
    const enter = () => {
      if (isGone) return
      open.push(entry)
      const mark = markOf(window.history.state)
      const state = { ...(window.history.state as object | null), overlay: id }
      // What opens in the place of one that closes at the same moment, a form out of a menu, takes over its entry.
      if (mark !== undefined && leaving.has(mark)) replace(state)
      else if (mark !== id) push(state)
    }
    // An entry that is made while a step back is being taken would stop it, or be the one that it leaves.
    if (isStill()) enter()
    else void inTurn(enter)
    return () => {
      isGone = true
      const place = open.indexOf(entry)
      if (place >= 0) open.splice(place, 1)
      leaving.set(
        id,
        setTimeout(() => leave(id), 0),
      )
    }
  }, [isOpen, id])
}

/** The overlay was closed by a button: its entry goes too, unless the panel has already moved on. */
function leave(id: string) {
  leaving.delete(id)
  void swallowStep(() => markOf(window.history.state) === id)
}
