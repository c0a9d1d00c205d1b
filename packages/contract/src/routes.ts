import { activityRoutes } from './activity/routes.ts'
import { messagingRoutes } from './agency/routes.messaging.ts'
import { agencyRoutes } from './agency/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { authRoutes, franchiseeAuthRoutes } from './auth/routes.ts'
import { totpRoutes } from './auth/routes.totp.ts'
import { billRoutes } from './bill/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { businessRoutes } from './business/routes.ts'
import { deletedRoutes } from './business/routes.deleted.ts'
import { cardReportRoutes } from './card-report/routes.ts'
import { cardPinRoutes } from './card/routes.pin.ts'
import { projectRoutes } from './business/routes.projects.ts'
import { cardRoutes } from './card/routes.ts'
import { categoryPageRoutes } from './category-page/routes.ts'
import { documentRoutes } from './document/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { commissionRoutes } from './franchisee/routes.commission.ts'
import { peopleRoutes } from './franchisee/routes.people.ts'
import { franchiseeRoutes } from './franchisee/routes.ts'
import { coverageRoutes } from './greeting/routes.coverage.ts'
import { libraryMoveRoutes } from './greeting/routes.moves.ts'
import { likenessRoutes } from './greeting/routes.likeness.ts'
import { withheldRoutes } from './greeting/routes.withheld.ts'
import { ownImageRoutes } from './greeting/routes.own.ts'
import { filmRoutes } from './greeting/routes.films.ts'
import { ownPosterRoutes } from './greeting/routes.poster.ts'
import { frameRoutes } from './greeting/routes.frames.ts'
import { imagePostRoutes } from './greeting/routes.posts.ts'
import { reminderRoutes } from './greeting/routes.reminder.ts'
import { greetingRoutes } from './greeting/routes.ts'
import { invoiceRoutes } from './invoice/routes.ts'
import { leadRoutes } from './lead/routes.ts'
import { linkStoreRoutes } from './link-store/routes.ts'
import { noteRoutes } from './note/routes.ts'
import { ownDataRoutes } from './own-data/routes.ts'
import { ownerNoticeRoutes } from './owner-notice/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { paymentPreviewRoutes } from './payment/routes.preview.ts'
import { singlePaymentRoutes } from './payment/routes.single.ts'
import { pdfPeopleRoutes } from './pdf-card/routes.people.ts'
import { pdfCardRoutes } from './pdf-card/routes.ts'
import { pdfVerifyRoutes } from './pdf-card/routes.verify.ts'
import { paymentAccountRoutes } from './payment/routes.accounts.ts'
import { planRoutes } from './plan/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { reportScheduleRoutes } from './report/routes.schedule.ts'
import { reportRoutes } from './report/routes.ts'
import { uiCustomisationRoutes } from './ui-customisation/routes.ts'
import { userVideoRoutes } from './video/routes.ts'
import { videoTemplateRoutes } from './video/routes.templates.ts'
import { videoSoundRoutes } from './video/routes.sounds.ts'
import { viewRoutes } from './view/routes.ts'

/** Every call that is built. The server, the client, OpenAPI, the permission page and the matrix test read this. */
export const routes = {
  ...agencyRoutes,
  ...messagingRoutes,
  ...paymentAccountRoutes,
  ...authRoutes,
  ...franchiseeAuthRoutes,
  ...totpRoutes,
  ...franchiseeRoutes,
  ...peopleRoutes,
  ...commissionRoutes,
  ...businessRoutes,
  ...deletedRoutes,
  ...projectRoutes,
  ...cardRoutes,
  ...cardPinRoutes,
  ...linkStoreRoutes,
  ...greetingRoutes,
  ...imagePostRoutes,
  ...filmRoutes,
  ...ownImageRoutes,
  ...coverageRoutes,
  ...libraryMoveRoutes,
  ...withheldRoutes,
  ...likenessRoutes,
  ...ownPosterRoutes,
  ...frameRoutes,
  ...pushRoutes,
  ...reminderRoutes,
  ...documentRoutes,
  ...analyticsRoutes,
  ...feedbackRoutes,
  ...cardReportRoutes,
  ...leadRoutes,
  ...invoiceRoutes,
  ...billRoutes,
  ...reportRoutes,
  ...reportScheduleRoutes,
  ...planRoutes,
  ...paymentRoutes,
  ...paymentPreviewRoutes,
  ...singlePaymentRoutes,
  ...activityRoutes,
  ...noteRoutes,
  ...videoTemplateRoutes,
  ...userVideoRoutes,
  ...videoSoundRoutes,
  ...ownDataRoutes,
  ...ownerNoticeRoutes,
  ...viewRoutes,
  ...uiCustomisationRoutes,
  ...pdfCardRoutes,
  ...categoryPageRoutes,
  ...pdfVerifyRoutes,
  ...pdfPeopleRoutes,
  ...bulkRoutes,
}
/** The name of a call; its handler bears the same. */
export type RouteName = keyof typeof routes
