import { useLingui } from '@lingui/react/macro'
import { Seller, type SellerRecord } from '@parichay/contract/invoice/fields.ts'
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
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { Heading, Pile } from '../ui/shapes.tsx'

/** What an agency's own invoices say of it; without a number, the own one's. Without a GSTIN it gives receipts. */
export function SellerForm({ agencyId }: { agencyId?: number }) {
  const { t } = useLingui()
  const { data, error, reload } = useRemote(sellerQuery(agencyId))
  const title = agencyId === undefined ? t`Your details on invoices` : t`Details on its invoices`
  return (
    <Pile component="section" aria-label={title} gap={1.25} fits>
      <Heading>{title}</Heading>
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <FormSkeleton fields={5} />}
      {data && <Fields agencyId={agencyId} seller={data} />}
    </Pile>
  )
}

const states = statesByName.map(([label, value]) => ({ label, value }))
const rates = [0, 500, 1200, 1800, 2800].map((value) => ({ value, label: rateText(value) }))
type In = z.input<typeof Seller>
const versionOf = ({ version }: SellerRecord) => version
const typedOf = ({ version: _version, ...seller }: SellerRecord): In => ({
  ...seller,
  gstin: seller.gstin ?? '',
})
const fieldOf = (field: string) => field.replace(/^seller\./, '')
const tabOf = (search: Record<string, unknown>) => search['tab']

function Fields({ agencyId, seller }: { agencyId: number | undefined; seller: SellerRecord }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  return (
    <Card>
      <RecordForm<In, Seller, SellerRecord>
        draft={`seller.${agencyId ?? 'own'}`}
        schema={Seller as never}
        record={seller}
        versionOf={versionOf}
        typed={typedOf}
        save={(values, version) =>
          call(invoiceRoutes.updateSeller, {
            body: { seller: values, version, ...(agencyId === undefined ? {} : { agencyId }) },
          })
        }
        reload={() => queries.fetchQuery({ ...sellerQuery(agencyId), staleTime: 0 })}
        onSaved={(saved) => {
          queries.setQueryData(keys.seller(agencyId), saved)
          sayDone(t`Saved. New invoices say so.`)
        }}
        fieldOf={fieldOf}
        placeOf={tabOf}
      >
        <TextField name="legalName" label={t`Legal name`} required maxLength={100} />
        <TextField
          name="gstin"
          label={t`GSTIN`}
          maxLength={15}
          placeholder="24ABCDE1234F1Z5"
          hint={
            agencyId === undefined
              ? t`Without one your customers get receipts, not tax invoices.`
              : t`Without one its customers get receipts, not tax invoices.`
          }
        />
        <TextField name="address" label={t`Address`} maxLength={250} rows={2} />
        <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 1.5, alignItems: 'start' }}>
          <TextField name="city" label={t`City`} maxLength={60} />
          <TextField name="pin" label={t`PIN`} maxLength={7} inputMode="numeric" />
        </Box>
        <SelectField name="state" label={t`State`} choices={states} placeholder={t`Choose`} />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 1.5, alignItems: 'start' }}>
          <TextField name="prefix" label={t`Prefix`} required maxLength={3} />
          <TextField name="sac" label={t`SAC`} required maxLength={6} inputMode="numeric" />
          <SelectField name="rate" label={t`GST rate`} choices={rates} />
        </Box>
        <CheckField name="exportsUnderLut" label={t`Customers abroad are billed under LUT, without IGST`} />
      </RecordForm>
    </Card>
  )
}
