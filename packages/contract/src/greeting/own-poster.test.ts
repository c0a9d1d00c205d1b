import { expect, test } from 'vitest'
import { discountOf, noWords, OwnPoster, OwnPosterQuery, wordsOfProduct } from './own-poster.ts'

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
  expect(wordsOfProduct({ name: 'Tea', price: null }, 'en')).toEqual({ ...noWords, wish: 'Tea' })
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
  const long = { ...poster, words: { wish: 'x'.repeat(61) } }
  expect(OwnPosterQuery.safeParse(JSON.stringify(long)).success).toBe(false)
})
