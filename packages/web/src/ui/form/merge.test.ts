import { expect, test } from 'vitest'
import { changedNames, changedThere, mergeOver } from './merge.ts'

const base = { name: 'Anand', city: 'Surat', tags: ['a'] }

test.each([
  [{ ...base }, []],
  [{ ...base, city: 'Pune' }, ['city']],
  [{ ...base, tags: ['a', 'b'] }, ['tags']],
])('%j differs in %j', (other, names) => expect(changedNames(base, other)).toEqual(names))

test.each([
  ['theirs alone', base, { ...base, city: 'Pune' }, { ...base, city: 'Pune' }],
  ['mine alone', { ...base, name: 'Kesar' }, base, { ...base, name: 'Kesar' }],
  [
    'both, apart',
    { ...base, name: 'Kesar' },
    { ...base, city: 'Pune' },
    { ...base, name: 'Kesar', city: 'Pune' },
  ],
  ['both, the same field', { ...base, name: 'Kesar' }, { ...base, name: 'Peda' }, { ...base, name: 'Kesar' }],
])('merged: %s', (_what, mine, theirs, merged) => expect(mergeOver(base, mine, theirs)).toEqual(merged))

test('what changed there names both values; the same change on both sides is no news', () => {
  const mine = { ...base, name: 'Kesar', city: 'Pune' }
  const theirs = { name: 'Peda', city: 'Pune', tags: [] }
  expect(changedThere(base, mine, theirs)).toEqual([
    { name: 'name', theirs: 'Peda', mine: 'Kesar', both: true },
    { name: 'tags', theirs: [], mine: ['a'], both: false },
  ])
})
