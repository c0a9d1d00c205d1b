import { useLingui } from '@lingui/react/macro'
import type { ItemPicture } from '@parichay/contract/ui-customisation/fields.ts'
import { bannerRatio } from '@parichay/contract/ui-customisation/rules.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import type { TypedItem } from '@parichay/contract/ui-customisation/item-form.ts'
import { StoredPicture } from '../document/StoredPicture.tsx'
import { keepUploaded, pictureIn } from '../api/uploaded-pictures.ts'

/** A banner's picture: chosen, cut to five by two, sent; it counts once the item is saved. */
export function BannerField({ stored }: { stored: ItemPicture | null }) {
  const { t } = useLingui()
  const { setValue } = useFormContext<TypedItem>()
  const documentId = useWatch<TypedItem, 'pictureDocumentId'>({ name: 'pictureDocumentId' })
  const picture = pictureIn(documentId, stored)
  return (
    <StoredPicture
      kind="banner"
      businessId={undefined}
      label={t`Picture`}
      monogram=""
      shape="wide"
      aspect={bannerRatio}
      src={picture?.url}
      hint={t`Five wide, two high. It is shown instead of the words; the title is read out. Without one the words stand on your colour.`}
      onStored={(document) => {
        keepUploaded(document.documentId, document)
        setValue('pictureDocumentId', document.documentId, { shouldDirty: true })
      }}
      onRemove={() => setValue('pictureDocumentId', null, { shouldDirty: true })}
    />
  )
}
