import { expect, test } from 'vitest'
import { contentOfForm, emptySlot, TemplateForm, typedOf, type TypedTemplate } from './template-form.ts'

const form = (more: Partial<TypedTemplate> = {}): TypedTemplate => ({
  ...typedOf(null),
  title: 'Sale',
  ...more,
})
const slot = (more: Partial<TypedTemplate['slots'][number]>) => ({
  ...emptySlot(),
  key: 'photo',
  en: 'Photo',
  ...more,
})
const faults = (typed: TypedTemplate) =>
  TemplateForm.safeParse(typed).error?.issues.map(({ path }) => path.join('.')) ?? []

test.each([
  ['no number', [slot({ type: 'image', ratio: '16:9' })], 'slots.0.ratio'],
  ['a place too narrow', [slot({ type: 'clip', ratio: '0.1' })], 'slots.0.ratio'],
  ['a clip too long', [slot({ type: 'clip', seconds: '60' })], 'slots.0.seconds'],
  ['too many letters', [slot({ longest: '500' })], 'slots.0.longest'],
  ['half a letter', [slot({ longest: '2.5' })], 'slots.0.longest'],
  ['no colour', [slot({ type: 'colour', default: 'red' })], 'slots.0.default'],
  ['two of one name', [slot({}), slot({ key: 'line' }), slot({})], 'slots.2.key'],
] as const)('a slot with %s is refused at its box', (_what, slots, box) => {
  expect(faults(form({ slots: [...slots] }))).toEqual([box])
})

test('parts of a film that begin at one moment, the wrong way round or after its end are refused at their boxes', () => {
  const chapters = ['', '', '6', '4', '8'].map((at) => ({ at, en: 'Part', hi: '' }))
  expect(faults(form({ chapters }))).toEqual(['chapters.1.at', 'chapters.3.at', 'chapters.4.at'])
  expect(faults(form({ chapters: chapters.slice(1, 3) }))).toEqual([])
})

test('words for the search that are too long or too many are refused, none is left out in silence', () => {
  expect(faults(form({ tags: `sale, ${'x'.repeat(31)}` }))).toEqual(['tags'])
  const many = Array.from({ length: 13 }, (_one, at) => `w${at}`).join(', ')
  expect(faults(form({ tags: many }))).toEqual(['tags'])
})

test('an empty box is the usual number; what is typed is sent, and comes back as it was', () => {
  const slots = [
    slot({ longest: '', default: 'Sale' }),
    slot({ key: 'clip', type: 'clip', ratio: '1.78', seconds: '' }),
    slot({ key: 'main', type: 'colour', default: '' }),
  ]
  const content = contentOfForm(TemplateForm.parse(form({ slots })))
  expect(content.slots).toMatchObject([
    { longest: 30, default: 'Sale' },
    { ratio: 1.78, seconds: 5 },
    { default: '#2d9bea' },
  ])
  const again = contentOfForm(
    TemplateForm.parse(typedOf({ ...content, isPremium: true, scene: null } as never)),
  )
  expect(again).toEqual(content)
})
