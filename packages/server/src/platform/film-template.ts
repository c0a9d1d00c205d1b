import { OtherStream, readSlice, type SliceHeader, withRows } from './h264-headers.ts'
import { readSets, type Sets, skipSlice } from './h264-strip.ts'
import { type Box, boxAt, boxesIn, OtherFile, type Track, tracksOf } from './mp4-boxes.ts'

/** Where the strip of a film stands: rows of macroblocks above and of it, and px at the foot that are not shown. */
export type StripPlace = { upper: number; rows: number; cropBottom: number }

/**
 * A film without its strip, as all shops share it. The file of a shop is `head` with a few numbers of its own, then the
 * body with the strip's slices put in. `head` is in base64; its sizes are those without strips, its offsets count from
 * the body's beginning.
 */
export type FilmTemplate = {
  head: string
  /** Bytes of the body. */
  bytes: number
  place: StripPlace
  /** The parameter sets of the upper region alone, in hexadecimal, and the headers of its key pictures. */
  sps: string
  pps: string
  variants: SliceHeader[]
  /** Where strips go in, in the order of the body; `sizeAt` is where the size of that sample stands in the head. */
  inserts: { at: number; variant: number; sizeAt: number }[]
  /** Tables of offsets in the head. */
  tables: { at: number; count: number }[]
}

/** More kinds of key pictures than an encoder makes. */
const mostVariants = 4
const lengthBytes = 4

/**
 * Turns an MP4 of the upper region alone into a template: full height in the parameter sets, the slices that repeat the
 * strip in every frame between, nothing else in the stream. Throws `OtherStream` and `OtherFile` for what cannot be.
 */
export function makeTemplate(file: Buffer, place: StripPlace): { template: FilmTemplate; body: Buffer } {
  const top = boxesIn(file, 0, file.length)
  const whole = { from: 0, to: file.length }
  const [ftyp, moov] = [boxAt(file, whole, 'ftyp'), boxAt(file, whole, 'moov')]
  if (top.findIndex(({ type }) => type === 'mdat') < top.findIndex(({ type }) => type === 'moov'))
    throw new OtherFile('its index stands last')
  const tracks = tracksOf(file, moov)
  const video = tracks.find(({ kind }) => kind === 'vide')
  if (!video?.sizesAt) throw new OtherFile('no moving picture')
  const config = boxAt(file, { from: video.entry.from + 78, to: video.entry.to }, 'avcC')
  const { sps, pps } = setsIn(file, config)
  const sets = readSets(sps, pps)
  if (sets.sps.rows !== place.upper) throw new OtherStream(`${sets.sps.rows} rows of macroblocks`)
  const body = bodyOf(file, tracks, video, { sets, rows: place.rows })

  const tall = withRows(sps, place.upper + place.rows, place.cropBottom)
  const grown = tall.length - sps.length
  const headBytes = moov.to - moov.at + (ftyp.to - ftyp.at)
  /** Where a place of the index comes to stand. */
  const to = (at: number) => at - moov.at + (ftyp.to - ftyp.at) + (at > config.from + 8 ? grown : 0)
  const changed = Buffer.from(file.subarray(0, moov.to))
  for (const box of [...video.around, config]) changed.writeUInt32BE(box.to - box.at + grown, box.at)
  const height = (place.upper + place.rows) * 16 - place.cropBottom
  changed.writeUInt32BE(height * 65_536, video.header.to - 4)
  changed.writeUInt16BE(height, video.entry.from + 26)
  changed.writeUInt16BE(tall.length, config.from + 6)
  for (const [i, size] of body.sizes.entries()) changed.writeUInt32BE(size, video.sizesAt + i * 4)
  for (const track of tracks)
    for (const [i, first] of track.chunks.entries())
      changed.writeUInt32BE(body.placeOf(track, first), track.offsetsAt + i * 4)
  const mdat = Buffer.alloc(8)
  mdat.write('mdat', 4, 'latin1')
  const head = Buffer.concat([
    changed.subarray(ftyp.at, ftyp.to),
    changed.subarray(moov.at, config.from + 8),
    tall,
    changed.subarray(config.from + 8 + sps.length, moov.to),
    mdat,
  ])
  if (head.length !== headBytes + grown + 8) throw new OtherFile('an index that does not fit together')
  const sizesAt = video.sizesAt
  return {
    template: {
      head: head.toString('base64'),
      bytes: body.bytes.length,
      place,
      sps: sps.toString('hex'),
      pps: pps.toString('hex'),
      variants: body.variants,
      inserts: body.inserts.map(({ sample, ...insert }) => ({ ...insert, sizeAt: to(sizesAt + sample * 4) })),
      tables: tracks.map(({ offsetsAt, chunks }) => ({ at: to(offsetsAt), count: chunks.length })),
    },
    body: body.bytes,
  }
}

