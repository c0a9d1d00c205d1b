import { expect, test } from 'vitest'
import {
  discountOf,
  inOneLine,
  noWords,
  OwnPoster,
  OwnPosterQuery,
  posterDesignNames,
  slotLength,
  wordsOfCountdown,
  wordsOfProduct,
} from './own-poster.ts'
import { postLanguages } from './tastes.ts'

test('an offer of a product: price, struck MRP and what is saved, in the language of the poster', () => {
  const tea = { name: 'Masala tea', price: 20_000, mrp: 25_000, unit: 'kg' }
  expect(wordsOfProduct(tea, 'en')).toEqual({
    ...noWords,
    wish: 'Masala tea',
    offer: '20 % OFF',
    price: '₹200 / kg',
    mrp: '₹250',
  })
  expect(wordsOfProduct(tea, 'hi').offer).toBe('20 % छूट')
  const offers = postLanguages.map((language) => wordsOfProduct(tea, language).offer)
  expect(offers.every((offer) => offer.startsWith('20 % '))).toBe(true)
  expect(new Set(offers).size).toBe(postLanguages.length)
  expect(wordsOfProduct({ name: 'Tea', price: null }, 'en')).toEqual({ ...noWords, wish: 'Tea' })
})

test('a countdown says how many days are left in the language of the poster, and tomorrow for one', () => {
  expect(wordsOfCountdown('Diwali', 5, 'en')).toEqual({ wish: 'Diwali', line: '5 days to go' })
  expect(wordsOfCountdown('दिवाली', 1, 'hi')).toEqual({ wish: 'दिवाली', line: 'कल' })
  const lines = postLanguages.map((language) => wordsOfCountdown('Diwali', 12, language).line)
  expect(lines.every((line) => line.includes('12'))).toBe(true)
  expect(new Set(lines).size).toBe(postLanguages.length)
})

test('what is saved is rounded down, and said only where there is something', () => {
  expect(discountOf(19_999, 30_000)).toBe(33)
  expect(discountOf(30_000, 30_000)).toBeUndefined()
  expect(discountOf(29_900, 30_000)).toBeUndefined()
  expect(discountOf(0, 30_000)).toBeUndefined()
})

test('a poster in an address: whole, or no', () => {
  const poster = { design: 'shelf', shape: 'SQUARE', language: 'hi', words: { wish: 'चाय' } }
  expect(OwnPosterQuery.parse(JSON.stringify(poster))).toEqual({
    ...OwnPoster.parse(poster),
    words: { ...noWords, wish: 'चाय' },
  })
  expect(OwnPosterQuery.safeParse('{').success).toBe(false)
  const long = { ...poster, words: { wish: 'x'.repeat(81) } }
  expect(OwnPosterQuery.safeParse(JSON.stringify(long)).success).toBe(false)
})

test('a name or a price is never cut: a unit without room is left out', () => {
  const name = 'Steel bottle with a long name '.repeat(2).trim()
  const words = wordsOfProduct({ name, price: 1_234_567_00, unit: 'piece of 12 litres' }, 'en')
  expect(words).toMatchObject({ wish: name, price: '₹12,34,567' })
})

test('a poster of the library names its post and says whole thoughts; designs of their own do neither', () => {
  const words = { wish: 'x'.repeat(slotLength('library', 'wish')) }
  const given = { design: 'library', imageId: 7, shape: 'SQUARE', language: 'en', words }
  expect(OwnPoster.safeParse(given).success).toBe(true)
  expect(OwnPoster.safeParse({ ...given, imageId: null }).error?.issues[0]?.path).toEqual(['imageId'])
  const own = OwnPoster.safeParse({ ...given, design: 'arch', imageId: null })
  expect(own.error?.issues[0]?.path).toEqual(['words', 'wish'])
  expect(posterDesignNames).not.toContain('library')
})

test('the words of a design are typed in one line', () => {
  expect(inOneLine({ ...noWords, wish: 'Happy\n Diwali' }).wish).toBe('Happy Diwali')
})
