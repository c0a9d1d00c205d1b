import type { PermissionName } from '../franchisee/fields.ts'
import type { MoneySeen } from '../franchisee/rules.ts'
import type { NotificationKind } from './notification.ts'

/** What staff look after or are told the number of: on the home, by the bell, in the daily letter. */
export type Topic =
  | 'businesses'
  | 'money'
  | 'exceptions'
  | 'pending'
  | 'greetings'
  | 'films'
  | 'requests'
  | 'feedback'
  | 'cardReports'
  | 'tasks'
  | 'domains'
  | 'packages'
  | 'devices'
  | 'reports'

/** What decides of what a member of staff is told. */
export type Told = {
  isAdmin: boolean
  /** Of the super-admin agency. */
  isSuperAdmin: boolean
  holds: (permission: PermissionName) => boolean
  money: MoneySeen
}

/**
 * Of what a member of staff is told, wherever it is said: nobody is told of what they have no page for. Home, bell and letter ask
 * nothing else; a test holds each against the page it opens.
 */
export const tells: Record<Topic, (who: Told) => boolean> = {
  businesses: ({ holds }) => holds('business.list'),
  money: ({ isAdmin, money }) => isAdmin && money.billing,
  exceptions: ({ isAdmin, money }) => isAdmin && money.paid,
  pending: ({ isAdmin, money }) => isAdmin && money.paid,
  greetings: ({ isAdmin }) => isAdmin,
  films: ({ holds }) => holds('video.list'),
  requests: ({ holds }) => holds('imagePost.manage'),
  feedback: ({ holds }) => holds('feedback.view'),
  // Who may pause a card can do something about a report.
  cardReports: ({ holds }) => holds('card.status'),
  tasks: ({ isAdmin }) => isAdmin,
  domains: ({ isAdmin }) => isAdmin,
  packages: ({ isAdmin, isSuperAdmin }) => isAdmin && isSuperAdmin,
  devices: () => true,
  reports: ({ isAdmin }) => isAdmin,
}

/** What a notification is about. */
export const notificationTopics: Record<NotificationKind, Topic> = {
  money_exception: 'exceptions',
  plan_expiring: 'businesses',
  image_request: 'requests',
  feedback: 'feedback',
  card_report: 'cardReports',
  failed_job: 'tasks',
  domain: 'domains',
  advisory: 'packages',
  new_device: 'devices',
  report_file: 'reports',
}

/** What a figure of the home is about; the others say how things stand, and open nothing to who has no list of them. */
export const figureTopics = {
  greetingsToday: 'greetings',
  filmsWaiting: 'films',
  paymentsToday: 'money',
  revenueToday: 'money',
  payments: 'money',
  revenue: 'money',
  openExceptions: 'exceptions',
  pendingPayments: 'pending',
  filmsFailed: 'films',
  imageRequests: 'requests',
  feedback: 'feedback',
} as const satisfies Record<string, Topic>
