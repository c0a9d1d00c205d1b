import type { BrandingForm, BrandPicture, brandPictures } from '@parichay/contract/agency/forms.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSentPicture } from '../api/sent-picture.ts'
import { uploadFailure } from '../business/words.ts'
import { useContractWords } from '../ui/contract-words.ts'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'

type Props = {
  field: (typeof brandPictures)[number]
  label: string
  hint: string
  /** The agency's, for its monogram. */
  name: string
}

/** A picture of an agency: chosen, cut square, sent; it counts once the form is saved. */
export function BrandPictureField({ field, label, hint, name }: Props) {
  const words = useContractWords()
  const { setValue, getFieldState, formState } = useFormContext<BrandingForm>()
  const picture = useWatch<BrandingForm>({ name: field }) as BrandPicture | null
  const refused = words(getFieldState(field, formState).error?.message)
  const { state, send, cancel } = useSentPicture({
    kind: 'logo',
    businessId: undefined,
    words: uploadFailure,
    onStored: ({ documentId, thumbnailUrl }) =>
      setValue(field, { documentId, url: thumbnailUrl }, { shouldDirty: true }),
  })
  return (
    <PicturePicker
      label={label}
      name={name}
      src={picture?.url}
      aspect={1}
      hint={hint}
      error={state.kind === 'failed' ? state.message : refused}
      onPicture={send}
      onCancel={cancel}
      {...(picture ? { onRemove: () => setValue(field, null, { shouldDirty: true }) } : {})}
    />
  )
}
