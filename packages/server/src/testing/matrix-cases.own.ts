import type { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { noWords } from '@parichay/contract/greeting/own-poster.ts'
import type { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import type { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import type { ownDataRoutes } from '@parichay/contract/own-data/routes.ts'
import type { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import type { MatrixCase } from './matrix-case.ts'

/** The copy of one's own data; a password that is wrong makes none. */
export const ownDataCases: Record<keyof typeof ownDataRoutes, MatrixCase> = {
  getOwnDataFile: { object: null, input: () => ({}) },
  makeOwnDataFile: {
    object: null,
    input: () => ({ body: { password: 'not-the-password-1' } }),
    allowed: 422,
    table: 'own_data_file',
  },
  downloadOwnDataFile: {
    object: null,
    input: () => ({ params: { ownDataFileId: 999_999 } }),
    allowed: 404,
  },
}

/** Cases of what a business keeps of the greeting library. */
export const ownImageCases: Record<keyof typeof ownImageRoutes, MatrixCase> = {
  getDayImages: {
    object: 'businessId',
    input: ({ businessId }) => ({ query: { businessId, day: '2026-11-22' } }),
  },
  getGreetingUse: { object: 'businessId', input: ({ businessId }) => ({ params: { id: businessId } }) },
  listFavouriteImages: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  setFavouriteImage: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({ params: { imageId }, body: { businessId, isFavourite: true } }),
    table: 'image_favourite',
  },
}

/** Cases of what the library lacks. */
export const coverageCases: Record<keyof typeof coverageRoutes, MatrixCase> = {
  getImageCoverage: { object: null, input: () => ({ query: {} }) },
  getImageCalendar: { object: null, input: () => ({ query: { month: '2026-11' } }) },
}

/** Cases of shared posts that an agency does not give its customers: the post of the matrix is its own. */
export const withheldCases: Record<keyof typeof withheldRoutes, MatrixCase> = {
  withholdImagePost: {
    object: null,
    input: () => ({ body: { imageId: 2_000_000_001, isWithheld: true } }),
    allowed: 404,
    table: 'image_withheld',
  },
  getWithheldPicture: {
    object: 'imageId',
    input: ({ imageId }) => ({ params: { imageId }, query: { width: 240 } }),
  },
}

/** Cases of posters in own words. */
export const ownPosterCases: Record<keyof typeof ownPosterRoutes, MatrixCase> = {
  getPosterWords: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({ params: { imageId }, query: { businessId } }),
  },
  keepPosterWords: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({ params: { imageId }, body: { businessId, edit: null } }),
    table: 'poster_edit',
  },
  getPosterGround: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({ params: { imageId }, query: { businessId } }),
  },
  getOwnPosterFile: {
    object: 'businessId',
    input: ({ businessId }) => ({
      query: {
        businessId,
        poster: JSON.stringify({ design: 'arch', shape: 'SQUARE', language: 'en', words: noWords }),
      },
    }),
  },
}
