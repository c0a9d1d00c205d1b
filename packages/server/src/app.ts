import { routes } from '@parichay/contract/routes.ts'
import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import { languages } from '@parichay/contract/agency/fields.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { deletedRoutes } from '@parichay/contract/business/routes.deleted.ts'
import { cardReportRoutes } from '@parichay/contract/card-report/routes.ts'
import { cardPinRoutes } from '@parichay/contract/card/routes.pin.ts'
import { projectRoutes } from '@parichay/contract/business/routes.projects.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { Problem } from '@parichay/contract/errors.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { likenessRoutes } from '@parichay/contract/greeting/routes.likeness.ts'
import { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { reminderRoutes } from '@parichay/contract/greeting/routes.reminder.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { ownDataRoutes } from '@parichay/contract/own-data/routes.ts'
import { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { pushRoutes } from '@parichay/contract/push/routes.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { viewRoutes } from '@parichay/contract/view/routes.ts'
import type { FastifyInstance } from 'fastify'
import { cardPageCsp } from '@parichay/card-page/csp.ts'
import { drawStatePage } from '@parichay/card-page/state.ts'
import { activityHandlers } from './activity/http.ts'
import { agencyHandlers } from './agency/http.ts'
import { serveAppIcons } from './agency/http.icon.ts'
import { agencyManagementHandlers } from './agency-management/http.ts'
import { messagingHandlers } from './agency-management/messaging/http.ts'
import { presentAgency } from './agency/present.ts'
import { analyticsHandlers } from './analytics/http.ts'
import { accountHandlers } from './auth/account/http.ts'
import { signInHandlers } from './auth/http.ts'
import { ownDataHandlers } from './auth/own-data/http.ts'
import { staffSignInHandlers } from './auth/staff/http.ts'
import { totpHandlers } from './auth/totp/http.ts'
import { monthHandlers } from './bill/http.ts'
import { feeHandlers } from './bill/http.fees.ts'
import { bulkHandlers } from './bulk/http.ts'
import { agencyJobHandlers } from './bulk/agency/http.ts'
import { cardJobHandlers } from './bulk/card/http.ts'
import { exportHandlers } from './bulk/export/http.ts'
import { feedbackJobHandlers } from './bulk/feedback/http.ts'
import { imageJobHandlers } from './bulk/image/http.ts'
import { importHandlers } from './bulk/import/http.ts'
import { keeperHandlers } from './bulk/keeper/http.ts'
import { pdfCardJobHandlers } from './bulk/pdf-card/http.ts'
import { personJobHandlers } from './bulk/person/http.ts'
import { videoJobHandlers } from './bulk/video/http.ts'
import { businessHandlers } from './business/http.ts'
import { deletedHandlers } from './business/deleted/http.ts'
import { projectHandlers } from './project/http.ts'
import { cardHandlers } from './card/http.ts'
import { cardReportForm, cardReportHandlers } from './card-report/http.ts'
import { serveCardPages } from './card/page/http.ts'
import { cardPinHandlers, openCardForm } from './card/pin/http.ts'
import { mayReadPdf } from './card/pin/usecase.pass.ts'
import { drawPaused } from './card/page/present.ts'
import { brandOf } from './card/page/rules.ts'
import { visitCounterOf } from './card/visit/work.ts'
import { categoryPageHandlers } from './category-page/http.ts'
import { serveLandingPages } from './category-page/landing/http.ts'
import { documentHandlers } from './document/http.ts'
import { feedbackForm, feedbackHandlers } from './feedback/http.ts'
import { leadForm, leadHandlers } from './lead/http.ts'
import { firstAnswers } from './first-answers.ts'
import { franchiseeHandlers } from './franchisee/http.ts'
import { commissionHandlers } from './franchisee/commission/http.ts'
import { peopleHandlers } from './franchisee/people/http.ts'
import { greetingHandlers } from './greeting/http.ts'
import { libraryMoveHandlers } from './greeting/move/http.ts'
import { coverageHandlers } from './greeting/coverage/http.ts'
import { likenessHandlers } from './greeting/likeness/http.ts'
import { withheldHandlers } from './greeting/withheld/http.ts'
import { isFileWithheld } from './greeting/withheld/usecase.ts'
import { ownImageHandlers } from './greeting/favourite/http.ts'
import { ownPosterHandlers } from './greeting/own/http.ts'
import { frameHandlers } from './greeting/frame/http.ts'
import { filmHandlers } from './greeting/film/http.ts'
import { imagePostHandlers } from './greeting/post/http.ts'
import { reminderHandlers } from './greeting/reminder/http.ts'
import { serveReminderPages } from './greeting/reminder/http.pages.ts'
import { invoiceHandlers } from './invoice/http.ts'
import { linkStoreHandlers } from './link-store/http.ts'
import { noteHandlers } from './note/http.ts'
import { paymentHandlers } from './payment/http.ts'
import { paymentPreviewHandlers } from './payment/http.preview.ts'
import { singlePaymentHandlers } from './payment/http.single.ts'
import { ownerNoticeHandlers } from './owner-notice/http.ts'
import { serveWebhooks } from './payment/http.webhook.ts'
import { pdfJobHandlers } from './pdf-card/bulk/http.ts'
import { pdfCardHandlers } from './pdf-card/http.ts'
import { pdfVerifyHandlers } from './pdf-card/verify/http.ts'
import { serveVerifyPages } from './pdf-card/verify/http.page.ts'
import { pdfPersonHandlers } from './pdf-card/people/http.ts'
import { pdfPrintedHandlers } from './pdf-card/printed/http.ts'
import { paymentAccountHandlers } from './payment/account/http.ts'
import { planHandlers } from './plan/http.ts'
import { pushHandlers } from './push/http.ts'
import { reportHandlers } from './report/http.ts'
import { reportScheduleHandlers } from './report/schedule/http.ts'
import { serveFiles } from './platform/files.ts'
import { serveHealth } from './platform/health.ts'
import { asksForPage } from './platform/away-page.ts'
import { makeServer, sendFailure, serve } from './platform/http.ts'
import { methodsOf } from './platform/methods.ts'
import { serveOpenApi } from './platform/openapi.ts'
import { servePanel } from './platform/panel.ts'
import { uiCustomisationHandlers } from './ui-customisation/http.ts'
import { userVideoHandlers } from './video/http.ts'
import { videoSoundHandlers } from './video/sound/http.ts'
import { videoTemplateHandlers } from './video/template/http.ts'
import { viewHandlers } from './view/http.ts'
import type { World } from './platform/world.ts'

/** The whole server, not yet listening: features behind their routes, public pages, the panel. */
export async function makeApp(world: World): Promise<FastifyInstance> {
  const app = await makeServer(world, (wanted) => drawPaused(languages.find((one) => one === wanted)))
  serve(app, world, agencyRoutes, { ...agencyHandlers, ...agencyManagementHandlers })
  serve(app, world, messagingRoutes, messagingHandlers)
  serve(app, world, authRoutes, { ...signInHandlers, ...accountHandlers })
  serve(app, world, franchiseeAuthRoutes, staffSignInHandlers)
  serve(app, world, totpRoutes, totpHandlers)
  serve(app, world, franchiseeRoutes, franchiseeHandlers)
  serve(app, world, peopleRoutes, { ...peopleHandlers, ...keeperHandlers })
  serve(app, world, commissionRoutes, commissionHandlers)
  serve(app, world, businessRoutes, businessHandlers)
  serve(app, world, deletedRoutes, deletedHandlers)
  serve(app, world, projectRoutes, projectHandlers)
  serve(app, world, cardRoutes, cardHandlers, { addVisit: { takes: ['text/plain'], fromCards: true } })
  serve(app, world, cardPinRoutes, cardPinHandlers, { openCard: openCardForm(world) })
  serve(app, world, feedbackRoutes, feedbackHandlers, { addFeedback: feedbackForm(world) })
  serve(app, world, cardReportRoutes, cardReportHandlers, { addCardReport: cardReportForm(world) })
  serve(app, world, leadRoutes, leadHandlers, { addLead: leadForm(world) })
  serve(app, world, linkStoreRoutes, linkStoreHandlers)
  serve(app, world, greetingRoutes, greetingHandlers)
  serve(app, world, libraryMoveRoutes, libraryMoveHandlers)
  serve(app, world, imagePostRoutes, imagePostHandlers)
  serve(app, world, filmRoutes, filmHandlers)
  serve(app, world, ownImageRoutes, ownImageHandlers)
  serve(app, world, coverageRoutes, coverageHandlers)
  serve(app, world, withheldRoutes, withheldHandlers)
  serve(app, world, likenessRoutes, likenessHandlers)
  serve(app, world, ownPosterRoutes, ownPosterHandlers)
  serve(app, world, frameRoutes, frameHandlers)
  serve(app, world, pushRoutes, pushHandlers)
  serve(app, world, reminderRoutes, reminderHandlers)
  await serveReminderPages(app, world)
  serve(app, world, planRoutes, planHandlers)
  serve(app, world, paymentRoutes, paymentHandlers)
  serve(app, world, paymentPreviewRoutes, paymentPreviewHandlers)
  serve(app, world, singlePaymentRoutes, singlePaymentHandlers)
  serve(app, world, paymentAccountRoutes, paymentAccountHandlers)
  serve(app, world, pdfCardRoutes, pdfCardHandlers)
  serve(app, world, categoryPageRoutes, categoryPageHandlers)
  serve(app, world, pdfVerifyRoutes, pdfVerifyHandlers)
  serve(app, world, pdfPeopleRoutes, { ...pdfPersonHandlers, ...pdfPrintedHandlers, ...pdfJobHandlers })
  await serveWebhooks(app, world)
  serve(app, world, documentRoutes, documentHandlers)
  serve(app, world, analyticsRoutes, analyticsHandlers)
  serve(app, world, activityRoutes, activityHandlers)
  serve(app, world, noteRoutes, noteHandlers)
  serve(app, world, viewRoutes, viewHandlers)
  serve(app, world, videoTemplateRoutes, videoTemplateHandlers)
  serve(app, world, userVideoRoutes, userVideoHandlers)
  serve(app, world, videoSoundRoutes, videoSoundHandlers)
  serve(app, world, ownDataRoutes, ownDataHandlers)
  serve(app, world, ownerNoticeRoutes, ownerNoticeHandlers)
  serve(app, world, uiCustomisationRoutes, uiCustomisationHandlers)
  serve(app, world, invoiceRoutes, invoiceHandlers)
  serve(app, world, billRoutes, { ...monthHandlers, ...feeHandlers })
  serve(app, world, reportRoutes, reportHandlers)
  serve(app, world, reportScheduleRoutes, reportScheduleHandlers)
  serve(app, world, bulkRoutes, {
    ...bulkHandlers,
    ...importHandlers,
    ...exportHandlers,
    ...imageJobHandlers,
    ...feedbackJobHandlers,
    ...cardJobHandlers,
    ...pdfCardJobHandlers,
    ...videoJobHandlers,
    ...personJobHandlers,
    ...agencyJobHandlers,
  })
  app.addHook('onClose', () => visitCounterOf(world).stop())
  serveHealth(app, world)
  serveOpenApi(app, routes)
  serveFiles(app, world, { mayReadPdf, isWithheld: (host, key) => isFileWithheld(world, host, key) })
  serveAppIcons(app, world)
  await servePanel(app, world, {
    presentAgency: (agency) => presentAgency(agency, world.config),
    firstAnswers,
    drawPaused: (agency) => drawPaused(agency.languages[0]),
  })
  serveLandingPages(app, world)
  serveVerifyPages(app, world, { drawPaused: (agency) => drawPaused(agency.languages[0]) })
  serveCardPages(app, world)
  serveMissing(app, world)
  return app
}

/** What is not there: a page for people, a failure for programs; a call in the wrong way names the right ones. */
function serveMissing(app: FastifyInstance, world: World) {
  const methodsAt = methodsOf(routes)
  app.setNotFoundHandler(async (request, reply) => {
    const methods = methodsAt(request.url.split('?', 1)[0]!)
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '))
      return sendFailure(world, request, reply, new Problem('METHOD_NOT_ALLOWED', 'Ask in another way here.'))
    }
    const agency = asksForPage(request) ? await world.hosts.find(request.headers.host) : null
    if (!agency)
      return sendFailure(world, request, reply, new Problem('NOT_FOUND', 'There is nothing at this address.'))
    const page = drawStatePage({
      state: 'unknown',
      language: agency.languages[0] ?? 'en',
      business: null,
      agency: brandOf(agency),
    })
    return reply
      .status(404)
      .header('content-security-policy', cardPageCsp(agency.origin))
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
