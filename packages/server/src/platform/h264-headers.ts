import { BitReader, BitWriter, nalOf, rbspOf, stopBitOf } from './h264-bits.ts'

/** What of a sequence parameter set slices are read with. */
export type Sps = {
  /** Macroblocks in a row, and rows. */
  columns: number
  rows: number
  level: number
  frameNumBits: number
  pocType: 0 | 2
  pocBits: number
}
/** What of a picture parameter set slices are read with. */
export type Pps = {
  id: number
  isCabac: boolean
  hasBottomPoc: boolean
  /** References a slice has unless it says otherwise. */
  references: number
  qp: number
  chromaOffset: number
  hasDeblocking: boolean
  has8x8: boolean
}
/** A slice header; the fields that are written again for other slices of the same picture. */
export type SliceHeader = {
  /** First byte of the NAL unit: nal_ref_idc and type. */
  head: number
  firstMb: number
  /** As written: 5 and more say that all slices of the picture are alike. */
  type: number
  frameNum: number
  /** Only for IDR pictures. */
  idrPicId: number | null
  poc: number | null
  /** Of a picture that is kept; `isLong` is long_term_reference_flag. */
  marking: { noOutput: number; isLong: number } | null
  qpDelta: number
  deblocking: { off: number; alpha: number; beta: number }
  /** Bits of the RBSP before the slice's data. */
  bits: number
}

/** A stream that is written in a way nobody here reads: it is not spliced. */
export class OtherStream extends Error {}
const refuse = (what: string): never => {
  throw new OtherStream(what)
}
/** Profiles whose sets say more about colours (7.3.2.1.1). */
const withChroma = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128])

type SpsParts = Sps & { mapAt: [number, number]; cropAt: [number, number]; crop: number[] }

function spsParts(rbsp: Uint8Array): SpsParts {
  const r = new BitReader(rbsp)
  const profile = r.bits(8)
  r.bits(8)
  const level = r.bits(8)
  r.ue()
  if (withChroma.has(profile)) {
    if (r.ue() !== 1) refuse('not 4:2:0')
    if (r.ue() + r.ue() !== 0) refuse('more than 8 bits')
    r.bit()
    if (r.bit()) refuse('scaling lists')
  }
  const frameNumBits = r.ue() + 4
  const pocType = r.ue()
  if (pocType !== 0 && pocType !== 2) return refuse('picture order 1')
  const pocBits = pocType === 0 ? r.ue() + 4 : 0
  r.ue()
  if (r.bit()) refuse('gaps in frame numbers')
  const columns = r.ue() + 1
  const from = r.at
  const rows = r.ue() + 1
  const to = r.at
  if (!r.bit()) refuse('fields')
  r.bit()
  const cropFrom = r.at
  const crop = r.bit() ? [r.ue(), r.ue(), r.ue(), r.ue()] : [0, 0, 0, 0]
  return {
    columns,
    rows,
    level,
    frameNumBits,
    pocType,
    pocBits,
    mapAt: [from, to],
    cropAt: [cropFrom, r.at],
    crop,
  }
}

/** Reads a sequence parameter set (7.3.2.1). Throws `OtherStream`. */
export function readSps(nal: Uint8Array): Sps {
  const { columns, rows, level, frameNumBits, pocType, pocBits } = spsParts(rbspOf(nal))
  return { columns, rows, level, frameNumBits, pocType, pocBits }
}

/** The same set for a picture of so many rows of macroblocks, of which `cropBottom` px are not shown. */
export function withRows(nal: Uint8Array, rows: number, cropBottom: number): Buffer {
  const rbsp = rbspOf(nal)
  const { mapAt, cropAt, crop } = spsParts(rbsp)
  const [left = 0, right = 0, top = 0] = crop
  const out = new BitWriter().copy(rbsp, 0, mapAt[0]).ue(rows - 1)
  out.copy(rbsp, mapAt[1], cropAt[0])
  // Steps of two px in 4:2:0 frames.
  const bottom = cropBottom / 2
  if (left + right + top + bottom === 0) out.bit(0)
  else out.bit(1).ue(left).ue(right).ue(top).ue(bottom)
  return nalOf(nal[0]!, out.copy(rbsp, cropAt[1], stopBitOf(rbsp)).stop().bytes())
}

