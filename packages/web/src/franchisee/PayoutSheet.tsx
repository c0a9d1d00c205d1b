import { useLingui } from '@lingui/react/macro'
import type { CommissionStatement } from '@parichay/contract/franchisee/fields.commission.ts'
import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { Notice } from '../ui/Notice.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { HandedForm } from './HandedForm.tsx'
import { dot } from '../ui/dot.ts'

/** Asks what was paid to a person of their commission, and writes it down; `dueNow` in paise, of all months together. */
export const askForPayout = (statement: CommissionStatement, dueNow: number): Promise<void> =>
  ask<void>(dialogPriority.confirm, (close) => (
    <PayoutSheet statement={statement} dueNow={dueNow} onClose={() => close()} />
  ))

type Props = { statement: CommissionStatement; dueNow: number; onClose: () => void }

function PayoutSheet({ statement, dueNow, onClose }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { franchiseeId, name, duePaise, payout } = statement
  const to = [payout.upiId, payout.holder, payout.accountNumber, payout.ifsc].filter(Boolean).join(dot)
  const due = Math.min(duePaise, dueNow)
  return (
    <HandedForm
      title={t`Payment to ${name}`}
      amount={due >= 100 ? Math.floor(due / 100) : null}
      amountLabel={t`Paid (₹)`}
      before={
        <>
          <Box>
            {to
              ? t`${rupees(duePaise)} was due at the end of the month. Pay to: ${to}`
              : t`${rupees(duePaise)} was due at the end of the month.`}
          </Box>
          {dueNow < duePaise && (
            <Notice tone="warning">{t`Of it ${rupees(Math.max(0, dueNow))} is due today.`}</Notice>
          )}
        </>
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
