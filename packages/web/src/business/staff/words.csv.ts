import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { guardedCell } from '@parichay/contract/csv.ts'
import { cardStatusNames, imagePostNames, originNames } from './words.ts'

const headings = [
  msg`Business`,
  msg`Category`,
  msg`Owner`,
  msg`Phone of the owner`,
  msg`E-mail of the owner`,
  msg`Business phone`,
  msg`City`,
  msg`State`,
  msg`Subscribed`,
  msg`Valid until`,
  msg`Card link`,
  msg`Card`,
  msg`Greetings`,
  msg`Made by`,
  msg`Created`,
]

/** A number with blanks and without its plus, so that a spreadsheet keeps it as a text. */
const asText = (number: string | null) => (number ?? '').replace(/^\+91(\d{5})(\d{5})$/, '91 $1 $2')

/** Businesses for spreadsheets, a row for each. */
export const businessRows = (list: readonly Business[], i18n: Pick<I18n, '_'>): string[][] => [
  headings.map((heading) => i18n._(heading)),
  ...list.map((row) =>
    [
      row.businessName,
      row.category,
      row.user.name || row.ownerName,
      asText(row.user.phoneNumber),
      row.user.email ?? '',
      asText(row.mobile),
      row.city,
      row.state,
      i18n._(row.isSubscriptionActive ? msg`Yes` : msg`No`),
      row.expiryDateForCustomer ?? '',
      row.card?.url ?? '',
      i18n._(row.card ? cardStatusNames[row.card.status]! : msg`No card`),
      i18n._(imagePostNames[row.isImagePostEnabled ? 'enabled' : 'disabled']),
      i18n._(originNames[row.businessMadeBy]),
      istDay(new Date(row.createdAt)),
    ].map(guardedCell),
  ),
]

/** The name of the file: `businesses-2026-11-22.csv`. */
export const businessesFileName = (today: string) => `businesses-${today}.csv`
