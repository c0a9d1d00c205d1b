import { noWords, type PosterBase } from '@parichay/contract/greeting/own-poster.ts'
import { expect, test } from 'vitest'
import {
  designFor,
  readPosterSearch,
  sellingCard,
  shownProducts,
  startFromLibrary,
  startPoster,
  withProduct,
} from './start-poster.ts'

const file = { url: '/files/4.webp', thumbnailUrl: '/files/4-small.webp', width: 8, height: 8, bytes: 1 }
const card = {
  basicDetails: { coverDocumentId: 2 },
  pictures: { coverUrl: '/files/cover.webp' },
  aboutUs: { ownerDocumentId: null },
  gallery: [],
  products: [
    { name: 'Haircut', documentIds: [], price: 20_000, mrp: 25_000, unit: '' },
    { name: 'Kaju katli', documentIds: [4], price: 90_000, mrp: 100_000, unit: 'kg' },
    { name: 'Advice', documentIds: [], price: null, mrp: null, unit: '' },
  ],
  files: { 4: file },
} as never

const begin = (search: Partial<Parameters<typeof startPoster>[0]>, language = 'hi') =>
  startPoster(
    { design: 'shelf', shape: 'SQUARE', product: undefined, ...search },
    language,
    { card },
    'Sweets & Mithai',
  )

test('products with a picture come first; one without stands for its price, or is left out', () => {
  const shown = shownProducts(card)
  expect(shown.map(({ product }) => product.name)).toEqual(['Kaju katli', 'Haircut'])
  expect(shown.map(designFor)).toEqual(['shelf', 'banner'])
  expect(sellingCard([{ products: [] }, card] as never)).toBe(card)
})

test('an offer has photo, price, struck MRP, what is saved and a line of the trade', () => {
  const { poster, photoUrl } = begin({ product: 1 })
  expect(photoUrl).toBe('/files/4.webp')
  expect(poster).toMatchObject({ design: 'shelf', photoDocumentId: 4, language: 'hi' })
  expect(poster.words).toEqual({
    ...noWords,
    wish: 'Kaju katli',
    line: 'हर दिन ताज़ा',
    offer: '10 % छूट',
    price: '₹900 / kg',
    mrp: '₹1,000',
  })
})

test('another product without a picture takes no foreign one, and a design without', () => {
  const [, haircut] = shownProducts(card)
  const { poster, photoUrl } = withProduct(begin({ product: 1 }), haircut!)
  expect(poster).toMatchObject({ design: 'banner', photoDocumentId: null })
  expect(photoUrl).toBe('')
  expect(poster.words).toMatchObject({ wish: 'Haircut', price: '₹200', offer: '20 % छूट' })
})

test('a poster for a photograph begins with one that shows what it is made for, or with none', () => {
  expect(begin({ design: 'crest' })).toMatchObject({
    photoUrl: '/files/cover.webp',
    poster: { photoDocumentId: 2, look: 'gold' },
  })
  expect(begin({ design: 'jharokha' }).photoUrl).toBe('')
})

test('words of an address stand on the poster as they came, cut to their places', () => {
  const asked = readPosterSearch({ design: 'arch', wish: ' Diwali ', line: '5 days to go' })
  expect(begin(asked).poster).toMatchObject({
    design: 'arch',
    look: 'gold',
    words: { ...noWords, wish: 'Diwali', line: '5 days to go' },
  })
  expect(readPosterSearch({ wish: 'x'.repeat(200), line: '' })).toMatchObject({
    wish: 'x'.repeat(80),
    line: undefined,
  })
})

test('a poster of the library begins with what was said on it last', () => {
  const base: PosterBase = {
    imageId: 7,
    title: 'Happy Diwali',
    shape: 'STORY',
    language: 'en',
    look: 'gold',
    words: { ...noWords, wish: 'Happy\nDiwali' },
    message: {},
    kept: null,
  }
  expect(startFromLibrary(base).poster).toMatchObject({
    design: 'library',
    imageId: 7,
    shape: 'STORY',
    look: 'gold',
    words: { wish: 'Happy Diwali' },
  })
  const kept = { language: 'hi', look: 'plain', words: { ...noWords, wish: 'शुभ' } } as const
  expect(startFromLibrary({ ...base, kept }).poster).toMatchObject({ ...kept })
})

test('an address says what it begins with; nonsense is the usual', () => {
  expect(readPosterSearch({ design: 'library', post: '12' })).toEqual({
    design: 'shelf',
    shape: 'SQUARE',
    product: undefined,
    post: 12,
  })
  expect(readPosterSearch({ post: 'x', product: '3', shape: 'STORY' })).toMatchObject({
    post: undefined,
    product: 3,
    shape: 'STORY',
  })
})
