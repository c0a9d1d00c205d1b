import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Card } from '../ui/Card.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import { Heading, Pile } from '../ui/shapes.tsx'

/** The invoices of one business, for staff who may see payments. */
export function BusinessInvoices({ businessId }: { businessId: number }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Pile component="section" aria-labelledby={id} gap={1.25}>
      <Heading id={id}>{t`Invoices`}</Heading>
      <InvoiceList
        businessId={businessId}
        pageSize={5}
        empty={
          <Card sx={{ color: 'text.secondary', typography: 'body2' }}>
            {t`Nothing was paid for this business yet.`}
          </Card>
        }
      />
    </Pile>
  )
}
