import type { RouteName } from '@parichay/contract/routes.ts'
import sharp from 'sharp'
import { newPhone } from './makers.ts'
import type { MatrixCase } from './matrix-case.ts'
import { messagingCases } from './matrix-cases.messaging.ts'
import { totpCases } from './matrix-cases.totp.ts'
import { activityCases, noteCases, viewCases } from './matrix-cases.activity.ts'
import { bulkCases } from './matrix-cases.bulk.ts'
import { billCases } from './matrix-cases.bills.ts'
import { cardCases } from './matrix-cases.cards.ts'
import { categoryPageCases } from './matrix-cases.categories.ts'
import { leadCases } from './matrix-cases.lead.ts'
import { linkStoreCases } from './matrix-cases.links.ts'
import { logCases } from './matrix-cases.logs.ts'
import { ownCases } from './matrix-cases.own.ts'
import { commissionCases, letterCases, peopleCases } from './matrix-cases.people.ts'
import { paymentAccountCases } from './matrix-cases.payment-accounts.ts'
import { pdfCardCases, pdfVerifyCases } from './matrix-cases.pdf.ts'
import { pdfPeopleCases } from './matrix-cases.pdf-people.ts'
import { postCases } from './matrix-cases.posts.ts'
import { uiCustomisationCases } from './matrix-cases.ui.ts'
import { reminderCases } from './matrix-cases.reminder.ts'
import { reportCases } from './matrix-cases.reports.ts'
import {
  ownerNoticeCases,
  userVideoCases,
  videoSoundCases,
  videoTemplateCases,
} from './matrix-cases.video.ts'
import { intentIdFor, orderIdFor } from './makers.money.ts'

const picture = new Blob([
  new Uint8Array(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  ),
])
const wrong = { password: 'not-the-password-1' }
const unsigned = (orderId: string) => ({
  orderCreationId: orderId,
  razorpayOrderId: orderId,
  razorpayPaymentId: 'pay_Matrix00000001',
  razorpaySignature: '0'.repeat(64),
})
const free = () => `free-${Math.floor(performance.now() * 1000) % 1_000_000_000}`

