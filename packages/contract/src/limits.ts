import type { RouteName, routes } from './routes.ts'

type Unsafe = {
  [K in RouteName]: (typeof routes)[K]['method'] extends 'GET' ? never : K
}[RouteName]

/** How often one actor may make a call: a customer, a member of staff, or the address of a visitor. */
export type CallLimit = {
  /** Calls of one customer in an hour; a visitor's address counts as one. */
  customer: number
  /** Calls of one member of staff in an hour. */
  staff: number
  /** Of either in a day, where an hour's worth all day long would be too much. */
  perDay?: number
}
/** A call that needs no count here, and why. */
export type NoLimit = { because: string }

const own = (because: string): NoLimit => ({ because })
const perHour = (customer: number, staff: number, perDay?: number): CallLimit =>
  perDay === undefined ? { customer, staff } : { customer, staff, perDay }

const signingIn = own(
  'signing in has brakes by account, device, address and message cost (auth/policy, auth/otp/policy)',
)
const byAddress = own('counted by address, and by day or minute, where it is handled')
const byPerson = own('counted by person where it is handled, since the amount depends on what is sent')
const saving = perHour(600, 1800)
const managing = perHour(120, 600)
const money = perHour(60, 240)

/**
 * What each call that changes something may be made how often. The router counts and refuses with the seconds to wait.
 * A new call does not compile without a line here.
 */
