import type { BrandingForm, BrandPicture, brandPictures } from '@parichay/contract/agency/forms.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { StoredPicture } from '../document/StoredPicture.tsx'
import { useContractWords } from '../ui/contract-words.ts'

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
  return (
    <StoredPicture
      kind="logo"
      businessId={undefined}
      label={label}
      monogram={name}
      src={picture?.url}
      hint={hint}
      error={refused}
      onStored={({ documentId, thumbnailUrl }) =>
        setValue(field, { documentId, url: thumbnailUrl }, { shouldDirty: true })
      }
      onRemove={() => setValue(field, null, { shouldDirty: true })}
    />
  )
}
