import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { PdfCard } from '@parichay/contract/pdf-card/fields.ts'
import { printStateOf } from '@parichay/contract/pdf-card/printed.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'
import { useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../api/download.ts'
import { exportPdfCard, pdfCardFile, refreshPdfCards } from '../api/pdf-cards.ts'
import { shareFile } from '../api/picture-file.ts'
import { useOneDeed } from './one-deed.ts'
import { useUpgrade } from './upgrade.ts'
import { pdfFailure } from './pdf-failure.ts'
import { useMarkPrinted } from './print-mark.ts'
import { sendEvent } from './usage-events.ts'
import type { FailureWords } from '../failure-words.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { say, sayDone } from '../ui/snackbar-store.ts'

/** The same of an export: children’s cards wait for a statement. */
export const exportFailure: FailureWords = {
  ...pdfFailure,
  VALIDATION: msg`State first that you hold the parents’ consent.`,
}

/** What is under way with a card's file. */
export type PdfDeed = 'download' | 'share' | 'sample' | 'buy'

/** Makes, saves and shares the file of a card, one deed at a time; asks before one of the plan is taken. */
export function usePdfFile(card: PdfCard, business: Business) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const upgrade = useUpgrade()
  const { busy, run } = useOneDeed<PdfDeed>((error) => void showError(error, exportFailure))
  const { cover, pdfCardNo } = card
  /** The file without watermark; nothing where the person said no. */
  const made = async (isForced = false): Promise<File | undefined> => {
    if (cover.by !== 'made') {
      const { left } = cover
      if (isForced) {
        const yes = await confirm({
          title: t`Export without watermark?`,
          message: t`Neither plan nor purchase is asked. It is noted in the activity log, and a credit of the agency may be taken.`,
          okLabel: t`Export`,
        })
        if (!yes) return undefined
      } else if (cover.by === 'plan' && left !== unlimited) {
        const yes = await confirm({
          title: t`Use one of your PDF ID cards?`,
          message: t`${left} left in your plan. Corrections of the same person are free for 7 days.`,
          okLabel: t`Make the PDF`,
        })
        if (!yes) return undefined
      }
      await exportPdfCard(queries, card, isForced)
    }
    return pdfCardFile(pdfCardNo)
  }
  const markPrinted = useMarkPrinted(card)
  const offersMark = card.can.edit === true && printStateOf(card.printed) !== 'printed'
  const save = (file: File, isWhole = false) => {
    saveFile(file)
    void sendEvent('DOWNLOAD', { kind: 'pdfCard' })
    if (isWhole && offersMark)
      say(t`The PDF is saved`, {
        tone: 'success',
        action: { label: t`Mark as printed`, run: () => void markPrinted(true) },
      })
    else sayDone(t`The PDF is saved`)
  }
  return {
    busy,
    download: (isForced = false) =>
      run('download', async () => {
        const file = await made(isForced)
        if (file) save(file, true)
      }),
    sample: () => run('sample', async () => save(await pdfCardFile(pdfCardNo))),
    share: () =>
      run('share', async () => {
        const file = cover.by === 'none' ? await pdfCardFile(pdfCardNo) : await made()
        if (!file) return
        const text = card.cardUrl ? `${card.companyName} ${card.cardUrl}` : card.companyName
        const how = await shareFile(file, text)
        if (how === 'again') say(t`Your PDF is ready. Tap Share once more.`)
        if (how !== 'unable') return
        saveFile(file)
        window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener')
        say(t`The PDF is saved. Attach it in WhatsApp.`)
      }),
    buy: () =>
      run('buy', async () => {
        const { companyName, registeredPhoneNumber, mails } = card
        const pdfCard = {
          pdfCardNo,
          companyName,
          mails,
          ...(registeredPhoneNumber ? { registeredPhoneNumber } : {}),
        }
        if (await upgrade({ business, pdfCard })) await refreshPdfCards(queries)
      }),
  }
}
