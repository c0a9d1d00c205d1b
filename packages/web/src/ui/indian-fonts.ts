import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'
import gujarati from '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2'
import { whenQuiet } from './quiet.ts'
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

/** How long letters wait that nothing on the page needs, and how long the page is let settle before it is read again, in ms. */
const waits = { unseen: 8000, settle: 150 } as const

/**
 * Brings the letters of Indian scripts where the system's own would not do: to desktops, and to a phone that has none.
 * They join the panel's own family, so that no further name is asked for. With every font that is put in, the browser
 * lays out the whole page again: those whose letters are shown go in together once they are there, the others when their
 * letters appear, or much later, when nobody waits for the page.
 */
export function addIndianFonts() {
  const isPhone = matchMedia('(pointer: coarse)').matches
  let missing = fonts.filter(({ letter }) => !isPhone || !hasGlyph(letter))
  if (missing.length === 0) return
  const bring = async (wanted: typeof missing) => {
    missing = missing.filter((font) => !wanted.includes(font))
    const faces = wanted.map(faceOf)
    await Promise.allSettled(faces.map((face) => face.load()))
    for (const face of faces) document.fonts.add(face)
  }
  const look = () => {
    const text = shownText()
    const wanted = missing.filter(({ letters }) => letters.test(text))
    if (wanted.length > 0) void bring(wanted)
    if (missing.length === 0) stop()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, waits.settle)
  })
  const last = setTimeout(() => whenQuiet(addRest, 3000), waits.unseen)
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
    clearTimeout(last)
  }
  const addRest = () => {
    stop()
    // Each is fetched only when its letters appear.
    for (const face of missing.map(faceOf)) document.fonts.add(face)
  }
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  look()
}

const faceOf = ({ url, range }: (typeof fonts)[number]) =>
  new FontFace(panelFont.replaceAll("'", ''), `url(${url}) format('woff2')`, {
    weight: '200 800',
    unicodeRange: range,
    // With `swap` the browser lays out the page a second time for a font that is there already.
    display: 'block',
  })

/** What the page says, and what is typed in it. */
const shownText = () =>
  [
    document.body.textContent ?? '',
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  ].join(' ')

/** Whether the system can draw a letter: what it cannot is as wide as a place of Unicode that nobody uses. */
function hasGlyph(letter: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  context.font = '40px system-ui'
  return context.measureText(letter).width !== context.measureText('\u{10fffd}').width
}
