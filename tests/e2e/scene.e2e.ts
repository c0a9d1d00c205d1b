import { fixtureScenes } from '@parichay/scene/fixtures/scenes.ts'
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

test.each(Object.entries(fixtureScenes))(
  '%s: preview and file are the same in every pixel',
  async (name, scene) => {
    const given = name === 'pictures' ? images : {}
    const [preview, file] = await Promise.all([
      page.draw(scene, given),
      renderer.render({
        scene,
        images: Object.fromEntries(Object.entries(given).map(([id, bytes]) => [id, { bytes }])),
        as: { kind: 'png' },
      }),
    ])
    expect(await differing(preview, file)).toEqual({ size: [scene.width, scene.height], pixels: 0, most: 0 })
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
