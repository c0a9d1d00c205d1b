import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import type { BusinessQuery } from '../../api/staff-queries.ts'
import { AgencyCell } from '../../ui/list/AgencyCell.tsx'
import { useAgency } from '../../session.ts'
import { useCategoryName } from '../../shell/category-name.ts'
import { dayText } from '../../ui/dates.ts'
import type { Column } from '../../ui/list/columns.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { fromTablet, phoneOnly } from '../../ui/theme.ts'
import { CardChip } from './CardChip.tsx'
import { ValidityChip } from './ValidityChip.tsx'
import { cardFacts, imagePostNames, originNames } from './words.ts'

type Props = {
  query: BusinessQuery
  onChange: (change: { sort?: BusinessQuery['sort'] | undefined; agencyId?: number | undefined }) => void
  withAgency: boolean
}

/** The columns of All Businesses. */
export function useBusinessColumns({ query, onChange, withAgency }: Props): Column<Business>[] {
  const { t, i18n } = useLingui()
  const categoryName = useCategoryName()
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
  const quiet = { color: 'text.secondary', whiteSpace: 'nowrap' } as const
  const cut = (width: number) =>
    ({
      display: 'block',
      maxWidth: width,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      [phoneOnly]: { display: 'inline' },
    }) as const
  return [
    {
      id: 'business',
      head: t`Business`,
      width: 210,
      onPhone: 'title',
      sort: toggle('name'),
      cell: (row) => row.businessName,
      under: (row) => (
        <Box title={row.category} sx={cut(220)}>
          {categoryName(row.category)}
        </Box>
      ),
    },
    {
      id: 'owner',
      head: t`Owner`,
      onPhone: 'fact',
      cell: (row) => (
        <Box component="span" sx={cut(150)}>
          {row.user.phoneNumber ? spokenNumber(row.user.phoneNumber) : row.user.email}
        </Box>
      ),
    },
    {
      id: 'expiry',
      head: t`Validity`,
      width: 130,
      onPhone: 'chip',
      sort: toggle('expiry'),
      cell: (row) =>
        row.suspension ? <StatusChip tone="error">{t`Suspended`}</StatusChip> : <ValidityChip term={row} />,
      under: (row) => row.expiryDateForCustomer && dayText(row.expiryDateForCustomer, i18n.locale),
    },
    {
      id: 'card',
      head: t`Card`,
      onPhone: 'fact',
      cell: (row) => <CardCell card={row.card} />,
      under: ({ card }) =>
        card?.url && (
          <Box
            component="a"
            href={card.url}
            target="_blank"
            rel="noopener"
            title={card.cardId ?? ''}
            sx={{ ...cut(112), color: 'inherit', '&:hover': { color: 'primary.main' } }}
          >
            {card.cardId}
          </Box>
        ),
    },
    {
      id: 'plan',
      head: t`Plan`,
      extra: true,
      cell: (row) => row.lately?.plan ?? '–',
    },
    {
      id: 'keeper',
      head: t`Looked after by`,
      extra: true,
      cell: (row) => row.keeper?.name ?? '–',
    },
    ...(isOn(configuration, 'greetings') || withAgency
      ? [
          {
            id: 'greetings',
            head: t`Greetings`,
            extra: true,
            cell: (row: Business) => i18n._(imagePostNames[row.isImagePostEnabled ? 'enabled' : 'disabled']),
          },
        ]
      : []),
    {
      id: 'seen',
      head: t`Last active`,
      extra: true,
      cell: (row) => (
        <Box sx={quiet}>{row.lately?.seenAt ? dayText(row.lately.seenAt, i18n.locale) : '–'}</Box>
      ),
    },
    ...(withAgency
      ? [
          {
            id: 'agency',
            head: t`Agency`,
            cell: (row: Business) => <AgencyCell row={row} onChange={onChange} />,
          },
        ]
      : []),
    {
      id: 'created',
      head: t`Created`,
      width: 110,
      sort: created,
      cell: (row) => <Box sx={quiet}>{dayText(row.createdAt, i18n.locale)}</Box>,
      under: (row) => {
        const who = madeBy(row.keeper?.name ?? i18n._(originNames[row.businessMadeBy]))
        return (
          <Box title={who} sx={cut(140)}>
            {who}
          </Box>
        )
      },
    },
  ]
}

/** Status and link on wide screens, a few words on phones. */
function CardCell({ card }: { card: Business['card'] }) {
  const { t, i18n } = useLingui()
  const fact = card && cardFacts[card.status]
  return (
    <>
      <Box
        component="span"
        sx={{
          [fromTablet]: { display: card ? 'none' : 'inline' },
          color: 'text.secondary',
          whiteSpace: 'nowrap',
        }}
      >
        {fact ? i18n._(fact) : t`No card`}
      </Box>
      {card && (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            gap: 1,
            alignItems: 'center',
            whiteSpace: 'nowrap',
            [phoneOnly]: { display: 'none' },
          }}
        >
          <CardChip card={card} />
        </Box>
      )}
    </>
  )
}
