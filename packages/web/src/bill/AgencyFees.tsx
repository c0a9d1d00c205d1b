import { useLingui } from '@lingui/react/macro'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { IdCard, Images } from 'lucide-react'
import { useState } from 'react'
import { annualQuery } from '../api/bills.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { AccountRow } from '../auth/AccountRow.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { FeeSummary } from './FeeSummary.tsx'
import { PaidList } from './PaidList.tsx'
import { TermsSection } from './EditTermsForm.tsx'
import { RecordPaymentForm } from './RecordPaymentForm.tsx'
import { Heading, Pile } from '../ui/shapes.tsx'

/** For the platform: what else an agency pays for, beside its months. */
export function AgencyFees({ agencyId }: { agencyId: number }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data: fee, error, reload } = useRemote(annualQuery(agencyId))
  const [isRecording, setRecording] = useState(false)
  return (
    <Pile component="section" aria-label={t`More of this agency`} gap={1.25}>
      <Heading>{t`More of this agency`}</Heading>
      <Card flush>
        <AccountRow
          icon={Images}
          title={t`Greetings module`}
          text={t`How long it runs, and its payments`}
          href={paths.agencyImagePayment({ agencyId })}
        />
        <AccountRow
          icon={IdCard}
          title={t`PDF ID card credits`}
          text={t`What is left, and its payments`}
          href={paths.agencyPdfCardPayment({ agencyId })}
        />
      </Card>
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      {fee && (fee.feePaise !== null || fee.payments.length > 0) && (
        <FeeSummary
          title={t`Yearly fee`}
          fee={fee}
          about={t`For the platform itself, all products included.`}
        >
          {fee.feePaise !== null && (
            <Button look="secondary" onClick={() => setRecording(true)}>{t`Record a payment`}</Button>
          )}
        </FeeSummary>
      )}
      {fee && fee.payments.length > 0 && (
        <PaidList label={t`Yearly fee`} payments={fee.payments} takeBack={{ agencyId, what: 'year' }} />
      )}
      <TermsSection agencyId={agencyId} />
      {fee && isRecording && (
        <RecordPaymentForm
          title={t`Record a payment`}
          about={t`${rupees(fee.feePaise ?? 0)} for each year, GST included.`}
          countLabel={t`Years`}
          count={1}
          onClose={() => setRecording(false)}
          record={async ({ count, ...notes }) => {
            await call(billRoutes.recordAnnualPayment, { body: { agencyId, years: count, ...notes } })
            await queries.invalidateQueries({ queryKey: keys.bills() })
          }}
        />
      )}
    </Pile>
  )
}
