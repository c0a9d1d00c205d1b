/** Server time of one answer (quality.md, Panel). */
export const worstAllowedMs = 50
/** Below this nobody can tell, and one shared core's noise is larger than the difference. */
const unnoticedMs = 5

export function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How many times longer the largest size takes than the smallest; times under 5 ms count as 5. */
export function flatness(ms: ReadonlyMap<number, number>, sizes: readonly number[]): number {
  const at = (size: number | undefined) => Math.max(unnoticedMs, ms.get(size ?? 0) ?? 0)
  return at(sizes.at(-1)) / at(sizes[0])
}
