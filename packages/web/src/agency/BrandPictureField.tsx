import type { BrandingForm, BrandPicture, brandPictures } from '@parichay/contract/agency/forms.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { uploadPicture } from '../api/upload.ts'
import { uploadFailure } from '../business/words.ts'
import { failureText } from '../failure-words.ts'
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
  const [failure, setFailure] = useState<string>()
  const send = async (chosen: Blob) => {
    setFailure(undefined)
    try {
      const { documentId, thumbnailUrl } = await uploadPicture(chosen, { query: { hierarchy1: 'logo' } })
      setValue(field, { documentId, url: thumbnailUrl }, { shouldDirty: true })
    } catch (error) {
      setFailure(failureText(error, uploadFailure))
    }
  }
  return (
    <PicturePicker
      label={label}
      name={name}
      src={picture?.url}
      aspect={1}
      hint={hint}
      error={failure ?? refused}
      onPicture={send}
      {...(picture ? { onRemove: () => setValue(field, null, { shouldDirty: true }) } : {})}
    />
  )
}
