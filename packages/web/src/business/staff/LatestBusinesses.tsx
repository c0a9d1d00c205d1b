import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { businessListQuery } from '../../api/staff-queries.ts'
import { failureText } from '../../failure-words.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { dayText } from '../../ui/dates.ts'
import { Link } from '../../ui/Link.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { RowList } from '../../ui/list/RowList.tsx'
import { Heading, Pile, Quiet, Rest, Text } from '../../ui/shapes.tsx'
import { CardChip } from './CardChip.tsx'
import { dot } from '../../ui/dot.ts'

/** Who was added last: the way back to what was begun, and no second one by mistake. */
export function LatestBusinesses() {
  const { t, i18n } = useLingui()
  const { data, error, reload } = useRemote(businessListQuery({ pageSize: 10 }))
  if (!data && error)
    return (
      <Pile component="section" aria-label={t`Added last`} gap={1.25}>
        <Heading>{t`Added last`}</Heading>
        <InlineError message={failureText(error)} onRetry={reload} />
      </Pile>
    )
  if (!data || data.list.length === 0) return null
  return (
    <Pile component="section" aria-label={t`Added last`} gap={1.25}>
      <Heading>{t`Added last`}</Heading>
      <RowList label={t`Added last`}>
        {data.list.map((business) => {
          const phone = business.user.phoneNumber ?? business.mobile
          const inside = (
            <>
              <Avatar name={business.businessName} src={business.logoUrl} size={36} />
              <Rest>
                <Text as="subtitle2" wraps>
                  {business.businessName}
                </Text>
                <Quiet small>
                  {[phone && spokenNumber(phone), dayText(business.createdAt, i18n.locale)]
                    .filter(Boolean)
                    .join(dot)}
                </Quiet>
              </Rest>
              <CardChip card={business.card} />
            </>
          )
          return (
            <li key={business.businessId}>
              {business.can.view === true ? (
                <Link
                  href={paths.adminBusiness(business.businessId)}
                  sx={{ ...row, '&:hover': { bgcolor: 'brand.sunken' } }}
                >
                  {inside}
                </Link>
              ) : (
                <Box sx={row}>{inside}</Box>
              )}
            </li>
          )
        })}
      </RowList>
    </Pile>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  px: 2,
  py: 0.75,
  color: 'inherit',
  textDecoration: 'none',
} as const
