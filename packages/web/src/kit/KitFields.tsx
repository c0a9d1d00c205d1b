import { Email, MobileNumber, requiredLine } from '@parichay/contract/ids.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import { ComboField } from '../ui/form/ComboField.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { OtpField } from '../ui/form/OtpField.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { PhoneField } from '../ui/form/PhoneField.tsx'
import { SaveBar } from '../ui/form/SaveBar.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { KitSection } from './KitSection.tsx'
import { useSamples } from './samples.ts'

const Sample = z.strictObject({
  name: requiredLine(40),
  phone: MobileNumber,
  email: Email,
  password: z.string(),
  about: z.string().max(300),
  city: requiredLine(60),
  category: z.string().nullable(),
  hours: z.boolean(),
})

export function KitFields() {
  const s = useSamples()
  const form = usePanelForm(Sample, {
    name: '',
    phone: '+919876543210',
    email: '',
    password: 'mango',
    about: '',
    city: s.cities[0]!,
    category: null,
    hours: true,
  })
  const [code, setCode] = useState('12')
  const [wrong, setWrong] = useState('900900')
  const [logo, setLogo] = useState<string>()
  return (
    <>
      <KitSection id="fields" title={s.fields}>
        <Form
          form={form}
          onSubmit={async () => {
            await new Promise((done) => setTimeout(done, 900))
            sayDone(s.snack)
            return 'saved' as const
          }}
        >
          <TextField name="name" label={s.owner} required hint={s.ownerHint} maxLength={40} counted />
          <PhoneField name="phone" />
          <TextField name="email" type="email" label={s.email} />
          <PasswordField
            name="password"
            autoComplete="new-password"
            strengthFor={{ kind: 'customer', phoneNumber: '+919876543210' }}
          />
          <TextField name="about" label={s.about} rows={3} maxLength={300} counted />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
            <ComboField
              name="city"
              label={s.city}
              required
              choices={s.cities.map((city) => ({ value: city, label: city }))}
              placeholder={s.cityPick}
            />
            <SelectField
              name="category"
              label={s.category}
              choices={s.rows.map(([name]) => ({ value: name!, label: name! }))}
              placeholder="—"
            />
          </Box>
          <SwitchField name="hours" label={s.showHours} hint={s.showHoursHint} />
          <SaveBar always />
        </Form>
      </KitSection>
      <KitSection id="otp" title={s.otp}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <OtpField value={code} onChange={setCode} onComplete={() => sayDone(s.snack)} autoFocus={false} />
          <OtpField
            value={wrong}
            onChange={setWrong}
            onComplete={() => undefined}
            error={s.codeWrong}
            autoFocus={false}
          />
        </Box>
      </KitSection>
      <KitSection id="pictures" title={s.pictures}>
        <PicturePicker
          label={s.logo}
          name={s.shop}
          src={logo}
          onPicture={(picture) => setLogo(URL.createObjectURL(picture))}
          onRemove={() => setLogo(undefined)}
        />
      </KitSection>
    </>
  )
}
