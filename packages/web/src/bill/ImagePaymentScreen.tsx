import { useLingui } from '@lingui/react/macro'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { daysBetween } from '@parichay/contract/business/rules.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { imagePaymentQuery } from '../api/bills.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { useStaff } from '../api/staff.ts'
import { Button } from '../ui/Button.tsx'
import { countText, dayText } from '../ui/dates.ts'
import { HowItWorks } from '../ui/HowItWorks.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { Pile } from '../ui/shapes.tsx'
import { twoColumns } from '../ui/two-columns.ts'
import { FeeSummary } from './FeeSummary.tsx'
import { PaidList } from './PaidList.tsx'
import { PayButton } from './PayButton.tsx'
import { RecordPaymentForm } from './RecordPaymentForm.tsx'
import { presentDay } from '../ui/clock.ts'

/** The greetings module of an agency: how long it runs, and paying for a year more. */
export function ImagePaymentScreen() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { seesAllAgencies } = useStaff()
  const given = useSearch({ strict: false }) as { agencyId?: string }
  const agencyId = seesAllAgencies && given.agencyId ? Number(given.agencyId) : undefined
  const { data: fee, error, reload } = useRemote(imagePaymentQuery(agencyId))
  const [isRecording, setRecording] = useState(false)
  const isPayee = seesAllAgencies
  const left = fee?.validUntil ? daysBetween(presentDay(), fee.validUntil) : null
  return (
    <Page title={t`Greetings module`} width="lg">
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      {!fee && !error && <ListSkeleton rows={4} />}
      {fee && (
        <Box sx={twoColumns}>
          {left !== null && left <= 30 && (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <Notice tone={left < 0 ? 'error' : 'warning'}>
                {left < 0
                  ? t`Greetings ended on ${dayText(fee.validUntil ?? '', i18n.locale)}. Your customers find them locked, with “Connect with admin”, until you renew.`
                  : t`Greetings are paid until ${dayText(fee.validUntil ?? '', i18n.locale)}. After it your customers find them locked.`}
              </Notice>
            </Box>
          )}
          <FeeSummary
            title={t`Greetings for your customers`}
            fee={fee}
            about={t`Images and videos for every festival in your customers’ frames, for all businesses of the agency.`}
            rows={[
              { label: t`Businesses`, value: t`Unlimited` },
              { label: t`Have greetings in their plan today`, value: countText(fee.businesses, i18n.locale) },
              { label: t`Videos`, value: fee.videosIncluded ? t`Included` : t`Not included` },
            ]}
          >
            {fee.feePaise === null ? (
              <Notice tone="info">{t`No price was agreed for this yet. Ask the platform.`}</Notice>
            ) : isPayee ? (
              <Button size="large" onClick={() => setRecording(true)}>{t`Record a payment`}</Button>
            ) : (
              <PayButton
                bill={{ kind: 'image', name: t`Greetings module` }}
                label={fee.validUntil ? t`Renew for ${rupees(fee.feePaise)}` : t`Pay ${rupees(fee.feePaise)}`}
                disabledReason={
                  fee.canPayOnline ? undefined : t`Online payment is off. Pay by bank and tell the platform.`
                }
              />
            )}
          </FeeSummary>
          <Pile gap={3} fits oneColumn>
            {fee.payments.length > 0 && (
              <PaidList
                label={t`Payments`}
                payments={fee.payments}
                detail={({ startsOn, endsOn }) =>
                  startsOn && endsOn && `${dayText(startsOn, i18n.locale)} – ${dayText(endsOn, i18n.locale)}`
                }
                takeBack={isPayee ? { agencyId: fee.agencyId, what: 'year' } : undefined}
              />
            )}
            <HowItWorks
              title={t`What belongs to it`}
              lines={[
                t`Each business of the agency has greetings by its own plan: so many images, so many videos a day.`,
                t`Occasions of all India, by language, place and trade; your own images too, where the platform lets you add them.`,
                t`When the time ends, customers find greetings locked with “Connect with admin”. Their frames and settings stay as they are.`,
                t`A year that is paid early begins on the day after the running one ends.`,
              ]}
            />
          </Pile>
        </Box>
      )}
      {fee && isRecording && (
        <RecordPaymentForm
          title={t`Record a payment`}
          about={t`${rupees(fee.feePaise ?? 0)} for each year, GST included.`}
          countLabel={t`Years`}
          count={1}
          onClose={() => setRecording(false)}
          record={async ({ count, ...notes }) => {
            await call(billRoutes.recordAgencyImagePayment, {
              body: { agencyId: fee.agencyId, years: count, ...notes },
            })
            await queries.invalidateQueries({ queryKey: keys.bills() })
          }}
        />
      )}
    </Page>
  )
}
