import { useLingui } from '@lingui/react/macro'
import { TermsForm } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useFieldArray } from 'react-hook-form'
import { Plus, Trash2 } from 'lucide-react'
import { termsQuery } from '../api/bills.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SaveBar } from '../ui/form/SaveBar.tsx'
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

function EditTermsForm({ agencyId, terms }: { agencyId: number; terms: TermsForm }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = usePanelForm<TermsForm, TermsForm>(TermsForm, terms)
  const slabs = useFieldArray({ control: form.control, name: 'pdfSlabs' })
  const save = async (values: TermsForm) => {
    const saved = await call(billRoutes.updateAgencyTerms, { body: { agencyId, terms: values } })
    queries.setQueryData(keys.bills('terms', agencyId), saved)
    void queries.invalidateQueries({ queryKey: keys.bills() })
    sayDone(t`Saved. Cards that are on a bill already keep their price.`)
    return 'saved' as const
  }
  const add = () =>
    slabs.append(slabs.fields.length === 0 ? { from: 1, price: 20 } : { from: 100, price: 15 })
  return (
    <Card>
      <Form form={form} onSubmit={save}>
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
        {slabs.fields.map((slab, place) => (
          <Box
            key={slab.id}
            sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 44px', gap: 1.5, alignItems: 'end' }}
          >
            <TextField
              name={`pdfSlabs.${place}.from`}
              label={t`PDF cards, from`}
              type="number"
              maxLength={6}
            />
            <TextField name={`pdfSlabs.${place}.price`} label={t`Rupees each`} type="number" maxLength={6} />
            <IconButton icon={Trash2} label={t`Remove this price`} onClick={() => slabs.remove(place)} />
          </Box>
        ))}
        {slabs.fields.length < 3 && (
          <Button look="text" icon={Plus} onClick={add} sx={{ justifySelf: 'start' }}>
            {t`Add a price for PDF cards`}
          </Button>
        )}
        <SaveBar />
      </Form>
    </Card>
  )
}
