import { ownValues, slotFaults, startValues } from '@parichay/contract/video/rules.ts'
import { VideoTemplateContent } from '@parichay/contract/video/template.ts'
import type { VideoFacts } from '@parichay/contract/video/fields.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { expect, test } from 'vitest'
import { contentOf, sceneOfFilm } from './order.ts'
import { templateOf, videoTemplates } from './templates.ts'

const facts: VideoFacts = {
  businessName: 'Anand Sweets',
  tagline: 'Fresh since 1978',
  phone: '98250 12345',
  website: 'anandsweets.in',
  address: 'Station Road',
  city: 'Anand',
  mainColour: '#123456',
  accentColour: '#abcdef',
  logoUrl: '/logo.webp',
  language: 'hi',
  products: [{ name: 'Kaju katli', price: '₹1,200', picture: { documentId: 7, url: '/kaju.webp' } }],
}

test.each(videoTemplates.map((one) => [one.id, one] as const))(
  '%s is a template the contract takes',
  (_id, one) => {
    expect(VideoTemplateContent.parse(contentOf(one))).toEqual(contentOf(one))
  },
)

test('a new film holds the business: name, number, its product with price and picture, the rest in its language', () => {
  const content = contentOf(templateOf('plate')!)
  const values = startValues(content, facts)
  expect(values.texts).toMatchObject({
    name: 'Anand Sweets',
    item1: 'Kaju katli',
    price1: '₹1,200',
    item2: 'दाल मखनी',
  })
  expect(values.pictures).toEqual({ photo: { documentId: 7, crop: null } })
  expect(values.colours).toEqual({ main: '#14532d', accent: '#f9c74f' })
})

test('a film shows crops and pictures that are there, and leaves out what was emptied', () => {
  const content = contentOf(templateOf('plate')!)
  const values = startValues(content, facts)
  const crop = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 }
  const scene = sceneOfFilm(
    { code: 'plate', content, scene: null },
    {
      ...values,
      texts: { ...values.texts, item2: '' },
      pictures: { photo: { documentId: 7, crop } },
      hasLogo: false,
    },
    ['photo', 'logo'],
  )
  const all = [...walkElements(readScene(scene).layers)]
  expect(all.find((one) => one.kind === 'image')).toMatchObject({ source: 'photo', crop })
  expect(all.some((one) => one.kind === 'image' && one.source === 'logo')).toBe(false)
  expect(all.some((one) => one.kind === 'text' && one.text === 'दाल मखनी')).toBe(false)
})

test.each(videoTemplates.map((one) => [one.id, one] as const))(
  '%s says words of conjuncts as long as they are let in, whole',
  (_id, one) => {
    const content = contentOf(one)
    const values = startValues(content, facts)
    for (const { key, type, longest } of content.slots) {
      if (type !== 'text' || longest === undefined || key === 'phone') continue
      const text = 'ष्ट्र'.repeat(longest)
      const filled = { ...values, texts: { ...values.texts, [key]: text } }
      expect(slotFaults(content, filled).filter((fault) => fault.key === key)).toEqual([])
      const scene = sceneOfFilm({ code: one.id, content, scene: null }, filled, [])
      expect(JSON.stringify(scene.layers), key).toContain(text)
    }
  },
)

const withClips = videoTemplates.filter(({ slots }) => slots.some(({ type }) => type === 'clip'))
test('two designs or more take a clip, in both shapes', () => {
  const shapes = withClips.map(({ shape }) => shape)
  expect(new Set(withClips.map(({ title }) => title.en)).size).toBeGreaterThanOrEqual(2)
  expect(shapes.filter((shape) => shape === 'STORY').length).toBe(shapes.length / 2)
})

test.each(withClips.map((one) => [one.id, one] as const))(
  '%s: a clip stands where the picture would, as long as its slot says, and changes nothing where there is none',
  (_id, one) => {
    const content = contentOf(one)
    const slot = content.slots.find(({ type }) => type === 'clip')!
    const values = startValues(content, facts)
    const draw = (more: object, there: string[]) =>
      sceneOfFilm({ code: one.id, content, scene: null }, { ...values, ...more }, there)
    const plain = draw({}, ['photo'])
    const filled = readScene(draw({ clips: { [slot.key]: { clipId: 9, from: 1.5 } } }, ['photo', slot.key]))
    const images = (scene: typeof plain) =>
      [...walkElements(scene.layers)].flatMap((element) => (element.kind === 'image' ? [element] : []))
    expect(images(plain).map(({ source }) => source)).toContain('photo')
    const sources = images(filled).map(({ source }) => source)
    expect(sources).toContain(slot.key)
    expect(sources).not.toContain('photo')
    const { plays } = images(filled).find(({ source }) => source === slot.key)!
    expect(plays!.from + slot.seconds!).toBeLessThanOrEqual(one.seconds)
    expect(draw({ clips: {} }, ['photo'])).toEqual(plain)
  },
)

test('values without clips say what they said before there were any', () => {
  const content = contentOf(templateOf('plate')!)
  const { clips: _none, ...values } = { clips: undefined, ...startValues(content, facts) }
  const clips = { clip: { clipId: 9, from: 0 }, other: { clipId: 8, from: 0 } }
  expect(JSON.stringify(ownValues(content, { ...values, clips: {} }))).toBe(
    JSON.stringify(ownValues(content, values)),
  )
  expect(ownValues(content, { ...values, clips }).clips).toEqual({ clip: clips.clip })
})
