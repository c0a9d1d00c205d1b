import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { gstStates } from '@parichay/contract/invoice/states.ts'
import { rupees } from '@parichay/contract/money.ts'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import type { PeopleQuery } from '../api/staff-list.ts'
import { roleNames } from '../shell/role-names.ts'
import { paths } from '../paths.ts'
import { dayText } from '../ui/dates.ts'
import { Link } from '../ui/Link.tsx'
import { AgencyCell } from '../ui/list/AgencyCell.tsx'
import type { Column } from '../ui/list/columns.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { stateNames, useHoldings } from './words.ts'

type Props = {
  query: PeopleQuery
  onChange: (change: { sort?: PeopleQuery['sort'] | undefined; agencyId?: number | undefined }) => void
  withAgency: boolean
  /** Whoever looks sees what was paid. */
  withSales: boolean
}

const tones = { active: 'success', invited: 'info', disabled: 'neutral' } as const
const quiet = { color: 'text.secondary', whiteSpace: 'nowrap' } as const

/** The columns of Franchisee List. */
export function usePersonColumns({ query, onChange, withAgency, withSales }: Props): Column<Person>[] {
  const { t, i18n } = useLingui()
  const { businesses, cardsOnline } = useHoldings()
  const sort = query.sort ?? 'newest'
  const place = ({ territory }: Person) =>
    [...territory.cities, ...territory.states.map((code) => gstStates[code])].join(', ')
  return [
    {
      id: 'name',
      head: t`Name`,
      width: 200,
      onPhone: 'title',
      sort: {
        now: sort === 'name' ? 'ascending' : undefined,
        onSort: () => onChange({ sort: sort === 'name' ? 'newest' : 'name' }),
      },
      cell: (row) => row.name,
      under: (row) => spokenNumber(row.phoneNumber),
    },
    {
      id: 'role',
      head: t`Role`,
      onPhone: 'fact',
      text: (row) => row.roles.map((role) => i18n._(roleNames[role])).join(', '),
      cell: (row) => (
        <Box sx={{ whiteSpace: 'nowrap' }}>{row.roles.map((role) => i18n._(roleNames[role])).join(', ')}</Box>
      ),
      under: (row) =>
        row.roles.includes('admin')
          ? t`may do everything`
          : plural(row.permissions.length, { one: '# permission', other: '# permissions' }),
    },
    {
      id: 'state',
      head: t`Status`,
      onPhone: 'chip',
      text: (row) => i18n._(stateNames[row.state]),
      cell: (row) => <StatusChip tone={tones[row.state]}>{i18n._(stateNames[row.state])}</StatusChip>,
      under: (row) => (
        <Box component="span" sx={quiet}>
          {row.lastLogin
            ? t`last here on ${dayText(row.lastLogin, i18n.locale)}`
            : row.invitedAt && t`invited on ${dayText(row.invitedAt, i18n.locale)}`}
        </Box>
      ),
    },
    {
      id: 'territory',
      head: t`Works in`,
      text: (row) => place(row) || t`Everywhere`,
      cell: (row) => (
        <Box
          title={place(row)}
          sx={{ ...quiet, maxWidth: withAgency ? 112 : 190, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {place(row) || t`Everywhere`}
        </Box>
      ),
    },
    {
      id: 'businesses',
      head: t`Businesses`,
      align: 'end',
      onPhone: 'fact',
      text: (row) => row.counts.businesses,
      cell: (row) =>
        row.counts.businesses === 0 ? (
          <Box component="span" sx={quiet}>{t`None`}</Box>
        ) : (
          <Link href={paths.adminBusinesses({ madeBy: row.franchiseeId })} sx={{ whiteSpace: 'nowrap' }}>
            {businesses(row)}
          </Link>
        ),
      under: (row) => row.counts.businesses > 0 && cardsOnline(row),
    },
    ...(withSales
      ? [
          {
            id: 'sales',
            head: t`Sales this month`,
            align: 'end' as const,
            text: (row: Person) => row.salesPaise / 100,
            cell: (row: Person) => <Box sx={{ whiteSpace: 'nowrap' }}>{rupees(row.salesPaise)}</Box>,
            under: (row: Person) => row.heldPaise > 0 && t`holds ${rupees(row.heldPaise)}`,
          },
        ]
      : []),
    ...(withAgency
      ? [
          {
            id: 'agency',
            head: t`Agency`,
            text: (row: Person) => row.agencyName,
            cell: (row: Person) => <AgencyCell row={row} onChange={onChange} />,
          },
        ]
      : []),
  ]
}
