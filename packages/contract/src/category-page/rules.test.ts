import { expect, test } from 'vitest'
import { landingPictures, picturesOf, shelved } from './rules.ts'

const alt = (en: string) => ({ en, hi: '', gu: '' })
const file = { url: '/files/a.webp', width: 8, height: 6 }

test('pages stand in the order of the agency, what it does not name by the alphabet, what it hides nowhere', () => {
  const pages = ['Architect', 'Bakery', 'Gym', 'Tailoring'].map((category) => ({ category }))
  const shown = (first: string[], hidden: string[]) =>
    shelved(pages, { first, hidden }).map(({ category }) => category)
  expect(shown([], [])).toEqual(['Architect', 'Bakery', 'Gym', 'Tailoring'])
  expect(shown(['Tailoring', 'Gone', 'Bakery'], ['Gym'])).toEqual(['Tailoring', 'Bakery', 'Architect'])
  expect(shown(['Gym'], ['Gym'])).toEqual(['Architect', 'Bakery', 'Tailoring'])
})

test('a picture whose file is gone is left out, and one without words is called by the category', () => {
  const pictures = {
    hero: { documentId: 1, alt: alt('Our shop') },
    gallery: [2, 3, 2].map((documentId) => ({ documentId, alt: alt('') })),
  }
  expect(picturesOf(pictures)).toEqual([1, 2, 3])
  const known = (id: number) => (id === 3 ? undefined : file)
  const shown = landingPictures(pictures, 'en', 'Bakery', known)
  expect(shown.hero?.alt).toBe('Our shop')
  expect(shown.gallery.map((one) => one.alt)).toEqual(['Bakery, 1', 'Bakery, 3'])
  expect(landingPictures(pictures, 'hi', 'बेकरी', () => undefined)).toEqual({ hero: null, gallery: [] })
  expect(landingPictures(pictures, 'hi', 'बेकरी', known).hero?.alt).toBe('बेकरी')
})
