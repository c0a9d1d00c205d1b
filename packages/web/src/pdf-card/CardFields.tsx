import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import {
  bloodGroups,
  pdfCardBounds,
  type PdfCardDetails,
  type PdfSurroundings,
} from '@parichay/contract/pdf-card/fields.ts'
import { templateOf } from '@parichay/contract/pdf-card/templates.ts'
import { type ReactNode, useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { keepUploaded } from '../api/uploaded-pictures.ts'
import { ColourPicker } from '../card/ColourPicker.tsx'
import { StoredPicture } from '../document/StoredPicture.tsx'
import { Card } from '../ui/Card.tsx'
import { DateField } from '../ui/form/DateField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { fromTablet } from '../ui/theme.ts'
import { languageName } from '../ui/language-name.ts'
import { postLanguages } from '@parichay/contract/greeting/fields.ts'
import { barcodeOf } from '@parichay/pdf-card/barcode.ts'
import { DesignStrip } from './DesignStrip.tsx'

type Slot = 'photo' | 'signature'
type Props = {
  businessId: number
  around: PdfSurroundings
}

/** All that can be said of a card: whose it is, the organisation, the design, the code. */
export function CardFields({ businessId, around }: Props) {
  const { t } = useLingui()
  const [templateCode, code, idNo] = useWatch<PdfCardDetails, ['templateCode', 'code', 'person.idNo']>({
    name: ['templateCode', 'code', 'person.idNo'],
  })
  const { kind, photo } = templateOf(templateCode)
  const isId = kind === 'id'
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Part title={t`Design`}>
        <DesignStrip around={around} />
        <Colours />
        <LanguageChoice />
      </Part>
      <Part title={isId ? t`The person` : t`On the card`}>
        {photo !== null && <Picture slot="photo" businessId={businessId} around={around} aspect={photo} />}
        <TextField name="person.name" label={t`Name`} maxLength={pdfCardBounds.name} autoComplete="name" />
        <Two>
          <TextField
            name="person.designation"
            label={isId ? t`Designation or class` : t`Designation`}
            maxLength={60}
          />
          {isId && <TextField name="person.department" label={t`Department`} maxLength={60} />}
        </Two>
        {isId && (
          <>
            <Two>
              <TextField name="person.idNo" label={t`ID number`} maxLength={30} />
              <SelectField
                name="person.bloodGroup"
                label={t`Blood group`}
                placeholder={t`Not stated`}
                choices={bloodGroups.map((group) => ({ value: group, label: group }))}
              />
            </Two>
            <Two>
              <DateField name="person.dateOfBirth" label={t`Date of birth`} />
              <DateField name="person.validTill" label={t`Valid till`} />
            </Two>
          </>
        )}
        <Two>
          <TextField
            name="person.phone"
            label={isId ? t`Phone` : t`Own phone, if it is another one`}
            inputMode="tel"
            maxLength={20}
          />
          {isId && (
            <TextField
              name="person.emergencyPhone"
              label={t`Emergency phone`}
              inputMode="tel"
              maxLength={20}
            />
          )}
        </Two>
        {isId && (
          <TextField name="person.address" label={t`Address of the person`} rows={2} maxLength={200} />
        )}
      </Part>
      <Part title={t`The organisation`}>
        <TextField
          name="common.companyName"
          label={t`Name of the organisation`}
          required
          maxLength={pdfCardBounds.name}
        />
        <TextField name="common.tagline" label={t`Tagline`} maxLength={80} />
        <Two>
          <TextField name="common.phone" label={t`Phone`} inputMode="tel" maxLength={20} />
          <TextField name="common.whatsapp" label={t`WhatsApp`} inputMode="tel" maxLength={20} />
        </Two>
        <Two>
          <TextField name="common.email" label={t`E-mail`} type="email" maxLength={254} />
          <TextField name="common.website" label={t`Website`} type="url" maxLength={120} />
        </Two>
        <TextField
          name="common.address"
          label={t`Address`}
          rows={2}
          maxLength={pdfCardBounds.address}
          counted
        />
        {around.pictures['logo'] && <SwitchField name="common.hasLogo" label={t`Show the logo`} />}
        {isId && (
          <>
            <Picture slot="signature" businessId={businessId} around={around} aspect={3} />
            <TextField name="common.signatory" label={t`Who signs`} maxLength={60} />
          </>
        )}
      </Part>
      <Part title={isId ? t`Codes` : t`QR code`}>
        <SelectField
          name="code"
          label={isId ? t`What the QR code opens` : t`What it opens`}
          choices={[
            { value: 'card', label: t`The digital card` },
            ...(isId || code === 'verify'
              ? [{ value: 'verify', label: t`The verify page: is this card valid?` }]
              : []),
            { value: 'vcard', label: t`The contact, to save` },
            { value: 'text', label: t`A link or text of your own` },
            { value: 'none', label: t`No QR code` },
          ]}
          hint={
            code === 'card' && !around.cardUrl
              ? t`The digital card is not live yet, so the code holds the contact.`
              : undefined
          }
        />
        {code === 'text' && (
          <TextField
            name="codeText"
            label={t`Link or text`}
            maxLength={pdfCardBounds.codeText}
            counted
            rows={2}
          />
        )}
        {isId && (
          <SwitchField
            name="barcode"
            label={t`Barcode of the ID number`}
            hint={
              idNo && barcodeOf(idNo) === null
                ? t`Only English letters, digits and signs can stand in a barcode.`
                : t`On the back, for scanners at the gate`
            }
          />
        )}
      </Part>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h3' }}>
        {title}
      </Box>
      {children}
    </Card>
  )
}

const Two = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      [fromTablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
    }}
  >
    {children}
  </Box>
)

function Picture({ slot, businessId, around, aspect }: Props & { slot: Slot; aspect: number }) {
  const { t } = useLingui()
  const { field } = useController({
    name: slot === 'photo' ? 'person.photoDocumentId' : 'common.signatureDocumentId',
  })
  const name = useWatch({ name: 'person.name' }) as string
  return (
    <StoredPicture
      kind={slot === 'photo' ? 'person' : 'signature'}
      businessId={businessId}
      label={slot === 'photo' ? t`Photograph` : t`Signature`}
      monogram={slot === 'photo' ? name : ''}
      src={field.value === null ? undefined : around.pictures[slot]}
      aspect={aspect}
      shape="square"
      hint={slot === 'signature' ? t`Signed on white paper and photographed` : undefined}
      onStored={(stored) => {
        keepUploaded(stored.documentId, stored)
        field.onChange(stored.documentId)
      }}
      onRemove={() => field.onChange(null)}
    />
  )
}

function Colours() {
  const { t } = useLingui()
  const { setValue } = useFormContext<PdfCardDetails>()
  const colours = useWatch<PdfCardDetails, 'colours'>({ name: 'colours' })
  const set = (colour: string) => setValue('colours.main', colour, { shouldDirty: true })
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ typography: 'subtitle2' }}>{t`Colour`}</Box>
      <ColourPicker value={colours.main} onChange={set} />
    </Box>
  )
}

function LanguageChoice() {
  const { t, i18n } = useLingui()
  return (
    <SelectField
      name="language"
      label={t`Language of the card`}
      choices={postLanguages.map((code) => ({ value: code, label: languageName(code, i18n.locale) }))}
    />
  )
}
