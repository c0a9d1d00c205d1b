import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { useId, useState } from 'react'
import { failureText } from '../failure-words.ts'
import { paymentsQuery, singlePaymentsQuery } from '../api/plans.ts'
import { useStaff } from '../api/staff.ts'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { type PaymentLine, PaymentTable } from './PaymentTable.tsx'
import { TakeBackForm, type Takeable } from './TakeBackForm.tsx'
import { Heading, Pile } from '../ui/shapes.tsx'

/** What was paid for one business, for staff who may see it: plans and single things. Admins can take one back. */
export function BusinessPayments({ businessId }: { businessId: number }) {
  const { t } = useLingui()
  const id = useId()
  const { person } = useStaff()
  const [taken, setTaken] = useState<Takeable>()
  const plans = useRemote(paymentsQuery(businessId))
  const singles = useRemote(singlePaymentsQuery(businessId))
  const failed = [plans, singles].filter(({ error }) => error)
  const all: PaymentLine[] | undefined =
    plans.data && singles.data && [...plans.data, ...singles.data].toSorted((a, b) => b.recordNo - a.recordNo)
  return (
    <Pile component="section" aria-labelledby={id} gap={1.25} fits>
      <Heading id={id}>{t`Payments`}</Heading>
      {failed[0] && (
        <InlineError
          message={failureText(failed[0].error)}
          onRetry={() => {
            for (const { reload } of failed) reload()
          }}
        />
      )}
      {!all ? (
        !failed[0] && <ListSkeleton rows={2} />
      ) : all.length === 0 ? (
        <Card sx={{ color: 'text.secondary', typography: 'body2' }}>{t`Nothing was paid yet`}</Card>
      ) : (
        <PaymentTable payments={all} {...(person?.roles.includes('admin') ? { onTakeBack: setTaken } : {})} />
      )}
      {taken && <TakeBackForm payment={taken} onClose={() => setTaken(undefined)} />}
    </Pile>
  )
}
