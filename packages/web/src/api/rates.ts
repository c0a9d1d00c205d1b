/** Shares of errors and sessions that are reported (specification 9). */
export const reportingRates = { errors: 1, sessionReplay: 0.1, onErrorReplay: 1 } as const

const sameAgainMs = 10_000
const perMinute = 20

/** A gate in front of the log: a share of all, never the same twice in ten seconds, never a flood. */
export function logGate(rate: number = reportingRates.errors) {
  const lastSent = new Map<string, number>()
  let recent: number[] = []
  return (what: string, now: number, chance: number): boolean => {
    if (chance >= rate) return false
    if (now - (lastSent.get(what) ?? -Infinity) < sameAgainMs) return false
    recent = recent.filter((at) => now - at < 60_000)
    if (recent.length >= perMinute) return false
    recent.push(now)
    lastSent.set(what, now)
    return true
  }
}
