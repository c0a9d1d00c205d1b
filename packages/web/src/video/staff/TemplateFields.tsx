import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { videoBounds, videoCategories, videoShapes } from '@parichay/contract/video/template.ts'
import { trackNames, trackTitles } from '@parichay/video/music/tracks.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Heading, Line, Pile } from '../../ui/shapes.tsx'
import { videoCategoryNames } from '../words.ts'
import { SlotEditor } from './SlotEditor.tsx'
import { shapeWords } from './words.ts'

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const

/** What a template is made of; of a delivered one, what its code leaves to people. */
export function TemplateFields({ isDelivered }: { isDelivered: boolean }) {
  const { t, i18n } = useLingui()
  const isHindi = i18n.locale === 'hi'
  return (
    <>
      <TextField name="title" label={t`Name`} required maxLength={videoBounds.title} counted />
      <Box sx={pair}>
        <TextField name="names.hi" label={t`Name in Hindi`} maxLength={videoBounds.title} />
        <TextField name="names.gu" label={t`Name in Gujarati`} maxLength={videoBounds.title} />
        <SelectField
          name="category"
          label={t`Category`}
          required
          choices={videoCategories.map((value) => ({ value, label: i18n._(videoCategoryNames[value]) }))}
        />
        <SelectField
          name="music"
          label={t`Music`}
          placeholder={t`Silence`}
          empty=""
          choices={trackNames.map((value) => ({
            value,
            label: isHindi ? trackTitles[value].title.hi : trackTitles[value].title.en,
          }))}
        />
      </Box>
      <TextField name="tags" label={t`Words for the search`} hint={t`Separated by commas.`} maxLength={400} />
      <SwitchField
        name="isPremium"
        label={t`Premium`}
        hint={t`Only for customers whose plan includes films, or who buy one. It counts at once.`}
      />
      {!isDelivered && (
        <>
          <Box sx={pair}>
            <SelectField
              name="shape"
              label={t`Shape`}
              required
              choices={videoShapes.map((value) => ({ value, label: i18n._(shapeWords[value]) }))}
            />
            <TextField name="seconds" label={t`Length in seconds`} required inputMode="decimal" />
            <TextField name="posterAt" label={t`Second of the poster`} required inputMode="decimal" />
          </Box>
          <SlotEditor />
          <Chapters />
          <TextField
            name="scene"
            label={t`Scene as JSON`}
            required
            rows={12}
            maxLength={videoBounds.scene}
            hint={t`1080 × 1080 or 1080 × 1920, with a background. It is checked and shown as it is typed.`}
          />
        </>
      )}
    </>
  )
}

function Chapters() {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray({ name: 'chapters' })
  return (
    <Pile gap={1}>
      <Line gap={1} centred apart wraps>
        <Heading>{t`Parts of the film`}</Heading>
        {fields.length < videoBounds.chapters && (
          <Button
            look="secondary"
            size="small"
            icon={Plus}
            onClick={() => append({ at: '', en: '', hi: '' })}
          >
            {t`Add part`}
          </Button>
        )}
      </Line>
      {fields.map((field, at) => (
        <Box
          key={field.id}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: '84px minmax(0, 1fr) minmax(0, 1fr) 44px',
            alignItems: 'end',
          }}
        >
          <TextField name={`chapters.${at}.at`} label={t`Second`} inputMode="decimal" />
          <TextField name={`chapters.${at}.en`} label={t`In English`} maxLength={40} />
          <TextField name={`chapters.${at}.hi`} label={t`In Hindi`} maxLength={40} />
          <IconButton icon={Trash2} label={t`Remove this part`} onClick={() => remove(at)} />
        </Box>
      ))}
    </Pile>
  )
}
