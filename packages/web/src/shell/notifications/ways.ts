import type { AdminNotification, NotificationKind } from '@parichay/contract/analytics/notification.ts'
import { paths } from '../../paths.ts'

/** Who presses: what decides where a notification leads them. */
export type Presser = {
  ofSuperAdminAgency: boolean
  /** Opens pages of businesses. */
  mayView: boolean
}
type Told = Pick<AdminNotification, 'agencyId' | 'facts'>

/** Where each kind of notification is looked after; nowhere where no page knows more. */
export const notificationWays: Record<NotificationKind, (told: Told, who: Presser) => string | undefined> = {
  money_exception: () => paths.paymentExceptions(),
  plan_expiring: ({ facts }, { mayView }) =>
    mayView
      ? paths.adminBusiness(Number(facts['businessId']))
      : paths.adminBusinesses({ subscription: 'ending', sort: 'expiry' }),
  image_request: (_, { ofSuperAdminAgency }) => paths.imageLibrary(ofSuperAdminAgency, { tab: 'requests' }),
  feedback: ({ facts }) => {
    const feedbackId = Number(facts['feedbackId'])
    return paths.adminFeedback({ feedbackId, row: feedbackId })
  },
  card_report: ({ facts }) => {
    const cardReportId = Number(facts['cardReportId'])
    return paths.cardReports({ cardReportId, row: cardReportId })
  },
  failed_job: ({ facts }) => (facts['job'] === 'report.make' ? paths.reports() : undefined),
  domain: ({ agencyId }, { ofSuperAdminAgency }) =>
    ofSuperAdminAgency ? paths.agencySettings(agencyId) : paths.ownAgency(),
  advisory: () => undefined,
  new_device: () => paths.newDevice(),
  report_file: ({ facts }) => paths.reports({ report: String(facts['report']) }),
}
