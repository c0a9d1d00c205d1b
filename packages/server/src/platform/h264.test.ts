import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BitReader, BitWriter, nalOf, rbspOf, stopBitOf } from './h264-bits.ts'
import {
  OtherStream,
  readPps,
  readSlice,
  readSps,
  type SliceHeader,
  withRows,
  writeSlice,
} from './h264-headers.ts'
import { leastShares, writeSkips } from './h264-skip.ts'
import { skipSlice, stripSlice } from './h264-strip.ts'

/** A sequence parameter set as x264 writes it: High, 4.0, 68 columns, `crop` in steps of two px. */
const spsOf = (
  rows: number,
  { crop = [0, 4, 0, 0], poc = 2, fields = false, vui = '10110011100011' } = {},
) => {
  const w = new BitWriter().bits(100, 8).bits(0, 8).bits(40, 8).ue(0).ue(1).ue(0).ue(0).bit(0).bit(0)
  w.ue(2).ue(poc)
  if (poc === 0) w.ue(4)
  w.ue(2)
    .bit(0)
    .ue(67)
    .ue(rows - 1)
  w.bit(fields ? 0 : 1)
  if (fields) w.bit(0)
  w.bit(1)
  if (crop.some(Boolean)) for (const [i, side] of crop.entries()) (i === 0 ? w.bit(1) : w).ue(side)
  else w.bit(0)
  for (const bit of vui) w.bit(Number(bit))
  return nalOf(0x67, w.stop().bytes())
}
const ppsOf = ({ cabac = 1, references = 2, qp = 26, has8x8 = 1 } = {}) => {
  const w = new BitWriter()
    .ue(0)
    .ue(0)
    .bit(cabac)
    .bit(0)
    .ue(0)
    .ue(references - 1)
    .ue(0)
    .bit(0)
    .bits(0, 2)
  w.se(qp - 26)
    .se(0)
    .se(0)
    .bit(1)
    .bit(0)
    .bit(0)
  return nalOf(0x68, w.bit(has8x8).bit(0).se(0).stop().bytes())
}

describe('bits', () => {
  test('exp-Golomb numbers are those of the standard’s table', () => {
    const written = (value: number) => {
      const w = new BitWriter().ue(value).stop().bytes()
      return [...w]
        .map((byte) => byte.toString(2).padStart(8, '0'))
        .join('')
        .slice(0, stopBitOf(w))
    }
    expect([0, 1, 2, 3, 6, 7].map(written)).toEqual(['1', '010', '011', '00100', '00111', '0001000'])
    const signed = new BitReader(new BitWriter().ue(0).ue(1).ue(2).ue(3).ue(4).stop().bytes())
    expect([1, 2, 3, 4, 5].map(() => signed.se())).toEqual([0, 1, -1, 2, -2])
  })

  test('every number is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -70_000, max: 70_000 }), { maxLength: 40 }), (numbers) => {
        const w = new BitWriter()
        for (const one of numbers) w.se(one).ue(Math.abs(one))
        const r = new BitReader(w.stop().bytes())
        for (const one of numbers) expect([r.se() + 0, r.ue()]).toEqual([one, Math.abs(one)])
      }),
    )
  })

  test('no start code stands inside a unit, and nothing is lost', () => {
    expect([...nalOf(0x65, Buffer.from('0000010000000003', 'hex'))]).toEqual([
      0x65, 0, 0, 3, 1, 0, 0, 3, 0, 0, 3, 3,
    ])
    const few = fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 255), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(few, (bytes) => {
        const rbsp = Uint8Array.from([...bytes, 0x80])
        const nal = nalOf(0x41, rbsp)
        expect([...rbspOf(nal)]).toEqual([...rbsp])
        for (const start of ['000000', '000001', '000002']) expect(nal.indexOf(start, 0, 'hex')).toBe(-1)
      }),
    )
  })
})

describe('headers', () => {
  test('a set for another height says nothing else differently, and the way back is the first one', () => {
    const sps = spsOf(51)
    expect(readSps(sps)).toEqual({
      columns: 68,
      rows: 51,
      level: 40,
      frameNumBits: 6,
      pocType: 2,
      pocBits: 0,
    })
    const tall = withRows(sps, 68, 8)
    expect(tall).toEqual(spsOf(68, { crop: [0, 4, 0, 4] }))
    expect(withRows(tall, 51, 0)).toEqual(sps)
    expect(withRows(spsOf(51, { crop: [0, 0, 0, 0] }), 68, 0)).toEqual(spsOf(68, { crop: [0, 0, 0, 0] }))
  })

  test('what nobody here reads is refused', () => {
    expect(() => readSps(spsOf(51, { fields: true }))).toThrow(OtherStream)
    expect(() => readSps(spsOf(51, { poc: 1 }))).toThrow(OtherStream)
    const [sps, pps] = [readSps(spsOf(51)), readPps(ppsOf())]
    const b = nalOf(0x01, new BitWriter().ue(0).ue(6).ue(0).bits(1, 6).stop().bytes())
    expect(() => readSlice(b, sps, pps)).toThrow('slice type 6')
    expect(() => readSlice(nalOf(0x41, new BitWriter().ue(0).stop().bytes()), sps, pps)).toThrow()
  })

  const idr: SliceHeader = {
    head: 0x65,
    firstMb: 3468,
    type: 7,
    frameNum: 0,
    idrPicId: 1,
    poc: null,
    marking: { noOutput: 0, isLong: 0 },
    qpDelta: -5,
    deblocking: { off: 2, alpha: -1, beta: 2 },
    bits: 0,
  }
  const p: SliceHeader = { ...idr, head: 0x41, type: 5, frameNum: 33, idrPicId: null, qpDelta: 7 }
  test.each([
    ['key picture', idr, 2],
    ['key picture with an order', { ...idr, poc: 0 }, 0],
    ['picture between', p, 2],
    ['picture between with an order', { ...p, poc: 66 }, 0],
    ['picture nobody refers to', { ...p, head: 0x01, marking: null }, 2],
    ['without its own deblocking', { ...p, deblocking: { off: 1, alpha: 0, beta: 0 } }, 2],
  ])('%s: read as it was written', (_name, header, poc) => {
    const sets = { sps: readSps(spsOf(51, { poc })), pps: readPps(ppsOf()) }
    const written = writeSlice(header, sets.sps, sets.pps).align(1).bytes()
    const read = readSlice(
      nalOf(header.head, Buffer.concat([written, Buffer.from([0x80])])),
      sets.sps,
      sets.pps,
    )
    expect(read).toEqual({ ...header, bits: expect.any(Number) })
    expect((read.bits + 7) >> 3).toBe(written.length)
  })
})

