import type { DatedSubcategory, ImageCategory, ImagePost } from '@parichay/contract/greeting/fields.ts'

/** A picture of the agency's own library that customers see, with every deed open to who looks. */
export const makePost = (imageId: number, facts: Partial<ImagePost> = {}): ImagePost => ({
  imageId,
  title: `Image ${imageId}`,
  type: 'SQUARE_IMAGE',
  imageCategoryId: 1,
  imageSubcategoryId: null,
  imageTagIds: [],
  language: 'en',
  captions: {},
  day: null,
  isPremium: false,
  isExclusive: true,
  isShown: true,
  isPopular: false,
  thumbnailUrl: '/files/a-240.webp',
  previewUrl: '/files/a-540.webp',
  width: 1080,
  height: 1080,
  version: 1,
  createdAt: '2026-11-01T06:00:00.000Z',
  downloads: 0,
  uses: 0,
  can: { change: true, replace: true, remake: true, delete: true, withhold: 'NOT_FOUND' },
  ...facts,
})

/** A category of the agency's own library. */
export const makeImageCategory = (facts: Partial<ImageCategory> = {}): ImageCategory => ({
  imageCategoryId: 1,
  name: 'Fairs',
  names: {},
  kind: 'evergreen',
  order: 1,
  isShared: false,
  version: 1,
  ...facts,
})

/** A subcategory of it, without a day. */
export const makeSubcategory = (facts: Partial<DatedSubcategory> = {}): DatedSubcategory => ({
  imageSubcategoryId: 9,
  imageCategoryId: 1,
  name: 'Tarnetar',
  names: {},
  order: 1,
  dateType: null,
  days: [],
  regions: [],
  communities: [],
  priority: 3,
  showDaysBefore: 3,
  source: '',
  isShared: false,
  searchWords: '',
  version: 1,
  ...facts,
})
