import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { PdfOutput } from '@parichay/contract/pdf-card/jobs.ts'
import type { Elsewhere, PersonField } from '@parichay/contract/pdf-card/people.ts'
import { leastDpi, type PersonProblem } from '@parichay/contract/pdf-card/people-rules.ts'
import type { FailureWords } from '../../failure-words.ts'
import { pdfFailure } from '../../shell/pdf-failure.ts'

/** Heads of the columns. */
export const fieldNames: Record<PersonField, MessageDescriptor> = {
  name: msg`Name`,
  idNo: msg`ID number`,
  designation: msg`Designation or class`,
  department: msg`Department`,
  phone: msg`Phone`,
  emergencyPhone: msg`Emergency phone`,
  bloodGroup: msg`Blood group`,
  dateOfBirth: msg`Date of birth`,
  validTill: msg`Valid till`,
  address: msg`Address`,
}

/** Who else has the table open. */
export const elsewhereWords: Record<Elsewhere | 'tab', MessageDescriptor> = {
  tab: msg`These people are open in another tab too. What is typed there appears here.`,
  self: msg`You have these people open on another device too. What is typed there appears here.`,
  customer: msg`The customer has these people open too. What is typed there appears here.`,
  staff: msg`Somebody of your provider has these people open too. What is typed there appears here.`,
}

/** What is wrong with a cell, and what to do. */
export const problemWords: Record<PersonProblem['code'], MessageDescriptor> = {
  noName: msg`The name is missing.`,
  badDate: msg`This is no date. Write it as 05/03/2011.`,
  badPhone: msg`This is no phone number.`,
  badBlood: msg`This is no blood group. Write it as B+.`,
  tooLong: msg`This is too long for the card.`,
  noFace: msg`Cards cannot be printed in this script. Write it in Latin letters or in a script of India.`,
  missingPhoto: msg`The photograph is missing.`,
  doubleId: msg`Another person has the same ID number.`,
  coarsePhoto: msg`The photograph has fewer than ${leastDpi} dots per inch on the card and may look coarse.`,
}

/** How a file of many is laid out. */
export const layoutNames: Record<PdfOutput['layout'], MessageDescriptor> = {
  send: msg`To send`,
  page: msg`One card on a page, to print`,
  a4: msg`A4 sheets`,
  '12x18': msg`12 × 18 inch sheets`,
  png: msg`Pictures`,
}

/** Why one card of many could not be made. */
export const cardFaults: Record<string, MessageDescriptor> = {
  GLYPH_MISSING: msg`It holds signs that cannot be printed.`,
  PICTURE_UNREADABLE: msg`The photograph cannot be read. Choose it again.`,
  QR_TOO_LONG: msg`The text of the QR code is too long.`,
}

/** The same where nothing more is known. */
export const unmade = msg`It could not be made. Try again.`

/** What calls about many people can answer, in words. */
export const peopleFailure: FailureWords = {
  ...pdfFailure,
  LIMIT_REACHED: msg`More than this is not possible: a project holds 2,000 people, and a file no more cards than your plan has left.`,
  CONFLICT: msg`The people were changed meanwhile, or three files are being made already. Look once more.`,
}
