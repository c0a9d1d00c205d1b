import { useLingui } from '@lingui/react/macro'
import type { VideoSlot, VideoValues } from '@parichay/contract/video/template.ts'
import { useController } from 'react-hook-form'
import { StoredPicture } from '../document/StoredPicture.tsx'
import { pictureUrl, type StoredPictures } from '../api/film-pictures.ts'
import { keepUploaded } from '../api/uploaded-pictures.ts'
import { labelIn } from './words.ts'

type Props = {
  slot: VideoSlot
  businessId: number
  stored: StoredPictures
}

/** A picture of a slot, cut to its place in the film. */
export function SlotPicture({ slot, businessId, stored }: Props) {
  const { i18n, t } = useLingui()
  const { key, ratio = 1 } = slot
  const { field } = useController({ name: 'values.pictures' })
  const all = field.value as VideoValues['pictures']
  const chosen = all[key]
  return (
    <StoredPicture
      kind="product"
      businessId={businessId}
      label={labelIn(slot.label, i18n)}
      monogram=""
      src={chosen && pictureUrl(key, chosen.documentId, stored)}
      aspect={ratio}
      shape="square"
      hint={chosen ? undefined : t`Without one, a drawing stands there.`}
      onStored={(sent) => {
        keepUploaded(sent.documentId, sent)
        field.onChange({ ...all, [key]: { documentId: sent.documentId, crop: null } })
      }}
      onRemove={() => {
        const { [key]: _gone, ...rest } = all
        field.onChange(rest)
      }}
    />
  )
}
