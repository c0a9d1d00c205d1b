import { createContext, Script } from 'node:vm'
import { unkindTo } from './rules.unkind.ts'

/** Texts that make a careless rule try all ways: repeated letters, digits, signs, and an end that fits nothing. */
const unkind = ['a', '0', ' ', '-', 'a0', 'a.', 'अ'].flatMap((part) => [
  part.repeat(480 / part.length),
  `${part.repeat(60)}!`,
  `https://${part.repeat(60)}!`,
])
const longestMs = 60
/** A busy machine stops the clock of nobody: a rule is tried again when it had less than this of the processor before it was stopped. */
const fairMs = 40
const tries = 5
const script = new Script('for (const text of texts) new RegExp(`^(?:${pattern})$`, "u").test(text)')

/** Whether a rule takes longer than 60 ms over some texts together. */
function takesLong(pattern: string, texts: readonly string[]): boolean {
  for (let left = tries; left > 0; left--) {
    const context = createContext({ pattern, texts })
    const before = process.threadCpuUsage()
    try {
      script.runInContext(context, { timeout: longestMs })
      return false
    } catch {
      const { user, system } = process.threadCpuUsage(before)
      if ((user + system) / 1000 >= fairMs) break
    }
  }
  return true
}

/**
 * What is wrong with a rule for values, in a sentence, or null. A rule is a regular expression that runs over what
 * strangers type, so one that takes longer than 60 ms over an unkind text is refused before anybody can use it: texts that are
 * unkind to many rules, and those made for this one.
 */
export function patternFault(pattern: string): string | null {
  if (pattern === '') return null
  try {
    RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return 'This rule cannot be read. Look at its brackets and backslashes.'
  }
  const own = unkindTo(pattern)
  const isUnkind =
    takesLong(pattern, [...unkind, ...own]) &&
    (takesLong(pattern, unkind) || own.some((text) => takesLong(pattern, [text])))
  return isUnkind
    ? 'This rule takes too long over some texts. Avoid a repetition inside a repetition, such as (a+)+.'
    : null
}

/** What is wrong with an address before values, in a sentence, or null. */
export const prefixFault = (prefix: string): string | null =>
  prefix === '' || /^https?:\/\/[^\s/@]+\.[^\s/@]+/i.test(prefix) ? null : 'A valid link is required.'

/** A list with one of its things at another place. Places beyond the end are the end. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
