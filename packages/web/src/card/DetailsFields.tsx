import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { titles } from '@parichay/contract/auth/fields.ts'
import type { ReactNode } from 'react'
import { titleWords } from '../business/words.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { CardPicture } from './CardPicture.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { HoursEditor } from './HoursEditor.tsx'
import { EmailRows, PhoneRows } from './PhoneRows.tsx'
import { WebsiteField } from './WebsiteField.tsx'

/** Everything at the top of a card. */
export function DetailsFields({ businessId }: { businessId: number }) {
  const { t } = useLingui()
  return (
    <>
      <FieldGroup title={t`Pictures`}>
        <CardPicture kind="logo" businessId={businessId} />
        <CardPicture kind="cover" businessId={businessId} />
      </FieldGroup>
      <FieldGroup title={t`Business`}>
        <NameFields />
      </FieldGroup>
      <FieldGroup title={t`Owner`}>
        <OwnerFields />
      </FieldGroup>
      <FieldGroup title={t`Phone and WhatsApp`}>
        <PhoneRows />
        <WhatsappField />
        <TextField
          name="whatsappMessage"
          label={t`First WhatsApp message`}
          hint={t`Stands ready in the chat when a visitor taps WhatsApp`}
          rows={2}
          maxLength={200}
          counted
        />
      </FieldGroup>
      <FieldGroup title={t`E-mail and website`}>
        <EmailRows />
        <WebsiteField />
      </FieldGroup>
      <FieldGroup title={t`Address`}>
        <AddressFields />
      </FieldGroup>
      <FieldGroup title={t`Opening hours`}>
        <HoursEditor name="hours" />
      </FieldGroup>
    </>
  )
}

export function NameFields() {
  const { t } = useLingui()
  return (
    <>
      <TextField
        name="companyName"
        label={t`Business name`}
        required
        maxLength={60}
        counted
        autoComplete="organization"
      />
      <TextField
        name="tagline"
        label={t`Tagline`}
        hint={t`One line below the name: what you do best`}
        maxLength={80}
        counted
      />
    </>
  )
}

export function OwnerFields() {
  const { t, i18n } = useLingui()
  return (
    <>
      <Columns columns="104px minmax(0, 1fr)">
        <SelectField
          name="ownerTitle"
          label={t`Title`}
          placeholder="–"
          choices={titles.map((title) => ({ value: title, label: i18n._(titleWords[title]) }))}
        />
        <TextField name="ownerName" label={t`Owner’s name`} maxLength={60} autoComplete="name" />
      </Columns>
      <TextField
        name="designation"
        label={t`Designation`}
        placeholder={t`Proprietor, Manager …`}
        maxLength={60}
        autoComplete="organization-title"
      />
    </>
  )
}

export function WhatsappField() {
  const { t } = useLingui()
  return (
    <TextField
      name="whatsapp"
      label={t`WhatsApp number`}
      inputMode="tel"
      autoComplete="tel"
      placeholder="98765 43210"
      maxLength={20}
    />
  )
}

export function AddressFields() {
  const { t } = useLingui()
  return (
    <>
      <TextField
        name="address"
        label={t`Street and area`}
        rows={2}
        maxLength={250}
        autoComplete="street-address"
      />
      <Columns>
        <TextField name="city" label={t`City`} maxLength={60} autoComplete="address-level2" />
        <TextField
          name="pin"
          label={t`PIN code`}
          inputMode="numeric"
          maxLength={7}
          autoComplete="postal-code"
        />
      </Columns>
      <TextField name="state" label={t`State`} maxLength={60} autoComplete="address-level1" />
      <TextField
        name="mapLink"
        label={t`Map link`}
        type="url"
        hint={t`From Google Maps: Share, then Copy link`}
        placeholder="https://maps.app.goo.gl/…"
        maxLength={500}
      />
    </>
  )
}

function Columns({
  columns = 'repeat(2, minmax(0, 1fr))',
  children,
}: {
  columns?: string
  children: ReactNode
}) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1.5, alignItems: 'start' }}>
      {children}
    </Box>
  )
}
