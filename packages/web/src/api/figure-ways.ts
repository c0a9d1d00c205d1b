import type { Figure } from '@parichay/contract/analytics/fields.ts'
import { paths } from '../paths.ts'

/** Figures about money, of today and of this month. */
export const moneyFigures: readonly string[] = ['paymentsToday', 'revenueToday', 'payments', 'revenue']

type Way = (figure: Pick<Figure, 'span'>, ofSuperAdminAgency: boolean) => string
const report =
  (name: string): Way =>
  ({ span }) =>
    paths.reports({ report: name, ...span })

/** The list behind each figure of the home, narrowed to what the figure counts. */
export const figureWays: Record<string, Way> = {
  businesses: () => paths.adminBusinesses(),
  activeCards: () => paths.adminProjects({ status: 'ACTIVE' }),
  draftCards: () => paths.adminProjects({ status: 'DRAFT' }),
  subscribed: () => paths.adminBusinesses({ subscription: 'subscribed' }),
  trial: () => paths.adminBusinesses({ subscription: 'trial', sort: 'expiry' }),
  expiring: () => paths.adminBusinesses({ subscription: 'expiring', sort: 'expiry' }),
  grace: () => paths.adminBusinesses({ subscription: 'grace', sort: 'expiry' }),
  ending: () => paths.adminBusinesses({ subscription: 'ending', sort: 'expiry' }),
  expired: () => paths.adminBusinesses({ subscription: 'expired', sort: 'expiry' }),
  greetingsToday: report('greetings'),
  ...Object.fromEntries(moneyFigures.map((name) => [name, report('payments')])),
  filmsWaiting: () => paths.adminProjects({ projectType: 'promotional_video', state: 'waiting' }),
  filmsFailed: () => paths.adminProjects({ projectType: 'promotional_video', state: 'failed' }),
  openExceptions: () => paths.paymentExceptions(),
  pendingPayments: () => paths.reports({ report: 'pending' }),
  imageRequests: (_, ofSuperAdminAgency) => paths.imageLibrary(ofSuperAdminAgency, { tab: 'requests' }),
  feedback: () => paths.adminFeedback({ isAnswered: 'false' }),
}
