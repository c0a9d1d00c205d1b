import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'
import gujarati from '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2'

/** One file per script, fetched only when a page holds letters of it. */
const fonts = [
  {
    family: 'Noto Sans Devanagari Variable',
    url: devanagari,
    range: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF',
    letters: /\p{Script=Devanagari}/u,
  },
  {
    family: 'Noto Sans Gujarati Variable',
    url: gujarati,
    range: 'U+0A80-0AFF, U+A830-A839',
    letters: /\p{Script=Gujarati}/u,
  },
]

/**
 * Brings the letters of Indian scripts. Phones have letters of their own, so the first screen does not wait for 120 KB;
 * a font whose letters are shown already is put in only when it is there, so that the page is laid out once more, not twice.
 */
export function addIndianFonts() {
  const text = document.body.textContent ?? ''
  for (const { family, url, range, letters } of fonts) {
    const face = new FontFace(family, `url(${url}) format('woff2')`, {
      weight: '100 900',
      unicodeRange: range,
      display: 'swap',
    })
    const add = () => void document.fonts.add(face)
    if (letters.test(text)) face.load().then(add, () => undefined)
    else add()
  }
}
