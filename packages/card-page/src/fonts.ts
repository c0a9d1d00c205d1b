import type { CardTemplate } from '@parichay/contract/card/fields.ts'

/**
 * Families the device already has; nothing is downloaded. A browser asks the system for every family before the one it finds,
 * once for each size and weight, before it can lay out a line: on phones the system's own fonts are meant, so only they are
 * named (`system-ui` is one question; `sans-serif` is Arial, Helvetica and more until one is there). Apple's browsers and
 * wide screens have better ones than their defaults.
 * Letters of Indian scripts come from the system's own choice for the script, which is found faster where it bears its
 * usual name.
 */
const families =
  ':root{--sans:system-ui;--serif:serif;--round:system-ui;--mono:monospace}' +
  lettersOf('hi', 'Devanagari') +
  lettersOf('gu', 'Gujarati') +
  '@media(min-width:700px){:root{--sans:system-ui,sans-serif;--serif:Georgia,serif;--round:"Trebuchet MS",system-ui,sans-serif}}' +
  '@supports(font:-apple-system-body){:root{--sans:system-ui;--serif:"Iowan Old Style",Georgia,serif;--round:ui-rounded,system-ui;--mono:ui-monospace,monospace}}'

/** Weighs nothing (`:where`), so what is said of Apple's browsers and wide screens goes first. */
function lettersOf(language: string, script: string): string {
  const sans = `"Noto Sans ${script}",system-ui`
  return `:root:where(:lang(${language})){--sans:${sans};--serif:"Noto Serif ${script}",serif;--round:${sans}}`
}

/** Serif, for designs whose headings are serif whatever the pair. */
export const serif = 'var(--serif)'
/** Letters of one width. */
export const mono = 'var(--mono)'

/** Body, headings, and how tight and heavy headings may be. */
const pairs: Record<CardTemplate['font'], { body: string; head: string; weight: number; tight: string }> = {
  modern: { body: 'var(--sans)', head: 'var(--sans)', weight: 700, tight: '-.022em' },
  classic: { body: 'var(--sans)', head: serif, weight: 600, tight: '-.008em' },
  friendly: { body: 'var(--round)', head: 'var(--round)', weight: 800, tight: '-.012em' },
}

/** The custom properties of a font pair. `isIndic` is for names in Indian scripts on pages of any language. Vowel signs above and below need room that Latin letters do not. */
export function fontStyle(font: CardTemplate['font'], isIndic = false): string {
  const { body, head, weight, tight } = pairs[font]
  return `${families}:root{--body:${body};--head:${head};--bold:${weight};--tight:${tight};--track:.12em;--slant:italic;--lead:1.12;--text:1.5}${isIndic ? ':root' : ':root:lang(hi),:root:lang(gu)'}{--tight:0em;--track:0em;--slant:normal;--lead:1.34;--text:1.65;--bold:700}`
}
