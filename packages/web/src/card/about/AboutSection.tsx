import { useRemote } from '../../api/remote.ts'
import {
  aboutFiles,
  AboutForm,
  aboutOf,
  typedAbout,
  type TypedAbout,
} from '@parichay/contract/card/about-form.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { AboutUs } from '@parichay/contract/card/sections.ts'
import { businessQuery } from '../../api/cards.ts'
import { call } from '../../api/client.ts'
import { SectionForm, type SectionProps } from '../SectionForm.tsx'
import { AboutFacts } from './AboutFacts.tsx'
import { AboutFiles } from './AboutFiles.tsx'
import { AboutWords } from './AboutWords.tsx'
import { ReasonsField } from './ReasonsField.tsx'

export function AboutSection({ card, onTyped, foot, onSaved }: SectionProps) {
  const { data: business } = useRemote(businessQuery(card.businessId))
  const { language } = card.settings
  return (
    <SectionForm<TypedAbout, AboutUs>
      card={card}
      name="about"
      schema={AboutForm}
      typed={typedAbout}
      save={(aboutUs, target) => call(cardRoutes.updateCardAboutUs, { body: { ...target, aboutUs } })}
      onTyped={(typed) =>
        onTyped(typed ? { sections: { aboutUs: aboutOf(typed) }, files: aboutFiles(typed) } : {})
      }
      fieldOf={(field) => field.replace(/^aboutUs\./, '').replace(/^(owner|brochure)DocumentId$/, '$1')}
      foot={foot}
      onSaved={onSaved}
    >
      <AboutWords language={language} category={business?.category ?? ''} />
      <ReasonsField language={language} category={business?.category ?? ''} />
      <AboutFiles businessId={card.businessId} owner={card.basicDetails.ownerName} />
      <AboutFacts business={business} />
    </SectionForm>
  )
}
