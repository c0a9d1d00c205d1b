/** A part of a rule: one sign, or a group of alternatives; `most` above 1 means that it may repeat. */
type Part = { least: number; most: number } & (
  | { sign: string }
  | { ways: Part[][]; /** Looks ahead or back, and takes nothing. */ looks: boolean }
)

/** What a repetition is tried with, one after the other: a letter, a digit, a letter beside ASCII. */
const likings = ['a', '0', 'अ']
/** Signs that a class may hold, in the order in which they are tried. */
const signs = [...'a0-._/A@ अ', ...Array.from({ length: 94 }, (_sign, at) => String.fromCharCode(33 + at))]
/** Ends that some classes do not hold, so that a rule which nearly fits goes back to try all other ways. */
const ends = ['!', ' ', '/', '\u2028', '🙂']
/** As long as a value may be, nearly. */
const length = 480
const mostTexts = 400

const escape = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|k<[^>]*>|\d+|[^])/uy
const kinds = {
  opening: /\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?/uy,
  sign: new RegExp(`${escape.source}|\\[(?:\\\\[^]|[^\\]\\\\])*\\]|[^]`, 'uy'),
  repetition: /(?:[*+?]|\{(\d+)(,)?(\d+)?\})\??/uy,
}

/** The ways of a rule that can be read, up to the bracket that ends them. */
function waysOf(rule: string, from: number): { ways: Part[][]; to: number } {
  const take = (what: RegExp) => {
    what.lastIndex = at
    const found = what.exec(rule)
    if (found) at += found[0].length
    return found
  }
  let at = from
  let way: Part[] = []
  const ways = [way]
  while (at < rule.length && rule[at] !== ')') {
    if (rule[at] === '|') {
      at += 1
      ways.push((way = []))
      continue
    }
    const opening = take(kinds.opening)?.[0]
    let body: { sign: string } | { ways: Part[][]; looks: boolean }
    if (opening === undefined) body = { sign: take(kinds.sign)![0] }
    else {
      const inner = waysOf(rule, at)
      at = inner.to + 1
      body = { ways: inner.ways, looks: /[=!]$/.test(opening) }
    }
    way.push({ ...body, ...timesOf(take(kinds.repetition)) })
  }
  return { ways, to: at }
}

function timesOf(found: RegExpExecArray | null): { least: number; most: number } {
  if (!found) return { least: 1, most: 1 }
  const [text, least, comma, most] = found
  if (least === undefined)
    return { least: text.startsWith('+') ? 1 : 0, most: text.startsWith('?') ? 1 : Infinity }
  return { least: Number(least), most: most ? Number(most) : comma ? Infinity : Number(least) }
}

/** A text that a sign of a rule stands for; none for a place such as `^`. */
function textOf(sign: string, liking: string): string {
  if (/^(?:[\^$]|\\[bBk\d])/.test(sign)) return ''
  const fits = new RegExp(`^${sign}$`, 'u')
  return (
    [liking, ...signs].find((one) => fits.test(one)) ?? (sign.startsWith('[') ? '' : sign.replace(/^\\/, ''))
  )
}

/** A text that fits a part: as few of it as it takes, and one at least. */
function sampleOf(part: Part, liking: string): string {
  if ('ways' in part && part.looks) return ''
  const one = 'sign' in part ? textOf(part.sign, liking) : wayText(part.ways[0] ?? [], liking)
  return one.repeat(Math.min(Math.max(part.least, Math.min(1, part.most)), length)).slice(0, length)
}
const wayText = (way: readonly Part[], liking: string) => way.map((part) => sampleOf(part, liking)).join('')

/**
 * Texts that make a careless rule try all ways, made for this rule: what leads to each of its repetitions, then the repetition as
 * long as a value may be, then something that ends it. `rule` is the source of a regular expression that can be read. Pure.
 */
export function unkindTo(rule: string): string[] {
  const texts = new Set<string>()
  const repeat = (before: string, part: Part, liking: string) => {
    const bodies = 'sign' in part ? [textOf(part.sign, liking)] : part.ways.map((way) => wayText(way, liking))
    for (const body of bodies) {
      if (body === '') continue
      const long = before + body.repeat(Math.max(1, Math.floor((length - before.length) / body.length)))
      for (const end of ends) if (texts.size < mostTexts) texts.add(long.slice(0, length) + end)
    }
  }
  const walk = (ways: readonly Part[][], lead: string, liking: string) => {
    for (const way of ways) {
      let before = lead
      for (const part of way) {
        if (part.most > 1) repeat(before, part, liking)
        if ('ways' in part) walk(part.ways, before, liking)
        before = (before + sampleOf(part, liking)).slice(0, length)
      }
    }
  }
  const { ways } = waysOf(rule, 0)
  for (const liking of likings) walk(ways, '', liking)
  return [...texts]
}
