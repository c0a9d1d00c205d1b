import { SceneProblem } from '../problem.ts'
import { remember } from '../remember.ts'
import { type Face, facesOf, type Family, type Script, scripts, type Weight } from './faces.ts'
import measured from './measured.json' with { type: 'json' }

type Measured = { ascent: number; descent: number; has(code: number): boolean }
const known = new Map<string, Measured>()

/** Height and characters of a face, from its own file. */
function factsOf(id: string): Measured {
  const kept = known.get(id)
  if (kept) return kept
  const found = (measured as Record<string, { ascent: number; descent: number; characters: string }>)[id]
  if (!found) throw new Error(`${id} was not measured: run npm run fonts`)
  const codes = new Set<number>()
  for (const range of found.characters.split(' ')) {
    const [from, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16)) as [number, number?]
    for (let code = from; code <= to; code++) codes.add(code)
  }
  const facts = { ascent: found.ascent, descent: found.descent, has: (code: number) => codes.has(code) }
  known.set(id, facts)
  return facts
}

const patterns: Record<Script, RegExp> = {
  latin: /\p{Script=Latin}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  gujarati: /\p{Script=Gujarati}/gu,
  bengali: /\p{Script=Bengali}/gu,
  gurmukhi: /\p{Script=Gurmukhi}/gu,
  oriya: /\p{Script=Oriya}/gu,
  tamil: /\p{Script=Tamil}/gu,
  telugu: /\p{Script=Telugu}/gu,
  kannada: /\p{Script=Kannada}/gu,
  malayalam: /\p{Script=Malayalam}/gu,
  arabic: /\p{Script=Arabic}/gu,
}

/** The script most letters of a text belong to. */
export function scriptOf(text: string): Script {
  const counts = scripts.map((script) => [script, text.match(patterns[script])?.length ?? 0] as const)
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

/** Control and joining characters leave no mark of their own. */
const isUnseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u

/** The faces that set a text, first asked first, and the height of a line in shares of the size. */
export type Stack = { faces: Face[]; script: Script; ascent: number; descent: number; missing: string[] }

/**
 * Chooses the faces for a text: the family's Latin face, that of the text's own script, and others only for characters
 * none of these has. `missing` names what no face has: it must not be drawn, or the host's fonts would creep in.
 */
export const stackFor = (text: string, family: Family, weight: Weight): Stack =>
  rememberedStack(family, weight, text)

const rememberedStack = remember((family, weight, text) =>
  makeStack(text!, family as Family, weight as Weight),
)
function makeStack(text: string, family: Family, weight: Weight): Stack {
  const script = scriptOf(text)
  const [latin, ...rest] = facesOf(family, weight)
  const asked = rest.toSorted((a, b) => Number(b.subset === script) - Number(a.subset === script))
  const faces = [latin!]
  const left = new Map<number, string>()
  for (const char of text) {
    const code = char.codePointAt(0)!
    if (!isUnseen.test(char) && !factsOf(latin!.id).has(code)) left.set(code, char)
  }
  for (const face of asked) {
    const covered = [...left.keys()].filter((code) => factsOf(face.id).has(code))
    if (covered.length === 0) continue
    faces.push(face)
    covered.forEach((code) => left.delete(code))
  }
  const main = factsOf((faces.find(({ subset }) => subset === script) ?? latin!).id)
  return { faces, script, ascent: main.ascent, descent: main.descent, missing: [...left.values()] }
}

/** The characters of a text that no face has, once each. */
export const missingGlyphs = (text: string, family: Family): string[] =>
  stackFor(text, family, 'regular').missing

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text without what no face has (emoji, other scripts), whole signs at a time, and without the blanks they leave. */
export function withoutMissing(text: string, family: Family): string {
  const missing = new Set(missingGlyphs(text, family))
  if (missing.size === 0) return text
  return [...graphemes.segment(text)]
    .map(({ segment }) => ([...segment].some((char) => missing.has(char)) ? ' ' : segment))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Refuses characters that no face has, all at once. */
export function refuseMissing(missing: Iterable<string>): void {
  const characters = [...new Set(missing)]
  if (characters.length === 0) return
  const named = characters
    .slice(0, 12)
    .map((char) => `${char} (U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`)
    .join(', ')
  throw new SceneProblem('GLYPH_MISSING', `No font here has: ${named}.`, characters.join(''))
}
