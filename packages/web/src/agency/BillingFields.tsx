import { useLingui } from '@lingui/react/macro'
import { businessOrigins } from '@parichay/contract/business/rules.ts'
import type { BillingForm } from '@parichay/contract/agency/forms.ts'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { originNames } from '../business/staff/words.ts'
import { Card } from '../ui/Card.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'

/** Who may pay online, whether the agency sees its bills, and the numbers it tries things out with. */
export function BillingFields() {
  const { t, i18n } = useLingui()
  const form = useWatch<BillingForm>() as BillingForm
  return (
    <Card
      component="section"
      aria-label={t`Billing`}
      sx={{ display: 'grid', gap: 2.25, p: { xs: 2, md: 2.5 } }}
    >
      <SwitchField
        name="onlinePayment"
        label={t`Online payment`}
        hint={t`Customers pay for plans with card and UPI. Off, they see “Connect with admin”.`}
      />
      {form.onlinePayment && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
          <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.5 }}>
            {t`Who may pay online`}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t`By who made the business. What a customer made always counts; all others see “Connect with admin”.`}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
            {businessOrigins.map((origin) => (
              <CheckField
                key={origin}
                name={origin}
                label={i18n._(originNames[origin])}
                required={false}
                locked={origin === 'self'}
              />
            ))}
          </Box>
        </Box>
      )}
      <SwitchField
        name="hideBilling"
        label={t`Hide billing`}
        hint={t`The agency’s menu has no Billing, and its pages do not open.`}
      />
      <TextField
        name="specialNumbers"
        label={t`Special numbers`}
        rows={4}
        placeholder="+91 98765 43210"
        hint={t`One a line: numbers the agency uses itself to try things out. What they do is not counted and no reminder goes to them. They sign in with a code as everybody does.`}
      />
    </Card>
  )
}
