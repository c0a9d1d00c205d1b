import { useRemote } from '../api/remote.ts'
import type { Card, CardLink } from '@parichay/contract/card/fields.ts'
import { makeLinksForm, type TypedLinks } from '@parichay/contract/card/links-form.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { useMemo } from 'react'
import { businessQuery } from '../api/cards.ts'
import { linkTypesQuery } from '../api/links.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { LinksEditor } from './LinksEditor.tsx'
import { SectionForm, type SectionProps } from './SectionForm.tsx'

const typedLinks = (card: Card): TypedLinks => ({ links: card.links })

export function LinksSection({ card, onTyped, foot, onSaved }: SectionProps) {
  const types = useRemote(linkTypesQuery)
  const { data: business } = useRemote(businessQuery(card.businessId))
  const schema = useMemo(() => makeLinksForm(types.data ?? []), [types.data])
  if (!types.data)
    return types.error ? (
      <InlineError message={failureText(types.error)} onRetry={types.reload} />
    ) : (
      <ListSkeleton rows={3} />
    )
  return (
    <SectionForm<TypedLinks, CardLink[]>
      card={card}
      name="links"
      schema={schema}
      typed={typedLinks}
      save={(links, target) => call(cardRoutes.updateCardLinks, { body: { ...target, links } })}
      onTyped={(typed) => onTyped({ links: typed?.links })}
      foot={foot}
      onSaved={onSaved}
    >
      <LinksEditor
        limit={card.limit.links}
        trade={{ category: business?.category ?? '', language: card.settings.language }}
      />
    </SectionForm>
  )
}
