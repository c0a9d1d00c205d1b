import { useLingui } from '@lingui/react/macro'
import { type PdfCardListItem, pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Download, FileCheck, IndianRupee, Pause, Play, SquarePen, Store, Trash2, Users } from 'lucide-react'
import { businessQuery } from '../../api/cards.ts'
import { call } from '../../api/client.ts'
import { saveFile } from '../../api/download.ts'
import { exportPdfCard, pdfCardFile } from '../../api/pdf-cards.ts'
import { askForReason } from '../../ui/ReasonSheet.tsx'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { usePageAccess } from '../../shell/page-access.ts'
import { useUpgrade } from '../../shell/upgrade.ts'
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx'
import { byVerdict } from '../../ui/by-verdict.ts'
import { confirm, showError } from '../../ui/dialogs.tsx'
import { say, sayDone } from '../../ui/snackbar-store.ts'
import { pdfFailure } from '../../shell/pdf-failure.ts'
import { exportFailure } from '../../shell/pdf-file.ts'

type Props = {
  card: PdfCardListItem
  onChange: (now: Partial<PdfCardListItem>) => void
  onGone: () => void
  onBack: () => void
}

/** The deeds of a row; those that a person may not do are not there. */
export function PdfMenu({ card, onChange, onGone, onBack }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const upgrade = useUpgrade()
  const opensBusiness = usePageAccess('business')?.opens === true
  const { pdfCardNo, businessId, status, can } = card
  const name = card.companyName || card.businessName
  const attempt = (deed: () => Promise<unknown>) =>
    void deed().catch((error: unknown) => {
      onBack()
      void showError(error, exportFailure)
    })
  const setStatus = (to: 'ACTIVE' | 'INACTIVE') =>
    attempt(async () => {
      const reason = await askForReason({
        title: to === 'ACTIVE' ? t`Activate the card of ${name}?` : t`Deactivate the card of ${name}?`,
        message:
          to === 'ACTIVE'
            ? t`It can be exported and downloaded again.`
            : t`It cannot be exported or downloaded until it is active again.`,
        okLabel: to === 'ACTIVE' ? t`Activate` : t`Deactivate`,
        isRequired: to === 'INACTIVE',
      })
      if (reason === null) return
      const now = await call(pdfCardRoutes.updatePdfCardStatus, {
        body: { pdfCardNo, status: to, ...(reason ? { reason } : {}), version: card.version },
      })
      onChange({ status: now.status, version: now.version, can: now.can })
      sayDone(to === 'ACTIVE' ? t`The card of ${name} is active` : t`The card of ${name} is inactive`)
    })
  const remove = () =>
    attempt(async () => {
      const yes = await confirm({
        title: t`Delete the card of ${name}?`,
        message: t`It can be brought back for 30 days.`,
        okLabel: t`Delete card`,
        danger: true,
      })
      if (!yes) return
      onGone()
      await call(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo } })
      say(t`The card of ${name} is deleted`, { action: { label: t`Undo`, run: restore } })
    })
  const restore = () =>
    attempt(async () => {
      await call(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo, restore: true } })
      onBack()
      sayDone(t`${name} is back`)
    })
  const forceDownload = () =>
    attempt(async () => {
      const yes = await confirm({
        title: t`Export without watermark?`,
        message: t`Neither plan nor purchase is asked. It is noted in the activity log, and a credit of the agency may be taken.`,
        okLabel: t`Export`,
      })
      if (!yes) return
      await exportPdfCard(queries, card, true)
      saveFile(await pdfCardFile(pdfCardNo))
      onBack()
    })
  const pay = () =>
    attempt(async () => {
      const business = await queries.ensureQueryData(businessQuery(businessId))
      const pdfCard = { pdfCardNo, companyName: card.companyName, mails: card.mails }
      if (await upgrade({ business, pdfCard, plans: false })) onBack()
    })
  const list: (MenuAction | false)[] = [
    byVerdict(can.edit, {
      id: 'edit',
      label: t`Edit card`,
      icon: SquarePen,
      onSelect: () => go(paths.pdfCards({ businessId, pdfCardNo })),
    }),
    byVerdict(can.edit, {
      id: 'people',
      label: t`Many people`,
      icon: Users,
      onSelect: () => go(paths.pdfCards({ businessId, pdfCardNo, view: 'people' })),
    }),
    byVerdict(
      can.export,
      {
        id: 'download',
        label: card.exportedAt ? t`Download PDF` : t`Download sample`,
        icon: Download,
        onSelect: () => attempt(async () => saveFile(await pdfCardFile(pdfCardNo))),
      },
      pdfFailure,
    ),
    card.payment === null &&
      byVerdict(
        can.forceExport,
        {
          id: 'force',
          label: t`Download without watermark`,
          icon: FileCheck,
          onSelect: forceDownload,
        },
        pdfFailure,
      ),
    card.payment === null &&
      byVerdict(can.pay, { id: 'pay', label: t`Update payment`, icon: IndianRupee, onSelect: pay }),
    opensBusiness && {
      id: 'business',
      label: t`Open business`,
      icon: Store,
      onSelect: () => go(paths.adminBusiness(businessId)),
    },
    byVerdict(
      can.status,
      status === 'ACTIVE'
        ? { id: 'status', label: t`Deactivate`, icon: Pause, onSelect: () => setStatus('INACTIVE') }
        : { id: 'status', label: t`Activate`, icon: Play, onSelect: () => setStatus('ACTIVE') },
    ),
    byVerdict(can.delete, { id: 'delete', label: t`Delete`, icon: Trash2, onSelect: remove, danger: true }),
  ]
  const actions = list.filter((action) => action !== false)
  return <ActionMenu label={t`Actions for ${name}`} actions={actions} />
}
