import { PDFDict, type PDFDocument, PDFName, type PDFPage, PDFRawStream, PDFRef } from 'pdf-lib'
import type { Pen } from '../pen.ts'
import { inflated, streamOf } from './pdf-stream.ts'
import { openFont, type TextFont } from './pdf-font.ts'

/**
 * How far apart texts are marked, in px of the pen: so far that no place on a page lies there. A text is set so much to the
 * left of a pen that was moved as much to the right, which changes nothing on the page but can be read in the file.
 */
const apart = 16_384
/** Neighbours have different marks; some more, because a text beyond the page leaves no trace. */
const marks = 4

/** What a pen was told to write on a page, in order; `mark` says which trace it left. */
export type Written = { text: string; mark: number }

/** Marks all that a pen writes from now on, so that `nameLetters` finds it in the file. */
export function noteTexts(pen: Pen): Written[] {
  const written: Written[] = []
  const fillText = pen.fillText.bind(pen)
  pen.fillText = (text, x, y) => {
    // The colours of a gradient lie where the pen stands: it is not moved then.
    if (typeof pen.fillStyle !== 'string' || !text.trim()) return fillText(text, x, y)
    const mark = (written.length % marks) + 1
    written.push({ text, mark })
    pen.translate(mark * apart, 0)
    fillText(text, x - mark * apart, y)
    pen.translate(-mark * apart, 0)
  }
  return written
}

type Glyph = { font: TextFont; code: number; at: number }
type Run = { mark: number; from: number; to: number; glyphs: Glyph[] }

/**
 * Says of every glyph on a page which letters it stands for, and of every text what it says. The drawing library knows it
 * only of letters that stand for themselves: conjuncts, signs that changed places and ligatures would be lost to who
 * searches, copies or listens. A glyph gets another code where it stands for other letters than elsewhere.
 */
export function nameLetters(document: PDFDocument, page: PDFPage, written: readonly Written[]): void {
  const ref = page.node.get(PDFName.of('Contents'))
  const stream = document.context.lookup(ref)
  if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream) || written.length === 0) return
  const content = inflated(stream).toString('latin1')
  const changes: { at: number; length: number; put: string }[] = []
  const runs = runsOf(content, fontsOf(document, page))
  let next = 0
  for (const { text, mark } of written) {
    const found: Run[] = []
    // A text that left no trace is passed over; the marks say so.
    while (runs[next] && runs[next]!.mark === 0) next += 1
    while (runs[next]?.mark === mark) found.push(runs[next++]!)
    const glyphs = found.flatMap((run) => run.glyphs)
    const [first, last] = [found[0], found.at(-1)]
    if (!first || !last || glyphs.length === 0) continue
    const named = lettersFor(asSeen(text), glyphs)
    if (named.every((letters, i) => glyphs[i]!.font.lettersOf(glyphs[i]!.code) === letters)) continue
    changes.push({ at: first.from, length: 0, put: `/Span <</ActualText ${utf16(text)}>> BDC\n` })
    for (const [i, { font, code, at }] of glyphs.entries())
      changes.push({ at, length: 4, put: hex(font.codeFor(code, named[i]!)) })
    changes.push({ at: last.to, length: 0, put: '\nEMC' })
  }
  if (changes.length === 0) return
  let [done, changed] = [0, '']
  for (const { at, length, put } of changes) {
    changed += content.slice(done, at) + put
    done = at + length
  }
  const made = streamOf(document.context, Buffer.from(changed + content.slice(done), 'latin1'))
  // In the place of the old one, which would stay in the file else.
  document.context.assign(ref, made)
}

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
const utf16 = (text: string) =>
  `<FEFF${[...Array(text.length).keys()].map((i) => hex(text.charCodeAt(i))).join('')}>`

const opened = new WeakMap<PDFDocument, Map<string, TextFont | undefined>>()

