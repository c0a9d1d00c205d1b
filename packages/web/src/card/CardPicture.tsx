import { useLingui } from '@lingui/react/macro'
import type { TypedPicture } from '@parichay/contract/card/details-form.ts'
import type { TypedFile } from '@parichay/contract/card/typed-file.ts'
import type { ComponentProps } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { StoredPicture } from '../document/StoredPicture.tsx'

/** Logo or cover of basic details. */
export function CardPicture({ kind, businessId }: { kind: 'logo' | 'cover'; businessId: number }) {
  const { t } = useLingui()
  const { field } = useController({ name: kind })
  const monogram = useWatch({ name: 'companyName' }) as string
  const picture = field.value as TypedPicture | null
  return (
    <StoredPicture
      kind={kind}
      businessId={businessId}
      label={kind === 'logo' ? t`Logo` : t`Cover picture`}
      monogram={monogram}
      src={picture?.url}
      aspect={kind === 'logo' ? 1 : 16 / 9}
      shape={kind === 'logo' ? 'square' : 'wide'}
      onStored={({ documentId, url, width, height }) =>
        field.onChange({ documentId, url, width, height } satisfies TypedPicture)
      }
      onRemove={() => field.onChange(null)}
    />
  )
}

/** A picture of another section, held by the form as a stored file. */
export function PictureField({
  name,
  ...rest
}: Pick<
  ComponentProps<typeof StoredPicture>,
  'kind' | 'businessId' | 'label' | 'hint' | 'shape' | 'monogram'
> & {
  name: string
}) {
  const { field } = useController({ name })
  const file = field.value as TypedFile | null
  return (
    <StoredPicture
      {...rest}
      src={file?.url}
      aspect={1}
      onStored={(stored) => field.onChange(stored satisfies TypedFile)}
      onRemove={() => field.onChange(null)}
    />
  )
}
