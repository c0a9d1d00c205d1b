type Json = unknown
type Leaf = { field: string; before: string | null; after: string | null }

/** At most so many differences are told of one entry, each of at most so many characters. */
export const activityBounds = { changes: 60, text: 300 } as const

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as a line of text; null for nothing. */
export function valueText(value: Json): string | null {
  if (value === undefined || value === null || value === '') return null
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null)
        ? value.join(', ')
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value as string | number | boolean)
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
  if (JSON.stringify(before ?? null) === JSON.stringify(after ?? null)) return []
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

/** A value of an entry never grows with what people write: long ones are kept as their beginning. */
function short(value: Json): Json {
  return JSON.stringify(value).length > activityBounds.text * 4 ? valueText(value) : value
}
