import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef } from 'pdf-lib'
import { inflated, streamOf } from './pdf-stream.ts'

/** A font of a file whose glyphs may stand for several letters. Codes are the two bytes of a page's text. */
export type TextFont = {
  /** What a code stands for now; undefined where the file does not say. */
  lettersOf: (code: number) => string | undefined
  /** A code that draws the same glyph and stands for these letters. */
  codeFor: (code: number, letters: string) => number
  /** Writes what was learned into the file. */
  close: () => void
}

const keyOf = (name: string) => PDFName.of(name)
const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
const wordHex = (text: string) =>
  Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i))).join('')
const textOf = (units: string) =>
  String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** Opens a font with two-byte codes that are the numbers of its glyphs (TrueType); other kinds are left as they are. */
export function openFont(document: PDFDocument, font: PDFDict): TextFont | undefined {
  const { context } = document
  const below = font.lookupMaybe(keyOf('DescendantFonts'), PDFArray)?.lookup(0)
  const isOurs =
    font.get(keyOf('Encoding')) === keyOf('Identity-H') &&
    below instanceof PDFDict &&
    below.get(keyOf('Subtype')) === keyOf('CIDFontType2') &&
    [undefined, keyOf('Identity')].includes(below.get(keyOf('CIDToGIDMap')) as PDFName | undefined)
  if (!isOurs) return undefined
  const stream = context.lookup(font.get(keyOf('ToUnicode')))
  const letters = stream instanceof PDFRawStream ? readLetters(stream) : new Map<number, string>()
  const widths = readWidths(below)
  const most = Math.max(0, ...letters.keys(), ...widths.keys())
  /** Further codes, and the glyph each draws. */
  const glyphs = new Map<number, number>()
  const known = new Map<string, number>()
  const lettersOf = (code: number) => letters.get(code)
  return {
    lettersOf,
    codeFor: (code, wanted) => {
      if (lettersOf(code) === wanted) return code
      const key = `${code} ${wanted}`
      const before = known.get(key)
      if (before !== undefined) return before
      const made = most + 1 + known.size
      // Two bytes hold no more; the text itself says what it is then.
      if (made > 0xffff) return code
      known.set(key, made)
      glyphs.set(made, code)
      letters.set(made, wanted)
      return made
    },
    close: () => {
      if (glyphs.size === 0) return
      const map = Buffer.alloc(2 * (most + 1 + glyphs.size))
      for (let code = 0; code <= most; code += 1) map.writeUInt16BE(code, 2 * code)
      const list = below.lookupMaybe(keyOf('W'), PDFArray) ?? context.obj([])
      for (const [code, glyph] of glyphs) {
        map.writeUInt16BE(glyph, 2 * code)
        const width = widths.get(glyph)
        if (width === undefined) continue
        list.push(PDFNumber.of(code))
        list.push(context.obj([width]))
      }
      below.set(keyOf('W'), list)
      below.set(keyOf('CIDToGIDMap'), context.register(streamOf(context, map)))
      const table = streamOf(context, Buffer.from(writeLetters(letters), 'latin1'))
      const before = font.get(keyOf('ToUnicode'))
      if (before instanceof PDFRef) context.assign(before, table)
      else font.set(keyOf('ToUnicode'), context.register(table))
    },
  }
}

/** The table of a file that says what codes stand for. */
function readLetters(stream: PDFRawStream): Map<number, string> {
  const table = inflated(stream).toString('latin1')
  const letters = new Map<number, string>()
  for (const [, part] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code, units] of part!.matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]+)>/g))
      letters.set(Number.parseInt(code!, 16), textOf(units!))
  for (const [, part] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, to, first] of part!.matchAll(
      /<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]{4})>/g,
    )) {
      const [start, end, unit] = [from, to, first].map((one) => Number.parseInt(one!, 16)) as [
        number,
        number,
        number,
      ]
      for (let code = start; code <= end; code += 1)
        letters.set(code, String.fromCharCode(unit + code - start))
    }
  return letters
}

/** The widths of a font's glyphs: `first [w w …]` and `first last w`. */
function readWidths(below: PDFDict): Map<number, number> {
  const widths = new Map<number, number>()
  const list = below.lookupMaybe(keyOf('W'), PDFArray)
  for (let i = 0; list && i < list.size();) {
    const first = list.lookup(i, PDFNumber).asNumber()
    const next = list.lookup(i + 1)
    if (next instanceof PDFArray) {
      for (let k = 0; k < next.size(); k += 1) widths.set(first + k, next.lookup(k, PDFNumber).asNumber())
      i += 2
      continue
    }
    const last = list.lookup(i + 1, PDFNumber).asNumber()
    for (let code = first; code <= last; code += 1) widths.set(code, list.lookup(i + 2, PDFNumber).asNumber())
    i += 3
  }
  return widths
}

function writeLetters(letters: ReadonlyMap<number, string>): string {
  const rows = [...letters]
    .toSorted(([a], [b]) => a - b)
    .map(([code, text]) => `<${hex(code)}> <${wordHex(text)}>`)
  const parts: string[] = []
  // A section holds a hundred rows at the most.
  for (let i = 0; i < rows.length; i += 100) {
    const some = rows.slice(i, i + 100)
    parts.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...parts,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n')
}
