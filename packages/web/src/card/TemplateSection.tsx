import { useLingui } from '@lingui/react/macro'
import { CardTemplate, type Card } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { call } from '../api/client.ts'
import { SectionForm, type SectionProps } from './SectionForm.tsx'
import { TemplateChooser } from './TemplateChooser.tsx'

const typedTemplate = (card: Card): CardTemplate => card.template

export function TemplateSection({ card, onTyped, foot, onSaved }: SectionProps) {
  const { t } = useLingui()
  return (
    <SectionForm<CardTemplate, CardTemplate>
      card={card}
      name="template"
      schema={CardTemplate}
      typed={typedTemplate}
      save={(template, target) => call(cardRoutes.updateCardTemplate, { body: { ...target, template } })}
      onTyped={(template) => onTyped({ template })}
      fieldOf={(field) => field.replace(/^template\./, '')}
      saveLabel={t`Use this design`}
      foot={foot}
      onSaved={onSaved}
    >
      <TemplateChooser card={card} />
    </SectionForm>
  )
}
