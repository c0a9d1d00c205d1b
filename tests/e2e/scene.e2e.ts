import { pictureSource } from '@parichay/card-page/pictures/facts.ts'
import { ogScene } from '@parichay/card-page/pictures/og.ts'
import { fixtures } from '@parichay/card-page/testing/fixtures.ts'
import { makeView } from '@parichay/card-page/view.ts'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import {
  frameCodes,
  frameHeights,
  frameStyles,
  shapes,
  shapeSizes,
} from '@parichay/contract/greeting/rules.frames.ts'
import {
  type FrameFixture,
  frameFixtureNames,
  frameFixtures,
  settingsFor,
} from '@parichay/greeting/frames/fixtures.ts'
import { frameLayers, frameScene, stripScene } from '@parichay/greeting/frames/frame-scene.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { logoSvg, photoSvg } from '@parichay/scene/fixtures/pictures.ts'
import { fixtureScenes } from '@parichay/scene/fixtures/scenes.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { makeDice } from '@parichay/server/testing/mutations.ts'
import { openRenderer, type Renderer } from '@parichay/server/platform/render.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { fixturePictures } from '../../scripts/frames/sheet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop } from '../support/browser.ts'
import { openScenePage, type ScenePage } from '../support/scene-page.ts'
import { comparePair, differing } from '../support/scene-pair.ts'
import { TwoAtOnce } from '../support/two-at-once.ts'

let browser: Browser
let renderer: Renderer
let images: Record<string, Buffer>

