import { expect, test } from 'vitest'
import { ownPhotos, type PhotoSources } from './own-photos.ts'

const file = (name: string) => ({
  url: `/files/${name}.webp`,
  thumbnailUrl: `/files/${name}-small.webp`,
  width: 800,
  height: 600,
  bytes: 1,
})
const sources = {
  card: {
    basicDetails: { coverDocumentId: 2 },
    pictures: { coverUrl: '/files/cover.webp' },
    aboutUs: { ownerDocumentId: 1 },
    gallery: [{ documentId: 3 }, { documentId: 9 }],
    products: [{ documentIds: [4, 5] }, { documentIds: [] }],
    files: { 1: file('owner'), 3: file('gallery'), 4: file('product'), 5: file('second') },
  },
  answer: {
    pictures: { ownPhotoDocumentId: 1, productDocumentId: null },
    imageAddresses: { ownPhoto: '/files/own.webp' },
  },
} as unknown as PhotoSources

test('what is wanted comes first, each picture once, and none that is not there', () => {
  const ids = (of: 'person' | 'shop' | 'product') =>
    ownPhotos(sources, of).map(({ documentId }) => documentId)
  expect(ids('person')).toEqual([1, 2, 3, 4])
  expect(ids('shop')).toEqual([2, 3, 1, 4])
  expect(ids('product')).toEqual([4, 1, 2, 3])
  expect(ownPhotos({}, 'shop')).toEqual([])
})
