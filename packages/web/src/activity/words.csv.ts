import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActivityEntry } from '@parichay/contract/activity/fields.ts'
import { guardedCell } from '@parichay/contract/csv.ts'
import { actionText, behalfText, objectText, roleText, whoText } from './words.entry.ts'
import { fieldText, shownValue } from './words.fields.ts'

const headings = [
  msg`Date (India)`,
  msg`Time (India)`,
  msg`Who`,
  msg`Role`,
  msg`On behalf of`,
  msg`What`,
  msg`With what`,
  msg`Before and after`,
  msg`Besides`,
  msg`IP address`,
]

/** Date and time of day in India, as spreadsheets read them. */
const parts = (at: string) => {
  const there = new Date(Date.parse(at) + 19_800_000).toISOString()
  return [there.slice(0, 10), there.slice(11, 19)]
}

/** The log for spreadsheets, a row for each entry. Phone numbers have blanks, so that they stay texts. */
export const activityRows = (list: readonly ActivityEntry[], i18n: Pick<I18n, '_'>): string[][] => [
  headings.map((heading) => i18n._(heading)),
  ...list.map((entry) =>
    [
      ...parts(entry.at),
      whoText(entry.who, i18n).replace(/^\+/, ''),
      roleText(entry.who, i18n),
      behalfText(entry).replace(/^\+/, ''),
      actionText(entry.action, i18n),
      objectText(entry, i18n),
      entry.changes
        .map(({ field, before, after }) =>
          `${fieldText(field, i18n)}: ${shownValue(field, before, i18n)} → ${shownValue(field, after, i18n)}`.replace(
            /^: /,
            '',
          ),
        )
        .join('; '),
      entry.facts
        .map(({ field, value }) => `${fieldText(field, i18n)}: ${shownValue(field, value, i18n)}`)
        .join('; '),
      entry.ip,
    ].map(guardedCell),
  ),
]

/** The name of the file: `activity-2026-11-22.csv`. */
export const activityFileName = (today: string) => `activity-${today}.csv`
