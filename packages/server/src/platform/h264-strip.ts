import { nalOf, rbspOf } from './h264-bits.ts'
import {
  OtherStream,
  type Pps,
  readPps,
  readSlice,
  readSps,
  type SliceHeader,
  type Sps,
  writeSlice,
} from './h264-headers.ts'
import { skipQp, writeSkips } from './h264-skip.ts'

/** The two parameter sets of a stream, as read. */
export type Sets = { sps: Sps; pps: Pps }
/** An encoded picture of the strip alone: its parameter sets and its one slice, as NAL units. */
export type CodedStrip = { sps: Uint8Array; pps: Uint8Array; slice: Uint8Array }

/** Reads both sets. Throws `OtherStream`. */
export const readSets = (sps: Uint8Array, pps: Uint8Array): Sets => ({ sps: readSps(sps), pps: readPps(pps) })

/**
 * The slice that repeats the strip of the frame before below the slice of an upper region; the same for every shop.
 * `rows` is how many rows of macroblocks the strip has.
 */
export function skipSlice(upper: SliceHeader, { sps, pps }: Sets, rows: number): Buffer {
  const slice: SliceHeader = {
    ...upper,
    firstMb: sps.columns * sps.rows,
    qpDelta: skipQp - pps.qp,
    deblocking: { off: 1, alpha: 0, beta: 0 },
  }
  const out = writeSlice(slice, sps, pps).align(1)
  return nalOf(upper.head, writeSkips(out, sps.columns * rows).bytes())
}

/**
 * The slice of a strip that was encoded as a picture of its own, to stand below the slice of an upper region in an IDR
 * picture. Only the header is written anew; the data is copied. Throws `OtherStream` where the two cannot be joined.
 */
export function stripSlice(strip: CodedStrip, upper: SliceHeader, { sps, pps }: Sets): Buffer {
  const own = readSets(strip.sps, strip.pps)
  const same = ['isCabac', 'has8x8', 'chromaOffset', 'hasDeblocking'] as const
  if (!pps.isCabac || own.sps.columns !== sps.columns || same.some((key) => own.pps[key] !== pps[key]))
    throw new OtherStream('strip and film are encoded in two ways')
  const header = readSlice(strip.slice, own.sps, own.pps)
  if (header.firstMb !== 0 || header.type % 5 !== 2) throw new OtherStream('a strip of several slices')
  const out = writeSlice(
    {
      ...upper,
      firstMb: sps.columns * sps.rows,
      qpDelta: own.pps.qp + header.qpDelta - pps.qp,
      deblocking: header.deblocking.off === 1 ? header.deblocking : { ...header.deblocking, off: 2 },
    },
    sps,
    pps,
  )
  const head = out.align(1).bytes()
  const data = rbspOf(strip.slice).subarray((header.bits + 7) >> 3)
  return nalOf(upper.head, Buffer.concat([head, data]))
}
