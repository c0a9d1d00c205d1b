import { useLingui } from '@lingui/react/macro'
import type { CommissionLine, CommissionStatement } from '@parichay/contract/franchisee/fields.commission.ts'
import { rupees } from '@parichay/contract/money.ts'
import { dayText } from '../ui/dates.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { MoneyTable } from '../ui/list/MoneyTable.tsx'
import { modeNames } from '../upgrade/words.ts'
import { dot } from '../ui/dot.ts'

type Step =
  | (CommissionLine & { key: string })
  | { key: string; day: string; words: string; commissionPaise: number }

/** Every step of a statement: sales, what was taken back, what was paid. */
export function StatementLines({ statement }: { statement: CommissionStatement }) {
  const { t, i18n } = useLingui()
  const steps: Step[] = [
    ...statement.lines.map((line, at) => ({ ...line, key: `line ${at}` })),
    ...statement.payouts.map((one) => ({
      key: `payout ${one.payoutId}`,
      day: one.day,
      words: [t`Paid`, i18n._(modeNames[one.mode]), one.reference, one.note].filter(Boolean).join(dot),
      commissionPaise: -one.amountPaise,
    })),
  ]
  if (steps.length === 0)
    return (
      <EmptyState
        title={t`Nothing in this month`}
        body={t`A sale stands here as soon as it is paid, if the person has a commission.`}
      />
    )
  const what = (step: Step) => ('words' in step ? step.words : step.businessName)
  const product = (step: Step) => ('words' in step ? '' : step.name)
  const amount = (step: Step) => ('words' in step ? '' : rupees(step.amountPaise))
  const percent = (step: Step) => ('words' in step ? '' : `${step.pct} %`)
  return (
    <MoneyTable
      label={t`Steps of the statement`}
      rows={steps}
      keyOf={({ key }) => key}
      columns={[
        { head: t`Day`, cell: ({ day }) => dayText(day, i18n.locale), isWhole: true },
        { head: t`For what`, cell: what },
        { head: t`Plan`, cell: product },
        { head: t`Amount`, cell: amount, isSum: true },
        { head: t`Percent`, cell: percent, isSum: true },
        { head: t`Commission`, cell: ({ commissionPaise }) => rupees(commissionPaise), isSum: true },
      ]}
      phone={(step) => ({
        title: what(step),
        lines: [dayText(step.day, i18n.locale), [product(step), percent(step)].filter(Boolean).join(dot)],
        sums: [rupees(step.commissionPaise), amount(step)],
      })}
    />
  )
}
