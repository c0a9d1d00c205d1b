import { Plural, useLingui } from '@lingui/react/macro'
import type { ImageRequest } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { dayText } from '../../ui/dates.ts'
import { languageName } from '../../ui/language-name.ts'
import type { Column } from '../../ui/list/columns.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { nameInCell, oneLine } from '../../ui/shape-styles.ts'
import { requestStates } from './words.ts'

/** The columns of image requests on desktops; elsewhere each is a card of its own. */
export function useRequestColumns(): Column<ImageRequest>[] {
  const { t, i18n } = useLingui()
  const day = (text: string) => <Box sx={oneLine}>{dayText(text, i18n.locale)}</Box>
  return [
    {
      id: 'occasion',
      head: t`Occasion`,
      width: 160,
      onPhone: 'title',
      cell: ({ occasion }) => occasion,
      under: ({ asks = 1 }) =>
        asks > 1 && <Plural value={asks - 1} one="# more asks for it" other="# more ask for it" />,
    },
    {
      id: 'business',
      head: t`Business`,
      width: 150,
      onPhone: 'fact',
      text: ({ businessName }) => businessName,
      phoneCell: ({ businessName }) => businessName,
      cell: ({ businessName }) => (
        <Box sx={nameInCell} title={businessName}>
          {businessName}
        </Box>
      ),
    },
    { id: 'note', head: t`Note`, cut: true, cell: ({ note }) => note || '–' },
    {
      id: 'day',
      head: t`Date`,
      text: (row) => (row.day ? dayText(row.day, i18n.locale) : ''),
      cell: (row) => (row.day ? day(row.day) : '–'),
      under: ({ language }) => languageName(language, i18n.locale),
    },
    {
      id: 'asked',
      head: t`Asked on`,
      text: ({ createdAt }) => dayText(createdAt, i18n.locale),
      cell: ({ createdAt }) => day(createdAt),
    },
    {
      id: 'status',
      head: t`Status`,
      onPhone: 'chip',
      text: ({ status }) => i18n._(requestStates[status].label),
      cell: ({ status }) => (
        <StatusChip tone={requestStates[status].tone}>{i18n._(requestStates[status].label)}</StatusChip>
      ),
    },
  ]
}
