import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { CardListItem } from '@parichay/contract/card/routes.ts'
import Box from '@mui/material/Box'
import type { CardQuery, CardQueryChange } from '../../api/card-search.ts'
import { ValidityChip } from '../../business/staff/ValidityChip.tsx'
import { cardStatusNames, imagePostNames, originNames } from '../../business/staff/words.ts'
import { AgencyCell } from '../../ui/list/AgencyCell.tsx'
import { useAgency } from '../../session.ts'
import { countText, dayText } from '../../ui/dates.ts'
import type { Column } from '../../ui/list/columns.ts'
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx'
import { phoneOnly } from '../../ui/theme.ts'
import { designWords } from '../words.ts'
import { cutText } from '../../ui/shape-styles.ts'

type Props = { query: CardQuery; onChange: (change: CardQueryChange) => void; withAgency: boolean }

const tones: Record<CardListItem['status'], Tone> = {
  ACTIVE: 'success',
  INACTIVE: 'warning',
  DRAFT: 'neutral',
}
const quiet = { color: 'text.secondary', whiteSpace: 'nowrap' } as const

/** The columns of All Projects. */
export function useCardColumns({ query, onChange, withAgency }: Props): Column<CardListItem>[] {
  const { t, i18n } = useLingui()
  const { configuration } = useAgency()
  const sort = query.sort ?? 'newest'
  const toggle = (by: 'name' | 'expiry') => ({
    now: sort === by ? ('ascending' as const) : undefined,
    onSort: () => onChange({ sort: sort === by ? 'newest' : by }),
  })
  const created = {
    now: sort === 'newest' ? ('descending' as const) : sort === 'oldest' ? ('ascending' as const) : undefined,
    onSort: () => onChange({ sort: sort === 'newest' ? 'oldest' : 'newest' }),
  }
  const madeBy = (who: string) => t({ message: `by ${who}`, comment: 'who made a business or a card' })
  const names = originNames as Record<string, (typeof originNames)['self']>
  return [
    {
      id: 'business',
      head: t`Business`,
      width: 176,
      onPhone: 'title',
      sort: toggle('name'),
      cell: (row) => row.companyName || row.businessName,
      under: (row) => row.registeredPhoneNumber && spokenNumber(row.registeredPhoneNumber),
    },
    {
      id: 'cardId',
      head: t`Card link`,
      onPhone: 'fact',
      text: (row) => row.url ?? row.cardId ?? '',
      phoneCell: (row) => row.cardId ?? t`No link yet`,
      cell: (row) =>
        row.url ? (
          <Box
            component="a"
            href={row.url}
            target="_blank"
            rel="noopener"
            title={row.cardId ?? ''}
            onClick={(event) => event.stopPropagation()}
            sx={{
              display: 'inline-block',
              maxWidth: 150,
              ...cutText,
              verticalAlign: 'middle',
            }}
          >
            {row.cardId}
          </Box>
        ) : (
          <Box component="span" sx={quiet}>
            {row.cardId ?? t`No link yet`}
          </Box>
        ),
      under: (row) => `${t`No. ${row.cardNo}`} · ${designWords[row.templateCode].name}`,
    },
    {
      id: 'status',
      head: t`Status`,
      width: 137,
      onPhone: 'chip',
      text: (row) => i18n._(cardStatusNames[row.status]!),
      cell: (row) => <StatusChip tone={tones[row.status]}>{i18n._(cardStatusNames[row.status]!)}</StatusChip>,
      under: (row) => {
        const state = i18n._(imagePostNames[row.isImagePostEnabled ? 'enabled' : 'disabled'])
        return isOn(configuration, 'greetings') ? t`Greetings: ${state}` : undefined
      },
    },
    {
      id: 'visits',
      head: t`Visits, 30 days`,
      align: 'end',
      onPhone: 'fact',
      text: (row) => row.visits,
      cell: (row) => (
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {countText(row.visits, i18n.locale)}
          <Box component="span" sx={{ display: 'none', [phoneOnly]: { display: 'inline' } }}>
            {' '}
            {t`visits`}
          </Box>
        </Box>
      ),
    },
    {
      id: 'expiry',
      head: t`Validity`,
      width: 130,
      sort: toggle('expiry'),
      text: (row) => row.expiryDateForCustomer ?? '',
      cell: (row) => <ValidityChip term={row} />,
      under: (row) => row.expiryDateForCustomer && dayText(row.expiryDateForCustomer, i18n.locale),
    },
    {
      id: 'limits',
      head: t`Limits`,
      extra: true,
      cell: ({ limit }) => {
        const count = (number: number) => countText(number, i18n.locale)
        return t`Products ${count(limit.products)}, photos ${count(limit.gallery)}, videos ${count(limit.youtube)}, links ${count(limit.links)}`
      },
    },
    ...(withAgency
      ? [
          {
            id: 'agency',
            head: t`Agency`,
            text: (row: CardListItem) => row.agencyName,
            cell: (row: CardListItem) => <AgencyCell row={row} onChange={onChange} />,
          },
        ]
      : []),
    {
      id: 'created',
      head: t`Created`,
      width: 110,
      sort: created,
      text: (row) => dayText(row.createdAt, i18n.locale),
      cell: (row) => <Box sx={quiet}>{dayText(row.createdAt, i18n.locale)}</Box>,
      under: (row) => {
        const name = names[row.businessMadeBy]
        return name && madeBy(i18n._(name))
      },
    },
  ]
}
