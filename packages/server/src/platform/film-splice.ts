import { Readable } from 'node:stream'
import type { FilmTemplate } from './film-template.ts'
import { type CodedStrip, readSets, stripSlice } from './h264-strip.ts'
import type { Stored } from './storage.ts'

/** The slices of one shop's strip, one for each kind of key picture, with their lengths before them. */
export type Strip = readonly Buffer[]

/** Joins an encoded strip to a template. Throws `OtherStream` where they do not fit. */
export function stripFor(template: FilmTemplate, coded: CodedStrip): Strip {
  const sets = readSets(Buffer.from(template.sps, 'hex'), Buffer.from(template.pps, 'hex'))
  return template.variants.map((variant) => {
    const slice = stripSlice(coded, variant, sets)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(slice.length)
    return Buffer.concat([length, slice])
  })
}

/** A strip as it is stored: how many slices, their lengths, and they themselves. */
export function packStrip(strip: Strip): Buffer {
  const head = Buffer.alloc(4 + strip.length * 4)
  head.writeUInt32BE(strip.length)
  for (const [i, one] of strip.entries()) head.writeUInt32BE(one.length, 4 + i * 4)
  return Buffer.concat([head, ...strip])
}

/** The other way round. Throws a RangeError for what is no strip. */
export function unpackStrip(bytes: Buffer): Strip {
  const count = bytes.readUInt32BE(0)
  let at = 4 + count * 4
  return Array.from({ length: count }, (_, i) => {
    const length = bytes.readUInt32BE(4 + i * 4)
    at += length
    if (at > bytes.length) throw new RangeError('a strip is cut off')
    return bytes.subarray(at - length, at)
  })
}

/** How large the film of a shop is, in bytes. */
export const filmBytes = (template: FilmTemplate, strip: Strip): number =>
  headLength(template) + template.bytes + insertedBefore(template, strip, Infinity)

const headLength = ({ head }: FilmTemplate) => Buffer.byteLength(head, 'base64')
const insertedBefore = ({ inserts }: FilmTemplate, strip: Strip, place: number): number =>
  inserts.reduce((sum, { at, variant }) => (at < place ? sum + strip[variant]!.length : sum), 0)

/** The index of a shop's film: sizes of its key pictures, offsets of its chunks, size of its data. */
export function headOf(template: FilmTemplate, strip: Strip): Buffer {
  const head = Buffer.from(template.head, 'base64')
  for (const { variant, sizeAt } of template.inserts)
    head.writeUInt32BE(head.readUInt32BE(sizeAt) + strip[variant]!.length, sizeAt)
  for (const { at, count } of template.tables) {
    // Offsets grow, and so do the places of strips: both are walked once.
    let [next, grown] = [0, head.length]
    for (let place = at; place < at + count * 4; place += 4) {
      const offset = head.readUInt32BE(place)
      for (; next < template.inserts.length && template.inserts[next]!.at <= offset; next++)
        grown += strip[template.inserts[next]!.variant]!.length
      head.writeUInt32BE(offset + grown, place)
    }
  }
  head.writeUInt32BE(8 + template.bytes + insertedBefore(template, strip, Infinity), head.length - 8)
  return head
}

/** Reads a part of a stored body, both ends counted. */
type ReadBody = (first: number, last: number) => Promise<Readable>

/**
 * A shop's film as it is given out: put together while it is read, whole or in parts. Only what is asked for is read of
 * the body, in one piece.
 */
export function openFilm(
  template: FilmTemplate,
  strip: Strip,
  readBody: ReadBody,
): Pick<Stored, 'body' | 'bytes' | 'part'> {
  const head = headOf(template, strip)
  const bytes = head.length + template.bytes + insertedBefore(template, strip, Infinity)
  const part = async (first: number, last: number) =>
    Readable.from(partOf({ template, strip, head, readBody }, first, last), { objectMode: false })
  return {
    body: Readable.from(partOf({ template, strip, head, readBody }, 0, bytes - 1), { objectMode: false }),
    bytes,
    part,
  }
}

type Whole = { template: FilmTemplate; strip: Strip; head: Buffer; readBody: ReadBody }

/** Pieces of the film in their order: those of the body by their place in it, all others as bytes. */
function* piecesOf({ template, strip, head }: Whole): Generator<Buffer | { from: number; to: number }> {
  yield head
  let from = 0
  for (const { at, variant } of template.inserts) {
    if (at > from) yield { from, to: at }
    yield strip[variant]!
    from = at
  }
  if (template.bytes > from) yield { from, to: template.bytes }
}

async function* partOf(whole: Whole, first: number, last: number): AsyncGenerator<Buffer> {
  const wanted: (Buffer | { from: number; to: number })[] = []
  let at = 0
  for (const piece of piecesOf(whole)) {
    const length = Buffer.isBuffer(piece) ? piece.length : piece.to - piece.from
    const [begin, end] = [Math.max(0, first - at), Math.min(length, last + 1 - at)]
    at += length
    if (begin >= end) continue
    wanted.push(
      Buffer.isBuffer(piece)
        ? piece.subarray(begin, end)
        : { from: piece.from + begin, to: piece.from + end },
    )
  }
  const ofBody = wanted.flatMap((piece) => (Buffer.isBuffer(piece) ? [] : [piece]))
  const body =
    ofBody.length === 0 ? undefined : readerOf(await whole.readBody(ofBody[0]!.from, ofBody.at(-1)!.to - 1))
  try {
    for (const piece of wanted)
      if (Buffer.isBuffer(piece)) yield piece
      else yield* body!.take(piece.to - piece.from)
  } finally {
    body?.end()
  }
}

/** Takes counted bytes of a stream. */
function readerOf(stream: Readable) {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let left: Buffer = Buffer.alloc(0)
  return {
    async *take(bytes: number): AsyncGenerator<Buffer> {
      for (let missing = bytes; missing > 0;) {
        if (left.length === 0) {
          const next = await chunks.next()
          if (next.done) throw new Error('the body of a film is cut off')
          left = next.value
        }
        const some = left.subarray(0, missing)
        left = left.subarray(some.length)
        missing -= some.length
        yield some
      }
    },
    end: () => stream.destroy(),
  }
}
