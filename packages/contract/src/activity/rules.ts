type Json = unknown
type Leaf = { field: string; before: string | null; after: string | null }

/** At most so many differences are told of one entry, each of at most so many characters. */
export const activityBounds = { changes: 60, text: 300 } as const

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlainList = (value: Json): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null)

/** JSON as one text, in whatever order the keys of its objects stand: the database gives back another one than it was given. */
const jsonText = (value: Json): string =>
  JSON.stringify(value, (_name, one: Json) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
  )

/** A value as a line of text; null for nothing. */
export function valueText(value: Json): string | null {
  if (value === undefined || value === null || value === '') return null
  const text = textOf(value)
  if (text === '') return null
  return text.length > activityBounds.text
    ? `${text.slice(0, activityBounds.text - 1).replace(/[\ud800-\udbff]$/, '')}…`
    : text
}

/** What differs between two values, leaf by leaf; lists are compared as a whole. Pure. */
export function differences(before: Json, after: Json, field = ''): Leaf[] {
  if (isObject(before) || isObject(after)) {
    const was = isObject(before) ? before : {}
    const is = isObject(after) ? after : {}
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .flatMap((name) => differences(was[name], is[name], field === '' ? name : `${field}.${name}`))
      .slice(0, activityBounds.changes)
  }
  if (jsonText(before ?? null) === jsonText(after ?? null)) return []
  const leaf = { field, before: valueText(before), after: valueText(after) }
  return leaf.before === leaf.after && leaf.before === null ? [] : [leaf]
}

/** What an entry keeps of a change: only the parts of both sides that differ, one level deep. Pure. */
export function changedParts(
  before: Record<string, Json>,
  after: Record<string, Json>,
): { before: Record<string, Json>; after: Record<string, Json> } | undefined {
  const names = Object.keys(after).filter((name) => differences(before[name], after[name]).length > 0)
  if (names.length === 0) return undefined
  const part = (of: Record<string, Json>) =>
    Object.fromEntries(names.map((name) => [name, short(of[name] ?? null)]))
  return { before: part(before), after: part(after) }
}

/**
 * The same of a document with parts in parts: each leaf that differs under its path, as a line of text. Of long ones the part
 * where they begin to differ. Pure.
 */
export function changedLeaves(
  before: Json,
  after: Json,
): { before: Record<string, Json>; after: Record<string, Json> } | undefined {
  const leaves = leavesOf(before, after, '').slice(0, activityBounds.changes)
  if (leaves.length === 0) return undefined
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(leaves.map((leaf) => [leaf.field, leaf[which]]))
  return { before: side('before'), after: side('after') }
}

function leavesOf(before: Json, after: Json, field: string): Leaf[] {
  if (!isObject(before) && !isObject(after)) {
    if (differences(before, after).length === 0) return []
    const [was, is] = [textOf(before), textOf(after)]
    const from = was.length > activityBounds.text || is.length > activityBounds.text ? startOf(was, is) : 0
    return [{ field, before: valueText(was.slice(from)), after: valueText(is.slice(from)) }]
  }
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
    leavesOf(was[name], is[name], field === '' ? name : `${field}.${name}`),
  )
}

/** A value as a text, however long. */
const textOf = (value: Json): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value
      : isPlainList(value)
        ? value.join(', ')
        : jsonText(value)

/** A little before the first letter in which two texts differ, never inside a sign. */
function startOf(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const start = Math.max(0, at - 40)
  return /[\udc00-\udfff]/.test(one.charAt(start)) ? start + 1 : start
}

/** A value of an entry never grows with what people write: long ones are kept as their beginning. */
function short(value: Json): Json {
  return JSON.stringify(value).length > activityBounds.text * 4 ? valueText(value) : value
}
