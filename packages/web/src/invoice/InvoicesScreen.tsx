import { useLingui } from '@lingui/react/macro'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { Page } from '../ui/Page.tsx'
import { InvoiceList } from './InvoiceList.tsx'

/** A customer's invoices, receipts and credit notes of all businesses. */
export function InvoicesScreen() {
  const { t } = useLingui()
  const go = useGo()
  return (
    <Page title={t`Invoices`} width="lg" subtitle={t`Everything you paid, as a PDF to keep or send on.`}>
      <InvoiceList
        empty={
          <EmptyState
            picture={<PaperDrawing />}
            title={t`No invoices yet`}
            body={t`When you buy a plan, its invoice stands here and comes by e-mail.`}
            action={
              <Button look="secondary" onClick={() => go(paths.customer())}>
                {t`Go to home`}
              </Button>
            }
          />
        }
      />
    </Page>
  )
}
