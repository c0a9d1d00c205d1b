import { templateCodes } from '@parichay/contract/card/fields.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { boundFacts } from '@parichay/scene/bind.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { extractText, renderPageAsImage } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import { pictureCards } from '../../../../tests/support/picture-cards.ts'
import { fixtures } from '../testing/fixtures.ts'
import { drawPicture } from '../testing/pictures.ts'
import { contrast } from '@parichay/contract/agency/colour.ts'
import { makeView } from '../view.ts'
import { ogPicture } from './address.ts'
import { composeFor } from './compositions.ts'
import { pictureSource } from './facts.ts'
import { ogMostBytes, ogScene } from './og.ts'
import { posterScene } from './poster.ts'

const renderer = openRenderer({ log: makeLog('silent'), limits: { threads: 2, timeoutMs: 60_000 } })
afterAll(() => renderer.close())

const pngOf = async (url: string | undefined) => {
  const svg = url === undefined ? undefined : drawPicture(url)
  return svg === undefined ? undefined : sharp(Buffer.from(svg)).png().toBuffer()
}
const withDesign = (facts: CardPageFacts, code: (typeof templateCodes)[number], colour?: string) => ({
  ...facts,
  template: { ...facts.template, code, colour: colour ?? facts.template.colour },
})

async function jobOf(facts: CardPageFacts, kind: 'og' | 'poster') {
  const [logo, cover] = await Promise.all([pngOf(facts.pictures.logo?.url), pngOf(facts.pictures.cover?.url)])
  const source = pictureSource(makeView(facts), { logo: Boolean(logo), cover: Boolean(cover) })
  const images = { ...(logo ? { logo: { bytes: logo } } : {}), ...(cover ? { cover: { bytes: cover } } : {}) }
  return { scene: kind === 'og' ? ogScene(source) : posterScene(source), facts: source.facts, images }
}

const decode = jsqr as unknown as (
  data: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null
async function readCode(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data
}

async function rasterise(pdf: Buffer, dpi: number): Promise<{ picture: Buffer; text: string }> {
  const page = await renderPageAsImage(new Uint8Array(pdf), 1, {
    canvasImport: () => import('@napi-rs/canvas'),
    scale: dpi / 72,
  })
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return { picture: Buffer.from(page), text }
}

describe.each(templateCodes)('%s', (code) => {
  test('its pictures are scenes that ask only for facts there are', () => {
    const source = pictureSource(makeView(withDesign(fixtures.full, code)), { logo: true, cover: true })
    for (const scene of [ogScene(source), posterScene(source)]) {
      expect(readScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
      const asked = [...walkElements(scene.layers)].flatMap((element) => [
        ...(element.when ?? []),
        ...(element.unless ?? []),
        ...boundFacts(JSON.stringify(element)),
      ])
      expect(Object.keys(source.facts)).toEqual(expect.arrayContaining([...new Set(asked)]))
      expect(asked).toEqual(expect.arrayContaining(['name', 'phone', 'letters', 'logo']))
    }
  })

  test('every card has a link picture of at most 300 KB', async () => {
    for (const [name, facts] of Object.entries(pictureCards)) {
      const as = { kind: 'jpeg', quality: 88, small: { bytes: ogMostBytes } } as const
      const bytes = await renderer.render({ ...(await jobOf(withDesign(facts, code), 'og')), as })
      const { width, height } = await sharp(bytes).metadata()
      expect([name, width, height, bytes.length <= 300 * 1024]).toEqual([name, 1200, 630, true])
    }
  }, 120_000)

  test('the poster’s code is dark in every colour, and is read back from screen and paper', async () => {
    for (const colour of ['#f2b705', '#ffffff', '#000000', '#7fffd4'])
      expect([colour, contrast(composeFor(code, colour).poster.code, '#ffffff') >= 4.5]).toEqual([
        colour,
        true,
      ])
    const small = await renderer.render({
      ...(await jobOf(withDesign(fixtures.full, code), 'poster')),
      as: { kind: 'png', zoom: 0.25 },
    })
    expect(await readCode(small)).toBe(fixtures.full.url)
    const job = await jobOf(withDesign(fixtures.full, code), 'poster')
    const pdf = await renderer.render({ ...job, as: { kind: 'pdf', title: 'Poster' } })
    const { picture, text } = await rasterise(pdf, 200)
    expect(await readCode(picture)).toBe(fixtures.full.url)
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Navrang Kirana.*Scan to save our number.*\+91 90000 12345/)
  }, 120_000)
})

test.each(['en', 'hi', 'gu'] as const)('the poster speaks %s', (language) => {
  const card = { ...fixtures.full, settings: { ...fixtures.full.settings, language } }
  const source = pictureSource(makeView(card), { logo: false, cover: false })
  expect(posterScene(source).language).toBe(language)
  expect(source.facts['scan']).toBe(
    {
      en: 'Scan to save our number',
      hi: 'हमारा नंबर सेव करने के लिए स्कैन करें',
      gu: 'અમારો નંબર સેવ કરવા સ્કેન કરો',
    }[language],
  )
})

test('the address of the link picture changes with what it shows and with nothing else', () => {
  const url = (facts: CardPageFacts) => ogPicture(makeView(facts)).url
  const { full } = fixtures
  const first = url(full)
  expect(first).toMatch(/^https:\/\/card\.parichay\.example\/navrang\/og\.jpg\?v=[0-9a-z]{1,7}$/)
  expect(url({ ...full, links: [] })).toBe(first)
  const changes: CardPageFacts[] = [
    withDesign(full, 'zari'),
    withDesign(full, 'bazaar', '#112233'),
    { ...full, basicDetails: { ...full.basicDetails, companyName: 'Navrang' } },
    { ...full, pictures: { ...full.pictures, logo: null } },
  ]
  expect(new Set([first, ...changes.map(url)]).size).toBe(changes.length + 1)
})

test('what no face of ours has is left out, and a card is never without a name', () => {
  const facts = (companyName: string) =>
    pictureSource(
      makeView({ ...fixtures.minimum, basicDetails: { ...fixtures.minimum.basicDetails, companyName } }),
      { logo: false, cover: false },
    ).facts
  expect(facts('🙏 Raju Tailor ✨')).toMatchObject({ name: 'Raju Tailor', letters: 'RT' })
  expect(facts('漢字')).toMatchObject({ name: 'raju', letters: 'R' })
})
