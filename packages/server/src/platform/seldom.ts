/**
 * What goes wrong again and again is worth a line once in `everyMs`. Answers how often the same was kept silent since it was
 * last said, or null where it is to stay unsaid.
 */
export function makeSeldom(everyMs: number, now = Date.now): (what: string) => number | null {
  const said = new Map<string, { at: number; silent: number }>()
  return (what) => {
    const before = said.get(what)
    if (before && now() - before.at < everyMs) {
      before.silent += 1
      return null
    }
    for (const [one, { at }] of said) if (now() - at >= 2 * everyMs) said.delete(one)
    said.set(what, { at: now(), silent: 0 })
    return before?.silent ?? 0
  }
}
