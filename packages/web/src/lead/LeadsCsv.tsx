import { useLingui } from '@lingui/react/macro'
import { spacedPhone } from '@parichay/contract/business/spaced-phone.ts'
import { mostExported } from '@parichay/contract/activity/list-export.ts'
import { guardedCell } from '@parichay/contract/csv.ts'
import type { Lead } from '@parichay/contract/lead/fields.ts'
import { CsvButton } from '../ui/CsvButton.tsx'
import { presentDay } from '../ui/clock.ts'
import { countText, dayText, timeText } from '../ui/dates.ts'
import { newWalk, type ReadPart, walkList } from '../ui/list/list-file.ts'
import { say } from '../ui/snackbar-store.ts'
import { leadStatusWords } from './words.ts'

/** The leads that are found, as a file for spreadsheets; times are India's, a number keeps its digits as a text and loses its plus. */
export function LeadsCsv({ read }: { read: ReadPart<Lead> }) {
  const { t, i18n } = useLingui()
  const rows = async () => {
    const walk = newWalk<Lead>()
    await walkList(
      walk,
      read,
      ({ leadId }) => leadId,
      new AbortController().signal,
      () => undefined,
    )
    const most = countText(mostExported, i18n.locale)
    if (walk.isCut) say(t`The file has the first ${most} rows. Narrow the list for the others.`)
    return [
      [t`Date`, t`Time`, t`Name`, t`Phone`, t`Note`, t`Status`, t`Your own note`],
      ...[...walk.rows.values()].map((lead) => [
        dayText(lead.createdAt, i18n.locale),
        timeText(lead.createdAt, i18n.locale),
        lead.name,
        // Of twelve digits in a row a spreadsheet makes 9.19877E+11.
        spacedPhone(lead.phone).replace(/^\+/, ''),
        lead.note,
        i18n._(leadStatusWords[lead.status]),
        lead.ownNote,
      ]),
    ].map((row) => row.map(guardedCell))
  }
  return <CsvButton look="text" fileName={`leads-${presentDay()}.csv`} rows={rows} />
}
