import type { RouteName } from '@parichay/contract/routes.ts'

const upload = 'An upload under way; the entry is that of the record which takes it.'
const reads = 'Changes nothing: it looks something up, draws a look at something, or counts.'
const same = 'Writes its entry with what changed; the matrix sends what stands there already.'
const own = 'What one person finds handy; nobody else sees it.'
const telling = 'What a page or a card tells of itself; it is counted and deleted again.'

/** Calls of staff that may succeed without an entry in the log of activity, each with the reason why. */
export const needsNoEntry: { [K in RouteName]?: string } = {
  beginFilm: upload,
  sendFilmPart: upload,
  dropFilm: upload,
  uploadDocument: upload,
  verifyUser: reads,
  verifyFranchiseePhone: reads,
  sitPdfPeople: reads,
  quotePdfJob: reads,
  checkImport: reads,
  importLinkStore:
    'Without the mark of the file it only compares; with it the store of links is changed and recorded.',
  moveBusinesses: 'With nothing to move there is no job; a job is recorded as it begins.',
  markPdfPeoplePrinted: 'With nobody on the list nothing is marked; what is marked is recorded.',
  cancelUserVideo: 'With no film under way nothing is stopped; one that is stopped is recorded.',
  updateCardTemplate: same,
  updateCardLinks: same,
  updateCardPaymentOptions: same,
  updateCardYoutubeVideos: same,
  updateCardGallery: same,
  updateCardAboutUs: same,
  updateCardProducts: same,
  updateCardStatus: same,
  setFavouriteImage: own,
  keepPosterWords: own,
  addVisit: telling,
  logFailure: telling,
  logEvents: telling,
  testAgencyMessaging: 'One message to a number of staff, within a limit; nothing is kept.',
  remakeImagePost: 'The same picture in the sizes of today.',
  requestImages: 'The request itself says who asked and when.',
  endViewAsCustomer: 'Nothing is looked at any more; the end of a view that runs is recorded.',
}