export const callLimits: Record<Unsafe, CallLimit | NoLimit> = {
  verifyUser: signingIn,
  login: signingIn,
  verifyOtp: signingIn,
  resendOtp: signingIn,
  createPassword: own('needs a code that was entered rightly, and uses it up'),
  verifyFranchiseePhone: signingIn,
  franchiseeLogin: signingIn,
  franchiseeCreatePassword: own('needs a code that was entered rightly, and uses it up'),
  logout: own('ends a session and creates nothing'),
  franchiseeLogout: own('ends a session and creates nothing'),
  regenerateRandomPassword: own('thirty an hour for one member of staff, counted where it is handled'),
  deleteUser: signingIn,
  changePhone: signingIn,
  verifyChangedPhone: signingIn,
  changePassword: signingIn,
  passTotp: signingIn,
  beginTotp: signingIn,
  confirmTotp: signingIn,
  renewRecoveryCodes: signingIn,
  removeTotp: signingIn,
  endSession: managing,
  endOtherSessions: managing,
  updatePreference: saving,
  registerUserAndGetBusinesses: perHour(60, 60, 300),
  addBusiness: perHour(20, 120, 500),
  cloneBusiness: perHour(10, 60, 200),
  updateBusinessMetadata: saving,
  deleteBusiness: managing,
  suspendBusiness: managing,
  viewAsCustomer: perHour(1, 60, 200),
  endViewAsCustomer: managing,
  saveNote: managing,
  deleteNote: managing,
  updateCardBasicDetails: saving,
  updateCardTemplate: saving,
  updateCardLinks: saving,
  updateCardSettings: saving,
  updateCardPaymentOptions: saving,
  updateCardYoutubeVideos: saving,
  updateCardGallery: saving,
  updateCardAboutUs: saving,
  updateCardProducts: saving,
  updateCardStatus: managing,
  updateCardLimit: managing,
  deleteCard: managing,
  addVisit: byAddress,
  addFeedback: byAddress,
  logFailure: byAddress,
  logEvents: byAddress,
  addReportSchedule: managing,
  deleteReportSchedule: managing,
  deleteFeedback: managing,
  reviewFeedback: saving,
  readAdminNotification: saving,
  uploadDocument: byPerson,
  saveUiCustomisation: managing,
  deleteUiCustomisation: managing,
  saveImageCategory: managing,
  saveImageSubcategory: managing,
  deleteImageSubcategory: managing,
  saveImageTag: managing,
  deleteImageTag: managing,
  saveImagePost: perHour(600, 2400),
  // The door of bulk: one call carries up to a hundred posts, whose pictures have a budget of their own (uploadDocument).
  addImagePosts: perHour(60, 240),
  remakeImagePost: byPerson,
  deleteImagePosts: managing,
  requestImages: byPerson,
  beginFilm: perHour(30, 120, 300),
  // 26 parts of 4 MB are a film of 100 MB.
  sendFilmPart: perHour(800, 2400),
  dropFilm: managing,
  makeFilmCopy: perHour(120, 240, 600),
  cancelFilmCopy: managing,
  answerImageRequest: managing,
  setFavouriteImage: saving,
  updateImagePostStatus: managing,
  updateImagePostSettings: saving,
  updateSeller: managing,
  createAgency: perHour(1, 30, 100),
  updateAgency: managing,
  addAgencyAdmin: perHour(1, 60, 200),
  updateAgencyTerms: managing,
  // An invitation is an SMS that the agency pays.
  addStaff: perHour(20, 60, 200),
  inviteStaff: perHour(20, 60, 200),
  changeStaff: managing,
  resetStaffTotp: managing,
  saveAgencyMessaging: managing,
  testAgencyMessaging: perHour(1, 20, 60),
  resetStaffPassword: own('thirty an hour for one member of staff, counted where it is handled'),
  moveBusinesses: perHour(30, 120),
  deleteStaff: managing,
  addSettlement: managing,
  payCommission: managing,
  changeOwnLetter: saving,
  stopDailyLetter: byAddress,
  updatePdfCardBasicDetails: saving,
  updatePdfCardStatus: managing,
  deletePdfCard: managing,
  exportPdfCard: managing,
  revokePdfPass: managing,
  reissuePdfPass: managing,
  savePdfVerify: managing,
  savePdfPeople: perHour(2400, 2400),
  // Three a minute from each of several tabs.
  sitPdfPeople: perHour(1200, 1200),
  quotePdfJob: saving,
  startPdfJob: managing,
  cancelPdfJob: managing,
  saveLinkCategory: managing,
  deleteLinkCategory: managing,
  saveLinkType: managing,
  deleteLinkType: managing,
  importLinkStore: managing,
  saveSubscriptionPlan: managing,
  archiveSubscriptionPlan: managing,
  savePdfCardPrice: managing,
  setPdfCreditAlert: managing,
  createCardPaymentOrder: money,
  createPdfCardPaymentOrder: money,
  createUserVideoPaymentOrder: money,
  createMonthPaymentOrder: money,
  createAgencyImagePaymentOrder: money,
  createAgencyPdfCardPaymentOrder: money,
  confirmCardPayment: money,
  confirmMonthPayment: money,
  confirmAgencyImagePayment: money,
  confirmAgencyPdfCardPayment: money,
  payPdfCard: money,
  payUserVideo: money,
  recordCardPayment: money,
  recordMonthPayment: money,
  recordAnnualPayment: money,
  recordAgencyImagePayment: money,
  recordAgencyPdfCardPayment: money,
  reverseCardPayment: money,
  reversePdfCardPayment: money,
  reverseUserVideoPayment: money,
  closePaymentException: managing,
  moveOutCard: managing,
  addCardInBill: managing,
  raiseBillDispute: managing,
  answerBillDispute: managing,
  saveCategoryStaticPage: managing,
  deleteCategoryStaticPage: managing,
  makeReportFile: perHour(10, 30, 100),
  moveInBulk: perHour(1, 30, 100),
  deleteInBulk: perHour(1, 30, 100),
  givePlanInBulk: perHour(1, 30, 100),
  messageInBulk: perHour(1, 30, 100),
  markBulkMessage: perHour(1, 2400),
  checkImport: perHour(1, 60, 200),
  importBusinesses: perHour(1, 10, 30),
  cancelBulkJob: managing,
  undoBulkJob: managing,
}
