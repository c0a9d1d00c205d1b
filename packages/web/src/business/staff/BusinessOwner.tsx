import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { spokenNumber, telHref, whatsappHref } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import { CircleUserRound, MessageCircle, Phone, Plus } from 'lucide-react'
import { useStaff } from '../../api/staff.ts'
import { paths } from '../../paths.ts'
import { useGo } from '../../go.ts'
import { rememberCustomer } from '../../shell/on-behalf.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

/** Whose business it is, and the ways to reach them. */
export function BusinessOwner({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const { may } = useStaff()
  const { user } = business
  const phone = user.phoneNumber ?? business.mobile
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
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box
          component={CircleUserRound}
          size={28}
          strokeWidth={1.75}
          aria-hidden
          sx={{ color: 'text.secondary', flex: 'none' }}
        />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Box component="h2" sx={{ typography: 'h3' }}>
            {user.name || business.ownerName || t`Owner`}
          </Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.phoneNumber ? spokenNumber(user.phoneNumber) : user.email}
          </Box>
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
          <Button look="text" icon={Plus} onClick={add} sx={{ ml: -1.5 }}>
            {t`Add another business`}
          </Button>
        </Box>
      )}
    </Card>
  )
}
