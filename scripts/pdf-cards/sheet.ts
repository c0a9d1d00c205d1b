import { pdfTemplateCodes } from '@parichay/contract/pdf-card/templates.ts'
import { cardScene, factsOf, sides } from '@parichay/pdf-card/card.ts'
import {
  cardFixtureNames,
  cardFixtures,
  detailsFor,
  fixtureLogo,
  fixturePictures,
  picturesFor,
} from '@parichay/pdf-card/fixtures.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Draws contact sheets of the card templates, front and back beside each other: for each fixture one, or several of `each`
 * templates. `tile` is the longer side of a card in px, `columns` how many cards stand beside each other.
 */
export async function drawCardSheet({
  out,
  fixtures = cardFixtureNames,
  only = /./,
  tile = 300,
  columns = 4,
  each = Infinity,
}: {
  out: string
  fixtures?: readonly string[]
  only?: RegExp
  tile?: number
  columns?: number
  each?: number
}): Promise<void> {
  mkdirSync(out, { recursive: true })
  const renderer = openRenderer({ log: makeLog('silent'), limits: { waiting: 200, timeoutMs: 120_000 } })
  const images = Object.fromEntries(
    await Promise.all(
      Object.entries(fixturePictures).map(async ([id, svg]) => [
        id,
        { bytes: await sharp(Buffer.from(svg)).png().toBuffer() },
      ]),
    ),
  ) as Record<string, { bytes: Buffer }>
  try {
    for (const name of fixtures) {
      const codes = pdfTemplateCodes.filter((code) => only.test(code))
      const pairs = await Promise.all(
        codes.map(async (code) => {
          const order = {
            details: detailsFor(code, cardFixtures[name as keyof typeof cardFixtures]),
            pictures: picturesFor(name),
            logoColours: name === 'least' ? null : fixtureLogo,
            cardUrl: 'https://anand.example.in/anand-sweets',
            isSample: false,
          }
          return Promise.all(
            sides.map(async (side) => {
              const scene = cardScene(order, side)
              const zoom = tile / ((Math.max(scene.width, scene.height) / 25.4) * 300)
              return renderer.render({ scene, facts: factsOf(order), images, as: { kind: 'png', zoom } })
            }),
          )
        }),
      )
      const cell = tile + 8
      const sheets = Math.ceil(pairs.length / each)
      for (let no = 0; no < sheets; no++) {
        const some = pairs.slice(no && no * each, Math.min(pairs.length, (no + 1) * each))
        await sharp({
          create: {
            width: columns * cell * 2,
            height: Math.ceil(some.length / columns) * cell,
            channels: 3,
            background: '#8a8f98',
          },
        })
          .composite(
            some.flatMap((pair, i) =>
              pair.map((input, side) => ({
                input,
                left: ((i % columns) * 2 + side) * cell + 4,
                top: Math.floor(i / columns) * cell + 4,
              })),
            ),
          )
          .png()
          .toFile(join(out, sheets > 1 ? `${name}-${no + 1}.png` : `${name}.png`))
      }
    }
  } finally {
    await renderer.close()
  }
}
