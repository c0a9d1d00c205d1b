import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { postLanguages } from '@parichay/contract/greeting/fields.ts'
import { type VideoSlot, type VideoTemplate, videoBounds } from '@parichay/contract/video/template.ts'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { ColourPicker } from '../card/ColourPicker.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { languageName } from '../ui/language-name.ts'
import { labelIn } from './words.ts'

type Props = { template: VideoTemplate; hasLogo: boolean }

/** What the whole film has in common: colours, logo, language, and its name in the list. */
export function LookFields({ template, hasLogo }: Props) {
  const { t, i18n } = useLingui()
  const of = (type: VideoSlot['type']) => template.slots.filter((slot) => slot.type === type)
  return (
    <>
      {of('colour').map((slot) => (
        <SlotColour key={slot.key} slot={slot} />
      ))}
      {hasLogo && of('logo').length > 0 && <SwitchField name="values.hasLogo" label={t`Show the logo`} />}
      <SelectField
        name="values.language"
        label={t`Language of the film`}
        choices={postLanguages.map((code) => ({ value: code, label: languageName(code, i18n.locale) }))}
        hint={t`How words are broken into lines`}
      />
      <TextField name="title" label={t`Name in your projects`} required maxLength={videoBounds.title} />
    </>
  )
}

function SlotColour({ slot }: { slot: VideoSlot }) {
  const { i18n } = useLingui()
  const id = useId()
  const { field } = useController({ name: `values.colours.${slot.key}` })
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Box id={id} sx={{ typography: 'subtitle2' }}>
        {labelIn(slot.label, i18n)}
      </Box>
      <ColourPicker value={String(field.value ?? slot.default)} onChange={field.onChange} />
    </Box>
  )
}
