import { expect, test } from 'vitest'
import { contrast } from '@parichay/contract/agency/colour.ts'
import { makeMonogram } from './monogram.ts'

test.each([
  ['Navrang Kirana & Masala', 'NK'],
  ['raju', 'R'],
  ['& Sons Trading', 'ST'],
  ['अन्नपूर्णा मिष्ठान्न भंडार', 'अ'],
  ['મેઘધનુષ સાડી', 'મે'],
  ['99 Store', '9'],
  ['🙏', '🙏'],
])('%s', (name, letters) => {
  const monogram = makeMonogram(name, '#c2352b')
  expect(monogram.letters).toBe(letters)
  expect(makeMonogram(name, '#c2352b')).toEqual(monogram)
  for (const ground of [monogram.from, monogram.to])
    expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5)
})