/** The arithmetic decoder of 9.3.3.2, for one context and the end of a slice. */
function readSkips(bytes: Uint8Array, most: number): { skipped: number; ended: boolean } {
  const r = new BitReader(bytes)
  let [range, offset, state] = [510, r.bits(9), ((23 * 26) >> 4) + 33 - 64]
  const renew = () => {
    while (range < 256) {
      range *= 2
      offset = offset * 2 + r.bit()
    }
  }
  let skipped = 0
  for (; skipped < most;) {
    range -= leastShares[state * 4 + ((range >> 6) & 3)]!
    // The less probable symbol: a macroblock that is not skipped.
    if (offset >= range) return { skipped, ended: false }
    state = Math.min(62, state + 1)
    renew()
    skipped += 1
    range -= 2
    if (offset >= range) return { skipped, ended: true }
    renew()
  }
  return { skipped, ended: false }
}
test('a strip that stands still is a few bytes, and says so of every macroblock', () => {
  expect(leastShares.length).toBe(64 * 4)
  for (const count of [1, 2, 68, 68 * 17]) {
    const data = writeSkips(new BitWriter(), count).bytes()
    expect(readSkips(Buffer.concat([data, Buffer.alloc(4)]), 5000)).toEqual({ skipped: count, ended: true })
    expect(data.length).toBeLessThan(20)
  }
})

test('slices of a strip: only the header is written anew', () => {
  const sets = { sps: readSps(spsOf(51)), pps: readPps(ppsOf()) }
  const upper = readSlice(
    nalOf(
      0x65,
      Buffer.concat([
        writeSlice(
          {
            head: 0x65,
            firstMb: 0,
            type: 7,
            frameNum: 0,
            idrPicId: 1,
            poc: null,
            marking: { noOutput: 0, isLong: 0 },
            qpDelta: -3,
            deblocking: { off: 0, alpha: 0, beta: 0 },
            bits: 0,
          },
          sets.sps,
          sets.pps,
        )
          .align(1)
          .bytes(),
        Buffer.from([1, 2, 0x80]),
      ]),
    ),
    sets.sps,
    sets.pps,
  )
  const own = { sps: spsOf(17, { poc: 0 }), pps: ppsOf({ qp: 18, references: 1 }) }
  const data = Buffer.from('00000102030000000155aa80', 'hex')
  const ownHeader = { ...upper, idrPicId: 0, poc: 0, qpDelta: 2 }
  const head = writeSlice(ownHeader, readSps(own.sps), readPps(own.pps)).align(1).bytes()
  const coded = { ...own, slice: nalOf(0x65, Buffer.concat([head, data])) }
  const joined = stripSlice(coded, upper, sets)
  const read = readSlice(joined, sets.sps, sets.pps)
  expect(read).toMatchObject({ firstMb: 68 * 51, idrPicId: 1, qpDelta: -6, deblocking: { off: 2 } })
  expect(Buffer.from(rbspOf(joined).subarray((read.bits + 7) >> 3))).toEqual(data)
  expect(() => stripSlice({ ...coded, pps: ppsOf({ has8x8: 0 }) }, upper, sets)).toThrow(OtherStream)
  expect(() => stripSlice({ ...coded, pps: ppsOf({ cabac: 0 }) }, upper, sets)).toThrow(OtherStream)

  const between = { ...upper, head: 0x41, type: 5, frameNum: 12, idrPicId: null }
  const skip = skipSlice(between, sets, 17)
  const said = readSlice(skip, sets.sps, sets.pps)
  expect(said).toMatchObject({ firstMb: 68 * 51, type: 5, frameNum: 12, qpDelta: 0, deblocking: { off: 1 } })
  const skips = rbspOf(skip).subarray((said.bits + 7) >> 3)
  expect(readSkips(Buffer.concat([skips, Buffer.alloc(4)]), 5000)).toEqual({ skipped: 68 * 17, ended: true })
  expect(skip.length).toBeLessThan(30)
})
