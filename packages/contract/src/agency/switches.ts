import type { AgencyConfiguration } from './fields.ts'

/**
 * Every yes or no of an agency's configuration (specification 3) by a name of one word, and where it stands. List, form and
 * the test that tries all of them read this one table.
 */
export const switchPaths = {
  greetings: ['imagePost', 'enableImagePost'],
  greetingVideos: ['imagePost', 'isVideoPostsIncluded'],
  exclusivePosts: ['allowAgencyExclusivePosts'],
  pdfCards: ['pdfCardConfig', 'enablePdfCardProduct'],
  promotionalVideos: ['video', 'enableVideo'],
  invitationTile: ['dashboardConfig', 'showInvitationTileInCustomerDashboard'],
  onlinePayment: ['onlinePayment', 'enablePaymentIntegration'],
  hideBilling: ['hideBilling'],
} as const satisfies Record<string, readonly [string, string?]>

/** A switch of an agency. */
export type AgencySwitch = keyof typeof switchPaths

/** Switches that say what an agency sells, in the order of lists. */
export const productSwitches = [
  'greetings',
  'greetingVideos',
  'exclusivePosts',
  'pdfCards',
  'promotionalVideos',
  'invitationTile',
  'onlinePayment',
] as const satisfies readonly AgencySwitch[]
/** One of `productSwitches`. */
export type ProductSwitch = (typeof productSwitches)[number]

/** Whether a switch is on. Videos of greetings need greetings. */
export function isOn(configuration: AgencyConfiguration, name: AgencySwitch): boolean {
  const [group, key] = switchPaths[name] as readonly [string, string?]
  const part = (configuration as unknown as Record<string, unknown>)[group]
  const value = key === undefined ? part : (part as Record<string, unknown>)[key]
  return value === true && (name !== 'greetingVideos' || configuration.imagePost.enableImagePost)
}

/** The products an agency sells, in order. */
export const productsOn = (configuration: AgencyConfiguration): ProductSwitch[] =>
  productSwitches.filter((name) => isOn(configuration, name))
