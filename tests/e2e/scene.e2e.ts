import { pictureSource } from '@parichay/card-page/pictures/facts.ts'
import { ogScene } from '@parichay/card-page/pictures/og.ts'
import { fixtures } from '@parichay/card-page/testing/fixtures.ts'
import { makeView } from '@parichay/card-page/view.ts'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import { frameCodes, frameHeights, frameStyles, shapes } from '@parichay/contract/greeting/rules.frames.ts'
import {
  type FrameFixture,
  frameFixtureNames,
  frameFixtures,
  settingsFor,
} from '@parichay/greeting/frames/fixtures.ts'
import { frameScene } from '@parichay/greeting/frames/frame-scene.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { logoSvg, photoSvg } from '@parichay/scene/fixtures/pictures.ts'
import { fixtureScenes } from '@parichay/scene/fixtures/scenes.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { openRenderer, type Renderer } from '@parichay/server/platform/render.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { fixturePictures } from '../../scripts/frames/sheet.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser, newDesktop } from '../support/browser.ts'
import { printOf } from '../support/pixels.ts'
import { openScenePage, type ScenePage } from '../support/scene-page.ts'

let browser: Browser
let page: ScenePage
let renderer: Renderer
let images: Record<string, Buffer>

beforeAll(async () => {
  browser = await launchBrowser()
  page = await openScenePage(browser)
  renderer = openRenderer({ log: makeLog('silent') })
  images = {
    photo: await sharp(Buffer.from(photoSvg)).jpeg({ quality: 90 }).toBuffer(),
    logo: await sharp(Buffer.from(logoSvg)).png().toBuffer(),
  }
})
afterAll(async () => {
  await renderer.close()
  await browser.close()
})

let pairs = 0
/** Every frame in both shapes with every script, the styles in turn; FRAME_PAIRS=all takes both styles. */
const framePairs = frameCodes.flatMap((frame, i) =>
  shapes.flatMap((shape, j) =>
    frameFixtureNames.flatMap((name, k) => {
      const styles = process.env['FRAME_PAIRS'] === 'all' ? frameStyles : [frameStyles[(i + j + k) % 2]!]
      return styles.map((style) => ({ frame, shape, name, style }))
    }),
  ),
)
/** Fixtures, two pictures of each design, and the frames. Fewer mean that something is not compared any more. */
const leastPairs = 45 + (process.env['FRAME_PAIRS'] === 'all' ? 560 : 280)
afterAll(() => {
  console.log(`${pairs} pairs of preview and file compared, 0 pixels differ`)
  expect(pairs).toBeGreaterThanOrEqual(leastPairs)
})

async function compare(scene: Scene, given: Record<string, Buffer>, name = '') {
  const [preview, file] = await Promise.all([
    page.draw(scene, given),
    renderer.render({
      scene,
      images: Object.fromEntries(Object.entries(given).map(([id, bytes]) => [id, { bytes }])),
      as: { kind: 'png' },
    }),
  ])
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(preview.size).toEqual([info.width, info.height])
  if (preview.print !== printOf(data))
    expect({ name, ...(await differing(await page.drawn(), file)) }).toEqual({
      name,
      size: preview.size,
      pixels: 0,
      most: 0,
    })
  pairs += 1
}

test.each(Object.entries(fixtureScenes))('%s: preview and file are the same in every pixel', (_name, scene) =>
  compare(scene, images),
)

test.each(templateCodes)(
  'the link picture of %s: preview and file are the same in every pixel',
  async (code) => {
    for (const facts of [fixtures.full, fixtures.hindi]) {
      const card = { ...facts, template: { ...facts.template, code } }
      const source = pictureSource(makeView(card), { logo: facts === fixtures.full, cover: true })
      await compare(bindScene(ogScene(source), source.facts), {
        logo: images['logo']!,
        cover: images['photo']!,
      })
    }
  },
)

test.each(frameCodes)(
  'the frame %s: preview and file are the same in every pixel',
  async (code) => {
    for (const { frame, shape, name, style } of framePairs.filter((pair) => pair.frame === code)) {
      const one: FrameFixture = frameFixtures[name]
      const settings = settingsFor(one, { frame, style, height: frameHeights[code.length % 3]! })
      const given = { shape, settings, facts: one.facts, logoColours: one.logo }
      const scene = bindScene(frameScene({ ...given, background: 'photo' }), one.facts)
      await compare(
        scene,
        { ...(await fixturePictures(one)), photo: images['photo']! },
        `${shape} ${style} ${name}`,
      )
    }
  },
  120_000,
)

test('a canvas of the panel shows a scene as its file will look', async () => {
  const context = await newDesktop(browser)
  const gallery = await context.newPage()
  await gallery.goto(`${inject('product').url}/__ui`)
  const canvas = (name: string) => gallery.getByRole('img', { name, exact: true })
  for (const name of ['latin', 'urdu', 'hands']) {
    await gallery.getByText(name, { exact: true }).scrollIntoViewIfNeeded()
    await canvas(name).and(gallery.locator('[data-drawn]')).waitFor()
    const address = await canvas(name).evaluate((element) =>
      (element as unknown as { toDataURL(): string }).toDataURL(),
    )
    const shown = Buffer.from(address.split(',')[1]!, 'base64')
    const file = await renderer.render({ scene: fixtureScenes[name], as: { kind: 'png', zoom: 0.72 } })
    expect([name, (await differing(shown, file)).pixels]).toEqual([name, 0])
  }
  await context.close()
})

async function differing(a: Buffer, b: Buffer) {
  const [one, two] = await Promise.all(
    [a, b].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  let [pixels, most] = [0, 0]
  for (let i = 0; i < one!.data.length; i += 4) {
    const step = Math.max(...[0, 1, 2, 3].map((k) => Math.abs(one!.data[i + k]! - two!.data[i + k]!)))
    if (step > 0) pixels += 1
    most = Math.max(most, step)
  }
  return { size: [two!.info.width, two!.info.height], pixels, most }
}
