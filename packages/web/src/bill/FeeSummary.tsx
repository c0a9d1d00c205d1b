import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { YearlyFee } from '@parichay/contract/bill/fields.ts'
import { daysBetween } from '@parichay/contract/business/rules.ts'
import { rupees } from '@parichay/contract/money.ts'
import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { SumRows } from './SumRows.tsx'
import { Heading, Line, Quiet } from '../ui/shapes.tsx'
import { presentDay } from '../ui/clock.ts'

/** Whether a yearly fee runs, ends soon, or is over. */
export function FeeChip({ validUntil }: { validUntil: string | null }) {
  const { t } = useLingui()
  const left = validUntil === null ? -1 : daysBetween(presentDay(), validUntil)
  if (validUntil === null) return <StatusChip>{t`Not bought`}</StatusChip>
  if (left < 0) return <StatusChip tone="error">{t`Ended`}</StatusChip>
  if (left <= 30)
    return (
      <StatusChip tone="warning">
        {left === 0 ? t`Ends today` : plural(left, { one: 'Ends in # day', other: 'Ends in # days' })}
      </StatusChip>
    )
  return <StatusChip tone="success">{t`Active`}</StatusChip>
}

type Props = {
  title: string
  fee: YearlyFee
  about: string
  /** What more there is to say, above the sums. */
  rows?: { label: string; value: string }[]
  children?: ReactNode
}

/** A yearly fee: how long it runs, what a year costs, and the way to pay. */
export function FeeSummary({ title, fee, about, rows = [], children }: Props) {
  const { t, i18n } = useLingui()
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Line gap={2} centred apart>
        <Heading>{title}</Heading>
        <FeeChip validUntil={fee.validUntil} />
      </Line>
      <Quiet>{about}</Quiet>
      <SumRows
        rows={[
          ...rows,
          ...(fee.validUntil ? [{ label: t`Paid until`, value: dayText(fee.validUntil, i18n.locale) }] : []),
          ...(fee.taxPaise > 0 ? [{ label: t`GST in it`, value: rupees(fee.taxPaise) }] : []),
          {
            label: t`A year, GST included`,
            value: fee.feePaise === null ? '–' : rupees(fee.feePaise),
            strong: true,
          },
        ]}
      />
      {children}
    </Card>
  )
}
