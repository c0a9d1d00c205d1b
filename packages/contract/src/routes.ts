import { activityRoutes } from './activity/routes.ts'
import { agencyRoutes } from './agency/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { authRoutes, franchiseeAuthRoutes } from './auth/routes.ts'
import { billRoutes } from './bill/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { businessRoutes } from './business/routes.ts'
import { cardRoutes } from './card/routes.ts'
import { documentRoutes } from './document/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { commissionRoutes } from './franchisee/routes.commission.ts'
import { peopleRoutes } from './franchisee/routes.people.ts'
import { franchiseeRoutes } from './franchisee/routes.ts'
import { ownImageRoutes } from './greeting/routes.own.ts'
import { frameRoutes } from './greeting/routes.frames.ts'
import { imagePostRoutes } from './greeting/routes.posts.ts'
import { greetingRoutes } from './greeting/routes.ts'
import { invoiceRoutes } from './invoice/routes.ts'
import { linkStoreRoutes } from './link-store/routes.ts'
import { noteRoutes } from './note/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { paymentPreviewRoutes } from './payment/routes.preview.ts'
import { singlePaymentRoutes } from './payment/routes.single.ts'
import { pdfCardRoutes } from './pdf-card/routes.ts'
import { planRoutes } from './plan/routes.ts'
import { reportRoutes } from './report/routes.ts'
import { viewRoutes } from './view/routes.ts'

/** Every call that is built. The server, the client, OpenAPI, the permission page and the matrix test read this. */
export const routes = {
  ...agencyRoutes,
  ...authRoutes,
  ...franchiseeAuthRoutes,
  ...franchiseeRoutes,
  ...peopleRoutes,
  ...commissionRoutes,
  ...businessRoutes,
  ...cardRoutes,
  ...linkStoreRoutes,
  ...greetingRoutes,
  ...imagePostRoutes,
  ...ownImageRoutes,
  ...frameRoutes,
  ...documentRoutes,
  ...analyticsRoutes,
  ...feedbackRoutes,
  ...invoiceRoutes,
  ...billRoutes,
  ...reportRoutes,
  ...planRoutes,
  ...paymentRoutes,
  ...paymentPreviewRoutes,
  ...singlePaymentRoutes,
  ...activityRoutes,
  ...noteRoutes,
  ...viewRoutes,
  ...pdfCardRoutes,
  ...bulkRoutes,
}
/** The name of a call; its handler bears the same. */
export type RouteName = keyof typeof routes
