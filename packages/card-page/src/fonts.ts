import type { CardTemplate } from '@parichay/contract/card/fields.ts'

const indic =
  '"Noto Sans Devanagari","Noto Sans Gujarati","Kohinoor Devanagari","Kohinoor Gujarati","Nirmala UI","Gujarati Sangam MN",Mangal,Shruti'
const indicSerif =
  '"Noto Serif Devanagari","Noto Serif Gujarati","Tiro Devanagari Hindi","ITF Devanagari","Gujarati MT","Noto Serif Tamil"'
const sans = `system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",${indic},sans-serif`

/** Serif families phones already have, for designs whose headings are serif whatever the pair. */
export const serif = `"Iowan Old Style","Palatino Linotype",Georgia,"Noto Serif",${indicSerif},${indic},serif`

/** Families phones already have: body, headings, and how tight and heavy headings may be. Nothing is downloaded. */
const pairs: Record<CardTemplate['font'], { body: string; head: string; weight: number; tight: string }> = {
  modern: { body: sans, head: sans, weight: 750, tight: '-.022em' },
  classic: {
    body: sans,
    head: serif,
    weight: 650,
    tight: '-.008em',
  },
  friendly: {
    body: `ui-rounded,"SF Pro Rounded","Google Sans",Nunito,Quicksand,"Trebuchet MS",${sans}`,
    head: `ui-rounded,"SF Pro Rounded","Google Sans",Nunito,Quicksand,"Baloo 2","Trebuchet MS",${sans}`,
    weight: 800,
    tight: '-.012em',
  },
}

/** The custom properties of a font pair. `isIndic` is for names in Indian scripts on pages of any language. Vowel signs above and below need room that Latin letters do not. */
export function fontStyle(font: CardTemplate['font'], isIndic = false): string {
  const { body, head, weight, tight } = pairs[font]
  return `:root{--body:${body};--head:${head};--bold:${weight};--tight:${tight};--track:.12em;--slant:italic;--lead:1.12;--text:1.5}${isIndic ? ':root' : ':root:lang(hi),:root:lang(gu)'}{--tight:0em;--track:0em;--slant:normal;--lead:1.34;--text:1.65;--bold:700}`
}
