import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { DocumentKind } from '@parichay/contract/document/kinds.ts'
import type { DocumentUse } from '@parichay/contract/document/routes.ts'
import type { FailureWords } from '../failure-words.ts'

/** What files were uploaded for. */
export const kindNames: Record<DocumentKind, MessageDescriptor> = {
  logo: msg`Logo`,
  cover: msg`Cover`,
  owner: msg`Photo of the owner`,
  gallery: msg`Gallery`,
  product: msg`Product`,
  payment: msg`Payment QR`,
  person: msg`Photo of a person`,
  signature: msg`Signature`,
  brochure: msg`Brochure`,
  imagePost: msg`Greeting picture`,
  banner: msg`Banner`,
  landing: msg`Picture of a category page`,
  profile: msg`Photo of an account`,
}

/** Where files are used. */
export const useNames: Record<DocumentUse, MessageDescriptor> = {
  businessLogo: msg`Logo of the business`,
  cardHead: msg`Head of the card`,
  gallery: msg`Gallery of the card`,
  product: msg`Products of the card`,
  about: msg`About us`,
  payment: msg`Payment options`,
  frame: msg`Frame of greetings`,
  pdfCard: msg`PDF ID card`,
  person: msg`List of people`,
  video: msg`Promotional video`,
  greetingPost: msg`Greeting picture`,
  greetingFilm: msg`Greeting video that is being added`,
  agencyLogo: msg`Logo of the agency`,
  profile: msg`Account of a customer`,
  categoryPage: msg`Category page`,
  uiCustomisation: msg`Banner on the pages of customers`,
  invoice: msg`Invoices`,
  bin: msg`Something deleted that can still be brought back`,
}

/** So many files, `total` as it is written. */
export const countedFiles = (total: string, isFiltered: boolean, count: number): string =>
  isFiltered
    ? plural(count, { one: '# file found', other: `${total} files found` })
    : plural(count, { one: '# file', other: `${total} files` })

/** Why a deleted file cannot come back. */
export const restoreFailure: FailureWords = {
  LIMIT_REACHED: msg`The storage is full. Delete some pictures first.`,
}

/** Why an upload failed; the person's own network is told apart. */
export const uploadFailure: FailureWords = {
  UNSUPPORTED_MEDIA: msg`This kind of file does not work. Use a JPEG, PNG or WebP picture.`,
  LIMIT_REACHED: msg`The storage of this business is full. Delete some pictures first.`,
  RATE_LIMITED: msg`Too many pictures in a short time. Please wait a minute.`,
}
