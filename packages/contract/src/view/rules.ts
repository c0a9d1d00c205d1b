import type { RouteName } from '../routes.ts'

/** A view as customer lasts so long (screens.md 7.3). */
export const viewMinutes = 30
/** The header in which a tab names its view; every call with it is read-only. */
export const viewHeader = 'x-view-as'

/**
 * What may be asked for while staff look at the panel as a customer. Everything else is refused: whatever changes
 * something, money, files, passwords and sessions. A new call is refused until somebody puts it here.
 */
export const viewableRoutes = [
  'getAgencyDetails',
  'getUser',
  'getBusinessesByUser',
  'listDeleted',
  'getBusiness',
  'getCardsByBusiness',
  'getCard',
  'checkCardIdAvailability',
  'listLinkCategories',
  'getLinkCategory',
  'listLinkTypes',
  'getLinkType',
  'listImageCategories',
  'listImageTags',
  'listImageSubcategories',
  'listSubcategoriesByCategories',
  'listSubcategoriesByCategoryName',
  'listImagePosts',
  'searchImagePosts',
  'listImagePostsByIds',
  'listImagePostsBySubcategories',
  'listImageRequests',
  'getDayImages',
  'listFavouriteImages',
  'listSavedImages',
  'getProjectCounts',
  'getImagePostSettings',
  'getDashboard',
  'getPlanOfBusiness',
  'getPosterWords',
  'listUiCustomisations',
  'getCategoryStaticPage',
  'getPdfCardsByBusiness',
  'getPdfCard',
  'getPdfPeople',
  'getPdfJobs',
  'listVideoTemplates',
  'getVideoTemplate',
  'getUserVideosByBusiness',
  'getUserVideo',
  'listUserVideoVersions',
  'listVideoSounds',
] as const satisfies readonly RouteName[]

/** What customers may read and a view does not show, with the reason. Files are never given out in a view. */
export const hiddenInViews = {
  listSessions: 'whose devices they are',
  getTotp: 'how they sign in',
  listOwnerNotices: 'what is read there counts as read',
  getOwnDataFile: 'theirs alone to take along',
  listLeads: 'who left their number, for the owner alone',
  getPush: 'belongs to a browser of theirs',
  getFilmCopy: 'a film that is ready is there to be shared',
  getPdfPass: 'who has its address may show it as valid',
  getPaymentStatus: 'money',
  previewCardPayment: 'money',
  listCardPayments: 'money',
  getLastActiveCardPayment: 'money',
  listPdfCardPayments: 'money',
  listUserVideoPayments: 'money',
  listInvoices: 'money',
  listSubscriptionPlans: 'money',
} as const satisfies Partial<Record<RouteName, string>>

const viewable: ReadonlySet<string> = new Set(viewableRoutes)

/** Whether a call may be made in a view as customer. */
export const isViewable = (name: string): boolean => viewable.has(name)
