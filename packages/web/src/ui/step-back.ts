import { makeTurns } from './turns.ts'

/** Longer than a browser takes for a step to a page that it holds; a step that leads nowhere brings no event. */
const longestMs = 700

const turns = makeTurns()

/** No step back is being taken or waited for. */
export const isStill = turns.isStill

/** Does something with history once the steps before it are taken. */
export const inTurn = turns.take

/**
 * One step back in history, until the browser has taken it; whether it did. Several who want one go one after the other: asked twice before it
 * moved, a browser goes back two steps, and whoever looks in between sees the page it is about to leave. `isStillWanted` is
 * asked when the turn has come.
 */
export const stepBack = (isStillWanted: () => boolean = () => true): Promise<boolean> =>
  inTurn(() => (isStillWanted() ? take() : false))

const take = () =>
  new Promise<boolean>((done) => {
    const end = (isTaken: boolean) => {
      removeEventListener('popstate', taken, true)
      clearTimeout(timer)
      setTimeout(() => done(isTaken))
    }
    const taken = () => end(true)
    const timer = setTimeout(() => end(false), longestMs)
    addEventListener('popstate', taken, true)
    history.back()
  })
