import { useLingui } from '@lingui/react/macro'
import { titles } from '@parichay/contract/auth/fields.ts'
import { startYear } from '@parichay/contract/business/fields.ts'
import { type BusinessForm, yearsEstablished } from '@parichay/contract/business/form.ts'
import { stateOfPin } from '@parichay/contract/business/rules.pin.ts'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { fromTablet } from '../ui/theme.ts'
import { NatureField } from './NatureField.tsx'
import { titleWords } from './words.ts'

const pair = { display: 'grid', gap: 2.5, [fromTablet]: { gridTemplateColumns: '1fr 1fr', gap: 2 } } as const

/** All that makes a card fuller; nothing here is required. */
export function SecondStep({ isForeignUser }: { isForeignUser: boolean }) {
  const { t, i18n } = useLingui()
  const fromPin = useStateFromPin()
  const years = yearsEstablished(new Date().getFullYear())
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 1 }}>
        <SelectField
          name="ownerTitle"
          label={t`Title`}
          placeholder={t`None`}
          choices={titles.map((title) => ({ value: title, label: i18n._(titleWords[title]) }))}
        />
        <TextField name="ownerName" label={t`Owner’s name`} maxLength={60} autoComplete="name" />
      </Box>
      <TextField
        name="designation"
        label={t`Designation`}
        maxLength={60}
        placeholder={t`Owner, Manager, Doctor …`}
        autoComplete="organization-title"
      />
      <TextField
        name="address"
        label={t`Address`}
        rows={3}
        maxLength={250}
        counted
        autoComplete="street-address"
      />
      <Box sx={pair}>
        <TextField
          name="pin"
          label={t`PIN`}
          inputMode={isForeignUser ? 'text' : 'numeric'}
          maxLength={7}
          autoComplete="postal-code"
        />
        <TextField name="city" label={t`City`} maxLength={60} autoComplete="address-level2" />
      </Box>
      <TextField
        name="state"
        label={t`State`}
        maxLength={60}
        autoComplete="address-level1"
        hint={fromPin ? t`Taken from the PIN. Change it if it is not right.` : undefined}
      />
      <TextField
        name="mapLink"
        type="url"
        label={t`Map link`}
        maxLength={500}
        placeholder="https://maps.app.goo.gl/…"
        hint={t`Google Maps: your shop → Share → Copy link`}
      />
      <SelectField
        name="yearEstablished"
        label={t`Year established`}
        placeholder={t`Not given`}
        choices={years.map((year) => ({
          value: year,
          label: year < startYear ? t`before ${startYear}` : String(year),
        }))}
      />
      <NatureField />
      {!isForeignUser && (
        <TextField
          name="gstin"
          label={t`GSTIN`}
          maxLength={15}
          placeholder="24ABCDE1234F1Z5"
          hint={t`15 characters, as on your GST certificate`}
        />
      )}
      <TextField
        name="about"
        label={t`Short description`}
        rows={3}
        maxLength={300}
        counted
        placeholder={t`What you do, since when, and what people like about it`}
      />
    </>
  )
}

/** Fills the state from the PIN while nobody has typed one; says whether the state there is ours. */
function useStateFromPin(): boolean {
  const { setValue, getValues } = useFormContext<BusinessForm>()
  const [pin, state] = useWatch<BusinessForm, ['pin', 'state']>({ name: ['pin', 'state'] })
  const [ours, setOurs] = useState('')
  useEffect(() => {
    const found = stateOfPin(pin)
    if (!found || (getValues('state') !== '' && getValues('state') !== ours)) return
    setOurs(found)
    setValue('state', found, { shouldDirty: true })
  }, [pin, ours, getValues, setValue])
  return ours !== '' && ours === state
}
