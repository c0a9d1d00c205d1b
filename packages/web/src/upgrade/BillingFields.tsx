import { Trans, useLingui } from '@lingui/react/macro'
import type { BillingForm } from '@parichay/contract/payment/billing-form.ts'
import { stateOfPin } from '@parichay/contract/business/rules.pin.ts'
import { gstStates, stateCodeOf, stateOfGstin } from '@parichay/contract/invoice/states.ts'
import Box from '@mui/material/Box'
import { FileText } from 'lucide-react'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { stateChoices, stateNames } from '../payment/words.states.ts'
import { Button } from '../ui/Button.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Heading, Pile, Quiet, Rest, Text } from '../ui/shapes.tsx'

/** Who the invoice is for. Known details are shown in one line and can be changed. */
export function BillingFields({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const { t } = useLingui()
  useStateOf()
  return (
    <Pile component="section" aria-label={t`Billing details`} gap={2}>
      <Heading component="h3">
        <Trans>Billing details</Trans>
      </Heading>
      {isOpen ? <Fields /> : <Summary onChange={onOpen} />}
    </Pile>
  )
}

function Fields() {
  const { t, i18n } = useLingui()
  return (
    <>
      <TextField
        name="name"
        label={t`Name on the invoice`}
        required
        maxLength={100}
        autoComplete="organization"
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 1.5, alignItems: 'start' }}>
        <TextField name="pin" label={t`PIN`} maxLength={7} inputMode="numeric" autoComplete="postal-code" />
        <SelectField
          name="state"
          label={t`State`}
          required
          choices={stateChoices(i18n)}
          placeholder={t`Choose`}
          empty=""
        />
      </Box>
      <TextField name="address" label={t`Address`} maxLength={250} autoComplete="street-address" />
      <TextField
        name="gstin"
        label={t`GSTIN`}
        maxLength={15}
        placeholder="24ABCDE1234F1Z5"
        hint={t`Only if you have one: you can then claim the tax back`}
      />
    </>
  )
}

function Summary({ onChange }: { onChange: () => void }) {
  const { t, i18n } = useLingui()
  const form = useWatch<BillingForm>() as BillingForm
  const code = stateCodeOf(form.state)
  const rest = [form.gstin && `GSTIN ${form.gstin}`, code ? i18n._(stateNames[code]) : form.state, form.pin]
    .filter(Boolean)
    .join('\u00a0· ')
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        pl: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component={FileText}
        size={22}
        strokeWidth={1.75}
        aria-hidden
        sx={{ flex: 'none', color: 'primary.main' }}
      />
      <Rest>
        <Text as="subtitle2" wraps>
          {form.name}
        </Text>
        <Quiet wraps>{rest}</Quiet>
      </Rest>
      <Button look="text" onClick={onChange} label={t`Change billing details`}>{t`Change`}</Button>
    </Box>
  )
}

/** A GSTIN says its state, and a PIN mostly does; nothing that was chosen is overwritten by a PIN. */
function useStateOf() {
  const { setValue, getValues } = useFormContext<BillingForm>()
  const [pin, gstin] = useWatch<BillingForm, ['pin', 'gstin']>({ name: ['pin', 'gstin'] })
  useEffect(() => {
    const code = stateOfGstin(gstin.trim().toUpperCase())
    const found = code ? gstStates[code] : getValues('state') ? undefined : stateOfPin(pin.trim())
    if (found && found !== getValues('state')) setValue('state', found, { shouldValidate: true })
  }, [pin, gstin, getValues, setValue])
}
