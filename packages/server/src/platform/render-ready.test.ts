import sharp from 'sharp'
import { getDocumentProxy, renderPageAsImage } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from './log.ts'
import { makePrint } from './pictures.ts'
import { openRenderer } from './render.ts'

const renderer = openRenderer({ log: makeLog('silent'), limits: { threads: 1 } })
afterAll(() => renderer.close())

/** Four colours beside and over each other, so that another part of the picture is another picture. */
const colours = ['#c2352b', '#2f6fb0', '#3a8a4d', '#e0b03c']
const squares = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${colours
      .map(
        (fill, i) =>
          `<rect x="${(i % 2) * (width / 2)}" y="${Math.floor(i / 2) * (height / 2)}" width="${width / 2}" height="${height / 2}" fill="${fill}"/>`,
      )
      .join('')}</svg>`,
  )
let stored: Buffer
let print: Buffer
beforeAll(async () => {
  stored = await sharp(squares(400, 600)).webp({ lossless: true }).toBuffer()
  print = await makePrint(stored, 300)
})

const page = (layers: object[]) => ({
  version: 1,
  unit: 'mm',
  width: 40,
  height: 30,
  language: 'en',
  background: '#ffffff',
  layers,
})
const image = (x: number, y: number, more: object = {}) => ({
  kind: 'image',
  box: { x, y, width: 12, height: 12 },
  source: 'photo',
  fit: 'cover',
  ...more,
})
const pdfOf = (pages: object[], bytes: Buffer, isReady = true) =>
  renderer.render({
    scene: pages[0],
    more: pages.slice(1),
    // A job takes its pictures with it.
    images: { photo: { bytes: Buffer.from(bytes), isReady } },
    as: { kind: 'pdf', title: 'A' },
  })
async function pixelsOf(pdf: Buffer): Promise<Buffer> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  const drawn = await renderPageAsImage(document, 1, {
    // All of it: matrices and paths are taken from it too.
    canvasImport: () => import('@napi-rs/canvas'),
    scale: 4,
  })
  return sharp(Buffer.from(drawn)).removeAlpha().raw().toBuffer()
}
/** The share of pixels that differ by more than 32 levels. */
async function unlike(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)]
  expect(a.length).toBe(b.length)
  let differ = 0
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((c) => Math.abs(a[at + c]! - b[at + c]!) > 32)) differ++
  return differ / (a.length / 3)
}
const times = (pdf: Buffer, bytes: Buffer) =>
  pdf.toString('latin1').split(bytes.toString('latin1')).length - 1

test.each<[string, object[]]>([
  ['in a square of its middle', [image(2, 2)]],
  ['at its lower edge', [image(2, 2, { focus: [0.5, 1] })]],
  ['whole', [image(2, 2, { fit: 'contain' })]],
  ['a quarter of it', [image(2, 2, { crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 } })]],
  [
    'round, with an edge',
    [image(2, 2, { mask: { type: 'ellipse' }, border: { colour: '#101010', width: 1 } })],
  ],
  ['turned, faint', [image(12, 8, { rotation: 30, opacity: 0.6 })]],
])(
  'a ready picture lies in the file as it is, and is seen as the one it was made of: %s',
  async (_how, layers) => {
    const pdf = await pdfOf([page(layers)], print)
    expect(times(pdf, print)).toBe(1)
    expect(await unlike(pdf, await pdfOf([page(layers)], stored, false))).toBeLessThan(0.01)
  },
)

test('two places and two pages share its bytes', async () => {
  const pdf = await pdfOf([page([image(2, 2), image(20, 2, { fit: 'contain' })]), page([image(2, 2)])], print)
  expect(times(pdf, print)).toBe(1)
  const plain = [page([image(2, 2), image(20, 2, { fit: 'contain' })]), page([image(2, 2)])]
  expect(await unlike(pdf, await pdfOf(plain, stored, false))).toBeLessThan(0.01)
})

test('one that is dyed, or grey, is decoded', async () => {
  const dyed = [page([image(2, 2, { tint: { colour: '#00a0ff', amount: 1 } })])]
  const pdf = await pdfOf(dyed, print)
  expect(times(pdf, print)).toBe(0)
  expect(await unlike(pdf, await pdfOf(dyed, stored, false))).toBeLessThan(0.01)
  const grey = await sharp(squares(400, 600)).removeAlpha().greyscale().toColourspace('b-w').jpeg().toBuffer()
  expect((await sharp(grey).metadata()).channels).toBe(1)
  expect(times(await pdfOf([page([image(2, 2)])], grey), grey)).toBe(0)
})

test('a code over a ready picture is read back', async () => {
  const code = {
    kind: 'qr',
    box: { x: 4, y: 4, width: 22, height: 22 },
    data: 'https://a.example/v/1',
    style: 'square',
    dark: '#000000',
    light: '#ffffff',
  }
  const draw = (layers: object[]) =>
    renderer.render({
      scene: page(layers),
      images: { photo: { bytes: Buffer.from(print), isReady: true } },
      readsCodes: true,
      as: { kind: 'pdf', title: 'A' },
    })
  expect((await draw([image(2, 2), code])).length).toBeGreaterThan(1000)
  const over = image(6, 6, { box: { x: 6, y: 9, width: 18, height: 12 } })
  await expect(draw([code, over])).rejects.toMatchObject({ code: 'QR_TOO_LONG' })
})

test('what is printed is no larger than wanted; of what shines through nothing is made', async () => {
  expect(await sharp(print).metadata()).toMatchObject({
    format: 'jpeg',
    width: 200,
    height: 300,
    channels: 3,
  })
  expect(await sharp(await makePrint(stored, 5000)).metadata()).toMatchObject({ width: 400, height: 600 })
  const clear = await sharp(squares(40, 60)).removeAlpha().ensureAlpha(0.5).webp().toBuffer()
  expect(await makePrint(clear, 300)).toHaveLength(0)
  await expect(makePrint(Buffer.from('no picture'), 300)).rejects.toMatchObject({
    code: 'PICTURE_UNREADABLE',
  })
})
