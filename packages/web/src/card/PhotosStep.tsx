import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import {
  galleryFiles,
  GalleryForm,
  galleryOf,
  typedGallery,
  type TypedGallery,
} from '@parichay/contract/card/gallery-form.ts'
import type { Card, CardLink } from '@parichay/contract/card/fields.ts'
import { makeLinksForm, type TypedLinks } from '@parichay/contract/card/links-form.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { GalleryPicture } from '@parichay/contract/card/sections.ts'
import { useMemo } from 'react'
import { z } from 'zod'
import { businessQuery } from '../api/cards.ts'
import { linkTypesQuery } from '../api/links.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { GalleryEditor } from './gallery/GalleryEditor.tsx'
import { LinksEditor } from './LinksEditor.tsx'
import { SectionForm, type SectionProps } from './SectionForm.tsx'
import { StarterOffer } from './StarterOffer.tsx'

type Typed = TypedGallery & TypedLinks
type Values = { pictures: GalleryPicture[]; links: CardLink[] }

const typedBoth = (card: Card): Typed => ({ ...typedGallery(card), links: card.links })

/** Both may be left for later; what is there is saved one after the other. */
export function PhotosStep({ card, onTyped, foot, onSaved }: SectionProps) {
  const { t } = useLingui()
  const types = useRemote(linkTypesQuery)
  const { data: business } = useRemote(businessQuery(card.businessId))
  const schema = useMemo(() => bothForms(makeLinksForm(types.data ?? [])), [types.data])
  if (!types.data)
    return types.error ? (
      <InlineError message={failureText(types.error)} onRetry={types.reload} />
    ) : (
      <ListSkeleton rows={3} />
    )
  return (
    <SectionForm<Typed, Values>
      card={card}
      name="photos"
      schema={schema}
      typed={typedBoth}
      save={async ({ pictures, links }, target) => {
        const saved = await call(cardRoutes.updateCardGallery, { body: { ...target, gallery: pictures } })
        return call(cardRoutes.updateCardLinks, {
          body: { cardNo: target.cardNo, version: saved.version, links },
        })
      }}
      onTyped={(typed) =>
        onTyped(
          typed
            ? { links: typed.links, sections: { gallery: galleryOf(typed) }, files: galleryFiles(typed) }
            : {},
        )
      }
      fieldOf={(field) => field.replace(/^gallery/, 'pictures')}
      foot={foot}
      onSaved={onSaved}
    >
      <StarterOffer card={card} />
      <FieldGroup title={t`Photos`}>
        <GalleryEditor businessId={card.businessId} limit={card.limit.gallery} />
      </FieldGroup>
      <FieldGroup title={t`Useful links`}>
        <LinksEditor
          limit={card.limit.links}
          trade={{ category: business?.category ?? '', language: card.settings.language }}
        />
      </FieldGroup>
    </SectionForm>
  )
}

/** The rules of two forms in one; the faults of both stand at once. */
const bothForms = (links: z.ZodType<CardLink[], TypedLinks>): z.ZodType<Values, Typed> =>
  z.custom<Typed>().transform((typed, issues): Values => {
    const [readPictures, readLinks] = [GalleryForm.safeParse(typed), links.safeParse(typed)]
    for (const read of [readPictures, readLinks])
      for (const { path, message } of read.error?.issues ?? [])
        issues.addIssue({ code: 'custom', path, message })
    return readPictures.success && readLinks.success
      ? { pictures: readPictures.data.pictures, links: readLinks.data }
      : z.NEVER
  })
