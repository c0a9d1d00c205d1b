import { useLingui } from '@lingui/react/macro'
import type { CardReport } from '@parichay/contract/card-report/fields.ts'
import Box from '@mui/material/Box'
import { reasonWords } from '../shell/report-reasons.ts'
import { dayText } from '../ui/dates.ts'
import { dot } from '../ui/dot.ts'
import type { Column } from '../ui/list/columns.ts'
import { nameInCell, oneLine } from '../ui/shape-styles.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { stateWords } from './words.ts'

/** The columns of reported cards. */
export function useCardReportColumns(withAgency: boolean): Column<CardReport>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'business',
      head: t`Business`,
      onPhone: 'title',
      text: ({ businessName }) => businessName,
      cell: ({ businessName }) => (
        <Box sx={nameInCell} title={businessName}>
          {businessName}
        </Box>
      ),
      under: (row) => (
        <Box sx={nameInCell}>{[row.cardId, withAgency ? row.agencyName : ''].filter(Boolean).join(dot)}</Box>
      ),
    },
    {
      id: 'reason',
      head: t`Reason`,
      onPhone: 'fact',
      text: ({ reason }) => i18n._(reasonWords[reason]),
      cell: ({ reason }) => <Box sx={oneLine}>{i18n._(reasonWords[reason])}</Box>,
    },
    {
      id: 'note',
      head: t`Words`,
      cut: true,
      text: ({ note }) => note,
      cell: ({ note, language }) => (note ? <span lang={language}>{note}</span> : '–'),
    },
    {
      id: 'count',
      head: t`Reports of this card`,
      width: 120,
      text: ({ reportsOfCard }) => reportsOfCard,
      cell: ({ reportsOfCard }) => reportsOfCard,
    },
    {
      id: 'state',
      head: t`Status`,
      onPhone: 'fact',
      text: ({ state }) => i18n._(stateWords[state].word),
      cell: ({ state }) => (
        <StatusChip tone={stateWords[state].tone}>{i18n._(stateWords[state].word)}</StatusChip>
      ),
    },
    {
      id: 'created',
      head: t`Reported on`,
      onPhone: 'fact',
      text: ({ createdAt }) => dayText(createdAt, i18n.locale),
      cell: ({ createdAt }) => <Box sx={oneLine}>{dayText(createdAt, i18n.locale)}</Box>,
    },
  ]
}
