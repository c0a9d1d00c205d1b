import { brotliDecompressSync } from 'node:zlib'

/** What layout and the check for missing glyphs need of a font: its characters and its height, in shares of the size. */
export type FontFacts = { ascent: number; descent: number; characters: number[] }

const [cmapTag, headTag, hheaTag, glyfTag, locaTag] = [0, 1, 2, 10, 11]

/** Reads a WOFF2 file (W3C WOFF 2.0, sections 4 and 5): its `cmap`, `head` and `hhea` are stored as they are. */
export function readFont(file: Buffer): FontFacts {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file')
  const count = file.readUInt16BE(12)
  let at = 48
  const base128 = () => {
    for (let value = 0; ;) {
      const byte = file[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const directory = Array.from({ length: count }, () => {
    const flags = file[at++]!
    const tag = flags & 63
    if (tag === 63) at += 4
    const original = base128()
    const isChanged = tag === glyfTag || tag === locaTag ? flags >> 6 === 0 : flags >> 6 !== 0
    return { tag, length: isChanged ? base128() : original }
  })
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const tables = new Map<number, Buffer>()
  let offset = 0
  for (const { tag, length } of directory) {
    tables.set(tag, data.subarray(offset, offset + length))
    offset += length
  }
  const unit = tables.get(headTag)!.readUInt16BE(18)
  const hhea = tables.get(hheaTag)!
  return {
    ascent: hhea.readInt16BE(4) / unit,
    descent: -hhea.readInt16BE(6) / unit,
    characters: readCmap(tables.get(cmapTag)!),
  }
}

/** The characters of a `cmap` table, formats 4 and 12, ascending. */
function readCmap(cmap: Buffer): number[] {
  const found = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(8 + i * 8)
    const format = cmap.readUInt16BE(at)
    if (format === 4) readSegments(cmap.subarray(at), found)
    if (format === 12) {
      for (let g = 0; g < cmap.readUInt32BE(at + 12); g++) {
        const group = at + 16 + g * 12
        for (let code = cmap.readUInt32BE(group); code <= cmap.readUInt32BE(group + 4); code++)
          found.add(code)
      }
    }
  }
  return [...found].toSorted((a, b) => a - b)
}

function readSegments(table: Buffer, found: Set<number>): void {
  const size = table.readUInt16BE(6)
  for (let i = 0; i < size; i += 2) {
    const [end, start] = [table.readUInt16BE(14 + i), table.readUInt16BE(16 + size + i)]
    const [delta, range] = [table.readUInt16BE(16 + 2 * size + i), table.readUInt16BE(16 + 3 * size + i)]
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const place = 16 + 3 * size + i + range + 2 * (code - start)
      const glyph = range === 0 ? (code + delta) & 0xffff : table.readUInt16BE(place)
      if (glyph !== 0) found.add(code)
    }
  }
}
