import { useLingui } from '@lingui/react/macro'
import type { PdfCard } from '@parichay/contract/pdf-card/fields.ts'
import { type PrintState, printStateOf } from '@parichay/contract/pdf-card/printed.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Printer, PrinterX } from 'lucide-react'
import { markPdfCard } from '../api/pdf-cards.ts'
import { showError } from '../ui/dialogs.tsx'
import { dayText } from '../ui/dates.ts'
import { say } from '../ui/snackbar-store.ts'
import { pdfFailure } from './pdf-failure.ts'

/** Marks a card as printed or takes the mark away, and says so with the way back, where there is one. */
export function useMarkPrinted(card: PdfCard): (isPrinted: boolean) => Promise<void> {
  const { t } = useLingui()
  const queries = useQueryClient()
  const before = printStateOf(card.printed)
  const mark = async (isPrinted: boolean, mayUndo = true, at?: string): Promise<void> => {
    try {
      await markPdfCard(queries, card, isPrinted, at)
      // A mark that said “changed since printed” cannot be given back; another one says when it was.
      const run = () => void mark(!isPrinted, false, isPrinted ? undefined : card.printed?.at)
      const undo = { action: { label: t`Undo`, run } }
      say(
        isPrinted ? t`Marked as printed` : t`Marked as not printed`,
        mayUndo && before !== 'changed' ? undo : undefined,
      )
    } catch (error) {
      void showError(error, pdfFailure)
    }
  }
  return (isPrinted) => mark(isPrinted)
}

/** What a card says of its printing, the mark or what became of it, and what can be done about it. */
export function usePrintMark(card: PdfCard) {
  const { t, i18n } = useLingui()
  const mark = useMarkPrinted(card)
  const state: PrintState = printStateOf(card.printed)
  const day = card.printed && dayText(card.printed.at, i18n.locale)
  const deeds = [
    state !== 'printed' && {
      id: 'printed',
      label: t`Mark as printed`,
      icon: Printer,
      onSelect: () => void mark(true),
    },
    state !== 'none' && {
      id: 'not-printed',
      label: t`Mark as not printed`,
      icon: PrinterX,
      onSelect: () => void mark(false),
    },
  ]
  return {
    state,
    words:
      day === null
        ? null
        : state === 'changed'
          ? t`Changed since it was printed on ${day}`
          : t`Printed on ${day}`,
    deeds: card.can.edit === true ? deeds.filter((one) => typeof one === 'object') : [],
  }
}
