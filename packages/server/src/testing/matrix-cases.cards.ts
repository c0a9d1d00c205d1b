import { emptySections } from '@parichay/contract/card/sections.ts'
import { detailsFor } from './makers.ts'
import type { MatrixCase } from './matrix-case.ts'

const template = { code: 'bazaar', colour: '#2d9bea', font: 'modern', appearance: 'auto' }
const free = () => `free-${Math.floor(performance.now() * 1000) % 1_000_000_000}`

/** Calls about cards. */
export const cardCases = {
  getCardsByBusiness: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  getCard: { object: 'cardNo', input: ({ cardNo }) => ({ query: { cardNo } }) },
  getCardVisits: { object: 'cardNo', input: ({ cardNo }) => ({ query: { cardNo } }) },
  checkCardIdAvailability: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ query: { cardNo, cardId: 'some-shop' } }),
  },
  updateCardBasicDetails: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, basicDetails: detailsFor('changed') } }),
    table: 'card',
  },
  updateCardTemplate: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, template } }),
    table: 'card',
  },
  updateCardLinks: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, links: [] } }),
    table: 'card',
  },
  updateCardSettings: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, cardId: free() } }),
    table: 'card',
  },
  updateCardPaymentOptions: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, paymentOptions: emptySections.paymentOptions } }),
    table: 'card',
  },
  updateCardYoutubeVideos: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, youtubeVideos: [] } }),
    table: 'card',
  },
  updateCardGallery: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, gallery: [] } }),
    table: 'card',
  },
  updateCardAboutUs: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, aboutUs: emptySections.aboutUs } }),
    table: 'card',
  },
  updateCardProducts: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, products: [] } }),
    table: 'card',
  },
  listCards: { object: null, input: () => ({ query: { pageSize: 100 } }) },
  updateCardStatus: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, status: 'ACTIVE' } }),
    table: 'card',
  },
  updateCardLimit: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, limit: { products: 25 }, reason: 'asked by phone' } }),
    table: 'card',
  },
  setCardPin: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo, pin: '4071' } }),
    table: 'card_pin',
  },
  openCard: {
    object: null,
    input: () => ({ body: { cardId: 'no-such-shop', pin: '4071' } }),
    allowed: 404,
  },
  listCardReports: { object: null, input: () => ({ query: { pageSize: 100 } }) },
  reviewCardReport: {
    object: 'cardReportId',
    input: ({ cardReportId }) => ({ body: { cardReportId, state: 'seen' } }),
    table: 'card_report',
  },
  addCardReport: {
    object: null,
    input: () => ({ body: { cardId: 'no-such-shop', reason: 'fake' } }),
    allowed: 404,
  },
  deleteCard: {
    object: 'cardNo',
    input: ({ cardNo }) => ({ body: { cardNo } }),
    consumes: true,
    table: 'card',
  },
} satisfies Record<string, MatrixCase>
