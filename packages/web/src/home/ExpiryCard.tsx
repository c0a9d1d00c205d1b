import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { whatsappHref } from '@parichay/card-page/phone.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { mayPayOnline } from '@parichay/contract/plan/rules.ts'
import Box from '@mui/material/Box'
import { CalendarClock, Mail, MessageCircle, Phone, RefreshCw } from 'lucide-react'
import { useAgency } from '../session.ts'
import { useUpgrade } from '../shell/upgrade.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'

type Props = { business: Business; standing: ReturnType<typeof standingOf>; expiry: string; graceEnd: string }

/** What ends when, what that means, and the way on: online where that may be, else to the agency. Days are IST dates. */
export function ExpiryCard({ business, standing, expiry, graceEnd }: Props) {
  const { t, i18n } = useLingui()
  const { agencyName, support, configuration } = useAgency()
  const upgrade = useUpgrade()
  const maySelf = mayPayOnline(configuration, business)
  const { state, isTrial, isExpired, daysLeft } = standing
  const left = daysLeft ?? 0
  const day = (date: string) => dayText(date, i18n.locale)
  const ended = day(expiry)
  const until = day(graceEnd)
  const hasWhatsapp = support.whatsapp !== ''
  return (
    <Card
      tone={isExpired ? 'error' : 'warning'}
      component="section"
      aria-label={t`Your plan`}
      sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, flex: '1 1 260px', minWidth: 0 }}>
        <Box
          component={CalendarClock}
          size={24}
          strokeWidth={1.75}
          aria-hidden
          sx={{ flex: 'none', color: isExpired ? 'error.main' : 'warning.main' }}
        />
        <Box>
          <Box sx={{ typography: 'subtitle1' }}>
            {isExpired ? (
              isTrial ? (
                <Trans>Your free trial ended on {ended}</Trans>
              ) : (
                <Trans>Your plan ended on {ended}</Trans>
              )
            ) : left === 0 ? (
              isTrial ? (
                <Trans>Your free trial ends today</Trans>
              ) : (
                <Trans>Your plan ends today</Trans>
              )
            ) : isTrial ? (
              <Plural
                value={left}
                one="Your free trial ends in # day"
                other="Your free trial ends in # days"
              />
            ) : (
              <Plural value={left} one="Your plan ends in # day" other="Your plan ends in # days" />
            )}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.25 }}>
            {maySelf ? (
              state === 'over' ? (
                <Trans>
                  Visitors now see only your name and number. Renew, and your card is back at once.
                </Trans>
              ) : state === 'grace' ? (
                <Trans>Everything still works until {until}. Renew in time.</Trans>
              ) : isTrial ? (
                <Trans>Choose a plan so that your card stays live.</Trans>
              ) : (
                <Trans>Renew now: no day is lost.</Trans>
              )
            ) : state === 'over' ? (
              <Trans>Visitors now see only your name and number. Connect with {agencyName} to go on.</Trans>
            ) : state === 'grace' ? (
              <Trans>
                Everything still works until {until}. Connect with {agencyName} to go on.
              </Trans>
            ) : (
              <Trans>Connect with {agencyName} so that your card stays live.</Trans>
            )}
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          flex: '1 1 auto',
          justifyContent: 'flex-end',
          '& > *': { flex: { xs: 1, md: 'none' } },
        }}
      >
        {maySelf && (
          <Button {...(isTrial ? {} : { icon: RefreshCw })} onClick={() => void upgrade({ business })}>
            {isTrial ? t`See plans` : t`Renew`}
          </Button>
        )}
        {!maySelf && support.phoneNumber && (
          <Button look="secondary" icon={Phone} href={`tel:${support.phoneNumber}`}>{t`Call`}</Button>
        )}
        {!maySelf && hasWhatsapp && (
          <Button
            look="secondary"
            icon={MessageCircle}
            href={whatsappHref(support.whatsapp, '')}
            target="_blank"
          >{t`WhatsApp`}</Button>
        )}
        {!maySelf && !hasWhatsapp && !support.phoneNumber && support.email && (
          <Button look="secondary" icon={Mail} href={`mailto:${support.email}`}>{t`Write an e-mail`}</Button>
        )}
      </Box>
    </Card>
  )
}
