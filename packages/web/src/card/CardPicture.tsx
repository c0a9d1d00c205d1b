import { useLingui } from '@lingui/react/macro'
import type { TypedPicture } from '@parichay/contract/card/details-form.ts'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { uploadPicture } from '../api/cards.ts'
import { failureText } from '../api/failure-words.ts'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'

/** Logo or cover: cut to shape, stored at once, on the card with the next save. */
export function CardPicture({ kind, businessId }: { kind: 'logo' | 'cover'; businessId: number }) {
  const { t } = useLingui()
  const { field } = useController({ name: kind })
  const name = useWatch({ name: 'companyName' }) as string
  const [error, setError] = useState<string>()
  const picture = field.value as TypedPicture | null
  const upload = async (file: Blob) => {
    try {
      field.onChange(await uploadPicture(kind, businessId, file))
      setError(undefined)
    } catch (failure) {
      setError(failureText(failure))
    }
  }
  return (
    <PicturePicker
      label={kind === 'logo' ? t`Logo` : t`Cover picture`}
      name={name}
      src={picture?.url}
      aspect={kind === 'logo' ? 1 : 16 / 9}
      shape={kind === 'logo' ? 'square' : 'wide'}
      error={error}
      onPicture={upload}
      onRemove={() => field.onChange(null)}
    />
  )
}
