import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { UserRoundPlus } from 'lucide-react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import type { CustomerInHand } from '../shell/on-behalf.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { spacedMobile } from '../ui/form/digits.ts'

/** Whom staff are working for. */
export function OnBehalfBanner({
  userId,
  customer,
}: {
  userId: number | undefined
  customer: CustomerInHand | undefined
}) {
  const { t } = useLingui()
  const go = useGo()
  const phone = customer?.phoneNumber
  const who = phone
    ? phone.startsWith('+91')
      ? `+91 ${spacedMobile(phone.slice(3))}`
      : phone
    : (customer?.email ?? '')
  if (userId === undefined) {
    return (
      <Card tone="warning" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Box>{t`Choose the customer first, by phone number or e-mail.`}</Box>
        <Button onClick={() => go(paths.addCustomer())}>{t`Choose the customer`}</Button>
      </Card>
    )
  }
  return (
    <Card tone="tint" role="note" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2.5, py: 1.25 }}>
      <Box
        component={UserRoundPlus}
        size={22}
        strokeWidth={1.75}
        aria-hidden
        sx={{ color: 'primary.main', flex: 'none' }}
      />
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {who ? t`Adding for ${who}` : t`Adding for a customer`}
      </Box>
    </Card>
  )
}
