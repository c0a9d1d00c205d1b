import { useRemote } from '../api/remote.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { cardIdFault, cardIdIdeas } from '@parichay/contract/card/rules.ts'
import { useCallback, useMemo } from 'react'
import { z } from 'zod'
import { businessQuery } from '../api/cards.ts'
import { call } from '../api/client.ts'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { CardIdField } from './CardIdField.tsx'
import { SectionForm, type SectionProps } from './SectionForm.tsx'
import { originOf } from './SettingsSection.tsx'

/** The id that a draft has already is never at fault. */
const linkForm = (own: string | null) =>
  z.object({ cardId: z.string().refine((id) => id === own || cardIdFault(id) === null) })
type TypedLink = z.input<ReturnType<typeof linkForm>>

/** The address of the card; one made of the name is proposed. */
export function LinkStep({ card, onTyped, foot, onSaved }: SectionProps) {
  const { data: business, error } = useRemote(businessQuery(card.businessId))
  const schema = useMemo(() => linkForm(card.cardId), [card.cardId])
  const typed = useCallback(
    (of: Card): TypedLink => ({
      cardId:
        of.cardId ??
        cardIdIdeas({
          name: of.basicDetails.companyName,
          city: of.basicDetails.city,
          category: business?.category ?? '',
        })[0] ??
        '',
    }),
    [business],
  )
  if (!business && !error) return <FormSkeleton fields={1} />
  return (
    <SectionForm<TypedLink, TypedLink>
      card={card}
      name="link"
      schema={schema}
      typed={typed}
      save={({ cardId }, target) => call(cardRoutes.updateCardSettings, { body: { ...target, cardId } })}
      onTyped={(link) => onTyped({ cardId: link?.cardId })}
      saveUnchanged={card.cardId === null}
      foot={foot}
      onSaved={onSaved}
    >
      <CardIdField card={card} origin={originOf(card)} suggested={card.cardId === null} />
    </SectionForm>
  )
}
