import { expect, test } from 'vitest'
import { isOutside } from './rules.territory.ts'

const gujarat = { states: ['24' as const], cities: [] }
const surat = { states: [], cities: ['Surat'] }
const vadodara = { states: [], cities: ['New Vadodara'] }
const both = { states: ['27' as const], cities: ['Surat'] }
test.each([
  ['everywhere', { states: [], cities: [] }, 'Delhi', 'Delhi', false],
  ['the state is named', gujarat, 'Rajkot', ' gujarat', false],
  ['another state', gujarat, 'Pune', 'Maharashtra', true],
  ['a state nobody wrote down', gujarat, 'Pune', '', false],
  ['the city is named', surat, 'SURAT', '', false],
  ['another city', surat, 'Rajkot', 'Gujarat', true],
  ['the city with blanks as a copy has them', vadodara, ' New  Vadodara', '', false],
  ['the city in wide letters', surat, '\uff33\uff55\uff52\uff41\uff54', '', false],
  ['the city with a sign that joins', surat, 'Su\u200drat', '', false],
  ['a city nobody wrote down', surat, '', 'Gujarat', false],
  ['city or state is enough', both, 'Pune', 'Maharashtra', false],
  ['neither', both, 'Rajkot', 'Gujarat', true],
  ['another city, and the state is not known', both, 'Rajkot', '', false],
] as const)('%s', (_words, territory, city, state, answer) => {
  expect(isOutside(territory as never, { city, state })).toBe(answer)
})
