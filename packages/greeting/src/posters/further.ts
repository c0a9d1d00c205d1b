import { captionOf, purposeOf } from './captions.ts'
import type { Said } from './design.ts'
import type { Design, Language, Words } from './poster.ts'

/** What is said on an occasion, by its name, in further languages. */
export type Further = Readonly<Record<string, Partial<Record<Language, Said>>>>

/** Lets the first design of an occasion speak the languages it lacked; its captions end in them as in its own. */
export function inFurther(designs: readonly Design[], further: Further): Design[] {
  const seen = new Set<string>()
  return designs.map((design) => {
    const said = design.occasion === undefined ? undefined : further[design.occasion]
    if (!said || seen.has(design.occasion!)) return design
    seen.add(design.occasion!)
    const [own, first] = Object.entries(design.words)[0] as [Language, Words]
    const purpose = purposeOf(own, first.caption)
    const added = (Object.entries(said) as [Language, Said][]).map(([language, [head, line]]) => [
      language,
      { head, ...(line === undefined ? {} : { line }), caption: captionOf(language, head, line, purpose) },
    ])
    return { ...design, words: { ...design.words, ...Object.fromEntries(added) } }
  })
}