/** Reads a picture parameter set (7.3.2.2). Throws `OtherStream`. */
export function readPps(nal: Uint8Array): Pps {
  const rbsp = rbspOf(nal)
  const r = new BitReader(rbsp)
  const id = r.ue()
  r.ue()
  const isCabac = r.bit() === 1
  const hasBottomPoc = r.bit() === 1
  if (r.ue() !== 0) refuse('slice groups')
  const references = r.ue() + 1
  r.ue()
  if (r.bit()) refuse('weighted prediction')
  r.bits(2)
  const qp = 26 + r.se()
  r.se()
  const chromaOffset = r.se()
  const hasDeblocking = r.bit() === 1
  if (r.bit()) refuse('constrained intra prediction')
  if (r.bit()) refuse('redundant pictures')
  const has8x8 = r.at < stopBitOf(rbsp) && r.bit() === 1
  return { id, isCabac, hasBottomPoc, references, qp, chromaOffset, hasDeblocking, has8x8 }
}

const isIdr = (head: number) => (head & 31) === 5
const isKept = (head: number) => ((head >> 5) & 3) !== 0

/** Reads the header of an I or P slice (7.3.3). Throws `OtherStream`. */
export function readSlice(nal: Uint8Array, sps: Sps, pps: Pps): SliceHeader {
  const head = nal[0]!
  // A header is short; the data behind it stays as it is.
  const r = new BitReader(rbspOf(nal.subarray(0, 96)))
  const firstMb = r.ue()
  const type = r.ue()
  const isIntra = type % 5 === 2
  if (!isIntra && type % 5 !== 0) refuse(`slice type ${type}`)
  if (r.ue() !== pps.id) refuse('another parameter set')
  const frameNum = r.bits(sps.frameNumBits)
  const idrPicId = isIdr(head) ? r.ue() : null
  const poc = sps.pocType === 0 ? r.bits(sps.pocBits) : null
  if (sps.pocType === 0 && pps.hasBottomPoc) r.se()
  if (!isIntra) {
    if (r.bit()) r.ue()
    if (r.bit()) refuse('references in another order')
  }
  let marking: SliceHeader['marking'] = null
  if (isKept(head)) {
    marking = { noOutput: 0, isLong: 0 }
    if (isIdr(head)) marking = { noOutput: r.bit(), isLong: r.bit() }
    else if (r.bit()) refuse('marking of its own')
  }
  if (pps.isCabac && !isIntra) r.ue()
  const qpDelta = r.se()
  const deblocking = { off: 0, alpha: 0, beta: 0 }
  if (pps.hasDeblocking) {
    deblocking.off = r.ue()
    if (deblocking.off !== 1) {
      deblocking.alpha = r.se()
      deblocking.beta = r.se()
    }
  }
  return { head, firstMb, type, frameNum, idrPicId, poc, marking, qpDelta, deblocking, bits: r.at }
}

/** Writes a header: one reference in its usual order, the first table of CABAC. `bits` is not looked at. */
export function writeSlice(slice: SliceHeader, sps: Sps, pps: Pps): BitWriter {
  const isIntra = slice.type % 5 === 2
  const w = new BitWriter().ue(slice.firstMb).ue(slice.type).ue(pps.id).bits(slice.frameNum, sps.frameNumBits)
  if (slice.idrPicId !== null) w.ue(slice.idrPicId)
  if (sps.pocType === 0) w.bits(slice.poc ?? 0, sps.pocBits)
  if (sps.pocType === 0 && pps.hasBottomPoc) w.se(0)
  if (!isIntra) {
    if (pps.references === 1) w.bit(0)
    else w.bit(1).ue(0)
    w.bit(0)
  }
  if (slice.marking) {
    if (slice.idrPicId !== null) w.bit(slice.marking.noOutput).bit(slice.marking.isLong)
    else w.bit(0)
  }
  if (pps.isCabac && !isIntra) w.ue(0)
  w.se(slice.qpDelta)
  if (pps.hasDeblocking) {
    const { off, alpha, beta } = slice.deblocking
    w.ue(off)
    if (off !== 1) w.se(alpha).se(beta)
  }
  return w
}
