import { useLingui } from '@lingui/react/macro'
import { languages } from '@parichay/contract/agency/fields.ts'
import type { CategoryPageRow } from '@parichay/contract/category-page/fields.ts'
import Box from '@mui/material/Box'
import { Check, Minus } from 'lucide-react'
import type { CategoryPageQuery, CategoryPageQueryChange } from '../api/category-pages.ts'
import { dayText } from '../ui/dates.ts'
import { Hidden } from '../ui/Hidden.tsx'
import type { Column } from '../ui/list/columns.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { languageWords, statusWords } from './words.ts'

type Props = { query: CategoryPageQuery; onChange: (change: CategoryPageQueryChange) => void }

const quiet = { color: 'text.secondary', whiteSpace: 'nowrap' } as const

/** The columns of the pages of categories. */
export function useCategoryColumns({ query, onChange }: Props): Column<CategoryPageRow>[] {
  const { t, i18n } = useLingui()
  const sort = query.sort ?? 'name'
  const inHindi = i18n.locale === 'hi'
  return [
    {
      id: 'category',
      head: t`Category`,
      width: 260,
      onPhone: 'title',
      sort: {
        now: sort === 'name' ? 'ascending' : undefined,
        onSort: () => onChange({ sort: sort === 'name' ? 'newest' : 'name' }),
      },
      cell: (row) => (inHindi ? (row.names.hi ?? row.category) : row.category),
      under: (row) => (inHindi ? row.category : row.names.hi),
    },
    {
      id: 'languages',
      head: t`Languages done`,
      onPhone: 'fact',
      text: (row) => row.languages.map((one) => languageWords[one]).join(', '),
      cell: (row) => <Done row={row} />,
    },
    {
      id: 'sample',
      head: t`Sample card`,
      text: (row) => row.sampleCardId,
      cell: (row) => (
        <Box component="span" sx={quiet}>
          {row.sampleCardId || '–'}
          {row.isSampleOff && (
            <Box component="span" sx={{ ml: 0.75 }}>
              <StatusChip tone="warning">{t`Not live`}</StatusChip>
            </Box>
          )}
        </Box>
      ),
    },
    {
      id: 'status',
      head: t`Status`,
      onPhone: 'chip',
      text: ({ status, isHidden }) =>
        [i18n._(statusWords[status].name), isHidden && t`Hidden`].filter(Boolean).join(', '),
      cell: ({ status, isHidden }) => (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
          <StatusChip tone={statusWords[status].tone}>{i18n._(statusWords[status].name)}</StatusChip>
          {isHidden && <StatusChip>{t`Hidden`}</StatusChip>}
        </Box>
      ),
    },
    {
      id: 'updated',
      head: t`Updated`,
      onPhone: 'fact',
      sort: {
        now: sort === 'newest' ? 'descending' : undefined,
        onSort: () => onChange({ sort: sort === 'newest' ? 'name' : 'newest' }),
      },
      text: ({ updatedAt }) => (updatedAt ? dayText(updatedAt.slice(0, 10), i18n.locale) : ''),
      cell: ({ updatedAt }) => (
        <Box component="span" sx={quiet}>
          {updatedAt ? dayText(updatedAt.slice(0, 10), i18n.locale) : '–'}
        </Box>
      ),
    },
  ]
}

function Done({ row }: { row: CategoryPageRow }) {
  const { t } = useLingui()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {languages.map((language) => {
        const isDone = row.languages.includes(language)
        return (
          <Box
            key={language}
            component="span"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              whiteSpace: 'nowrap',
              color: isDone ? 'text.primary' : 'text.secondary',
            }}
          >
            <Box
              component={isDone ? Check : Minus}
              size={14}
              aria-hidden
              sx={{ color: isDone ? 'success.main' : 'text.secondary' }}
            />
            <span lang={language}>{languageWords[language]}</span>
            <Hidden>{isDone ? t`done` : t`missing`}</Hidden>
          </Box>
        )
      })}
    </Box>
  )
}
