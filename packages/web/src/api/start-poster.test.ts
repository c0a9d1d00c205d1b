import { expect, test } from 'vitest'
import { readPosterSearch, shownProducts, startPoster } from './start-poster.ts'

const product = (name: string, documentIds: number[], price = 90_000, mrp: number | null = 100_000) =>
  ({ name, documentIds, price, mrp, unit: 'kg' }) as never
const file = { url: '/files/7.webp', thumbnailUrl: '/files/7-240.webp' } as never
const card = { products: [product('No picture', []), product('Kaju katli', [7])], files: { 7: file } }

test('an address begins with a product: its words, its picture; what makes no sense is the usual', () => {
  expect(readPosterSearch({ design: 'x', shape: 'y', product: '-1' })).toEqual({
    design: 'shelf',
    shape: 'SQUARE',
    product: undefined,
  })
  const { poster, photoUrl } = startPoster(
    readPosterSearch({ product: '1', shape: 'STORY' }),
    'hi',
    card,
    'Sweets & Mithai',
  )
  expect(poster).toMatchObject({ design: 'shelf', shape: 'STORY', language: 'hi', photoDocumentId: 7 })
  expect(poster.words).toMatchObject({
    wish: 'Kaju katli',
    price: '₹900 / kg',
    mrp: '₹1,000',
    offer: '10 % छूट',
  })
  expect(poster.words.line).toBe('हर दिन ताज़ा')
  expect(photoUrl).toBe('/files/7.webp')
  // A product without a picture makes no poster of a product.
  expect(
    startPoster(readPosterSearch({ product: '0' }), 'en', card, 'Other').poster.photoDocumentId,
  ).toBeNull()
  expect(shownProducts(card).map(({ place }) => place)).toEqual([1])
})