function fontsOf(document: PDFDocument, page: PDFPage): Map<string, TextFont> {
  const known = opened.get(document) ?? new Map<string, TextFont | undefined>()
  opened.set(document, known)
  const fonts = new Map<string, TextFont>()
  const all = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  for (const [name, value] of all?.entries() ?? []) {
    const key = value instanceof PDFRef ? value.tag : name.asString()
    if (!known.has(key)) known.set(key, openFont(document, document.context.lookup(value, PDFDict)))
    const font = known.get(key)
    if (font) fonts.set(name.asString(), font)
  }
  return fonts
}

/** Writes down what the fonts of a document learned. Once, when all pages are done. */
export function closeFonts(document: PDFDocument): void {
  for (const font of opened.get(document)?.values() ?? []) font?.close()
}

/** The runs of glyphs of a page: text objects in the form in which the drawing library writes them. */
function runsOf(content: string, fonts: ReadonlyMap<string, TextFont>): Run[] {
  const runs: Run[] = []
  for (const block of content.matchAll(/\bBT\n([\s\S]*?)\nET\b/g)) {
    const body = block[1]!
    const place = /([-.\d]+) [-.\d]+ Tm/.exec(body)
    const name = /(\/\S+) [-.\d]+ Tf/.exec(body)?.[1]
    const font = name === undefined ? undefined : fonts.get(name)
    const from = block.index
    const start = from + 3
    const x = Number(place?.[1] ?? 0)
    const mark = x < -apart / 2 ? Math.round(-x / apart + 0.4) : 0
    const glyphs = font
      ? [...body.matchAll(/<([0-9A-Fa-f]*)>/g)].flatMap(({ 1: codes = '', index }) =>
          Array.from({ length: Math.floor(codes.length / 4) }, (_, i) => ({
            font,
            code: Number.parseInt(codes.slice(i * 4, i * 4 + 4), 16),
            at: start + index + 1 + i * 4,
          })),
        )
      : []
    runs.push({ mark, from, to: from + block[0].length, glyphs })
  }
  return runs
}

/**
 * A text in the order in which its glyphs lie on the page. What runs to the left lies there from its end to its beginning;
 * numbers and Latin words in it run to the right. Readers without `ActualText` turn it round again.
 */
const asSeen = (text: string): string =>
  /\p{Script=Arabic}/u.test(text)
    ? (text.match(/[\p{Script=Latin}\p{N}@.+:/-]+|[^\p{M}][\p{M}\u200c\u200d]*/gu) ?? [])
        .toReversed()
        .join('')
    : text

const isBlank = (text: string | undefined) => text !== undefined && /^[\s\u00a0]$/.test(text)

/** Which letters each glyph of a text stands for: in words of their own where blanks say where they end. */
function lettersFor(text: string, glyphs: readonly Glyph[]): string[] {
  const words = text.split(/([\s\u00a0])/)
  const pieces: Glyph[][] = [[]]
  for (const glyph of glyphs) {
    if (isBlank(glyph.font.lettersOf(glyph.code))) pieces.push([glyph], [])
    else pieces.at(-1)!.push(glyph)
  }
  if (pieces.length !== words.length || pieces.some((piece, i) => piece.length === 0 && words[i] !== ''))
    return shared([...text], glyphs.length)
  return pieces.flatMap((piece, i) => shared([...words[i]!], piece.length))
}

/** No letters: a joiner that leaves no mark, and that readers pass over. */
const nothing = '\u2060'

/**
 * Letters of a word over so many glyphs. Where each glyph is a letter they go side by side. Where letters melt together or
 * change places, the first glyph stands for the whole word and the rest for nothing: readers that count widths take a glyph
 * with a sign above or below for one without width, and would find gaps inside the word.
 */
function shared(letters: readonly string[], count: number): string[] {
  if (count === 0) return []
  const isPlain = letters.length === count && !letters.some((letter) => /\p{M}/u.test(letter))
  return isPlain ? [...letters] : [letters.join(''), ...Array<string>(count - 1).fill(nothing)]
}
