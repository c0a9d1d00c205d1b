import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { recordExport } from '../api/export-list.ts'
import { readInvoices } from '../api/invoice-search.ts'
import { Card } from '../ui/Card.tsx'
import { ExportButton } from '../ui/list/ExportButton.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import { invoiceColumns } from './words.file.ts'
import { Heading, Line, Pile } from '../ui/shapes.tsx'

/** The invoices of one business, for staff who may see payments. */
export function BusinessInvoices({ businessId }: { businessId: number }) {
  const { t, i18n } = useLingui()
  const id = useId()
  return (
    <Pile component="section" aria-labelledby={id} gap={1.25}>
      <Heading id={id}>{t`Invoices`}</Heading>
      <InvoiceList
        businessId={businessId}
        pageSize={5}
        above={(total) => (
          <Line gap={1}>
            <ExportButton
              file={{ list: 'invoices', record: recordExport, number: t`Number` }}
              columns={invoiceColumns(i18n)}
              rowKey={({ invoiceId }) => invoiceId}
              query={{ businessId }}
              total={total}
              isMore={false}
              read={readInvoices(businessId)}
            />
          </Line>
        )}
        empty={
          <Card sx={{ color: 'text.secondary', typography: 'body2' }}>
            {t`Nothing was paid for this business yet.`}
          </Card>
        }
      />
    </Pile>
  )
}
