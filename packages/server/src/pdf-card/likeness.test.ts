import type { PdfTemplateCode } from '@parichay/contract/pdf-card/templates.ts'
import { type CardOrder, cardScene, factsOf, sides } from '@parichay/pdf-card/card.ts'
import {
  type cardFixtureNames,
  cardFixtures,
  detailsFor,
  fixtureLogo,
  fixturePictures,
} from '@parichay/pdf-card/fixtures.ts'
import { photoPx } from '@parichay/pdf-card/printed.ts'
import sharp from 'sharp'
import { getDocumentProxy, renderPageAsImage } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from '../platform/log.ts'
import { makePrint } from '../platform/pictures.ts'
import { openRenderer } from '../platform/render.ts'

const renderer = openRenderer({ log: makeLog('silent'), limits: { threads: 1, timeoutMs: 60_000 } })
afterAll(() => renderer.close())
const stored: Record<string, Buffer> = {}
beforeAll(async () => {
  for (const [id, svg] of Object.entries(fixturePictures))
    stored[id] = await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
})

/** A job takes its pictures with it. */
const copies = (pictures: Record<string, Buffer>) =>
  Object.entries(pictures).map(([id, bytes]) => [id, { bytes: Buffer.from(bytes) }] as const)

/** Levels of a colour that nobody sees, and the share of pixels that may differ by more (pdf-cards.md, Figures). */
const most = { levels: 32, share: 0.005 }

test.each<[PdfTemplateCode, (typeof cardFixtureNames)[number]]>([
  ['desk', 'hindi'],
  ['rally', 'tamil'],
  ['quad', 'urdu'],
])('%s, %s: the page at 300 dpi is what the preview shows, with the photograph as it is printed', async (code, name) => {
  const details = detailsFor(code, cardFixtures[name])
  const order: CardOrder = {
    details,
    pictures: Object.keys(stored),
    logoColours: fixtureLogo,
    cardUrl: 'https://anand.example.in/anand-sweets',
    isSample: false,
  }
  const [scene, back] = sides.map((side) => cardScene(order, side)) as [object, object]
  const facts = factsOf(order)
  const photo = { bytes: await makePrint(stored['photo']!, photoPx(details)), isReady: true }
  const pdf = await renderer.render({
    scene,
    more: [back],
    facts,
    images: { ...Object.fromEntries(copies(stored)), photo },
    as: { kind: 'pdf', title: 'A' },
  })
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  for (const [i, side] of [scene, back].entries()) {
    const preview = await renderer.render({
      scene: side,
      facts,
      images: Object.fromEntries(copies(stored)),
      as: { kind: 'png' },
    })
    const { width, height } = await sharp(preview).metadata()
    const page = await renderPageAsImage(document, i + 1, {
      // All of it: matrices and paths are taken from it too.
      canvasImport: () => import('@napi-rs/canvas'),
      scale: 300 / 72,
    })
    const pixels = (bytes: Buffer) =>
      sharp(bytes).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
    const [one, other] = [await pixels(preview), await pixels(Buffer.from(page))]
    let differ = 0
    for (let at = 0; at < one.length; at += 3)
      if ([0, 1, 2].some((c) => Math.abs(one[at + c]! - other[at + c]!) > most.levels)) differ++
    expect(differ / (one.length / 3)).toBeLessThan(most.share)
  }
})
