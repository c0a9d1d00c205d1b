import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { CardPayment } from '@parichay/contract/payment/fields.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import Box from '@mui/material/Box'
import { Crown } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { dayText } from '../ui/dates.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { phoneOnly } from '../ui/theme.ts'
import { isTakeable } from './words.reversal.ts'
import { Line } from '../ui/shapes.tsx'
import { dot } from '../ui/dot.ts'
import { useToday } from '../ui/use-today.ts'

type Props = { business: Business; payments: readonly CardPayment[] | undefined; onUpgrade: () => void }

/** The plan that runs: its name, its end, and the one thing to do about it. */
export function PlanNow({ business, payments, onUpgrade }: Props) {
  const { t, i18n } = useLingui()
  const today = useToday()
  const { state, isTrial, daysLeft, mayRenew, isExpired } = standingOf(business, today)
  const expiry = business.expiryDateForCustomer
  // What was taken back shows the days it had, and runs no more.
  const counted = payments?.filter(({ status }) => isTakeable(status))
  const running = counted?.find(
    ({ startsOn, endsOn }) => startsOn !== null && startsOn <= today && endsOn !== null && endsOn >= today,
  )
  const name =
    running?.name ??
    (isTrial ? t`Free trial` : state === 'none' ? t`No plan yet` : (counted?.[0]?.name ?? t`Your plan`))
  const left = daysLeft ?? 0
  return (
    <Box
      component="section"
      aria-label={t`Your plan`}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2.5,
        borderRadius: '16px',
        color: theme.vars.palette.primary.contrastText,
        background: `linear-gradient(150deg, ${theme.vars.palette.primary.main}, ${theme.vars.palette.primary.dark})`,
        // A whole block of the bright accent would glare in the dark.
        ...theme.applyStyles('dark', {
          color: theme.vars.palette.text.primary,
          background: theme.vars.palette.brand.tint,
          boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand.tintLine}`,
        }),
      })}
    >
      <Box component={Crown} size={32} strokeWidth={1.75} aria-hidden sx={{ flex: 'none' }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Line gap={1} wraps centred>
          <Box component="h2" sx={{ typography: 'h2', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          {isExpired && <StatusChip tone="error">{t`Expired`}</StatusChip>}
        </Line>
        {expiry !== null && (
          <Box sx={{ typography: 'body2', mt: 0.5, opacity: 0.92 }}>
            {isExpired ? (
              <Trans>Ended on {dayText(expiry, i18n.locale)}</Trans>
            ) : (
              <>
                <Trans>Until {dayText(expiry, i18n.locale)}</Trans>
                {dot}
                <Plural value={left} _0="ends today" one="# day left" other="# days left" />
              </>
            )}
          </Box>
        )}
      </Box>
      <Button
        look="secondary"
        onClick={onUpgrade}
        sx={(theme) => ({
          borderColor: 'transparent',
          backgroundColor: theme.vars.palette.primary.contrastText,
          color: theme.vars.palette.primary.main,
          [phoneOnly]: { flex: '1 0 100%' },
          ...theme.applyStyles('dark', {
            backgroundColor: theme.vars.palette.primary.main,
            color: theme.vars.palette.primary.contrastText,
          }),
        })}
      >
        {state === 'none' || isTrial ? t`See plans` : mayRenew ? t`Renew` : t`Change plan`}
      </Button>
    </Box>
  )
}
