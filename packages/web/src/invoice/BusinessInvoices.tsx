import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useId } from 'react'
import { Card } from '../ui/Card.tsx'
import { InvoiceList } from './InvoiceList.tsx'

/** The invoices of one business, for staff who may see payments. */
export function BusinessInvoices({ businessId }: { businessId: number }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.25 }}>
      <Box component="h2" id={id} sx={{ typography: 'h3' }}>{t`Invoices`}</Box>
      <InvoiceList
        businessId={businessId}
        pageSize={5}
        empty={
          <Card sx={{ color: 'text.secondary', typography: 'body2' }}>
            {t`Nothing was paid for this business yet.`}
          </Card>
        }
      />
    </Box>
  )
}
