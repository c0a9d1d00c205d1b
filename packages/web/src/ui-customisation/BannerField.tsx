import { useLingui } from '@lingui/react/macro'
import type { ItemPicture } from '@parichay/contract/ui-customisation/fields.ts'
import { bannerRatio } from '@parichay/contract/ui-customisation/rules.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSentPicture } from '../api/sent-picture.ts'
import { uploadFailure } from '../business/words.ts'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'
import type { TypedItem } from '@parichay/contract/ui-customisation/item-form.ts'
import { keepUploaded, pictureIn } from '../api/uploaded-pictures.ts'

/** A banner's picture: chosen, cut to five by two, sent; it counts once the item is saved. */
export function BannerField({ stored }: { stored: ItemPicture | null }) {
  const { t } = useLingui()
  const { setValue } = useFormContext<TypedItem>()
  const documentId = useWatch<TypedItem, 'pictureDocumentId'>({ name: 'pictureDocumentId' })
  const picture = pictureIn(documentId, stored)
  const { state, send, cancel } = useSentPicture({
    kind: 'banner',
    businessId: undefined,
    words: uploadFailure,
    onStored: (document) => {
      keepUploaded(document.documentId, document)
      setValue('pictureDocumentId', document.documentId, { shouldDirty: true })
    },
  })
  return (
    <PicturePicker
      label={t`Picture`}
      name=""
      shape="wide"
      aspect={bannerRatio}
      src={picture?.url}
      hint={t`Five wide, two high. It is shown instead of the words; the title is read out. Without one the words stand on your colour.`}
      error={state.kind === 'failed' ? state.message : undefined}
      onPicture={send}
      onCancel={cancel}
      {...(picture ? { onRemove: () => setValue('pictureDocumentId', null, { shouldDirty: true }) } : {})}
    />
  )
}
