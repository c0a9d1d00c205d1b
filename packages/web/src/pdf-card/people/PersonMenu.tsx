import { useLingui } from '@lingui/react/macro'
import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { Images, Printer, PrinterX, ShieldCheck, Trash2 } from 'lucide-react'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { printState } from './PrintMarks.tsx'

type Props = {
  row: TableRow
  /** Their place in what is shown. */
  no: number
  /** Nothing of the row keeps its card from being made. */
  mayBePrinted: boolean
  /** Undefined for who may not mark. */
  onMark: ((isPrinted: boolean) => void) | undefined
  onPass: (personNo: number) => void
  onWithoutPhoto: () => void
  onDelete: () => void
}

/** What can be done with one person of the list. */
export function PersonMenu({ row, no, mayBePrinted, onMark, onPass, onWithoutPhoto, onDelete }: Props) {
  const { t } = useLingui()
  const { base } = row
  const state = printState(row)
  const actions = [
    onMark &&
      mayBePrinted &&
      state !== 'printed' && {
        id: 'printed',
        label: t`Mark as printed`,
        icon: Printer,
        onSelect: () => onMark(true),
      },
    onMark &&
      state !== 'none' && {
        id: 'not-printed',
        label: t`Mark as not printed`,
        icon: PrinterX,
        onSelect: () => onMark(false),
      },
    base !== null &&
      mayBePrinted && {
        id: 'pass',
        label: t`Verify page`,
        icon: ShieldCheck,
        onSelect: () => onPass(base.personNo),
      },
    row.facts.photoDocumentId !== null && {
      id: 'photo',
      label: t`Take the photograph away`,
      icon: Images,
      onSelect: onWithoutPhoto,
    },
    { id: 'delete', label: t`Delete person`, icon: Trash2, danger: true, onSelect: onDelete },
  ]
  return (
    <ActionMenu label={t`More for person ${no}`} actions={actions.filter((one) => typeof one === 'object')} />
  )
}
