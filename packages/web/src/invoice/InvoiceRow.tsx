import { useLingui } from '@lingui/react/macro'
import type { Invoice } from '@parichay/contract/invoice/fields.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Download, FileText, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { download } from '../api/download.ts'
import { dayText } from '../ui/dates.ts'
import { showError } from '../ui/dialogs.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { kindWords } from './words.ts'

const quiet = { typography: 'body2', color: 'text.secondary' } as const
/** The list itself is wide, wherever it stands. */
const wide = '@container (min-width: 860px)'

/** One document: what, when, how much. A tap anywhere saves its PDF. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const { kind, invoiceNo, title, totalPaise, taxPaise, issuedOn, creditsNo, buyerName } = invoice
  const isCredit = kind === 'CREDIT_NOTE'
  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      await download(invoiceRoutes.downloadInvoice, { params: { invoiceId: invoice.invoiceId } })
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  const Icon = isCredit ? Undo2 : FileText
  return (
    <li>
      <ButtonBase
        onClick={() => void save()}
        aria-busy={busy || undefined}
        sx={{
          width: '100%',
          display: 'grid',
          gridTemplateColumns: '40px minmax(0, 1fr) auto 24px',
          gridTemplateAreas: '"sign title sum save" "sign buyer buyer save" "sign facts facts save"',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.25,
          [wide]: {
            gridTemplateColumns: '40px minmax(0, 1fr) 420px 120px 24px',
            gridTemplateAreas: '"sign title facts sum save" "sign buyer facts sum save"',
            columnGap: 2,
          },
          px: 2,
          py: 1.5,
          minHeight: 76,
          textAlign: 'start',
          transition: 'background-color 150ms',
          '&:hover': { bgcolor: 'brand.sunken' },
        }}
      >
        <Box
          sx={{
            gridArea: 'sign',
            width: 40,
            height: 40,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '12px',
            bgcolor: isCredit ? 'brand.sunken' : 'brand.tint',
            color: isCredit ? 'text.secondary' : 'primary.main',
          }}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </Box>
        <Box sx={{ gridArea: 'title', typography: 'subtitle1', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Box
          sx={{
            gridArea: 'sum',
            typography: 'subtitle1',
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
            textAlign: 'end',
          }}
        >
          {isCredit ? `− ${rupees(totalPaise)}` : rupees(totalPaise)}
        </Box>
        <Box sx={{ ...quiet, gridArea: 'buyer', overflowWrap: 'anywhere' }}>{buyerName}</Box>
        <Box
          sx={{
            ...quiet,
            gridArea: 'facts',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.5,
            '& > span': { whiteSpace: 'nowrap' },
            // The same facts below each other in columns, where there is room for them.
            [wide]: {
              display: 'grid',
              gridAutoFlow: 'column',
              gridTemplateRows: 'auto auto',
              gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
              columnGap: 2,
              '& > :nth-of-type(n + 3)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
            },
          }}
        >
          <span>{i18n._(kindWords[kind])}</span>
          <span>{creditsNo ? `${invoiceNo} ${t`for ${creditsNo}`}` : invoiceNo}</span>
          <span>{dayText(issuedOn, i18n.locale)}</span>
          {taxPaise > 0 && <span>{t`GST ${rupees(taxPaise)}`}</span>}
        </Box>
        <Box sx={{ gridArea: 'save', color: 'text.secondary', display: 'grid', placeItems: 'center' }}>
          <Hidden>{t`Download`}</Hidden>
          {busy ? <Spinner /> : <Download size={20} strokeWidth={1.75} aria-hidden />}
        </Box>
      </ButtonBase>
    </li>
  )
}
