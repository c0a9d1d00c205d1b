import { useLingui } from '@lingui/react/macro'
import type { AgencySettings } from '@parichay/contract/agency/fields.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import {
  changeOfSettings,
  formOfSettings,
  type SettingsForm,
  settingsRules,
} from '@parichay/contract/agency/settings-form.ts'
import { businessOrigins } from '@parichay/contract/business/rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { originNames } from '../business/staff/words.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

type Props = { settings: AgencySettings; onClose: () => void }

/** Whose customers may pay online besides those of self-made businesses, and the special numbers. */
export function EditSettingsForm({ settings, onClose }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const form = usePanelForm<SettingsForm, SettingsForm>(settingsRules, formOfSettings(settings))
  const { enablePaymentIntegration } = settings.configuration.onlinePayment
  const save = async (values: SettingsForm) => {
    setFailure(undefined)
    const { agencyId, configuration } = await call(agencyRoutes.updateAgency, {
      body: { agency: changeOfSettings(values, settings) },
    })
    // The own agency's rules are in this page already.
    useSession.setState(({ agency }) =>
      agency.agencyId === agencyId
        ? { agency: { ...agency, configuration: { ...agency.configuration, ...configuration } } }
        : {},
    )
    await queries.invalidateQueries({ queryKey: keys.agencies })
    sayDone(t`Saved`)
    return 'saved' as const
  }
  return (
    <Sheet
      open
      title={settings.agencyName}
      width="sm"
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form="agency-settings" busy={form.formState.isSubmitting}>{t`Save`}</Button>
        </>
      }
    >
      <Form
        id="agency-settings"
        form={form}
        onSubmit={save}
        onSaved={onClose}
        onFailure={(error) => {
          setFailure(failureText(error))
          void queries.invalidateQueries({ queryKey: keys.agencies })
        }}
      >
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.75 }}>
          <Box component="legend" sx={{ typography: 'h3', p: 0, mb: 0.5 }}>
            {t`Who may pay online`}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t`By who made the business. What a customer made always counts; all others see “Connect with admin”.`}
          </Box>
          {businessOrigins.map((origin) => (
            <CheckField
              key={origin}
              name={origin}
              label={i18n._(originNames[origin])}
              required={false}
              locked={origin === 'self'}
            />
          ))}
          {!enablePaymentIntegration && (
            <Notice tone="info">
              {t`Online payment is off for this agency: nobody pays online until it is switched on.`}
            </Notice>
          )}
        </Box>
        <TextField
          name="specialNumbers"
          label={t`Special numbers`}
          rows={4}
          placeholder="+91 98765 43210"
          hint={t`One a line: numbers the agency uses itself to try things out. What they do is not counted and no reminder goes to them. They sign in with a code as everybody does.`}
        />
        {failure && <Notice>{failure}</Notice>}
      </Form>
    </Sheet>
  )
}
