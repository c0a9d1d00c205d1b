import { AgencyRecord } from './agency/record.ts'
import { BulkJob } from './bulk/fields.ts'
import { Business } from './business/fields.ts'
import { CardReport } from './card-report/fields.ts'
import { Card } from './card/fields.ts'
import { StoredDocument } from './document/routes.ts'
import { Feedback } from './feedback/fields.ts'
import { Lead } from './lead/fields.ts'
import { Person } from './franchisee/fields.people.ts'
import { ImagePost, ImageRequest } from './greeting/fields.ts'
import { Note } from './note/fields.ts'
import { PdfCard } from './pdf-card/fields.ts'
import { PdfPass } from './pdf-card/fields.verify.ts'
import { SubscriptionPlan } from './plan/fields.ts'
import { UserVideo } from './video/fields.ts'
import { VideoSound } from './video/sound.ts'
import { VideoTemplate } from './video/template.ts'
import type { RouteName } from './routes.ts'

/** A call's verdict among those of a record, or why it has none there. */
export type VerdictLine = string | { none: string }
type Lines = { [Name in RouteName]?: VerdictLine }
type Carrier = {
  /** How calls name the record, in their path, query or body. */
  keys: readonly string[]
  /** Names of the verdicts that it carries. */
  can: readonly string[]
  lines: Lines
}

const bySales = { none: 'a purchase decides by its own step, and the plan list says what may be bought' }
const ofPasses = { none: 'a deed on the passes of a card, which carry verdicts of their own' }
const ofGreetings = { none: 'a customer’s own screen, which has no deed that could be off' }

const ofBills = { none: 'the platform’s screens of bills, which open to whom the call lets in' }
const ofAgencys = { none: 'a deed on something of the agency, which is only named' }

/**
 * Records that carry `can` (decision 0025), and every call that does something to one of them. `verdict-lines.test.ts` fails
 * for a call that is not here: give the record a verdict for it, or say why it needs none.
 */
