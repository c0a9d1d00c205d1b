import { makeLog } from '@parichay/server/platform/log.ts'
import { openMedia } from '@parichay/server/platform/media.ts'
import { videoTemplates } from '@parichay/video/templates.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { likenessOf } from '../support/film-psnr.ts'
import { openScenePage, type ScenePage } from '../support/scene-page.ts'

/** `npm run videos:likeness` compares whole films of all templates; here the beginning of one. */
const least = 38

let browser: Browser
let page: ScenePage
beforeAll(async () => {
  browser = await launchBrowser()
  page = await openScenePage(browser)
})
afterAll(() => browser.close())

test('a frame of the file is what the canvas of the preview shows, but for the codec', async () => {
  const media = openMedia(makeLog('silent'))
  const template = videoTemplates.find(({ id, shape }) => shape === 'SQUARE' && id.startsWith('plate'))!
  const found = await likenessOf(template, { page, media, language: 'hi', seconds: 2 })
  expect(found).toHaveLength(3)
  for (const { at, dB } of found) expect(dB, `at ${at} s`).toBeGreaterThanOrEqual(least)
})

test('nor is a frame with a clip in it another one than the preview shows', async () => {
  const media = openMedia(makeLog('silent'))
  const template = videoTemplates.find(({ id, shape }) => shape === 'SQUARE' && id.startsWith('plate'))!
  const found = await likenessOf(template, { page, media, language: 'en', seconds: 2, hasClip: true })
  for (const { at, dB } of found) expect(dB, `at ${at} s`).toBeGreaterThanOrEqual(least)
})
