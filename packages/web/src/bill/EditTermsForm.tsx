import { useLingui } from '@lingui/react/macro'
import { TermsForm, type TermsRecord } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Plus, Trash2 } from 'lucide-react'
import { termsQuery } from '../api/bills.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { Heading, Quiet } from '../ui/shapes.tsx'

/** For the platform: what an agency pays for what. */
export function TermsSection({ agencyId }: { agencyId: number }) {
  const { t } = useLingui()
  const { data, error, reload } = useRemote(termsQuery(agencyId))
  return (
    <Box
      component="section"
      aria-label={t`Prices for this agency`}
      sx={{ display: 'grid', gap: 1.25, mt: 2 }}
    >
      <Heading>{t`Prices for this agency`}</Heading>
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <FormSkeleton fields={3} />}
      {data && <EditTermsForm agencyId={agencyId} terms={data} />}
    </Box>
  )
}

const versionOf = ({ version }: TermsRecord) => version
const typedOf = ({ version: _version, ...terms }: TermsRecord): TermsForm => terms
const fieldOf = (field: string) => field.replace(/^terms\./, '')
const tabOf = (search: Record<string, unknown>) => search['tab']

function EditTermsForm({ agencyId, terms }: { agencyId: number; terms: TermsRecord }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  return (
    <Card>
      <RecordForm<TermsForm, TermsForm, TermsRecord>
        draft={`terms.${agencyId}`}
        schema={TermsForm}
        record={terms}
        versionOf={versionOf}
        typed={typedOf}
        save={(values, version) =>
          call(billRoutes.updateAgencyTerms, { body: { agencyId, terms: values, version } })
        }
        reload={() => queries.fetchQuery({ ...termsQuery(agencyId), staleTime: 0 })}
        onSaved={(saved) => {
          queries.setQueryData(keys.bills('terms', agencyId), saved)
          void queries.invalidateQueries({ queryKey: keys.bills() })
          sayDone(t`Saved. Cards that are on a bill already keep their price.`)
        }}
        fieldOf={fieldOf}
        placeOf={tabOf}
      >
        <Quiet>{t`Whole rupees, GST included. Leave empty what the agency does not buy.`}</Quiet>
        <TextField name="cardRate" label={t`Each card activated or renewed`} type="number" maxLength={6} />
        <TextField name="annualFee" label={t`Yearly fee`} type="number" maxLength={6} />
        <TextField name="imageFee" label={t`Greetings module, a year`} type="number" maxLength={6} />
        <TextField
          name="customFloor"
          label={t`Lowest price of a custom plan`}
          hint={t`The agency gives no custom plan for less.`}
          type="number"
          maxLength={6}
        />
        <TextField
          name="creditDays"
          label={t`Days to pay a month’s bill`}
          hint={t`After the 5th, when it is closed. Bills that are closed keep their day.`}
          type="number"
          maxLength={2}
        />
        <PdfSlabs />
      </RecordForm>
    </Card>
  )
}

/** Up to three prices for PDF cards, by how many are bought. */
function PdfSlabs() {
  const { t } = useLingui()
  const { control, getValues } = useFormContext<TermsForm>()
  const slabs = useFieldArray({ control, name: 'pdfSlabs' })
  const add = () => {
    const most = Math.max(0, ...getValues('pdfSlabs').map(({ from }) => Number(from)))
    // Two prices from one number on would be none.
    if (most === 0) slabs.append({ from: 1, price: 20 })
    else
      slabs.append(most < 100 ? { from: 100, price: 15 } : { from: Math.min(most * 5, 100_000), price: 10 })
  }
  return (
    <>
      {slabs.fields.map((slab, place) => (
        <Box
          key={slab.id}
          sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 44px', gap: 1.5, alignItems: 'end' }}
        >
          <TextField name={`pdfSlabs.${place}.from`} label={t`PDF cards, from`} type="number" maxLength={6} />
          <TextField name={`pdfSlabs.${place}.price`} label={t`Rupees each`} type="number" maxLength={6} />
          <IconButton icon={Trash2} label={t`Remove this price`} onClick={() => slabs.remove(place)} />
        </Box>
      ))}
      {slabs.fields.length < 3 && (
        <Button look="text" icon={Plus} onClick={add} sx={{ justifySelf: 'start' }}>
          {t`Add a price for PDF cards`}
        </Button>
      )}
    </>
  )
}
