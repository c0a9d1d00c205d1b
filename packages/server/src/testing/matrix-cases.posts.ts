import type { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import type { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import type { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import type { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import type { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { randomBytes } from 'node:crypto'
import type { MatrixCase } from './matrix-case.ts'

const fresh = () => `New ${randomBytes(6).toString('hex')}`
const post = (target: { imageCategoryId: number }) => ({
  title: 'A festival',
  type: 'SQUARE_IMAGE',
  language: 'en',
  imageCategoryId: target.imageCategoryId,
})

/** Cases of the greeting library. */
export const postCases: Record<
  | keyof typeof greetingRoutes
  | keyof typeof imagePostRoutes
  | keyof typeof frameRoutes
  | keyof typeof filmRoutes
  | keyof typeof libraryMoveRoutes,
  MatrixCase
> = {
  listImageCategories: { object: null, input: () => ({}) },
  saveImageCategory: {
    object: 'imageCategoryId',
    input: ({ imageCategoryId }) => ({ body: { imageCategoryId, name: fresh(), version: 1 } }),
    consumes: true,
    table: 'image_category',
  },
  saveImageSubcategory: {
    object: 'imageCategoryId',
    input: ({ imageCategoryId }) => ({ params: { imageCategoryId }, body: { name: fresh(), version: 0 } }),
    table: 'image_subcategory',
  },
  deleteImageSubcategory: {
    object: 'imageCategoryId',
    input: ({ imageCategoryId, imageSubcategoryId }) => ({
      params: { imageCategoryId },
      body: { imageSubcategoryId },
    }),
    consumes: true,
    table: 'image_subcategory',
  },
  listImageTags: { object: null, input: () => ({}) },
  saveImageTag: { object: null, input: () => ({ body: { name: fresh() } }), table: 'image_tag' },
  deleteImageTag: {
    object: 'imageTagId',
    input: ({ imageTagId }) => ({ params: { imageTagId }, body: {} }),
    consumes: true,
    table: 'image_tag',
  },
  // What is there is a single tag, a single category: it goes into itself, which is refused after all else was found.
  countTagMerge: {
    object: 'imageTagId',
    input: ({ imageTagId }) => ({ params: { imageTagId }, query: { imageTagIds: String(imageTagId) } }),
    allowed: 409,
  },
  mergeImageTags: {
    object: 'imageTagId',
    input: ({ imageTagId }) => ({ params: { imageTagId }, body: { imageTagIds: [imageTagId] } }),
    allowed: 409,
  },
  getLibraryContents: {
    object: 'imageCategoryId',
    input: ({ imageCategoryId }) => ({ params: { imageCategoryId } }),
  },
  deleteImageCategory: {
    object: 'imageCategoryId',
    input: ({ imageCategoryId }) => ({ body: { imageCategoryId } }),
    allowed: 409,
  },
  moveImageCategory: {
    object: 'imageCategoryId',
    input: ({ imageCategoryId }) => ({
      params: { imageCategoryId },
      body: { toCategoryId: imageCategoryId },
    }),
    allowed: 409,
  },
  moveImageSubcategory: {
    object: 'imageCategoryId',
    input: ({ imageCategoryId, imageSubcategoryId }) => ({
      params: { imageCategoryId },
      body: { imageSubcategoryId, toCategoryId: imageCategoryId },
    }),
    allowed: 409,
  },
  listImageSubcategories: { object: null, input: () => ({}) },
  listSubcategoriesByCategories: {
    object: null,
    input: ({ imageCategoryId }) => ({ query: { imageCategoryIds: String(imageCategoryId) } }),
  },
  listSubcategoriesByCategoryName: {
    object: null,
    input: () => ({ query: { imageCategoryName: 'Business Category' } }),
  },
  listImagePosts: { object: null, input: () => ({ query: { includeHidden: 'true' } }) },
  searchImagePosts: { object: null, input: () => ({ query: { q: 'diwali' } }) },
  listImagePostsByIds: { object: null, input: ({ imageId }) => ({ query: { imageIds: String(imageId) } }) },
  listImagePostsBySubcategories: {
    object: null,
    input: ({ imageSubcategoryId }) => ({ query: { imageSubcategoryIds: String(imageSubcategoryId) } }),
  },
  saveImagePost: {
    object: 'imageId',
    input: ({ imageId, ...target }) => ({ body: { imageId, ...post(target) } }),
    table: 'image_post',
  },
  addImagePosts: {
    object: null,
    input: (target) => ({ body: { posts: [{ documentId: 2_000_000_001, ...post(target) }] } }),
    allowed: 404,
    table: 'image_post',
  },
  remakeImagePost: {
    object: 'imageId',
    input: ({ imageId }) => ({ body: { imageId } }),
    table: 'image_post',
  },
  deleteImagePosts: {
    object: 'imageId',
    input: ({ imageId }) => ({ body: { imageIds: [imageId] } }),
    consumes: true,
    table: 'image_post',
  },
  getImagePostFile: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({ params: { imageId }, query: { businessId } }),
  },
  updateImagePostStatus: {
    object: 'businessId',
    input: ({ businessId }) => ({ body: { businessId, isEnabled: true } }),
    table: 'frame_setup',
  },
  updateImagePostSettings: {
    object: 'businessId',
    input: ({ businessId }) => ({ body: { businessId, texts: { tagline: fresh() } } }),
    table: 'frame_setup',
  },
  getImagePostSettings: {
    object: 'businessId',
    input: ({ businessId }) => ({ query: { businessId } }),
  },
  getFramedPicture: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({ params: { imageId }, query: { businessId, width: 240 } }),
  },
  beginFilm: { object: null, input: () => ({ body: { name: 'a.mp4', bytes: 10 } }), table: 'greeting_film' },
  sendFilmPart: {
    object: null,
    input: () => ({ params: { filmId: 2_000_000_001 }, query: { part: 0 }, file: new Blob(['film']) }),
    allowed: 404,
  },
  getFilm: { object: null, input: () => ({ params: { filmId: 2_000_000_001 } }), allowed: 404 },
  dropFilm: { object: null, input: () => ({ body: { filmId: 2_000_000_001 } }), allowed: 404 },
  // The post of the matrix is a picture: whoever may make a copy is told so.
  makeFilmCopy: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({ params: { imageId }, body: { businessId } }),
    allowed: 409,
    table: 'greeting_copy',
  },
  getFilmCopy: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({
      params: { imageId },
      query: { businessId, copyId: 2_000_000_001 },
    }),
    allowed: 404,
  },
  cancelFilmCopy: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({
      params: { imageId },
      body: { businessId, copyId: 2_000_000_001 },
    }),
    allowed: 404,
    table: 'greeting_copy',
  },
  getFilmCopyFile: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({
      params: { imageId },
      query: { businessId, copyId: 2_000_000_001 },
    }),
    allowed: 404,
  },
  requestImages: {
    object: 'businessId',
    input: ({ businessId }) => ({ body: { businessId, occasion: 'Bonalu' } }),
    table: 'image_request',
  },
  listImageRequests: {
    object: 'businessId',
    input: ({ businessId }) => ({ query: { businessId: String(businessId) } }),
  },
  answerImageRequest: {
    object: 'imageRequestId',
    input: ({ imageRequestId }) => ({
      params: { imageRequestId },
      body: { status: 'DECLINED', answer: 'Not this year.' },
    }),
    table: 'image_request',
  },
}