beforeAll(async () => {
  browser = await launchBrowser()
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

/** Each of two tests at once draws in a page of its own: of what it drew last the page tells the pixels. */
const pages = new TwoAtOnce(() => ({ page: undefined as Promise<ScenePage> | undefined }))

let pairs = 0
/** Every frame × shape × business in one style and height in turn; FRAME_PAIRS=all takes all of these too. */
const takesAll = process.env['FRAME_PAIRS'] === 'all'
const looks = frameStyles.flatMap((style) => frameHeights.map((height) => ({ style, height })))
/** Scripts of the product that some business is written in: all eleven. */
const scripts = ['en', 'hi', 'gu', 'bn', 'pa', 'or', 'ta', 'te', 'kn', 'ml', 'ur']
/** Fixtures, two pictures of each design, whole greetings, and the frames. Fewer mean that something is not compared. */
const leastPairs = 45 + 80 + frameCodes.length * shapes.length * 13 * (takesAll ? looks.length : 1)
afterAll(() => {
  console.log(`${pairs} pairs of preview and file compared, 0 pixels differ`)
  expect(pairs).toBeGreaterThanOrEqual(leastPairs)
})

async function compare(scene: Scene, given: Record<string, Buffer>, name = '', count = 1, level?: number) {
  await pages.use(async (own) => {
    own.page ??= openScenePage(browser)
    await comparePair({ page: await own.page, renderer }, scene, given, name, level)
  })
  pairs += count
}

test.concurrent.each(Object.entries(fixtureScenes))(
  '%s: preview and file are the same in every pixel',
  // Files as the product packs them.
  (name, scene) => compare(scene, images, name, 1, 9),
)

test.concurrent.each(templateCodes)(
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

test.concurrent.each(frameCodes)(
  'a greeting and a film in the frame %s: preview and file are the same in every pixel',
  async (code) => {
    const i = frameCodes.indexOf(code)
    for (const [j, shape] of shapes.entries()) {
      const name = frameFixtureNames[(2 * i + 3 * j) % frameFixtureNames.length]!
      const one: FrameFixture = frameFixtures[name]
      const settings = settingsFor(one, { frame: code, ...looks[(i + j) % looks.length]! })
      const given = { shape, settings, facts: one.facts, logoColours: one.logo }
      const scene = bindScene(frameScene({ ...given, background: 'photo' }), one.facts)
      const pictures = await fixturePictures(one)
      await compare(scene, { ...pictures, photo: images['photo']! }, `${shape} ${name}`)
      await compare(bindScene(stripScene(given), one.facts), pictures, `strip ${shape} ${name}`)
    }
  },
  120_000,
)

test.concurrent.each(frameFixtureNames)(
  'every frame of the business %s, in both shapes: preview and file are the same in every pixel',
  async (name) => {
    const one: FrameFixture = frameFixtures[name]
    const pictures = await fixturePictures(one)
    for (const shape of shapes)
      for (let turn = 0; turn < (takesAll ? looks.length : 1); turn += 1) {
        const place = frameFixtureNames.indexOf(name) + shapes.indexOf(shape)
        await compareFrames(one, shape, place + turn, pictures)
      }
  },
  takesAll ? 300_000 : 120_000,
)

/**
 * The strips of all frames below each other: a frame draws nothing outside of its own. Each has pictures of its own, for
 * the reason that `drawInPage` tells.
 */
async function compareFrames(
  one: FrameFixture,
  shape: (typeof shapes)[number],
  turn: number,
  pictures: Record<string, Buffer>,
) {
  const { width } = shapeSizes[shape]
  const ground = { version: sceneVersion, unit: 'px', background: '#cdb79a', language: one.language } as const
  const given: Record<string, Buffer> = {}
  let y = 0
  const layers = frameCodes.flatMap((frame, i) => {
    const settings = settingsFor(one, { frame, ...looks[(turn + i) % looks.length]! })
    const [layer] = frameLayers({ shape, settings, facts: one.facts, logoColours: one.logo })
    const { height } = layer!.box
    const strip = { ...layer!, box: { ...layer!.box, y } }
    y += height
    const facts = { ...one.facts }
    for (const [id, bytes] of Object.entries(pictures)) {
      if (!facts[id]) continue
      facts[id] = `${id}-${frame}`
      given[facts[id]] = bytes
    }
    return bindScene({ ...ground, width, height: y, layers: [strip] }, facts).layers
  })
  await compare({ ...ground, width, height: y, layers }, given, `${shape} ${turn}`, frameCodes.length)
}

/**
 * Chromium keeps fonts by hundredths of a px, and draws a size as the first one that came of the same hundredth: here
 * each comes twice, a little apart, under a scale. Where the two are hinted to different heights, that would show.
 */
test('letters are as high in preview and file, whatever sizes came before', async () => {
  const dice = makeDice(41)
  const rows = Array.from({ length: 266 }, (_, i) => {
    const size = 20 + dice(3000) / 100 - 0.0048
    const scale = 0.7 + dice(40_000) / 100_000
    return [0, 0.0096].map((more, column) => ({
      kind: 'group' as const,
      box: { x: 10 + column * 540, y: i * 30, width: 520, height: 30 },
      scale,
      children: [
        {
          kind: 'text' as const,
          box: { x: 0, y: 0, width: 1600, height: 30 },
          text: i % 2 === 0 ? '+91 98250 12345' : 'Ring Road, Surat',
          family: 'sans' as const,
          weight: i % 4 < 2 ? ('bold' as const) : ('regular' as const),
          size: size + more,
          fill: '#111111',
        },
      ],
    }))
  })
  const scene: Scene = {
    version: sceneVersion,
    unit: 'px',
    width: 1080,
    height: rows.length * 30,
    language: 'en',
    background: '#ffffff',
    layers: rows.flat(),
  }
  await compare(scene, {}, 'letters', 0)
})

test('the businesses are written in every script of the product', () => {
  const written = new Set(Object.values(frameFixtures).map(({ language }) => language))
  expect([...written].toSorted()).toEqual(scripts.toSorted())
})

test('a canvas of the panel shows a scene as its file will look', async () => {
  const context = await newDesktop(browser)
  const gallery = await context.newPage()
  await gallery.goto(`${ownProduct().url}/__ui`)
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
