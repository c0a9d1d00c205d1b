import { useLingui } from '@lingui/react/macro'
import type { Language } from '@parichay/contract/agency/fields.ts'
import type { TypedAbout } from '@parichay/contract/card/about-form.ts'
import { aboutTitles } from '@parichay/contract/card/suggestions.ts'
import { useController } from 'react-hook-form'
import { TextField } from '../../ui/form/TextField.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { FieldGroup } from '../FieldGroup.tsx'
import { RichField } from './RichField.tsx'

/** Title and text in the language of the card, with titles to choose from. */
export function AboutWords({ language }: { language: Language }) {
  const { t } = useLingui()
  const { field } = useController<TypedAbout, 'title'>({ name: 'title' })
  const titles = aboutTitles(language)
  return (
    <FieldGroup title={t`Your story`}>
      <TextField name="title" label={t`Heading`} placeholder={titles[0]!} maxLength={60} counted />
      <Pills label={t`Suggested titles`}>
        {titles.map((title) => (
          <Pill
            key={title}
            lang={language}
            pressed={field.value.trim() === title}
            onClick={() => field.onChange(field.value.trim() === title ? '' : title)}
          >
            {title}
          </Pill>
        ))}
      </Pills>
      <RichField
        name="body"
        label={t`Text`}
        hint={t`Since when, what you do best, who stands behind it`}
        maxLength={1500}
      />
    </FieldGroup>
  )
}
