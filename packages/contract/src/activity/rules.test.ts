import { expect, test } from 'vitest'
import { activityActions } from './actions.ts'
import { activityBounds, changedLeaves, changedParts, differences, valueText } from './rules.ts'

test('only what differs is told, leaf by leaf, lists as a whole', () => {
  const before = { name: 'Anand', place: { city: 'Surat', pin: '395001' }, days: [1, 2], note: '' }
  const after = { name: 'Anand', place: { city: 'Vapi', pin: '395001' }, days: [1], note: null, gst: true }
  expect(differences(before, after)).toEqual([
    { field: 'place.city', before: 'Surat', after: 'Vapi' },
    { field: 'days', before: '1, 2', after: '1' },
    { field: 'gst', before: null, after: 'true' },
  ])
  expect(differences('NEW', 'DONE')).toEqual([{ field: '', before: 'NEW', after: 'DONE' }])
  expect(differences({ kind: 'x' }, 'gone')).toEqual([{ field: 'kind', before: 'x', after: null }])
  expect(differences(undefined, '')).toEqual([])
})

test('the keys of things in a list may stand in another order: the database gives them back so', () => {
  const typed = { faq: [{ question: 'When?', answer: 'At ten' }] }
  const kept = { faq: [{ answer: 'At ten', question: 'When?' }] }
  expect(differences(kept, typed)).toEqual([])
  expect(changedParts(kept, typed)).toBeUndefined()
  expect(changedLeaves(kept, typed)).toBeUndefined()
  const later = { faq: [{ question: 'When?', answer: 'At six' }] }
  expect(changedLeaves(kept, later)).toEqual({
    before: { faq: '[{"answer":"At ten","question":"When?"}]' },
    after: { faq: '[{"answer":"At six","question":"When?"}]' },
  })
})

test('a value stays a line, never half a sign', () => {
  const long = `${'a'.repeat(activityBounds.text - 2)}😀😀`
  expect(valueText(long)!.isWellFormed()).toBe(true)
  expect(valueText(long)!.length).toBeLessThanOrEqual(activityBounds.text)
  expect([valueText([]), valueText(0), valueText(false), valueText([{ a: 1 }])]).toEqual([
    null,
    '0',
    'false',
    '[{"a":1}]',
  ])
})

test('an entry keeps the parts that changed, and long ones as their beginning', () => {
  expect(changedParts({ a: 1, b: 2 }, { a: 1, b: 2 })).toBeUndefined()
  expect(changedParts({ a: 1, b: 2, c: 3 }, { a: 1, b: 4 })).toEqual({ before: { b: 2 }, after: { b: 4 } })
  const { after } = changedParts({ about: '' }, { about: 'x'.repeat(5000) })!
  expect(String(after['about']).length).toBeLessThanOrEqual(activityBounds.text)
})

test('of a deep document each leaf stands under its path; of long ones, the place where they differ', () => {
  expect(changedLeaves({ en: { a: 1 } }, { en: { a: 1 } })).toBeUndefined()
  expect(changedLeaves({ en: { a: 'x', b: [1] } }, { en: { a: 'y', b: [1, 2] }, hi: { c: '' } })).toEqual({
    before: { 'en.a': 'x', 'en.b': '1' },
    after: { 'en.a': 'y', 'en.b': '1, 2' },
  })
  const long = `${'a'.repeat(500)}😀${'b'.repeat(39)}`
  const { before, after } = changedLeaves({ t: `${long}old` }, { t: `${long}new` })!
  expect([before['t'], after['t']]).toEqual([`${'b'.repeat(39)}old`, `${'b'.repeat(39)}new`])
  const parts = changedLeaves({ list: [{ a: 'x' }] }, { list: [{ a: 'y' }] })!
  expect(differences(parts.before, parts.after)).toEqual([
    { field: 'list', before: '[{"a":"x"}]', after: '[{"a":"y"}]' },
  ])
})

test('no action stands in two areas', () => {
  expect(new Set(activityActions).size).toBe(activityActions.length)
})