/** The one sequence and the one picture parameter set of avcC (ISO 14496-15). */
function setsIn(file: Buffer, { from }: Box): { sps: Buffer; pps: Buffer } {
  if ((file[from + 4]! & 3) + 1 !== lengthBytes || (file[from + 5]! & 31) !== 1)
    throw new OtherStream('several parameter sets')
  const spsEnd = from + 8 + file.readUInt16BE(from + 6)
  if (file[spsEnd] !== 1) throw new OtherStream('several parameter sets')
  return {
    sps: file.subarray(from + 8, spsEnd),
    pps: file.subarray(spsEnd + 3, spsEnd + 3 + file.readUInt16BE(spsEnd + 1)),
  }
}

type Body = {
  bytes: Buffer
  /** New sizes of the samples of the picture, strips left out. */
  sizes: number[]
  variants: SliceHeader[]
  inserts: { at: number; variant: number; sample: number }[]
  placeOf(track: Track, sample: number): number
}

function bodyOf(
  file: Buffer,
  tracks: Track[],
  video: Track,
  { sets, rows }: { sets: Sets; rows: number },
): Body {
  const all = tracks
    .flatMap((track) => track.samples.map((sample, index) => ({ track, index, ...sample })))
    .toSorted((a, b) => a.at - b.at)
  const places = new Map(tracks.map((track) => [track, track.samples.map(() => 0)]))
  const parts: Buffer[] = []
  const sizes: number[] = []
  const variants: SliceHeader[] = []
  const inserts: Body['inserts'] = []
  let at = 0
  const add = (part: Buffer) => {
    parts.push(part)
    at += part.length
  }
  for (const { track, index, at: from, bytes } of all) {
    places.get(track)![index] = at
    if (track !== video) {
      add(file.subarray(from, from + bytes))
      continue
    }
    const unit = sliceOf(file, from, from + bytes)
    const header = readSlice(unit, sets.sps, sets.pps)
    const isKey = header.idrPicId !== null
    if (header.firstMb !== 0 || isKey !== (header.type % 5 === 2))
      throw new OtherStream('slices of other kinds')
    add(counted(unit))
    if (!isKey) add(counted(skipSlice(header, sets, rows)))
    else inserts.push({ at, variant: variantOf(variants, header), sample: index })
    sizes[index] = at - places.get(track)![index]!
  }
  return {
    bytes: Buffer.concat(parts),
    sizes,
    variants,
    inserts,
    placeOf: (track, sample) => places.get(track)![sample]!,
  }
}

/** The one slice of a picture; what else stands beside it says nothing to a decoder. */
function sliceOf(file: Buffer, from: number, to: number): Buffer {
  const slices: Buffer[] = []
  for (let at = from; at < to;) {
    const end = at + lengthBytes + file.readUInt32BE(at)
    const unit = file.subarray(at + lengthBytes, end)
    const type = unit[0]! & 31
    if (type === 1 || type === 5) slices.push(unit)
    else if (type !== 6 && type !== 9) throw new OtherStream(`unit ${type} inside the stream`)
    at = end
  }
  if (slices.length !== 1) throw new OtherStream(`${slices.length} slices in a picture`)
  return slices[0]!
}

function variantOf(variants: SliceHeader[], header: SliceHeader): number {
  const said = ({ head, type, idrPicId, poc, frameNum, marking }: SliceHeader) =>
    JSON.stringify([head, type, idrPicId, poc, frameNum, marking])
  const found = variants.findIndex((one) => said(one) === said(header))
  if (found >= 0) return found
  if (variants.push(header) > mostVariants) throw new OtherStream('key pictures of many kinds')
  return variants.length - 1
}

const counted = (unit: Uint8Array): Buffer => {
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(unit.length)
  return Buffer.concat([length, unit])
}
