import {
  galleryFiles,
  GalleryForm,
  galleryOf,
  typedGallery,
  type TypedGallery,
} from '@parichay/contract/card/gallery-form.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { GalleryPicture } from '@parichay/contract/card/sections.ts'
import { call } from '../../api/client.ts'
import { SectionForm, type SectionProps } from '../SectionForm.tsx'
import { GalleryEditor } from './GalleryEditor.tsx'

export function GallerySection({ card, onTyped, foot, onSaved }: SectionProps) {
  return (
    <SectionForm<TypedGallery, { pictures: GalleryPicture[] }>
      card={card}
      name="gallery"
      schema={GalleryForm}
      typed={typedGallery}
      save={({ pictures }, target) =>
        call(cardRoutes.updateCardGallery, { body: { ...target, gallery: pictures } })
      }
      onTyped={(typed) =>
        onTyped(typed ? { sections: { gallery: galleryOf(typed) }, files: galleryFiles(typed) } : {})
      }
      fieldOf={(field) => field.replace(/^gallery/, 'pictures')}
      foot={foot}
      onSaved={onSaved}
    >
      <GalleryEditor businessId={card.businessId} limit={card.limit.gallery} />
    </SectionForm>
  )
}
