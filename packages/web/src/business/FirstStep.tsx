import { useLingui } from '@lingui/react/macro'
import type { BusinessForm } from '@parichay/contract/business/form.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PhoneField } from '../ui/form/PhoneField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { CategoryField } from './CategoryField.tsx'

/** The few things a card needs: who, what, and how to reach them. */
export function FirstStep({ isForeignUser, logo }: { isForeignUser: boolean; logo: ReactNode }) {
  const { t } = useLingui()
  const isWhatsappSame = useWatch<BusinessForm, 'isWhatsappSame'>({ name: 'isWhatsappSame' })
  return (
    <>
      <TextField
        name="businessName"
        label={t`Business name`}
        required
        maxLength={60}
        counted
        autoComplete="organization"
      />
      <CategoryField />
      {logo}
      <NumberField
        name="mobile"
        label={t`Mobile number`}
        required={!isForeignUser}
        anyNumber={isForeignUser}
      />
      <SwitchField name="isWhatsappSame" label={t`WhatsApp is on the same number`} />
      {!isWhatsappSame && (
        <NumberField name="whatsapp" label={t`WhatsApp number`} required={false} anyNumber={isForeignUser} />
      )}
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        required={isForeignUser}
        maxLength={254}
        autoComplete="email"
        placeholder="shop@example.com"
      />
      <Box id="website" sx={{ display: 'grid', gridTemplateColumns: '132px minmax(0, 1fr)', gap: 1 }}>
        <SelectField
          name="website.protocol"
          label={t`Website`}
          choices={[
            { value: 'https', label: 'https://' },
            { value: 'http', label: 'http://' },
          ]}
        />
        <TextField
          name="website.address"
          label={t`Address of the website`}
          inputMode="url"
          maxLength={200}
          placeholder="myshop.in"
        />
      </Box>
    </>
  )
}

/** An Indian mobile number behind +91; where a number of another kind stands already, it can be changed as it is. */
function NumberField({
  name,
  label,
  required,
  anyNumber,
}: {
  name: 'mobile' | 'whatsapp'
  label: string
  required: boolean
  anyNumber: boolean
}) {
  const { formState } = useFormContext<BusinessForm>()
  const stored = formState.defaultValues?.[name] ?? ''
  const isOther = stored !== '' && !/^\+91/.test(stored)
  return anyNumber || isOther ? (
    <TextField
      name={name}
      label={label}
      required={required}
      inputMode="tel"
      maxLength={20}
      autoComplete="tel"
    />
  ) : (
    <PhoneField name={name} label={label} required={required} />
  )
}
