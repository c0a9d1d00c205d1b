import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { spokenNumber, telHref, whatsappHref } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import { CircleUserRound, MessageCircle, Phone, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStaff } from '../../api/staff.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { dayText } from '../../ui/dates.ts'
import { originNames } from './words.ts'

/** Owner first, with the ways to reach them; then what was written about the business. */
export function BusinessFacts({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const { may, seesAllAgencies } = useStaff()
  const { user } = business
  const phone = user.phoneNumber ?? business.mobile
  const place = [business.address, business.city, business.state, business.pin].filter(Boolean).join(', ')
  const facts: [label: string, value: ReactNode][] = [
    [t`Valid until`, business.expiryDateForCustomer ? dayText(business.expiryDateForCustomer, i18n.locale) : t`No plan yet`],
    [t`Business phone`, business.mobile && <a href={telHref(business.mobile)}>{spokenNumber(business.mobile)}</a>],
    [t`E-mail`, business.email && <a href={`mailto:${business.email}`}>{business.email}</a>],
    [t`Website`, business.website && <a href={`${business.website.protocol}://${business.website.address}`} target="_blank" rel="noopener">{business.website.address}</a>],
    [t`Address`, place],
    [t`GSTIN`, business.gstin],
    [t`About`, business.about],
    [t`Made by`, i18n._(originNames[business.businessMadeBy])],
    [t`Agency`, seesAllAgencies && business.agencyName],
    [t`Created`, dayText(business.createdAt, i18n.locale)],
    [t`Last change`, dayText(business.updatedAt, i18n.locale)],
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Box component={CircleUserRound} size={28} strokeWidth={1.75} aria-hidden sx={{ color: 'text.secondary', flex: 'none' }} />
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Box component="h2" sx={{ typography: 'h3' }}>
              {user.name || business.ownerName || t`Owner`}
            </Box>
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{user.phoneNumber ? spokenNumber(user.phoneNumber) : user.email}</Box>
          </Box>
          {phone && (
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button look="secondary" icon={Phone} href={telHref(phone)}>
                {t`Call`}
              </Button>
              <Button look="secondary" icon={MessageCircle} href={whatsappHref(phone, '')} target="_blank">
                {t`WhatsApp`}
              </Button>
            </Box>
          )}
        </Box>
        {may('business.create') && (
          <Box sx={{ mt: 1.5, pt: 1, borderTop: '1px solid', borderColor: 'divider' }}>
            <Button look="text" icon={Plus} href={paths.addBusiness({ userId: user.userId, isForeignUser: user.isForeignUser, shouldCreateDigitalCard: true })} sx={{ ml: -1.5 }}>
              {t`Add another business for this customer`}
            </Button>
          </Box>
        )}
      </Card>
      <Card>
        <Box component="h2" sx={{ typography: 'h3', mb: 1 }}>
          {t`Business`}
        </Box>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '112px minmax(0, 1fr)', md: '160px minmax(0, 1fr)' }, columnGap: 2, '& > dt, & > dd': { m: 0, py: 1 }, '& > dt': { color: 'text.secondary', typography: 'body2', lineHeight: 1.7 }, '& > dd': { overflowWrap: 'anywhere' } }}>
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => [
              <dt key={`${label} label`}>{label}</dt>,
              <dd key={label}>{value}</dd>,
            ])}
        </Box>
      </Card>
    </Box>
  )
}
