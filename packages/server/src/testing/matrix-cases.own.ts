import type { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { noWords } from '@parichay/contract/greeting/own-poster.ts'
import type { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import type { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import type { ownDataRoutes } from '@parichay/contract/own-data/routes.ts'
import type { likenessRoutes } from '@parichay/contract/greeting/routes.likeness.ts'
import type { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import type { MatrixCase } from './matrix-case.ts'

const ownDataCases: Record<keyof typeof ownDataRoutes, MatrixCase> = {
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

const ownImageCases: Record<keyof typeof ownImageRoutes, MatrixCase> = {
  getDayImages: {
    object: 'businessId',
    input: ({ businessId }) => ({ query: { businessId, day: '2026-11-22' } }),
  },
  getGreetingUse: { object: 'businessId', input: ({ businessId }) => ({ params: { id: businessId } }) },
  listSavedImages: { object: null, input: () => ({}) },
  listFavouriteImages: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  setFavouriteImage: {
    object: 'businessId',
    input: ({ businessId, imageId }) => ({ params: { imageId }, body: { businessId, isFavourite: true } }),
    table: 'image_favourite',
  },
}

const coverageCases: Record<keyof typeof coverageRoutes, MatrixCase> = {
  getImageCoverage: { object: null, input: () => ({ query: {} }) },
  getImageCalendar: { object: null, input: () => ({ query: { month: '2026-11' } }) },
}

const withheldCases: Record<keyof typeof withheldRoutes, MatrixCase> = {
  withholdImagePost: {
    object: null,
    input: () => ({ body: { imageId: 2_000_000_001, isWithheld: true } }),
    allowed: 404,
    table: 'image_withheld',
  },
  getWithheldPicture: {
    object: null,
    input: () => ({ params: { imageId: 2_000_000_001 }, query: { width: 240 } }),
    allowed: 404,
  },
}

const likenessCases: Record<keyof typeof likenessRoutes, MatrixCase> = {
  findAlikeImages: { object: null, input: () => ({ query: { documentIds: '2000000001'.slice(0, 9) } }) },
  listImagePairs: { object: null, input: () => ({ query: {} }) },
  keepImagePair: {
    object: null,
    input: () => ({ body: { imageId: 2_000_000_001, otherId: 2_000_000_002, isKept: true } }),
    allowed: 404,
    table: 'image_pair_kept',
  },
}

/** Calls about own posters. */
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

/** All of this file. */
export const ownCases = {
  ...ownDataCases,
  ...ownImageCases,
  ...coverageCases,
  ...withheldCases,
  ...likenessCases,
  ...ownPosterCases,
}