/** A case for each route; the matrix fails for a route that has none. */
export const matrixCases: Record<RouteName, MatrixCase> = {
  ...activityCases,
  ...bulkCases,
  ...noteCases,
  ...viewCases,
  ...totpCases,
  ...messagingCases,
  ...paymentAccountCases,
  getAgencyDetails: { object: null, input: () => ({}) },
  listAgencies: { object: null, input: () => ({ query: {} }) },
  listAgencyNames: { object: null, input: () => ({}) },
  getAgency: { object: null, input: ({ agencyId }) => ({ query: { agencyId } }) },
  createAgency: {
    object: null,
    input: () => ({
      body: {
        agency: {
          agencyName: 'Matrix agency',
          host: `${free()}.example`,
          theme: { primary: '#2d9bea' },
          languages: ['en'],
          support: { phoneNumber: '', email: '', whatsapp: '' },
        },
      },
    }),
    table: 'agency',
  },
  updateAgency: {
    object: null,
    input: ({ agencyId }) => ({ body: { agency: { agencyId, version: 1, mailFooter: 'Matrix' } } }),
    table: 'agency',
  },
  // Businesses are behind it: who may is told so.
  deleteAgency: {
    object: null,
    input: ({ agencyId }) => ({ query: { agencyId } }),
    allowed: 409,
    table: 'agency',
  },
  addAgencyAdmin: {
    object: null,
    input: ({ agencyId }) => ({ body: { adminData: { agencyId, name: 'Matrix', phoneNumber: newPhone() } } }),
    table: 'franchisee',
  },
  createSsl: {
    object: null,
    input: ({ agencyId }) => ({ body: { agencyId } }),
    table: 'agency_host',
  },
  verifyUser: { object: null, input: () => ({ body: { phoneNumber: newPhone() } }), table: 'app_user' },
  login: {
    object: null,
    input: () => ({ body: { phoneNumber: newPhone(), ...wrong } }),
    allowed: 422,
    table: 'app_user',
  },
  logout: { object: null, input: () => ({ body: {} }), table: 'session' },
  getUser: { object: null, input: () => ({}) },
  updatePreference: {
    object: null,
    input: () => ({ body: { preference: { dataSaver: true } } }),
    table: 'app_user',
  },
  deleteUser: { object: null, input: () => ({ body: wrong }), allowed: 422, table: 'app_user' },
  regenerateRandomPassword: {
    object: 'userId',
    input: ({ userId }) => ({ body: { userId } }),
    table: 'app_user',
  },
  verifyOtp: { object: null, input: () => ({ body: { otp: '123456' } }), allowed: 409, table: 'challenge' },
  resendOtp: { object: null, input: () => ({ body: {} }), allowed: 409, table: 'challenge' },
  createPassword: {
    object: null,
    input: () => ({ body: { password: 'river-stone-98' } }),
    allowed: 409,
    table: 'app_user',
  },
  listSessions: { object: null, input: () => ({}) },
  endSession: {
    object: null,
    input: () => ({ params: { sessionId: '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3c' }, body: {} }),
    allowed: 404,
    table: 'session',
  },
  changePhone: {
    object: null,
    input: () => ({ body: { phoneNumber: newPhone(), ...wrong } }),
    allowed: 422,
    table: 'app_user',
  },
  verifyChangedPhone: {
    object: null,
    input: () => ({ body: { otp: '123456' } }),
    allowed: 409,
    table: 'challenge',
  },
  changePassword: {
    object: null,
    input: () => ({ body: { oldPassword: 'not-the-password-1', password: 'river-stone-98' } }),
    allowed: 422,
    table: 'app_user',
  },
  verifyFranchiseePhone: {
    object: null,
    input: () => ({ body: { phoneNumber: newPhone() } }),
    table: 'franchisee',
  },
  franchiseeLogin: {
    object: null,
    input: () => ({ body: { phoneNumber: newPhone(), ...wrong } }),
    allowed: 422,
    table: 'franchisee',
  },
  franchiseeLogout: { object: null, input: () => ({ body: {} }), table: 'session' },
  franchiseeCreatePassword: {
    object: null,
    input: () => ({ body: { password: 'river-stone-9876' } }),
    allowed: 409,
    table: 'franchisee',
  },
  getFranchisee: { object: null, input: () => ({}) },
  ...letterCases,
  ...reminderCases,
  ...peopleCases,
  ...commissionCases,
  listBusinesses: { object: null, input: () => ({ query: { pageSize: 100 } }) },
  getProjectCounts: { object: null, input: () => ({}) },
  listDeleted: { object: null, input: () => ({ query: { kind: 'business' as const } }) },
  getBusinessesByUser: { object: 'userId', input: ({ userId }) => ({ query: { userId } }) },
  getBusiness: { object: 'businessId', input: ({ businessId }) => ({ params: { id: businessId } }) },
  registerUserAndGetBusinesses: {
    object: null,
    input: () => ({ body: { phoneNumber: newPhone() } }),
    table: 'app_user',
  },
  addBusiness: {
    object: 'userId',
    input: ({ userId }) => ({ body: { userId, businessName: `New ${newPhone()}`, category: 'Sweets' } }),
    table: 'business',
  },
  updateBusinessMetadata: {
    object: 'businessId',
    input: ({ businessId }) => ({ body: { businessId, city: 'Rajkot' } }),
    table: 'business',
  },
  deleteBusiness: {
    object: 'businessId',
    input: ({ businessId }) => ({ params: { id: businessId }, body: {} }),
    consumes: true,
    table: 'business',
  },
  suspendBusiness: {
    object: 'businessId',
    input: ({ businessId }) => ({ params: { id: businessId }, body: { reason: 'Asked for it' } }),
    consumes: true,
    table: 'business',
  },
  cloneBusiness: {
    object: 'businessId',
    input: ({ businessId }) => ({ body: { businessId } }),
    table: 'business',
  },
  ...cardCases,
  listSubscriptionPlans: { object: null, input: () => ({}) },
  saveSubscriptionPlan: {
    object: 'subscriptionPlanId',
    input: ({ subscriptionPlanId }) => ({ body: { subscriptionPlanId, price: 1499 } }),
    table: 'subscription_plan',
  },
  archiveSubscriptionPlan: {
    object: 'subscriptionPlanId',
    input: ({ subscriptionPlanId }) => ({ params: { subscriptionPlanId }, body: {} }),
    consumes: true,
    table: 'subscription_plan',
  },
  listCustomPlans: { object: null, input: () => ({}) },
  getPlanOfBusiness: { object: 'businessId', input: ({ businessId }) => ({ params: { id: businessId } }) },
  savePdfCardPrice: { object: null, input: () => ({ body: { price: 199 } }) },
  addVisit: {
    object: null,
    input: () => ({ body: { cardId: 'no-such-shop', kind: 'view' } }),
    table: 'card_visit',
  },
  ...billCases,
  listFeedback: { object: null, input: () => ({ query: { pageSize: 100 } }) },
  reviewFeedback: {
    object: 'feedbackId',
    input: ({ feedbackId }) => ({ body: { feedbackId, tags: ['praise'] } }),
    table: 'feedback',
  },
  deleteFeedback: {
    object: 'feedbackId',
    input: ({ feedbackId }) => ({ query: { feedbackId }, body: {} }),
    consumes: true,
    table: 'feedback',
  },
  addFeedback: {
    object: null,
    input: () => ({ body: { cardId: 'no-such-shop', stars: 5 } }),
    allowed: 404,
  },
  ...leadCases,
  ...linkStoreCases,
  ...categoryPageCases,
  ...pdfCardCases,
  ...pdfVerifyCases,
  ...pdfPeopleCases,
  ...videoTemplateCases,
  ...userVideoCases,
  ...ownerNoticeCases,
  ...videoSoundCases,
  ...ownCases,
  ...postCases,
  ...reportCases,
  ...uiCustomisationCases,
  listDocuments: { object: null, input: () => ({ query: { pageSize: 100 } }) },
  getDocumentQuota: { object: null, input: () => ({}) },
  deleteDocument: {
    object: null,
    input: () => ({ params: { documentId: 2_000_000_020 }, body: {} }),
    allowed: 404,
    table: 'document',
  },
  uploadDocument: {
    object: 'businessId',
    input: ({ businessId }) => ({ query: { hierarchy1: 'logo', hierarchy2: businessId }, file: picture }),
    table: 'document',
  },
  getDashboard: { object: null, input: () => ({}) },
  getAdminInsights: { object: null, input: () => ({ query: {} }) },
  getInsightFigures: { object: null, input: () => ({ query: {} }) },
  listAdminNotifications: { object: null, input: () => ({ query: { pageSize: 100 } }) },
  readAdminNotification: {
    object: null,
    input: () => ({ params: { id: 999_999 }, body: {} }),
    allowed: 404,
    table: 'admin_notification_read',
  },
  createCardPaymentOrder: {
    object: 'businessId',
    input: ({ businessId, subscriptionPlanId }) => ({ body: { businessId, subscriptionPlanId } }),
    allowed: 409,
    table: 'payment_intent',
  },
  confirmCardPayment: {
    object: 'businessId',
    input: ({ businessId, subscriptionPlanId }) => ({
      body: {
        businessId,
        subscriptionPlanId,
        throughGateway: true,
        ...unsigned(orderIdFor('card', businessId)),
      },
    }),
    allowed: 400,
    table: 'payment_intent',
  },
  recordCardPayment: {
    object: 'businessId',
    input: ({ businessId, subscriptionPlanId }) => ({
      body: {
        businessId,
        subscriptionPlanId,
        isManualUpdate: true,
        reason: 'paid in cash',
        // Several of one agency record the same, one after the other.
        isSecondRecord: true,
      },
    }),
    table: 'payment_intent',
  },
  listCardPayments: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  previewCardPayment: {
    object: 'businessId',
    input: ({ businessId, subscriptionPlanId }) => ({ query: { businessId, subscriptionPlanId } }),
  },
  previewReversal: { object: 'recordNo', input: ({ recordNo }) => ({ query: { recordNo } }) },
  getLastActiveCardPayment: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  reverseCardPayment: {
    object: 'recordNo',
    input: ({ recordNo }) => ({ query: { recordNo }, body: {} }),
    consumes: true,
    table: 'activation',
  },
  getPaymentStatus: {
    object: 'businessId',
    input: ({ businessId }) => ({ query: { intentId: intentIdFor(businessId) } }),
  },
  listReceipts: {
    object: null,
    input: ({ agencyId }) => ({ query: { month: '11', year: '2025', agencyId } }),
  },
  sumReceipts: {
    object: null,
    input: ({ agencyId }) => ({ query: { month: '11', year: '2025', agencyId } }),
  },
  listPaymentExceptions: { object: null, input: () => ({ query: {} }) },
  closePaymentException: {
    object: 'breakId',
    input: ({ breakId }) => ({ body: { breakId, note: 'called the bank' } }),
    consumes: true,
    table: 'recon_break',
  },
  createPdfCardPaymentOrder: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, planId: 7 } }),
    allowed: 409,
    table: 'payment_intent',
  },
  payPdfCard: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({
      body: { pdfCardNo, planId: 7, isManualUpdate: false, ...unsigned(orderIdFor('pdf', pdfCardNo)) },
    }),
    allowed: 400,
    table: 'payment_intent',
  },
  listPdfCardPayments: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  reversePdfCardPayment: {
    object: 'pdfRecordNo',
    input: ({ pdfRecordNo }) => ({ query: { recordNo: pdfRecordNo }, body: {} }),
    consumes: true,
    table: 'activation',
  },
  createUserVideoPaymentOrder: {
    object: 'videoNo',
    input: ({ videoNo }) => ({ body: { videoNo, planId: 9 } }),
    allowed: 409,
    table: 'payment_intent',
  },
  payUserVideo: {
    object: 'videoNo',
    input: ({ videoNo }) => ({
      body: { videoNo, planId: 9, isManualUpdate: false, ...unsigned(orderIdFor('video', videoNo)) },
    }),
    allowed: 400,
    table: 'payment_intent',
  },
  listUserVideoPayments: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  reverseUserVideoPayment: {
    object: 'videoRecordNo',
    input: ({ videoRecordNo }) => ({ query: { recordNo: videoRecordNo }, body: {} }),
    consumes: true,
    table: 'activation',
  },
  ...logCases,
}
