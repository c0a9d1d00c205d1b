import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { IdCard, Printer, PrinterX, Trash2, Users } from 'lucide-react'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { TickBar } from '../../ui/list/TickBar.tsx'
import type { Ticks } from '../../ui/list/ticks.ts'
import { printState } from './PrintMarks.tsx'

type Props = {
  ticks: Ticks<TableRow>
  shown: readonly TableRow[]
  /** Undefined for who may not make files. */
  onMake: (() => void) | undefined
  /** Undefined for who may not mark. */
  onMark: ((isPrinted: boolean) => void) | undefined
  onDelete: () => void
}

/** How many people are ticked, and what is done with them. */
export function TickedPeople({ ticks, shown, onMake, onMark, onDelete }: Props) {
  const { t } = useLingui()
  const states = new Set(ticks.rows.map(printState))
  const actions = [
    onMake && { id: 'make', label: t`Make these cards`, icon: IdCard, onSelect: onMake },
    onMark &&
      (states.has('none') || states.has('changed')) && {
        id: 'printed',
        label: t`Mark as printed`,
        icon: Printer,
        onSelect: () => onMark(true),
      },
    onMark &&
      (states.has('printed') || states.has('changed')) && {
        id: 'not-printed',
        label: t`Mark as not printed`,
        icon: PrinterX,
        onSelect: () => onMark(false),
      },
    { id: 'delete', label: t`Delete`, icon: Trash2, danger: true, onSelect: onDelete },
  ]
  return (
    <TickBar
      ticks={ticks}
      rows={shown}
      total={shown.length}
      totalIsMore={false}
      deeds={
        <ActionMenu
          label={plural(ticks.rows.length, { one: 'With # person', other: 'With # people' })}
          isWritten
          icon={Users}
          actions={actions.filter((one) => typeof one === 'object')}
        />
      }
    />
  )
}
