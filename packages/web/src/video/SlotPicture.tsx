import { useLingui } from '@lingui/react/macro'
import type { VideoSlot, VideoValues } from '@parichay/contract/video/template.ts'
import { useController } from 'react-hook-form'
import { StoredPicture } from '../card/CardPicture.tsx'
import type { PictureUrls } from '../ui/scene/draw-on-canvas.ts'
import { labelIn } from './words.ts'

type Props = {
  slot: VideoSlot
  businessId: number
  pictures: PictureUrls
  /** A picture was sent. */
  onAdded: (key: string, url: string) => void
}

/** A picture of a slot, cut to its place in the film. */
export function SlotPicture({ slot, businessId, pictures, onAdded }: Props) {
  const { i18n, t } = useLingui()
  const { key, ratio = 1 } = slot
  const { field } = useController({ name: 'values.pictures' })
  const chosen = field.value as VideoValues['pictures']
  return (
    <StoredPicture
      kind="product"
      businessId={businessId}
      label={labelIn(slot.label, i18n)}
      monogram=""
      src={chosen[key] ? pictures[key] : undefined}
      aspect={ratio}
      shape="square"
      hint={chosen[key] ? undefined : t`Without one, a drawing stands there.`}
      onStored={({ documentId, url }) => {
        onAdded(key, url)
        field.onChange({ ...chosen, [key]: { documentId, crop: null } })
      }}
      onRemove={() => {
        const { [key]: _gone, ...rest } = chosen
        field.onChange(rest)
      }}
    />
  )
}
