/**
 * Things by their heading, in the order of the first of each. Those without one come first: behind another group they
 * would seem to stand under its heading.
 */
export function underHeadings<T>(things: readonly T[], headingOf: (thing: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const thing of things) {
    const heading = headingOf(thing)
    groups.set(heading, [...(groups.get(heading) ?? []), thing])
  }
  return [...groups].sort(([one], [other]) => Number(one !== '') - Number(other !== ''))
}
