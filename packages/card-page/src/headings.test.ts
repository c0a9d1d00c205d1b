import { expect, test } from 'vitest'
import { drawCardPage } from './card.ts'
import { fixtures } from './testing/fixtures.ts'

const { full } = fixtures
const [goods] = full.sections.products
const [shot] = full.sections.gallery

/** Headings and things of a section, as a visitor reads them from top to bottom. */
const readDown = (sections: Partial<typeof full.sections>, things: RegExp) =>
  [...drawCardPage({ ...full, sections: { ...full.sections, ...sections } }).matchAll(things)].map(
    ([, heading, thing]) => heading ?? thing,
  )

test.each(['product', 'service'] as const)(
  'a %s without category does not stand under the heading of another one',
  (kind) => {
    const products = [
      { ...goods!, kind, name: 'Soap', category: 'Bath' },
      { ...goods!, kind, name: 'Gift card', category: '' },
      { ...goods!, kind, name: 'Shampoo', category: 'Bath' },
    ]
    const read = readDown(
      { products, gallery: [] },
      /<h3 class="shelf"[^>]*>([^<]+)|<b>(Soap|Gift card|Shampoo)</g,
    )
    expect(read).toEqual(['Gift card', 'Bath', 'Soap', 'Shampoo'])
  },
)

test('a picture without album does not stand in another one', () => {
  const gallery = [
    { ...shot!, caption: 'The door', album: 'Shop' },
    { ...shot!, caption: 'The owner', album: '' },
    { ...shot!, caption: 'A shelf', album: 'Shop' },
  ]
  const read = readDown(
    { gallery, products: [] },
    /<h3 class="shelf"[^>]*>([^<]+)|<span class="caption"[^>]*>([^<]+)/g,
  )
  expect(read).toEqual(['The owner', 'Shop', 'The door', 'A shelf'])
})