export const verdictLines = {
  business: {
    keys: ['businessId', 'id'],
    can: Object.keys(Business.shape.can.shape),
    lines: {
      updateBusinessMetadata: 'edit',
      deleteBusiness: 'delete',
      suspendBusiness: 'suspend',
      cloneBusiness: 'clone',
      updateCardBasicDetails: 'editCard',
      updateCardTemplate: 'editCard',
      updateCardLinks: 'editCard',
      updateCardSettings: 'editCard',
      updateCardPaymentOptions: 'editCard',
      updateCardYoutubeVideos: 'editCard',
      updateCardGallery: 'editCard',
      updateCardAboutUs: 'editCard',
      updateCardProducts: 'editCard',
      recordCardPayment: 'assignPlan',
      updateImagePostStatus: { none: 'a switch of the frame settings, which let in whom the call lets in' },
      updateImagePostSettings: 'frames',
      requestImages: ofGreetings,
      setFavouriteImage: ofGreetings,
      keepPosterWords: ofGreetings,
      makeFilmCopy: ofGreetings,
      cancelFilmCopy: ofGreetings,
      saveNote: { none: 'notes are the staff’s, where whoever may change the business writes them' },
      deleteNote: { none: 'a deed on the note, which says itself who may do it' },
      viewAsCustomer: 'viewAs',
      saveUserVideo: { none: 'a screen of its own, which lets in whom the call lets in' },
      addVideoSound: { none: 'a field of the editor of videos, which lets in whom the call lets in' },
      updatePdfCardBasicDetails: { none: 'a screen of its own, which lets in whom the call lets in' },
      createCardPaymentOrder: bySales,
      confirmCardPayment: bySales,
    },
  },
  card: {
    keys: ['cardNo'],
    can: Object.keys(Card.shape.can.shape),
    lines: {
      updateCardBasicDetails: 'edit',
      updateCardTemplate: 'edit',
      updateCardLinks: 'edit',
      updateCardSettings: 'edit',
      updateCardPaymentOptions: 'edit',
      updateCardYoutubeVideos: 'edit',
      updateCardGallery: 'edit',
      updateCardAboutUs: 'edit',
      updateCardProducts: 'edit',
      setCardPin: 'edit',
      updateCardStatus: 'status',
      updateCardLimit: 'limit',
      deleteCard: 'delete',
      moveOutCard: { none: 'a line of a bill, which is not a card' },
      addCardInBill: { none: 'a line of a bill, which is not a card' },
    },
  },
  post: {
    keys: ['imageId', 'imageIds'],
    can: Object.keys(ImagePost.shape.can.unwrap().shape),
    lines: {
      keepPosterWords: { none: 'the words of one business on the post; the post stays as it is' },
      makeFilmCopy: { none: 'a deed of customers; the plan decides it, as with the picture’s file' },
      cancelFilmCopy: { none: 'a deed on what the customer began' },
      saveImagePost: 'change',
      remakeImagePost: 'remake',
      deleteImagePosts: 'delete',
      withholdImagePost: 'withhold',
      keepImagePair: { none: 'a deed on two images, which both stay as they are' },
      answerImageRequest: { none: 'a deed on the request; the post is only named' },
      setFavouriteImage: ofGreetings,
    },
  },
  request: {
    keys: ['imageRequestId'],
    can: Object.keys(ImageRequest.shape.can.shape),
    lines: { answerImageRequest: 'answer' },
  },
  document: {
    keys: ['documentId'],
    can: Object.keys(StoredDocument.shape.can.shape),
    lines: {
      deleteDocument: 'delete',
      saveImagePost: { none: 'a deed on the post; the upload is only named, by whoever made it' },
    },
  },
  cardReport: {
    keys: ['cardReportId'],
    can: Object.keys(CardReport.shape.can.shape),
    lines: { reviewCardReport: 'review' },
  },
  feedback: {
    keys: ['feedbackId'],
    can: Object.keys(Feedback.shape.can.shape),
    lines: { reviewFeedback: 'review', deleteFeedback: 'delete' },
  },
  lead: {
    keys: ['leadId'],
    can: Object.keys(Lead.shape.can.shape),
    lines: { changeLead: 'change', deleteLead: 'delete' },
  },
  plan: {
    keys: ['subscriptionPlanId'],
    can: Object.keys(SubscriptionPlan.shape.can.unwrap().shape),
    lines: {
      saveSubscriptionPlan: 'change',
      archiveSubscriptionPlan: 'archive',
      createCardPaymentOrder: bySales,
      confirmCardPayment: bySales,
      recordCardPayment: { none: 'a deed on the business, by its `assignPlan`' },
      givePlanInBulk: { none: 'a job decides row by row; the plan is only named' },
    },
  },
  pdfCard: {
    keys: ['pdfCardNo'],
    can: Object.keys(PdfCard.shape.can.shape),
    lines: {
      updatePdfCardBasicDetails: 'edit',
      updatePdfCardStatus: 'status',
      deletePdfCard: 'delete',
      exportPdfCard: 'export',
      createPdfCardPaymentOrder: bySales,
      payPdfCard: 'pay',
      savePdfPeople: 'edit',
      markPdfCardPrinted: 'edit',
      renamePdfCard: 'edit',
      markPdfPeoplePrinted: 'edit',
      sitPdfPeople: { none: 'says who sits at the table of people, where whoever sees the card may look' },
      quotePdfJob: 'export',
      startPdfJob: 'export',
      cancelPdfJob: { none: 'a deed on the job, which ends also where the card was switched off meanwhile' },
      revokePdfPass: ofPasses,
      reissuePdfPass: ofPasses,
      savePdfVerify: ofPasses,
    },
  },
  userVideo: {
    keys: ['videoNo'],
    can: Object.keys(UserVideo.shape.can.shape),
    lines: {
      saveUserVideo: 'edit',
      updateUserVideoStatus: 'status',
      deleteUserVideo: 'delete',
      renderUserVideo: 'render',
      cancelUserVideo: 'cancel',
      readOwnerNotices: { none: 'whoever is signed in reads their own notices; the video is only named' },
      rollBackUserVideo: 'edit',
      createUserVideoPaymentOrder: bySales,
      payUserVideo: 'pay',
    },
  },
  pdfPass: {
    keys: ['personNo'],
    can: Object.keys(PdfPass.shape.can.shape),
    lines: { revokePdfPass: 'revoke', reissuePdfPass: 'reissue' },
  },
  person: {
    keys: ['franchiseeId'],
    can: Object.keys(Person.shape.can.shape),
    lines: {
      changeStaff: 'edit',
      inviteStaff: 'invite',
      resetStaffPassword: 'resetPassword',
      resetStaffTotp: 'resetTotp',
      moveBusinesses: 'moveBusinesses',
      addSettlement: 'settle',
      deleteStaff: 'delete',
      payCommission: { none: 'a deed on the statement of a month, which opens to whoever may pay it' },
    },
  },
  note: {
    keys: ['noteId'],
    can: Object.keys(Note.shape.can.shape),
    lines: { saveNote: 'change', deleteNote: 'delete' },
  },
  bulkJob: {
    keys: ['bulkJobId'],
    can: Object.keys(BulkJob.shape.can.shape),
    lines: {
      cancelBulkJob: 'cancel',
      undoBulkJob: 'undo',
      markBulkMessage: { none: 'a row of the job, which whoever sends its messages ticks off' },
    },
  },
  agency: {
    keys: ['agencyId'],
    can: Object.keys(AgencyRecord.shape.can.shape),
    lines: {
      deleteAgency: 'delete',
      createSsl: 'ssl',
      saveAgencyMessaging: { none: 'a tab of its form, which opens to whom the call lets in' },
      updateAgencyTerms: ofBills,
      recordMonthPayment: ofBills,
      takeBackAgencyPayment: ofBills,
      moveOutCard: ofBills,
      addCardInBill: ofBills,
      answerBillDispute: ofBills,
      recordAnnualPayment: ofBills,
      recordAgencyImagePayment: ofBills,
      recordAgencyPdfCardPayment: ofBills,
      createMonthPaymentOrder: ofBills,
      confirmMonthPayment: ofBills,
      createAgencyImagePaymentOrder: ofBills,
      confirmAgencyImagePayment: ofBills,
      createAgencyPdfCardPaymentOrder: ofBills,
      confirmAgencyPdfCardPayment: ofBills,
      connectPaymentAccount: ofAgencys,
      renewPaymentWebhook: ofAgencys,
      stopPaymentAccount: ofAgencys,
      saveImageCategory: ofAgencys,
      saveImageTag: ofAgencys,
      saveImagePost: ofAgencys,
      addImagePosts: ofAgencys,
      updateSeller: ofAgencys,
      saveSubscriptionPlan: ofAgencys,
      savePdfCardPrice: ofAgencys,
      saveUiCustomisation: ofAgencys,
      saveCategoryStaticPage: ofAgencys,
      checkImport: ofAgencys,
      importBusinesses: ofAgencys,
    },
  },
  videoSound: {
    keys: ['soundId'],
    can: Object.keys(VideoSound.shape.can.shape),
    lines: { deleteVideoSound: 'delete' },
  },
  videoTemplate: {
    keys: ['templateId'],
    can: Object.keys(VideoTemplate.shape.can.shape),
    lines: {
      saveVideoTemplate: 'change',
      deleteVideoTemplate: 'delete',
      updateVideoTemplatePopularity: 'change',
      updateVideoTemplateStatus: 'publish',
      testVideoTemplate: 'test',
      rollBackVideoTemplate: 'rollBack',
      saveUserVideo: { none: 'a deed on the video; the template is only named' },
    },
  },
} satisfies Record<string, Carrier>
