import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AgencyListItem } from '@parichay/contract/agency/record.ts'
import { cardDaysAfterSuspension } from '@parichay/contract/agency/suspension.ts'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { Pause, Play } from 'lucide-react'
import type { AgencyQuery } from '../api/agencies.ts'
import { filterOf } from '../api/bulk.ts'
import { type TickedChoice, useTickedChoice } from '../api/bulk-choice.ts'
import { call } from '../api/client.ts'
import { type JobDeed, JobMenu } from '../bulk/JobMenu.tsx'
import { ReasonManySheet } from '../bulk/ReasonManySheet.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import type { Ticks } from '../ui/list/ticks.ts'

type Choice = TickedChoice<ReturnType<typeof filterOf<AgencyQuery>> & { agencyIds?: number[] }>
type Status = AgencyListItem['status']
type Props = {
  ticks: Ticks<AgencyListItem>
  query: AgencyQuery
  total: number
  /** The rows in sight as they are now: what was ticked may be another way since. */
  page: readonly AgencyListItem[]
}

/** What can be done with ticked agencies; what none of them can have done to it is off, and says why. */
export function AgenciesTicked({ ticks, query, total, page }: Props) {
  const { t } = useLingui()
  const asked = useTickedChoice<AgencyListItem, Choice['filter']>({
    ticks,
    total,
    filter: filterOf(query),
    only: (rows) => ({ agencyIds: rows.map(({ agencyId }) => agencyId) }),
  })
  const rows = ticks.rows.map((row) => page.find(({ agencyId }) => agencyId === row.agencyId) ?? row)
  const working = rows.filter(({ status }) => status === 'ACTIVE')
  const deeds: JobDeed<Choice>[] = [
    {
      id: 'suspend',
      label: t`Suspend …`,
      icon: Pause,
      danger: true,
      disabledReason:
        ticks.all || working.some(({ can }) => can.suspend === true)
          ? undefined
          : working.length > 0
            ? t`The agency that runs the platform is never suspended.`
            : t`All that are ticked are suspended already.`,
      ask: askSwitch('SUSPENDED'),
    },
    {
      id: 'resume',
      label: t`Resume …`,
      icon: Play,
      disabledReason:
        ticks.all || working.length < rows.length ? undefined : t`None that is ticked is suspended.`,
      ask: askSwitch('ACTIVE'),
    },
  ]
  return <JobMenu {...asked} deeds={deeds} withJobs />
}

const askSwitch = (status: Status) => (choice: Choice) =>
  ask<BulkJob | null>(dialogPriority.confirm, (answer) => (
    <SwitchSheet choice={choice} status={status} onAnswer={answer} />
  ))

type SheetProps = { choice: Choice; status: Status; onAnswer: (job: BulkJob | null) => void }

function SwitchSheet({ choice, status, onAnswer }: SheetProps) {
  const { t } = useLingui()
  const { expected } = choice
  const words =
    status === 'ACTIVE'
      ? {
          title: plural(expected, { one: 'Let # agency work again?', other: 'Let # agencies work again?' }),
          message: t`People sign in there again and public cards are shown, at once. It can be taken back for 30 days.`,
          button: t`Resume`,
        }
      : {
          title: plural(expected, { one: 'Suspend # agency?', other: 'Suspend # agencies?' }),
          message: t`Nobody signs in there any more, staff and customers alike. Public cards stay for ${cardDaysAfterSuspension} days, then they show a notice. The reason stands in the activity log of each agency. It can be taken back for 30 days.`,
          button: t`Suspend`,
        }
  return (
    <ReasonManySheet
      {...words}
      isRequired={status === 'SUSPENDED'}
      danger={status === 'SUSPENDED'}
      send={(said) => call(bulkRoutes.setAgencyStatusInBulk, { body: { ...choice, status, ...said } })}
      onAnswer={onAnswer}
    />
  )
}
