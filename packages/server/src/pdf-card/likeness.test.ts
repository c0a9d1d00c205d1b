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
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from '../platform/log.ts'
import { makePrint } from '../platform/pictures.ts'
import { openRenderer } from '../platform/render.ts'
import { unlikeShare } from '../testing/page-likeness.ts'

const renderer = openRenderer({ log: makeLog('silent'), limits: { threads: 1, timeoutMs: 60_000 } })
afterAll(() => renderer.close())
const stored: Record<string, Buffer> = {}
beforeAll(async () => {
  for (const [id, svg] of Object.entries(fixturePictures))
    stored[id] = await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
})

/** A job takes its pictures with it. */
const copies = () =>
  Object.fromEntries(Object.entries(stored).map(([id, bytes]) => [id, { bytes: Buffer.from(bytes) }]))

/** What may differ (pdf-cards.md, Figures), and how much finer both are drawn than they are compared. */
const most = 0.005
const finer = 4

test.each<[PdfTemplateCode, (typeof cardFixtureNames)[number]]>([
  ['desk', 'hindi'],
  ['rally', 'tamil'],
  ['quad', 'urdu'],
])(
  '%s, %s: the page at 300 dpi is what the preview shows, with the photograph as it is printed',
  async (code, name) => {
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
      images: { ...copies(), photo },
      as: { kind: 'pdf', title: 'A' },
    })
    const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
    for (const [i, side] of [scene, back].entries()) {
      const as = { kind: 'png', zoom: finer } as const
      const preview = await renderer.render({ scene: side, facts, images: copies(), as })
      expect(await unlikeShare(document, i + 1, preview, finer)).toBeLessThan(most)
    }
  },
  120_000,
)
