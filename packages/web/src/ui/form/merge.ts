import { sameValues } from './drafts.ts'

/** Names of the fields that two sets of values hold differently. */
export function changedNames<V extends object>(one: V, other: V): (keyof V & string)[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof V & string>
  return [...names].filter((name) => !sameValues(one[name], other[name]))
}

/** What somebody else saved, with every field on top that was changed here since `base`. */
export function mergeOver<V extends object>(base: V, mine: V, theirs: V): V {
  return { ...theirs, ...Object.fromEntries(changedNames(base, mine).map((name) => [name, mine[name]])) }
}

/** One field that somebody else changed: `both` where it was changed here too, and to something else. */
export type ChangedThere = { name: string; theirs: unknown; mine: unknown; both: boolean }

/** What somebody else changed since `base`, seen from here; what both changed alike is no news. */
export function changedThere<V extends object>(base: V, mine: V, theirs: V): ChangedThere[] {
  const own = new Set(changedNames(base, mine))
  return changedNames(base, theirs)
    .filter((name) => !sameValues(mine[name], theirs[name]))
    .map((name) => ({ name, theirs: theirs[name], mine: mine[name], both: own.has(name) }))
}
