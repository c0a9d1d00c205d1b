import { useLingui } from '@lingui/react/macro'
import { agencyNameLength } from '@parichay/contract/agency/change.ts'
import {
  agencyOfForm,
  emptyAgency,
  type NewAgencyForm,
  newAgencyRules,
} from '@parichay/contract/agency/forms.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { agencyChoicesQuery } from '../api/agencies.ts'
import { call } from '../api/client.ts'
import { ColourPicker } from '../card/ColourPicker.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { PhoneField } from '../ui/form/PhoneField.tsx'
import { SaveBar } from '../ui/form/SaveBar.tsx'
import { ComboField } from '../ui/form/ComboField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Page } from '../ui/Page.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { twoColumns } from '../ui/two-columns.ts'
import { useKeepAgency } from './PartForm.tsx'
import { Languages } from './ProfileFields.tsx'

const fieldNames = {
  'agency.agencyName': 'agencyName',
  'agency.host': 'host',
  'agency.theme.primary': 'primary',
  'agency.copyFrom': 'copyFrom',
  'agency.admin.name': 'adminName',
  'agency.admin.phoneNumber': 'adminPhone',
} as const

/** A new agency: what it needs to work, the rest afterwards in its settings. */
export function AddAgencyScreen() {
  const { t } = useLingui()
  const go = useGo()
  const keep = useKeepAgency()
  const form = usePanelForm<NewAgencyForm, NewAgencyForm>(newAgencyRules, emptyAgency)
  const made = useRef(0)
  return (
    <Page
      title={t`Add agency`}
      subtitle={t`It works on its host name at once. Products and prices follow in its settings.`}
    >
      <Form
        form={form}
        fieldNames={fieldNames}
        onSubmit={async (values) => {
          const agency = await call(agencyRoutes.createAgency, { body: { agency: agencyOfForm(values) } })
          keep(agency)
          made.current = agency.agencyId
          sayDone(t`${agency.agencyName} is there`)
          return 'saved' as const
        }}
        onSaved={() =>
          go(
            paths.agencySettings(made.current, { tab: form.getValues('copyFrom') ? undefined : 'products' }),
            {
              replace: true,
            },
          )
        }
      >
        <NewAgencyFields />
        <SaveBar always saveLabel={t`Add agency`} />
      </Form>
    </Page>
  )
}

function NewAgencyFields() {
  const { t } = useLingui()
  const { setValue } = useFormContext<NewAgencyForm>()
  const primary = useWatch<NewAgencyForm, 'primary'>({ name: 'primary' })
  const { data = [], pending } = useRemote(agencyChoicesQuery)
  const models = data.map(({ agencyId, agencyName }) => ({
    value: agencyId,
    label: agencyName,
  }))
  return (
    <>
      <Card
        component="section"
        aria-label={t`Agency`}
        sx={{ display: 'grid', gap: 2.25, p: { xs: 2, md: 2.5 } }}
      >
        <TextField name="agencyName" label={t`Name`} required maxLength={agencyNameLength} autoFocus />
        <TextField
          name="host"
          label={t`Host name`}
          required
          maxLength={253}
          inputMode="url"
          placeholder="cards.example.in"
          hint={t`Point this name to our server, and the agency answers there.`}
        />
        <ComboField
          name="copyFrom"
          label={t`Set up like`}
          choices={models}
          loading={pending}
          placeholder={t`Nothing: digital cards only`}
          hint={t`Takes over plans, products with their prices, own greeting categories, pages and texts of messages. Never a customer, an account or a key.`}
        />
        <Languages />
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ typography: 'subtitle2' }}>{t`Primary colour`}</Box>
          <ColourPicker
            value={primary}
            onChange={(colour) => setValue('primary', colour, { shouldDirty: true, shouldValidate: true })}
          />
        </Box>
      </Card>
      <Card
        component="section"
        aria-label={t`First admin`}
        sx={{ display: 'grid', gap: 2.25, p: { xs: 2, md: 2.5 } }}
      >
        <Box>
          <Box component="h2" sx={{ typography: 'h3' }}>{t`First admin`}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t`Invited by SMS at once. Leave both empty to do it later.`}
          </Box>
        </Box>
        <Box sx={twoColumns}>
          <TextField name="adminName" label={t`Full name`} maxLength={60} />
          <PhoneField name="adminPhone" required={false} autoComplete="off" />
        </Box>
      </Card>
    </>
  )
}
