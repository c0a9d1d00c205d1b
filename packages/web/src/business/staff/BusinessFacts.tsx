import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { spokenNumber, telHref } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useStaff } from '../../api/staff.ts'
import { useAgency } from '../../session.ts'
import { Card } from '../../ui/Card.tsx'
import { dayText } from '../../ui/dates.ts'
import { imagePostNames, originNames } from './words.ts'
import { presentDay } from '../../ui/clock.ts'

/** What was written about the business. */
export function BusinessFacts({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const { seesAllAgencies } = useStaff()
  const { configuration } = useAgency()
  const { isTrial } = standingOf(business, presentDay())
  const place = [business.address, business.city, business.state, business.pin].filter(Boolean).join(', ')
  const facts: [label: string, value: ReactNode][] = [
    [
      isTrial ? t`Free trial until` : t`Valid until`,
      business.expiryDateForCustomer ? dayText(business.expiryDateForCustomer, i18n.locale) : t`No plan yet`,
    ],
    [
      t`Business phone`,
      business.mobile && <a href={telHref(business.mobile)}>{spokenNumber(business.mobile)}</a>,
    ],
    [t`E-mail`, business.email && <a href={`mailto:${business.email}`}>{business.email}</a>],
    [
      t`Website`,
      business.website && (
        <a href={`${business.website.protocol}://${business.website.address}`} target="_blank" rel="noopener">
          {business.website.address}
        </a>
      ),
    ],
    [t`Address`, place],
    [t`GSTIN`, business.gstin],
    [t`About`, business.about],
    [
      t`Greetings`,
      isOn(configuration, 'greetings') &&
        i18n._(imagePostNames[business.isImagePostEnabled ? 'enabled' : 'disabled']),
    ],
    [t`Made by`, i18n._(originNames[business.businessMadeBy])],
    [t`Agency`, seesAllAgencies && business.agencyName],
    [t`Created`, dayText(business.createdAt, i18n.locale)],
    [t`Last change`, dayText(business.updatedAt, i18n.locale)],
  ]
  return (
    <Card>
      <Box component="h2" sx={{ typography: 'h3', mb: 1 }}>
        {t`Business`}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '112px minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
          columnGap: 2,
          '& > dt, & > dd': { m: 0, py: 1 },
          '& > dt': { color: 'text.secondary', typography: 'body2', lineHeight: 1.7 },
          '& > dd': { overflowWrap: 'anywhere' },
        }}
      >
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{value}</dd>])}
      </Box>
    </Card>
  )
}
