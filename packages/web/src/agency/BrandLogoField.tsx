import { useLingui } from '@lingui/react/macro'
import type { BrandingForm } from '@parichay/contract/agency/forms.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { uploadPicture } from '../api/upload.ts'
import { uploadFailure } from '../business/words.ts'
import { failureText } from '../failure-words.ts'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'

/** An agency's logo: chosen, cut, sent; it counts once the form is saved. */
export function BrandLogoField({ name }: { name: string }) {
  const { t } = useLingui()
  const { setValue } = useFormContext<BrandingForm>()
  const logo = useWatch<BrandingForm, 'logo'>({ name: 'logo' })
  const [failure, setFailure] = useState<string>()
  const send = async (picture: Blob) => {
    setFailure(undefined)
    try {
      const { documentId, thumbnailUrl } = await uploadPicture(picture, { query: { hierarchy1: 'logo' } })
      setValue('logo', { documentId, url: thumbnailUrl }, { shouldDirty: true })
    } catch (error) {
      setFailure(failureText(error, uploadFailure))
    }
  }
  return (
    <PicturePicker
      label={t`Logo`}
      name={name}
      src={logo?.url}
      aspect={1}
      hint={t`Square. It is also the sign in the browser’s tab.`}
      error={failure}
      onPicture={send}
      {...(logo ? { onRemove: () => setValue('logo', null, { shouldDirty: true }) } : {})}
    />
  )
}
