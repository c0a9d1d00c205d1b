import type { CardTemplate } from '@parichay/contract/card/fields.ts'

const indic =
  '"Noto Sans Devanagari","Noto Sans Gujarati","Kohinoor Devanagari","Kohinoor Gujarati","Nirmala UI","Gujarati Sangam MN",Mangal,Shruti'
const indicSerif =
  '"Noto Serif Devanagari","Noto Serif Gujarati","Tiro Devanagari Hindi","ITF Devanagari","Gujarati MT"'
const sans = `system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",${indic},sans-serif`

/** Families phones already have: body, headings, and how tight and heavy headings may be. Nothing is downloaded. */
const pairs: Record<CardTemplate['font'], { body: string; head: string; weight: number; tight: string }> = {
  modern: { body: sans, head: sans, weight: 750, tight: '-.022em' },
  classic: {
    body: sans,
    head: `"Iowan Old Style","Palatino Linotype",Georgia,"Noto Serif",${indicSerif},${indic},serif`,
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

/** The custom properties of a font pair. Vowel signs above and below need room that Latin letters do not. */
export function fontStyle(font: CardTemplate['font']): string {
  const { body, head, weight, tight } = pairs[font]
  return `:root{--body:${body};--head:${head};--bold:${weight};--tight:${tight};--lead:1.12}:root:lang(hi),:root:lang(gu){--tight:0em;--lead:1.34;--bold:700}`
}
