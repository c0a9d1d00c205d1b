/** A box of an MP4 (ISO 14496-12): where it begins, where its content begins and ends. */
export type Box = { type: string; at: number; from: number; to: number }

/** A track: its samples in their order, and where its tables lie. */
export type Track = {
  kind: string
  /** Place in the file and bytes of each sample. */
  samples: { at: number; bytes: number }[]
  /** First sample of each chunk. */
  chunks: number[]
  /** Where the first size of stsz (null where all have one), and the first offset of stco, stand. */
  sizesAt: number | null
  offsetsAt: number
  /** Boxes around the description of a sample, the outermost first. */
  around: Box[]
  /** Description of its samples. */
  entry: Box
  header: Box
}

/** A file that is put together in a way nobody here reads. */
export class OtherFile extends Error {}

/** Boxes side by side between two places. Throws `OtherFile`. */
export function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const size = file.readUInt32BE(at)
    const isLong = size === 1
    const bytes = isLong ? Number(file.readBigUInt64BE(at + 8)) : size
    if (bytes < 8 || at + bytes > to) throw new OtherFile('a box without an end')
    boxes.push({
      type: file.toString('latin1', at + 4, at + 8),
      at,
      from: at + (isLong ? 16 : 8),
      to: at + bytes,
    })
    at += bytes
  }
  return boxes
}

/** The box at a path below another one. Throws `OtherFile`. */
export function boxAt(file: Buffer, parent: Pick<Box, 'from' | 'to'>, ...path: string[]): Box {
  let found: Box | undefined
  for (const type of path) {
    const { from, to } = found ?? parent
    found = boxesIn(file, from, to).find((box) => box.type === type)
    if (!found) throw new OtherFile(`no ${type}`)
  }
  return found!
}

/** The tracks of a file whose index stands before its data. Throws `OtherFile`. */
export function tracksOf(file: Buffer, moov: Box): Track[] {
  return boxesIn(file, moov.from, moov.to)
    .filter(({ type }) => type === 'trak')
    .map((trak) => trackOf(file, moov, trak))
}

function trackOf(file: Buffer, moov: Box, trak: Box): Track {
  const mdia = boxAt(file, trak, 'mdia')
  const minf = boxAt(file, mdia, 'minf')
  const stbl = boxAt(file, minf, 'stbl')
  const stsd = boxAt(file, stbl, 'stsd')
  const handler = boxAt(file, mdia, 'hdlr')
  const [stsz, stsc, stco] = ['stsz', 'stsc', 'stco'].map((type) => boxAt(file, stbl, type)) as [
    Box,
    Box,
    Box,
  ]
  const [entry] = boxesIn(file, stsd.from + 8, stsd.to)
  if (!entry) throw new OtherFile('no description')
  const fixed = file.readUInt32BE(stsz.from + 4)
  const count = file.readUInt32BE(stsz.from + 8)
  const offsets = file.readUInt32BE(stco.from + 4)
  const runs = Array.from({ length: file.readUInt32BE(stsc.from + 4) }, (_, i) => ({
    chunk: file.readUInt32BE(stsc.from + 8 + i * 12) - 1,
    samples: file.readUInt32BE(stsc.from + 12 + i * 12),
  }))
  const samples: Track['samples'] = []
  const chunks: number[] = []
  let run = -1
  for (let chunk = 0; chunk < offsets; chunk++) {
    if (runs[run + 1]?.chunk === chunk) run += 1
    let at = file.readUInt32BE(stco.from + 8 + chunk * 4)
    chunks.push(samples.length)
    for (let i = 0; i < (runs[run]?.samples ?? 0) && samples.length < count; i++) {
      const bytes = fixed || file.readUInt32BE(stsz.from + 12 + samples.length * 4)
      samples.push({ at, bytes })
      at += bytes
    }
  }
  if (samples.length !== count) throw new OtherFile('samples without a place')
  return {
    kind: file.toString('latin1', handler.from + 8, handler.from + 12),
    samples,
    chunks,
    sizesAt: fixed ? null : stsz.from + 12,
    offsetsAt: stco.from + 8,
    around: [moov, trak, mdia, minf, stbl, stsd, entry],
    entry,
    header: boxAt(file, trak, 'tkhd'),
  }
}
