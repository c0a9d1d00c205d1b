import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'
import gujarati from '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2'
import { panelFont } from './theme.ts'

/** One file per script, fetched only when a page holds letters of it. */
const fonts = [
  {
    url: devanagari,
    range: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF',
    letter: 'क',
    letters: /\p{Script=Devanagari}/u,
  },
  { url: gujarati, range: 'U+0A80-0AFF', letter: 'ક', letters: /\p{Script=Gujarati}/u },
]

/**
 * Brings the letters of Indian scripts where the system's own would not do: to desktops, and to a phone that has none.
 * They join the panel's own family, so that no further name is asked for. A font whose letters are shown already is put
 * in only when it is there, so that the page is laid out once more, not twice.
 */
export function addIndianFonts() {
  const isPhone = matchMedia('(pointer: coarse)').matches
  const text = document.body.textContent ?? ''
  for (const { url, range, letter, letters } of fonts) {
    if (isPhone && hasGlyph(letter)) continue
    const face = new FontFace(panelFont.replaceAll("'", ''), `url(${url}) format('woff2')`, {
      weight: '200 800',
      unicodeRange: range,
      display: 'swap',
    })
    const add = () => void document.fonts.add(face)
    if (letters.test(text)) face.load().then(add, () => undefined)
    else add()
  }
}

/** Whether the system can draw a letter: what it cannot is as wide as a place of Unicode that nobody uses. */
function hasGlyph(letter: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  context.font = '40px system-ui'
  return context.measureText(letter).width !== context.measureText('\u{10fffd}').width
}
