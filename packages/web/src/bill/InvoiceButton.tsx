import { useLingui } from '@lingui/react/macro'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../api/download.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'

type Props = { invoiceId: number; invoiceNo: string; look?: 'text' | 'secondary'; fullWidth?: boolean }

/** Saves an invoice as PDF. */
export function InvoiceButton({ invoiceId, invoiceNo, look = 'text', fullWidth = false }: Props) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(invoiceRoutes.downloadInvoice, { params: { invoiceId } })
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look={look} icon={Download} busy={busy} fullWidth={fullWidth} onClick={() => void save()}>
      {t`Invoice ${invoiceNo}`}
    </Button>
  )
}
