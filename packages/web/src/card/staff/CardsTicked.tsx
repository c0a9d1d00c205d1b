import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { CardListItem } from '@parichay/contract/card/routes.ts'
import { Pause, Play, Trash2 } from 'lucide-react'
import { filterOf } from '../../api/bulk.ts'
import { type TickedChoice, useChoiceWithin } from '../../api/bulk-choice.ts'
import type { CardQuery } from '../../api/card-search.ts'
import { call } from '../../api/client.ts'
import { bulkRightsBeside, useStaff } from '../../api/staff.ts'
import { askDeletion } from '../../bulk/DeleteManySheet.tsx'
import { type JobDeed, JobMenu } from '../../bulk/JobMenu.tsx'
import { ReasonManySheet } from '../../bulk/ReasonManySheet.tsx'
import { ask, dialogPriority } from '../../ui/dialog-queue.ts'
import type { Ticks } from '../../ui/list/ticks.ts'

type Choice = TickedChoice<ReturnType<typeof filterOf<CardQuery>> & { cardNos?: number[] }>
type Props = { ticks: Ticks<CardListItem>; query: CardQuery; total: number }

/** What can be done with ticked cards, as far as one may. */
export function CardsTicked({ ticks, query, total }: Props) {
  const { t } = useLingui()
  const rights = bulkRightsBeside(useStaff())
  const asked = useChoiceWithin<CardListItem, Choice['filter']>({
    ticks,
    total,
    filter: filterOf(query),
    only: (rows) => ({ cardNos: rows.map(({ cardNo }) => cardNo) }),
  })
  const remove = ({ filter, expected }: Choice) =>
    askDeletion({
      expected,
      title: plural(expected, { one: 'Delete # card?', other: 'Delete # cards?' }),
      message: t`Their pages and printed QR codes stop working at once. They can be brought back for 30 days.`,
      label: plural(expected, { one: '# card', other: '# cards' }),
      send: (confirmed) => call(bulkRoutes.deleteCardsInBulk, { body: { filter, expected, confirmed } }),
    })
  const deeds: (JobDeed<Choice> | false)[] = [
    rights.switchCards && {
      id: 'pause',
      label: t`Deactivate …`,
      icon: Pause,
      ask: askSwitch('INACTIVE'),
    },
    rights.switchCards && { id: 'resume', label: t`Activate …`, icon: Play, ask: askSwitch('ACTIVE') },
    rights.deleteCards && { id: 'delete', label: t`Delete …`, icon: Trash2, danger: true, ask: remove },
  ]
  return <JobMenu {...asked} deeds={deeds} withJobs />
}

const askSwitch = (status: 'ACTIVE' | 'INACTIVE') => (choice: Choice) =>
  ask<BulkJob | null>(dialogPriority.confirm, (answer) => (
    <SwitchSheet choice={choice} status={status} onAnswer={answer} />
  ))

type SheetProps = {
  choice: Choice
  status: 'ACTIVE' | 'INACTIVE'
  onAnswer: (job: BulkJob | null) => void
}

function SwitchSheet({ choice, status, onAnswer }: SheetProps) {
  const { t } = useLingui()
  const { expected } = choice
  const words =
    status === 'ACTIVE'
      ? {
          title: plural(expected, { one: 'Activate # card?', other: 'Activate # cards?' }),
          message: t`Their pages are shown again at once; drafts stay drafts. It can be taken back for 30 days.`,
          button: t`Activate`,
        }
      : {
          title: plural(expected, { one: 'Deactivate # card?', other: 'Deactivate # cards?' }),
          message: t`Visitors see the names, how to call, and that the cards are not active. It can be taken back for 30 days.`,
          button: t`Deactivate`,
        }
  return (
    <ReasonManySheet
      {...words}
      isRequired={status === 'INACTIVE'}
      send={(said) => call(bulkRoutes.setCardStatusInBulk, { body: { ...choice, status, ...said } })}
      onAnswer={onAnswer}
    />
  )
}
