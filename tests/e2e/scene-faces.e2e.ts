import { filigree, fineBorder, flourish } from '@parichay/greeting/light/filigree.ts'
import {
  glowing,
  gold,
  inked,
  ivory,
  leafGold,
  type Look,
  raised,
  roseGold,
  silver,
} from '@parichay/greeting/light/lettering.ts'
import {
  bokeh,
  dust,
  grain,
  puff,
  rays,
  shine,
  sparkles,
  veil,
  vignette,
} from '@parichay/greeting/light/light.ts'
import { layoutOf } from '@parichay/greeting/posters/composed.ts'
import type { Poster } from '@parichay/greeting/posters/poster.ts'
import { posters, posterScene } from '@parichay/greeting/posters/posters.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Paint } from '@parichay/scene/paint.ts'
import { samples } from '@parichay/scene/fixtures/scripts.ts'
import { allFaces, families, type Family, weights } from '@parichay/scene/fonts/faces.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { studioPictures } from '@parichay/server/greeting/own/work.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { openRenderer, type Renderer } from '@parichay/server/platform/render.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { comparePair } from '../support/scene-pair.ts'
import { openScenePage, type ScenePage } from '../support/scene-page.ts'

let browser: Browser
let page: ScenePage
let renderer: Renderer
beforeAll(async () => {
  browser = await launchBrowser()
  page = await openScenePage(browser)
  renderer = openRenderer({ log: makeLog('silent') })
})
afterAll(async () => {
  await renderer.close()
  await browser.close()
})

const box = { x: 0, y: 0, width: 1080, height: 1080 }
const sceneOf = (layers: Element[], height = 1080): Scene => ({
  version: sceneVersion,
  unit: 'px',
  width: 1080,
  height,
  language: 'en',
  background: '#5a1020',
  layers,
})
const looks: Look[] = [
  gold,
  silver,
  roseGold,
  leafGold,
  ivory(),
  glowing('#ffffff', '#ff4db8'),
  raised('#ffe14a', '#7a1010', '#2a0404'),
  inked('#20303c'),
]

/** A name in every script and weight of a family, each row in the next look. */
const written = (family: Family): Scene => {
  const rows = Object.values(samples).flatMap(({ language, name }) =>
    weights.map((weight) => ({ language, name, weight })),
  )
  return sceneOf(
    rows.map(({ language, name, weight }, i): Element => ({
      kind: 'text',
      box: { x: 30, y: 20 + i * 96, width: 1020, height: 92 },
      text: name,
      language: language === 'pa' ? 'pa-Guru' : language,
      family,
      weight,
      size: 52,
      minSize: 20,
      maxLines: 1,
      align: 'centre',
      valign: 'middle',
      ...looks[(i + families.indexOf(family)) % looks.length]!,
    })),
    40 + rows.length * 96,
  )
}

test.each(families)(
  'the hand %s in every script and look: preview and file are the same in every pixel',
  (family) => comparePair({ page, renderer }, written(family), {}, family),
)

test('every face there is was compared; those for more Latin letters are asked by name', () => {
  const drawn = new Set(families.flatMap((family) => needsOf(written(family)).faces.map(({ id }) => id)))
  expect(
    allFaces.filter(({ id, subset }) => subset !== 'latin-ext' && !drawn.has(id)).map(({ id }) => id),
  ).toEqual([])
})

test('light, dust, mandalas and borders: preview and file are the same in every pixel', async () => {
  const fine: Paint = {
    kind: 'linear',
    from: [0, 0],
    to: [0, 1],
    stops: [
      { at: 0, colour: '#ffe9a6' },
      { at: 1, colour: '#a5691a' },
    ],
  }
  await comparePair(
    { page, renderer },
    sceneOf([
      veil(box, '#000000', [
        [0, 0.1],
        [0.6, 0.2],
        [1, 0.7],
      ]),
      ...[1, 2, 3, 4, 5, 6].map((seed) =>
        filigree(fine, { seed, count: 16 + 4 * seed })({
          x: 180 + 360 * ((seed - 1) % 3),
          y: 300 + 460 * Math.floor((seed - 1) / 3),
          size: 340,
        }),
      ),
      ...fineBorder({ x: 30, y: 30, width: 1020, height: 1020 }, fine),
      flourish(540, 540, 400, fine),
      rays(540, 540, 700, 24, '#ffd27a'),
      puff(250, 800, 260, '#ff4db8', ['88', '33']),
      shine(800, 240, 300, '#ffb04a', 0.7, 0.6),
      ...bokeh(box, ['#ffd27a', '#ff8a4a', '#9ad0ff'], 60, 7),
      ...dust(box, '#fff2c4', 420, 11),
      ...sparkles(box, 14, 5),
      vignette(box),
      grain(box),
    ]),
    {},
    'light',
  )
})

/** One poster of each way of putting together, in both shapes and in the languages in turn. */
const languages = [...new Set(posters.map(({ language }) => language))]
const shown = new Map<string, Poster>()
for (const poster of posters) {
  const place = `${layoutOf(poster.design)} ${poster.shape}`
  if (!shown.has(place) || poster.language === languages[shown.size % languages.length])
    shown.set(place, poster)
}

test('a poster of each composition, its pictures of the studio with it: preview and file are the same in every pixel', async () => {
  expect(shown.size).toBeGreaterThan(20)
  for (const [place, poster] of shown) {
    const scene = posterScene(poster)
    const pictures = await studioPictures(scene.layers)
    const images = Object.fromEntries(
      Object.entries(pictures).map(([id, { bytes }]) => [id, Buffer.from(bytes)]),
    )
    await comparePair({ page, renderer }, scene, images, `${place} ${poster.id}`)
  }
}, 180_000)
