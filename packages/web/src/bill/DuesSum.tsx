import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AgencyDues } from '@parichay/contract/bill/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import { agencyDuesQuery } from '../api/bills.ts'
import { useRemote } from '../api/remote.ts'
import { Card } from '../ui/Card.tsx'
import { Heading, Pile } from '../ui/shapes.tsx'
import { SumRows } from './SumRows.tsx'

/** What all agencies together owe; nothing before it is known. */
export function DuesSum() {
  const { t } = useLingui()
  const { data } = useRemote(agencyDuesQuery)
  if (!data || data.length === 0) return null
  const sum = (of: (one: AgencyDues) => number) => data.reduce((all, one) => all + of(one), 0)
  const late = data.filter(({ overduePaise }) => overduePaise > 0).length
  const disputes = sum(({ openDisputes }) => openDisputes)
  return (
    <Card component="section" aria-label={t`All agencies together`}>
      <Pile gap={1.5}>
        <Heading>{t`All agencies together`}</Heading>
        <SumRows
          rows={[
            { label: t`Agencies`, value: data.length },
            {
              label: t`This month so far`,
              value: plural(
                sum(({ runningCards }) => runningCards),
                { one: '# card', other: '# cards' },
              ),
            },
            { label: t`So far in rupees`, value: rupees(sum(({ runningPaise }) => runningPaise)) },
            ...(disputes > 0 ? [{ label: t`Disputes`, value: disputes }] : []),
            ...(late > 0
              ? [
                  {
                    label: plural(late, { one: 'Late, # agency', other: 'Late, # agencies' }),
                    value: rupees(sum(({ overduePaise }) => overduePaise)),
                    tone: 'error' as const,
                  },
                ]
              : []),
            {
              label: t`Outstanding in all`,
              value: rupees(sum(({ outstandingPaise }) => outstandingPaise)),
              strong: true,
            },
          ]}
        />
      </Pile>
    </Card>
  )
}
