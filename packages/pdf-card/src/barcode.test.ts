import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { beforeAll, expect, test } from 'vitest'
import { barcodeOf, barsOf } from './barcode.ts'
import { pdfCardFacts } from './facts.ts'
import { detailsFor } from './fixtures.ts'

beforeAll(() => {
  const file = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({
    overrides: {
      wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
    },
  })
})

/** What another library reads in the bars, two pixels to a module. */
async function readBack(text: string, isMirrored = false) {
  const { bars, modules } = barsOf(text)
  const [wide, high] = [(modules + 20) * 2, 40]
  const context = createCanvas(wide, high).getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, wide, high)
  context.fillStyle = '#000'
  for (const [at, count] of bars) {
    const left = isMirrored ? modules - at - count : at
    context.fillRect((left + 10) * 2, 0, count * 2, high)
  }
  const image = context.getImageData(0, 0, wide, high) as unknown as Parameters<typeof readBarcodes>[0]
  return (await readBarcodes(image, { formats: ['Code128'] }))[0]?.text
}

test.each(['EMP-0042', '123456', '000017', 'LVHSS/RJK/2026/0000042', 'a', '~ !"#{}'])(
  '%s is read back',
  async (text) => {
    expect(await readBack(text)).toBe(text)
    expect(await readBack(text, true)).toBe(text)
  },
)

test('whatever can stand in it is read back', async () => {
  const text = fc
    .array(fc.integer({ min: 0x20, max: 0x7e }), { minLength: 1, maxLength: 30 })
    .map((codes) => String.fromCharCode(...codes))
  await fc.assert(
    fc.asyncProperty(text, async (one) => {
      expect(await readBack(one)).toBe(one)
    }),
    { numRuns: 60 },
  )
})

test('bars stay apart and inside', () => {
  const { bars, modules } = barsOf('AB12')
  expect(bars[0]).toEqual([0, 2])
  for (const [i, [at, wide]] of bars.entries()) {
    expect(at + wide).toBeLessThan(i === bars.length - 1 ? modules + 1 : bars[i + 1]![0])
    expect(wide).toBeGreaterThanOrEqual(1)
  }
  const [last, width] = bars.at(-1)!
  expect(last + width).toBe(modules)
})

test('only what Code 128 has signs for', () => {
  expect(barcodeOf('EMP 7')).toBe('EMP 7')
  for (const text of ['', 'कर्म-7', 'x'.repeat(49)]) expect(barcodeOf(text)).toBeNull()
})

test.each([
  ['२०२६/१०४५', '2026/1045'],
  ['EMP–૦૦૪૨', 'EMP-0042'],
  ['۷۱', '71'],
])('an ID number in digits of another script, %s, is read as %s', async (idNo, read) => {
  expect(barcodeOf(idNo)).toBe(read)
  expect(await readBack(barcodeOf(idNo)!)).toBe(read)
})

test('a card in an Indian language has the barcode of its number', () => {
  const details = detailsFor('campus', {
    language: 'hi',
    common: { companyName: 'सरस्वती विद्यालय' },
    person: { name: 'आशा', idNo: '२०२६-१०४५' },
    barcode: true,
  })
  const facts = pdfCardFacts(details, { pictures: [], cardUrl: null, verifyUrl: null })
  expect([facts['idNo'], facts['barcode']]).toEqual(['२०२६-१०४५', '2026-1045'])
})
