import { useLingui } from '@lingui/react/macro'
import {
  type LetterLook,
  letterLooks,
  type OwnPoster,
  type PosterDesign,
  type PosterSlot,
  slotLength,
} from '@parichay/contract/greeting/own-poster.ts'
import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import { useId } from 'react'
import { Segments } from '../../card/Segments.tsx'
import { Control } from '../../ui/form/control.ts'
import { Field, fieldAria } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Labelled } from '../LookTool.tsx'
import { languageNames } from '../words.ts'
import { lookNames, slotHints, slotNames } from './words.ts'

type SlotProps = {
  slot: PosterSlot
  design: PosterDesign
  value: string
  /** The design cannot set so many words. */
  isOverfull: boolean
  onChange: (text: string) => void
}

/** The words of one place, with their count and its limit. */
export function Slot({ slot, design, value, isOverfull, onChange }: SlotProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const most = slotLength(design, slot)
  const error = isOverfull ? t`This does not fit on the poster. Shorten it.` : undefined
  return (
    <Field id={id} label={i18n._(slotNames[slot])} aside={`${value.length}/${most}`} error={error}>
      <Control
        id={id}
        value={value}
        maxLength={most}
        placeholder={i18n._(slotHints[slot])}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        {...fieldAria(id, error, undefined, false)}
      />
    </Field>
  )
}

/** How the letters of the wish shine. */
export function LookChoice({ value, onChange }: { value: LetterLook; onChange: (look: LetterLook) => void }) {
  const { t, i18n } = useLingui()
  return (
    <Labelled label={t`Shine of the wish`}>
      <Segments
        wide
        label={t`Shine of the wish`}
        value={value}
        choices={letterLooks.map((look) => ({ value: look, label: i18n._(lookNames[look]) }))}
        onChange={onChange}
      />
    </Labelled>
  )
}

type Language = OwnPoster['language']

/** The language the words are set in. */
export function LanguageChoice({ value, onChange }: { value: Language; onChange: (to: Language) => void }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Field id={id} label={t`Language of the words`}>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value as Language)}>
        {postLanguages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
