import { useLingui } from '@lingui/react/macro'
import type { Language } from '@parichay/contract/agency/fields.ts'
import type { TypedAbout } from '@parichay/contract/card/about-form.ts'
import { aboutTitles } from '@parichay/contract/card/suggestions.ts'
import { PenLine } from 'lucide-react'
import { useController } from 'react-hook-form'
import { starterQuery } from '../../api/category-pages.ts'
import { useRemote } from '../../api/remote.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { FieldGroup } from '../FieldGroup.tsx'
import { RichField } from './RichField.tsx'
import { Quiet, Text } from '../../ui/shapes.tsx'

/** Title and text in the language of the card, with titles to choose from and a text of the trade to begin with. */
export function AboutWords({ language, category }: { language: Language; category: string }) {
  const { t } = useLingui()
  const { field } = useController<TypedAbout, 'title'>({ name: 'title' })
  const { field: body } = useController<TypedAbout, 'body'>({ name: 'body' })
  const { data: starter } = useRemote(starterQuery(category, language))
  const titles = starter?.aboutTitles ?? aboutTitles(language)
  const ready = body.value.trim() === '' ? starter?.about : undefined
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
      {ready && (
        <Card tone="tint" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Text as="subtitle2">{t`A text to begin with`}</Text>
          <Quiet lang={language} wraps>
            {ready}
          </Quiet>
          <Button
            look="secondary"
            icon={PenLine}
            onClick={() => body.onChange(ready)}
          >{t`Use this text`}</Button>
        </Card>
      )}
      <RichField
        name="body"
        label={t`Text`}
        hint={t`Since when, what you do best, who stands behind it`}
        maxLength={1500}
      />
    </FieldGroup>
  )
}
