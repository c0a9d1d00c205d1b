import { pictureSource } from '@parichay/card-page/pictures/facts.ts'
import { ogScene } from '@parichay/card-page/pictures/og.ts'
import { fixtures } from '@parichay/card-page/testing/fixtures.ts'
import { makeView } from '@parichay/card-page/view.ts'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { fixtureScenes } from '@parichay/scene/fixtures/scenes.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { openRenderer, type Renderer } from '@parichay/server/platform/render.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { openScenePage, type ScenePage } from '../support/scene-page.ts'

let browser: Browser
let page: ScenePage
let renderer: Renderer
let images: Record<string, Buffer>

beforeAll(async () => {
  browser = await launchBrowser()
  page = await openScenePage(browser)
  renderer = openRenderer({ log: makeLog('silent') })
  const photo = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><defs><radialGradient id="g"><stop stop-color="#ffe9b0"/><stop offset="1" stop-color="#a3382c"/></radialGradient></defs><rect width="1280" height="720" fill="url(#g)"/><g fill="#2b5d50">${Array.from({ length: 40 }, (_, i) => `<circle cx="${(i * 173) % 1280}" cy="${(i * 97) % 720}" r="${12 + (i % 7) * 6}"/>`).join('')}</g></svg>`,
  )
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="110" fill="#c2352b" opacity=".9"/><path d="M60 120q60-90 120 0q-60 90-120 0" fill="#ffd489"/></svg>',
  )
  images = {
    photo: await sharp(photo).jpeg({ quality: 90 }).toBuffer(),
    logo: await sharp(logo).png().toBuffer(),
  }
})
afterAll(async () => {
  await renderer.close()
  await browser.close()
})

async function compare(scene: Scene, given: Record<string, Buffer>) {
  const [preview, file] = await Promise.all([
    page.draw(scene, given),
    renderer.render({
      scene,
      images: Object.fromEntries(Object.entries(given).map(([id, bytes]) => [id, { bytes }])),
      as: { kind: 'png' },
    }),
  ])
  expect(await differing(preview, file)).toEqual({ size: [scene.width, scene.height], pixels: 0, most: 0 })
}

test.each(Object.entries(fixtureScenes))('%s: preview and file are the same in every pixel', (name, scene) =>
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
