import { useLingui } from '@lingui/react/macro'
import type { CommissionStatement } from '@parichay/contract/franchisee/fields.commission.ts'
import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { HandedForm } from './HandedForm.tsx'
import { dot } from '../ui/dot.ts'

/** Asks what was paid to a person of their commission, and writes it down. */
export const askForPayout = (statement: CommissionStatement): Promise<void> =>
  ask<void>(dialogPriority.confirm, (close) => <PayoutSheet statement={statement} onClose={() => close()} />)

function PayoutSheet({ statement, onClose }: { statement: CommissionStatement; onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { franchiseeId, name, duePaise, payout } = statement
  const to = [payout.upiId, payout.holder, payout.accountNumber, payout.ifsc].filter(Boolean).join(dot)
  return (
    <HandedForm
      title={t`Payment to ${name}`}
      amount={duePaise >= 100 ? Math.floor(duePaise / 100) : null}
      amountLabel={t`Paid (₹)`}
      before={
        to
          ? t`${rupees(duePaise)} was due at the end of the month. Pay to: ${to}`
          : t`${rupees(duePaise)} was due at the end of the month.`
      }
      onHanded={async (handed) => {
        await call(commissionRoutes.payCommission, { body: { ...handed, franchiseeId } })
        sayDone(t`Written down; it stands in this month’s statement`)
        void queries.invalidateQueries({ queryKey: keys.people() })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
