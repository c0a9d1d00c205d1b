/** Server time of one answer (quality.md, Panel). */
export const worstAllowedMs = 50
/** The slowest of a hundred. */
export const slowestAllowedMs = 150
/** The platform's insights, which nobody reads all day, and the number of a report's rows, which comes after them (decision 0109). */
export const insightsAllowedMs = 300
/** Nobody can tell these apart, and counting a total of up to 10,000 rows has to grow until there are so many. */
const unnoticedMs = 10

export function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The time that this share of all stays below. */
export function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** How many times longer the largest size takes than the smallest; times under 10 ms count as 10. */
export function flatness(ms: ReadonlyMap<number, number>, sizes: readonly number[]): number {
  const at = (size: number | undefined) => Math.max(unnoticedMs, ms.get(size ?? 0) ?? 0)
  return at(sizes.at(-1)) / at(sizes[0])
}
