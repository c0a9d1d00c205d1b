import { useLingui } from '@lingui/react/macro'
import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import Box from '@mui/material/Box'
import { dayText } from '../ui/dates.ts'
import type { Column } from '../ui/list/columns.ts'
import { FeedbackChips } from './FeedbackChips.tsx'
import { tagWords } from './words.ts'
import { Stars } from './Stars.tsx'
import { dot } from '../ui/dot.ts'
import { nameInCell, oneLine } from '../ui/shape-styles.ts'

/** The columns of feedback on desktops; elsewhere each is a card of its own. */
export function useFeedbackColumns(withAgency: boolean): Column<Feedback>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'stars',
      head: t`Stars`,
      width: 120,
      text: ({ stars }) => stars,
      cell: ({ stars }) => <Stars stars={stars} size={16} />,
    },
    {
      id: 'text',
      head: t`Words`,
      cut: true,
      onPhone: 'title',
      text: ({ text }) => text,
      cell: ({ text, language }) => (text ? <span lang={language}>{text}</span> : '–'),
    },
    {
      id: 'name',
      head: t`Visitor`,
      text: ({ name }) => name,
      cell: ({ name }) => <Box sx={nameInCell}>{name || t`A visitor`}</Box>,
    },
    {
      id: 'business',
      head: t`Business`,
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
      id: 'answer',
      head: t`Answer`,
      onPhone: 'fact',
      text: ({ answeredAt, tags }) =>
        [answeredAt ? t`Answered` : t`Unanswered`, ...tags.map((tag) => i18n._(tagWords[tag]))].join(', '),
      cell: (feedback) => <FeedbackChips feedback={feedback} brief />,
    },
    {
      id: 'created',
      head: t`Left on`,
      onPhone: 'fact',
      text: ({ createdAt }) => dayText(createdAt, i18n.locale),
      cell: ({ createdAt }) => <Box sx={oneLine}>{dayText(createdAt, i18n.locale)}</Box>,
    },
  ]
}
