import { forget, keep, kept } from '../../keepsake.ts'

/** What was typed and not saved. `base` is what stood in the form before, `version` the version of the record it came from. */
export type Draft<T> = { values: T; base: T; version: number; at: number }

const most = 12
const longest = 14 * 86_400_000

const all = () => kept<Record<string, Draft<unknown>>>('drafts') ?? {}

/** The draft of a form, if it was left within two weeks. */
export function readDraft<T>(name: string, now = Date.now()): Draft<T> | undefined {
  const draft = all()[name] as Draft<T> | undefined
  return draft && now - draft.at < longest ? draft : undefined
}

/** Keeps a draft over reloads; the oldest give way. */
export function writeDraft<T>(name: string, draft: Omit<Draft<T>, 'at'>, now = Date.now()) {
  const others = Object.entries(all())
    .filter(([other]) => other !== name)
    .sort(([, one], [, other]) => other.at - one.at)
  keep('drafts', Object.fromEntries([[name, { ...draft, at: now }], ...others.slice(0, most - 1)]))
}

/** Removes a draft. */
export function dropDraft(name: string) {
  const { [name]: _dropped, ...others } = all()
  if (Object.keys(others).length > 0) keep('drafts', others)
  else forget('drafts')
}

/** Whether two values of forms are the same, field by field. */
export function sameValues(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [mine, theirs] = [Object.entries(one), Object.entries(other)]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === theirs.length &&
    mine.every(
      ([name, value]) => name in other && sameValues(value, (other as Record<string, unknown>)[name]),
    )
  )
}
