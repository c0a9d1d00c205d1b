import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { AgencyListItem } from '@parichay/contract/agency/record.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import type { AgencyQuery, AgencyQueryChange } from '../api/agencies.ts'
import { countText, dayText } from '../ui/dates.ts'
import type { Column } from '../ui/list/columns.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { productNames } from './words.ts'
import { sslStateWords } from './words.ssl.ts'
import { dot } from '../ui/dot.ts'

type Props = { query: AgencyQuery; onChange: (change: AgencyQueryChange) => void }

const inOneLine = (text: string) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {text}
  </Box>
)
const quiet = { color: 'text.secondary', whiteSpace: 'nowrap' } as const

/** The columns of Agency Management. */
export function useAgencyColumns({ query, onChange }: Props): Column<AgencyListItem>[] {
  const { t, i18n } = useLingui()
  const sort = query.sort ?? 'name'
  const count = (number: number) => countText(number, i18n.locale)
  // A name that nobody asked a certificate for needs no word.
  const hostText = ({ host, ssl }: AgencyListItem) =>
    host !== null && ssl !== null && ssl !== 'NONE'
      ? `${host}${dot}${ssl === 'FAILED' ? t`no certificate` : i18n._(sslStateWords[ssl].label)}`
      : host
  return [
    {
      id: 'agency',
      head: t`Agency`,
      width: 200,
      onPhone: 'title',
      sort: {
        now: sort === 'name' ? 'ascending' : undefined,
        onSort: () => onChange({ sort: sort === 'name' ? 'newest' : 'name' }),
      },
      cell: (row) => row.agencyName,
      under: (row) => hostText(row),
    },
    {
      id: 'host',
      head: t`Host name`,
      onPhone: 'fact',
      phoneOnly: true,
      cell: (row) => hostText(row) ?? t`No host name`,
    },
    {
      id: 'owner',
      head: t`Owner`,
      width: 140,
      text: (row) => row.owner?.name ?? '',
      cell: (row) =>
        row.owner?.name ?? (
          <Box component="span" sx={quiet}>
            {t`No admin yet`}
          </Box>
        ),
      under: (row) => row.owner && inOneLine(spokenNumber(row.owner.phoneNumber)),
    },
    {
      id: 'products',
      head: t`Products on`,
      width: 196,
      text: (row) => [t`Digital cards`, ...row.products.map((one) => i18n._(productNames[one]))].join(', '),
      cell: (row) => (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[t`Digital cards`, ...row.products.map((one) => i18n._(productNames[one]))].join(dot)}
        </Box>
      ),
    },
    {
      id: 'cards',
      head: t`Active cards`,
      align: 'end',
      text: (row) => row.activeCards,
      cell: (row) => count(row.activeCards),
      under: (row) => inOneLine(plural(row.businesses, { one: '# business', other: '# businesses' })),
    },
    {
      id: 'outstanding',
      head: t`Outstanding`,
      align: 'end',
      onPhone: 'fact',
      text: (row) => (row.outstandingPaise === null ? '' : row.outstandingPaise / 100),
      cell: (row) =>
        row.outstandingPaise === null ? (
          <Box component="span" sx={quiet}>
            –
          </Box>
        ) : (
          <Box
            component="span"
            sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: row.outstandingPaise > 0 ? 650 : 450 }}
          >
            {rupees(row.outstandingPaise)}
          </Box>
        ),
      under: (row) => row.lastPaidOn && inOneLine(t`paid ${dayText(row.lastPaidOn, i18n.locale)}`),
    },
    {
      id: 'annual',
      head: t`Yearly fee until`,
      text: (row) => row.annualUntil ?? '',
      cell: (row) => (
        <Box component="span" sx={quiet}>
          {row.annualUntil ? dayText(row.annualUntil, i18n.locale) : '–'}
        </Box>
      ),
    },
    {
      id: 'status',
      head: t`Status`,
      onPhone: 'chip',
      text: (row) =>
        row.status === 'SUSPENDED'
          ? t`Suspended`
          : row.overdueSince
            ? t`Overdue`
            : row.roles.includes('superadmin')
              ? t`The platform`
              : t`Active`,
      cell: (row) =>
        row.status === 'SUSPENDED' ? (
          <StatusChip tone="neutral">{t`Suspended`}</StatusChip>
        ) : row.overdueSince ? (
          <StatusChip tone="error">{t`Overdue`}</StatusChip>
        ) : row.roles.includes('superadmin') ? (
          <StatusChip tone="accent">{t`The platform`}</StatusChip>
        ) : (
          <StatusChip tone="success">{t`Active`}</StatusChip>
        ),
    },
  ]
}
