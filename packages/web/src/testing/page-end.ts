/**
 * Whose listeners and timers end with a file: the panel's, and those of its router, which holds on to the whole panel. React and the
 * tools of the tests put theirs on the page once, for all files.
 */
const ofPanel = /\/packages\/web\/src\/|@tanstack/
/** The page's own, for its frames: it would wait for them for ever. */
const ofPage = /node_modules\/jsdom/

/**
 * Watches what the panel of a file puts on the page that the files of one process share: listeners of window and document, timers, and
 * what stands in the place of the history's methods, with its address. Gives the way to take all of it off. The panel of the next file is
 * another one, and what is left of this one would go on answering for it and keep all of its modules.
 */
export function watchPage(): () => void {
  const { pushState, replaceState } = window.history
  const ends = [
    watchListeners(window),
    watchListeners(document),
    watchTimers('setTimeout', clearTimeout),
    watchTimers('setInterval', clearInterval),
    () => {
      Object.assign(window.history, { pushState, replaceState })
      window.history.replaceState(null, '', '/')
    },
  ]
  return () => {
    for (const end of ends) end()
    localStorage.clear()
    sessionStorage.clear()
  }
}

function watchListeners(target: Window | Document): () => void {
  const add = target.addEventListener
  const ends: (() => void)[] = []
  target.addEventListener = function (
    this: EventTarget | undefined,
    ...given: Parameters<EventTarget['addEventListener']>
  ) {
    const of = this ?? target
    if (of === target && ofPanel.test(caller())) ends.push(() => of.removeEventListener(...given))
    return Reflect.apply(add, of, given)
  } as typeof add
  return () => {
    target.addEventListener = add
    for (const end of ends) end()
  }
}

function watchTimers(name: 'setTimeout' | 'setInterval', clear: (timer: NodeJS.Timeout) => void): () => void {
  const real = globalThis[name] as (...given: unknown[]) => NodeJS.Timeout
  const timers = new Set<NodeJS.Timeout>()
  const watched = (...given: unknown[]) => {
    const timer = real(...given)
    if (!ofPage.test(caller())) timers.add(timer)
    return timer
  }
  Object.assign(globalThis, { [name]: Object.assign(watched, real) })
  return () => {
    Object.assign(globalThis, { [name]: real })
    for (const timer of timers) clear(timer)
  }
}

/** Who called the function that asks, and who called that one. */
function caller(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 4
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return stack.split('\n').slice(3).join('\n')
}
