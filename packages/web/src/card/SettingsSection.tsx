import { useLingui } from '@lingui/react/macro'
import { CardSettings, type Card } from '@parichay/contract/card/fields.ts'
import type { Language } from '@parichay/contract/agency/fields.ts'
import { previewFacts } from '@parichay/contract/card/preview.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { cardIdFault, releasedIdDays } from '@parichay/contract/card/rules.ts'
import { useRemote } from '../api/remote.ts'
import { useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useArrangeCard } from '../api/arrange-card.ts'
import { businessQuery } from '../api/cards.ts'
import { call } from '../api/client.ts'
import { FrameLink } from '../frame/FrameLink.tsx'
import { useAgency } from '../session.ts'
import { Card as Surface } from '../ui/Card.tsx'
import { Switch } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { CardLife } from './CardLife.tsx'
import { useReadOnly } from './EndedNotice.tsx'
import { CardIdField } from './CardIdField.tsx'
import { CardLock } from './CardLock.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { SectionForm, type SectionProps } from './SectionForm.tsx'
import { Segments } from './Segments.tsx'
import { Pile } from '../ui/shapes.tsx'

/** The id that a card has already is never at fault: words may be reserved after it was taken. */
const settingsForm = (own: string | null) =>
  CardSettings.pick({ language: true, seoTitle: true, seoDescription: true }).extend({
    cardId: z.string().refine((id) => id === '' || id === own || cardIdFault(id) === null),
  })
type TypedSettings = z.input<ReturnType<typeof settingsForm>>

const typedSettings = ({ settings, cardId }: Card): TypedSettings => ({
  language: settings.language,
  seoTitle: settings.seoTitle,
  seoDescription: settings.seoDescription,
  cardId: cardId ?? '',
})

export const originOf = (card: Card) =>
  card.url && card.cardId ? card.url.slice(0, -card.cardId.length - 1) : location.origin

export function SettingsSection({ card, onTyped }: SectionProps) {
  const schema = useMemo(() => settingsForm(card.cardId), [card.cardId])
  return (
    <SectionForm<TypedSettings, z.output<typeof schema>>
      card={card}
      name="settings"
      schema={schema}
      typed={typedSettings}
      save={({ cardId, ...settings }, target) =>
        call(cardRoutes.updateCardSettings, {
          body: { ...target, settings, ...(cardId && cardId !== card.cardId ? { cardId } : {}) },
        })
      }
      onTyped={(typed) =>
        onTyped(
          typed
            ? {
                settings: {
                  ...card.settings,
                  language: typed.language,
                  seoTitle: typed.seoTitle,
                  seoDescription: typed.seoDescription,
                },
                cardId: typed.cardId,
              }
            : { settings: undefined, cardId: undefined },
        )
      }
      fieldOf={(field) => field.replace(/^settings\./, '')}
    >
      <SettingsFields card={card} />
    </SectionForm>
  )
}

function SettingsFields({ card }: { card: Card }) {
  const { t } = useLingui()
  const cardId = useWatch<TypedSettings, 'cardId'>({ name: 'cardId' })
  return (
    <>
      <FieldGroup title={t`Card link`}>
        <CardIdField card={card} origin={originOf(card)} />
        {card.status !== 'DRAFT' && cardId !== card.cardId && (
          <Surface tone="warning" role="note" sx={{ typography: 'body2' }}>
            {t`Your old link keeps working for ${releasedIdDays} days and leads to the new one. Printed QR codes should be printed again before that.`}
          </Surface>
        )}
      </FieldGroup>
      <FieldGroup
        title={t`Language of the card`}
        hint={t`Buttons and headings on the card; your own words stay as you write them`}
      >
        <LanguageField />
      </FieldGroup>
      <LeadFormSwitch card={card} />
      <FieldGroup title={t`In search results`} hint={t`How Google may show your card`}>
        <SearchFields card={card} />
      </FieldGroup>
      <FrameLink businessId={card.businessId} can={card.can.frames} />
      <CardLock card={card} />
      <CardLife card={card} />
    </>
  )
}

/** The same as the switch in the list of sections: it acts at once. */
function LeadFormSwitch({ card }: { card: Card }) {
  const { t } = useLingui()
  const arrange = useArrangeCard(card.cardNo)
  return (
    <FieldGroup title={t`Lead form`}>
      <Switch
        label={t`Show the lead form`}
        hint={t`Visitors leave their name and number at the foot of the card; you find them under Leads.`}
        disabled={useReadOnly(card)}
        checked={!card.settings.hidden.includes('lead')}
        onChange={(isOn) => arrange({ block: 'lead', isOn })}
      />
    </FieldGroup>
  )
}

const languageNames = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' } as const satisfies Record<Language, string>

function LanguageField() {
  const { t } = useLingui()
  const agency = useAgency()
  const { field } = useController<TypedSettings, 'language'>({ name: 'language' })
  const offered = agency.languages.includes(field.value)
    ? agency.languages
    : [...agency.languages, field.value]
  return (
    <Segments<Language>
      wide
      label={t`Language of the card`}
      value={field.value}
      onChange={field.onChange}
      choices={offered.map((language) => ({
        value: language,
        label: languageNames[language],
        lang: language,
      }))}
    />
  )
}

function SearchFields({ card }: { card: Card }) {
  const { t } = useLingui()
  const agency = useAgency()
  const { data: business } = useRemote(businessQuery(card.businessId))
  const typed = useWatch<TypedSettings>() as TypedSettings
  const { seoTitle, seoDescription, language, cardId } = typed
  const facts = previewFacts(
    card,
    { settings: { ...card.settings, seoTitle, seoDescription, language }, cardId },
    {
      origin: originOf(card),
      category: business?.category ?? '',
      isPaid: true,
      agency,
      linkTypes: [],
      today: card.updatedAt.slice(0, 10),
    },
  )
  return (
    <Pile gap={2}>
      <SearchPreview facts={facts} />
      <TextField
        name="seoTitle"
        label={t`Search title`}
        hint={t`Left empty, your name and tagline are used`}
        maxLength={70}
        aside={`${seoTitle.length}/70`}
      />
      <TextField
        name="seoDescription"
        label={t`Search description`}
        hint={t`What you offer, where, and why people should come`}
        rows={3}
        maxLength={170}
        aside={`${seoDescription.length}/170`}
      />
    </Pile>
  )
}
