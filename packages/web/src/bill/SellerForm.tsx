import { useLingui } from '@lingui/react/macro'
import { Seller } from '@parichay/contract/invoice/fields.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { statesByName } from '@parichay/contract/invoice/states.ts'
import { rateText } from '@parichay/contract/invoice/tax.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import type { z } from 'zod'
import { sellerQuery } from '../api/bills.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { Card } from '../ui/Card.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SaveBar } from '../ui/form/SaveBar.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { Heading, Pile } from '../ui/shapes.tsx'

/** What the agency's own invoices say of it. Without a GSTIN it gives receipts. */
export function SellerForm() {
  const { t } = useLingui()
  const { data, error, reload } = useRemote(sellerQuery)
  return (
    <Pile component="section" aria-label={t`Your details on invoices`} gap={1.25} fits>
      <Heading>{t`Your details on invoices`}</Heading>
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <FormSkeleton fields={5} />}
      {data && <Fields seller={data} />}
    </Pile>
  )
}

const states = statesByName.map(([label, value]) => ({ label, value }))
const rates = [0, 500, 1200, 1800, 2800].map((value) => ({ value, label: rateText(value) }))
type In = z.input<typeof Seller>

function Fields({ seller }: { seller: Seller }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = usePanelForm<In, Seller>(Seller as never, { ...seller, gstin: seller.gstin ?? '' } as never)
  const save = async (values: Seller) => {
    const saved = await call(invoiceRoutes.updateSeller, { body: { seller: values } })
    queries.setQueryData(keys.seller, saved)
    sayDone(t`Saved. New invoices say so.`)
    return 'saved' as const
  }
  const names = ['legalName', 'gstin', 'address', 'city', 'state', 'pin', 'prefix', 'sac', 'rate'] as const
  return (
    <Card>
      <Form
        form={form}
        onSubmit={save}
        fieldNames={Object.fromEntries(names.map((name) => [`seller.${name}`, name])) as never}
      >
        <TextField name="legalName" label={t`Legal name`} required maxLength={100} />
        <TextField
          name="gstin"
          label={t`GSTIN`}
          maxLength={15}
          placeholder="24ABCDE1234F1Z5"
          hint={t`Without one your customers get receipts, not tax invoices.`}
        />
        <TextField name="address" label={t`Address`} maxLength={250} rows={2} />
        <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 1.5, alignItems: 'start' }}>
          <TextField name="city" label={t`City`} maxLength={60} />
          <TextField name="pin" label={t`PIN`} maxLength={6} inputMode="numeric" />
        </Box>
        <SelectField name="state" label={t`State`} choices={states} placeholder={t`Choose`} />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 1.5, alignItems: 'start' }}>
          <TextField name="prefix" label={t`Prefix`} required maxLength={3} />
          <TextField name="sac" label={t`SAC`} required maxLength={6} inputMode="numeric" />
          <SelectField name="rate" label={t`GST rate`} choices={rates} />
        </Box>
        <CheckField name="exportsUnderLut" label={t`Customers abroad are billed under LUT, without IGST`} />
        <SaveBar />
      </Form>
    </Card>
  )
}
