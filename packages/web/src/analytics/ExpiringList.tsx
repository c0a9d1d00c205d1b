import { useLingui } from '@lingui/react/macro'
import type { Dashboard, Figure } from '@parichay/contract/analytics/fields.ts'
import { isPaid } from '@parichay/contract/plan/entitlement.ts'
import { spokenNumber, telHref, whatsappHref } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type LucideIcon, MessageCircle, Phone } from 'lucide-react'
import { usePageAccess } from '../shell/page-access.ts'
import { ValidityChip } from '../business/staff/ValidityChip.tsx'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { countText, dayText } from '../ui/dates.ts'
import { Link } from '../ui/Link.tsx'
import { FigureChange } from './FigureChange.tsx'
import { Section } from './Section.tsx'
import { figureWords } from './words.ts'
import { fromDesktop, phoneOnly } from '../ui/theme.ts'

/** Whom to call today: businesses that end soonest, each one tap from a call or a message. */
export function ExpiringList({
  rows,
  figure,
  soonDays,
}: {
  rows: Dashboard['expiring']
  /** How many there are in all. */
  figure: Figure | undefined
  soonDays: number | null
}) {
  const { t, i18n } = useLingui()
  const mayList = usePageAccess('businesses')?.rows === true
  const mayView = usePageAccess('business')?.opens === true
  const all = paths.adminBusinesses({ subscription: 'ending', sort: 'expiry' })
  const total = figure ? `${countText(figure.value, i18n.locale)}${figure.isMore ? '+' : ''}` : ''
  return (
    <Section
      id="to-call"
      title={t`Expiring businesses to call`}
      aside={
        figure &&
        figure.value > rows.length &&
        mayList && (
          <Link href={all} sx={seeAll}>
            {t`See all ${total}`}
          </Link>
        )
      }
      about={
        rows.length > 0 &&
        figure && (
          <>
            {i18n._(figureWords.ending!.definition)} <FigureChange figure={figure} />
          </>
        )
      }
    >
      {rows.length === 0 ? (
        <Card sx={{ color: 'text.secondary', py: 3, textAlign: 'center' }}>
          {soonDays === null
            ? t`Nobody’s plan or trial ends soon.`
            : t`Nobody’s plan or trial ends in the next ${soonDays} days.`}
        </Card>
      ) : (
        <RowList>
          {rows.map((row) => {
            const { businessId, businessName, phoneNumber, expiryDateForCustomer, paymentStatus } = row
            const day = dayText(expiryDateForCustomer, i18n.locale)
            const name = {
              fontWeight: 650,
              color: 'inherit',
              textDecoration: 'none',
              overflowWrap: 'anywhere',
              '&:hover': { textDecoration: 'underline' },
            } as const
            return (
              <Box
                component="li"
                key={businessId}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  px: 2,
                  py: 1.25,
                  minHeight: 72,
                  [fromDesktop]: { py: 0.75, minHeight: 60 },
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  {mayView ? (
                    <Link href={paths.adminBusiness(businessId)} sx={[name, easyToHit]}>
                      {businessName}
                    </Link>
                  ) : (
                    <Box sx={name}>{businessName}</Box>
                  )}
                  <Box
                    sx={{
                      display: 'flex',
                      flexWrap: 'wrap',
                      alignItems: 'center',
                      columnGap: 1,
                      rowGap: 0.25,
                      mt: 0.25,
                      typography: 'body2',
                      color: 'text.secondary',
                    }}
                  >
                    <ValidityChip term={row} />
                    <span>{day}</span>
                    {phoneNumber && (
                      <Box component="span" sx={{ [phoneOnly]: { display: 'none' } }}>
                        {spokenNumber(phoneNumber)}
                      </Box>
                    )}
                  </Box>
                </Box>
                {phoneNumber && (
                  <Box sx={{ display: 'flex', gap: 1 }}>
                    <Way icon={Phone} label={t`Call ${businessName}`} href={telHref(phoneNumber)} />
                    <Way
                      icon={MessageCircle}
                      label={t`WhatsApp to ${businessName}`}
                      href={whatsappHref(
                        phoneNumber,
                        isPaid({ paymentStatus })
                          ? t`Hello from ${row.agencyName}! The plan of ${businessName} ends on ${day}. Shall we renew it?`
                          : t`Hello from ${row.agencyName}! The free trial of ${businessName} ends on ${day}. Shall we choose a plan?`,
                      )}
                      away
                    />
                  </Box>
                )}
              </Box>
            )
          })}
        </RowList>
      )}
    </Section>
  )
}

const seeAll = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  my: -0.5,
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const

function Way({
  icon: Icon,
  label,
  href,
  away = false,
}: {
  icon: LucideIcon
  label: string
  href: string
  away?: boolean
}) {
  return (
    <ButtonBase
      href={href}
      aria-label={label}
      title={label}
      {...(away ? { target: '_blank', rel: 'noopener' } : {})}
      sx={{
        width: 44,
        height: 44,
        borderRadius: '12px',
        bgcolor: 'brand.tint',
        color: 'primary.main',
        '&:hover': { bgcolor: 'brand.tintLine' },
      }}
    >
      <Icon size={20} aria-hidden />
    </ButtonBase>
  )
}

/** A name is one line high; the finger gets more. */
const easyToHit = {
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-12px 0' },
} as const
