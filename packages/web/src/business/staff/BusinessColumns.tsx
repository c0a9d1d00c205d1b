import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { BusinessQuery } from '../../api/staff-queries.ts'
import { dayText } from '../../ui/dates.ts'
import type { Column } from '../../ui/list/DataList.tsx'
import { CardChip } from './CardChip.tsx'
import { ValidityChip } from './ValidityChip.tsx'
import { originNames } from './words.ts'

type Props = { query: BusinessQuery; onChange: (change: { sort?: BusinessQuery['sort'] | undefined; agencyId?: number | undefined }) => void; withAgency: boolean }

/** The columns of All Businesses. */
export function useBusinessColumns({ query, onChange, withAgency }: Props): Column<Business>[] {
  const { t, i18n } = useLingui()
  const sort = query.sort ?? 'newest'
  const toggle = (by: 'name' | 'expiry') => ({ now: sort === by ? ('ascending' as const) : undefined, onSort: () => onChange({ sort: sort === by ? 'newest' : by }) })
  const created = { now: sort === 'newest' ? ('descending' as const) : sort === 'oldest' ? ('ascending' as const) : undefined, onSort: () => onChange({ sort: sort === 'newest' ? 'oldest' : 'newest' }) }
  const quiet = { color: 'text.secondary', whiteSpace: 'nowrap' } as const
  return [
    { id: 'business', head: t`Business`, width: 240, onPhone: 'title', sort: toggle('name'), cell: (row) => row.businessName },
    { id: 'category', head: t`Category`, width: 140, cell: (row) => <Box sx={quiet}>{row.category}</Box> },
    { id: 'owner', head: t`Owner`, width: 160, onPhone: 'fact', cell: (row) => <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{row.user.phoneNumber ? spokenNumber(row.user.phoneNumber) : row.user.email}</Box> },
    {
      id: 'expiry', head: t`Validity`, width: 200, onPhone: 'chip', sort: toggle('expiry'),
      cell: (row) => (
        <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
          <ValidityChip expiry={row.expiryDateForCustomer} />
          <Box component="span" sx={{ ...quiet, '@media (max-width: 767.98px)': { display: 'none' } }}>
            {row.expiryDateForCustomer && dayText(row.expiryDateForCustomer, i18n.locale)}
          </Box>
        </Box>
      ),
    },
    {
      id: 'card', head: t`Card`, width: 190, onPhone: 'fact',
      cell: (row) =>
        row.card ? (
          <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
            <CardChip card={row.card} />
            {row.card.url ? (
              <Box component="a" href={row.card.url} target="_blank" rel="noopener" sx={{ '@media (max-width: 767.98px)': { display: 'none' } }}>
                {row.card.cardId}
              </Box>
            ) : null}
          </Box>
        ) : (
          <Box component="span" sx={quiet}>{t`No card`}</Box>
        ),
    },
    { id: 'origin', head: t`Made by`, width: 110, cell: (row) => <Box sx={quiet}>{i18n._(originNames[row.businessMadeBy])}</Box> },
    ...(withAgency
      ? [
          {
            id: 'agency', head: t`Agency`, width: 150,
            cell: (row: Business) => (
              <ButtonBase title={t`Only ${row.agencyName}`} onClick={() => onChange({ agencyId: row.agencyId })} sx={{ font: 'inherit', color: 'text.secondary', textAlign: 'start', minHeight: 32, whiteSpace: 'nowrap', '&:hover': { color: 'primary.main', textDecoration: 'underline' } }}>
                {row.agencyName}
              </ButtonBase>
            ),
          },
        ]
      : []),
    { id: 'created', head: t`Created`, width: 120, sort: created, cell: (row) => <Box sx={quiet}>{dayText(row.createdAt, i18n.locale)}</Box> },
  ]
}
