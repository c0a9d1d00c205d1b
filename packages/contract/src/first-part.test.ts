import { expect, test } from 'vitest'
import { firstPart } from './first-part.ts'

const family = '👩🏽\u200d👩🏽\u200d👧🏽\u200d👦🏽'
test.each([
  ['what fits', 'आनंद मिठाई', 10, 'आनंद मिठाई'],
  ['a letter with its sign', 'आनंद मिठाई', 6, 'आनंद'],
  ['a conjunct', 'श्री गणेश डिजिटल प्रिंटर्स', 18, 'श्री गणेश डिजिटल'],
  ['a conjunct of Malayalam', 'കേരള ബ്യൂട്ടി', 8, 'കേരള'],
  ['a vowel of Tamil', 'கோவில்', 1, 'க'],
  ['an emoji', `${'x'.repeat(29)}🪔`, 30, 'x'.repeat(29)],
  ['a family', `Sharma ${family} shop`, 20, 'Sharma'],
  ['a whole family', `Sharma ${family} shop`, 7 + family.length, `Sharma ${family}`],
  ['a flag', 'India 🇮🇳🇮🇳', 11, 'India 🇮🇳'],
  ['a keycap', 'Gate 7\ufe0f\u20e3', 7, 'Gate'],
  ['one letter that is too long', family, 3, '👩'],
])('%s is not cut', (_what, text, most, kept) => {
  expect(firstPart(text, most)).toBe(kept)
})

test('of any text some is kept, no more than may be, and no half of a sign', () => {
  const long = `e${'\u0301'.repeat(200)} ${'क्'.repeat(100)}`
  for (let most = 1; most < 400; most += 7) {
    const kept = firstPart(long, most)
    expect(kept.length).toBeLessThanOrEqual(most)
    expect(kept).not.toBe('')
    expect(kept.isWellFormed()).toBe(true)
  }
})
