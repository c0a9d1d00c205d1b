import {
  frameCodes,
  frameStyles,
  type FrameLayout,
  kindOfFrame,
  shapes,
  shapeSizes,
  type Shape,
} from '@parichay/contract/greeting/rules.frames.ts'
import type { FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import {
  frameDrawings,
  type FrameFixture,
  frameFixtureNames,
  frameFixtures,
  settingsFor,
} from '@parichay/greeting/frames/fixtures.ts'
import { frameScene } from '@parichay/greeting/frames/frame-scene.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Which sheets are drawn: all of one fixture, or everything. */
export type SheetOrder = {
  out: string
  fixtures?: readonly string[]
  shapes?: readonly Shape[]
  frames?: RegExp
  settings?: Partial<FrameSettings>
  /** As strips of films. */
  layout?: FrameLayout
}

const poster = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbe9d0"/><stop offset="1" stop-color="#d98a4e"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="72%" r="210" fill="#f4c25e"/></svg>`

/** The pictures of the fixtures as files. */
export async function fixturePictures(one: FrameFixture): Promise<Record<string, Buffer>> {
  const drawn = Object.entries(frameDrawings).filter(
    ([id]) => id === one.picture || /Photo|symbol|leader/.test(id),
  )
  const files = await Promise.all(
    drawn.map(
      async ([id, svg]) =>
        [id === one.picture ? 'logo' : id, await sharp(Buffer.from(svg)).png().toBuffer()] as const,
    ),
  )
  return Object.fromEntries(files)
}

/** Draws contact sheets, one for each fixture and shape: a frame in both styles beside each other. */
export async function drawSheets({
  out,
  fixtures = frameFixtureNames,
  shapes: of = shapes,
  frames = /./,
  settings = {},
  layout = 'free',
}: SheetOrder) {
  mkdirSync(out, { recursive: true })
  const renderer = openRenderer({ log: makeLog('silent') })
  try {
    for (const name of fixtures)
      for (const shape of of) {
        const one: FrameFixture = frameFixtures[name as keyof typeof frameFixtures]
        const { width, height } = shapeSizes[shape]
        const background = await sharp(Buffer.from(poster(width, height)))
          .jpeg()
          .toBuffer()
        const images = { background, ...(await fixturePictures(one)) }
        const codes = frameCodes.filter((code) => frames.test(code))
        const tiles = await Promise.all(
          codes.flatMap((frame) =>
            frameStyles.map(async (style) => {
              const scene = frameScene({
                shape,
                settings: settingsFor(one, { ...settings, frame, style }),
                facts: one.facts,
                logoColours: one.logo,
                layout,
                background: 'background',
              })
              const file = await renderer.render({
                scene,
                facts: one.facts,
                images: Object.fromEntries(Object.entries(images).map(([id, bytes]) => [id, { bytes }])),
                as: { kind: 'jpeg' },
              })
              const top = Math.round(height * (kindOfFrame(frame) === 'regular' ? 0.75 : 0.68))
              return sharp(file)
                .extract({ left: 0, top, width, height: height - top })
                .resize({ width: 760 })
                .toBuffer({ resolveWithObject: true })
            }),
          ),
        )
        const rows = Array.from({ length: Math.ceil(tiles.length / 2) }, (_, i) =>
          tiles.slice(2 * i, 2 * i + 2),
        )
        let y = 0
        const placed = rows.flatMap((row) => {
          const at = row.map(({ data }, i) => ({ input: data, left: i * 770, top: y }))
          y += Math.max(...row.map(({ info }) => info.height)) + 10
          return at
        })
        await sharp({ create: { width: 1530, height: y, channels: 3, background: '#444444' } })
          .composite(placed)
          .png()
          .toFile(join(out, `${name}-${shape.toLowerCase()}.png`))
      }
  } finally {
    await renderer.close()
  }
}
