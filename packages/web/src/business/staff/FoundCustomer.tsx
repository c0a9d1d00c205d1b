import { Plural, useLingui } from '@lingui/react/macro'
import type { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { useCategoryName } from '../../shell/category-name.ts'
import { rememberCustomer } from '../../shell/on-behalf.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { ValidityChip } from './ValidityChip.tsx'

type Props = { found: Reply<typeof businessRoutes.registerUserAndGetBusinesses>; onAnother: () => void }

/** Who was found, what they already have, and the way to the next business. */
export function FoundCustomer({ found: { user, isNew, businesses }, onAnother }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const categoryName = useCategoryName()
  const reach = user.phoneNumber ? spokenNumber(user.phoneNumber) : (user.email ?? '')
  const add = () => {
    rememberCustomer(user)
    go(
      paths.addBusiness({
        userId: user.userId,
        isForeignUser: user.isForeignUser,
        shouldCreateDigitalCard: true,
      }),
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card
        tone={isNew ? 'tint' : 'plain'}
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
      >
        <Avatar name={user.name || reach} size={48} shape="circle" />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h2" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
            {user.name || reach}
          </Box>
          {user.name && <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{reach}</Box>}
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
            {businesses.length === 0 ? (
              t`No business yet`
            ) : (
              <Plural value={businesses.length} one="# business" other="# businesses" />
            )}
          </Box>
        </Box>
        {isNew && <StatusChip tone="accent">{t`New customer`}</StatusChip>}
      </Card>
      {businesses.length > 0 && (
        <Card
          flush
          component="ul"
          aria-label={t`Businesses of this customer`}
          sx={{ m: 0, listStyle: 'none' }}
        >
          {businesses.map((business) => {
            const line = {
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 64,
              px: 2,
              py: 1,
              color: 'inherit',
              textDecoration: 'none',
            } as const
            const inside = (
              <>
                <Avatar name={business.businessName} src={business.logoUrl} size={40} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{business.businessName}</Box>
                  <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
                    {categoryName(business.category)}
                  </Box>
                </Box>
                <ValidityChip term={business} />
              </>
            )
            return (
              <Box
                component="li"
                key={business.businessId}
                sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
              >
                {business.can.view === true ? (
                  <Link
                    href={paths.adminBusiness(business.businessId)}
                    sx={{ ...line, '&:hover': { bgcolor: 'brand.sunken' } }}
                  >
                    {inside}
                  </Link>
                ) : (
                  <Box sx={line}>{inside}</Box>
                )}
              </Box>
            )
          })}
        </Card>
      )}
      <Button size="large" icon={Plus} fullWidth onClick={add}>
        {businesses.length > 0 ? t`Add another business` : t`Add business`}
      </Button>
      <Button look="text" onClick={onAnother}>
        {t`Another customer`}
      </Button>
    </Box>
  )
}
