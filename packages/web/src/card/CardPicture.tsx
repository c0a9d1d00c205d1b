import { useLingui } from '@lingui/react/macro'
import type { TypedPicture } from '@parichay/contract/card/details-form.ts'
import type { documentKinds } from '@parichay/contract/document/kinds.ts'
import type { Document } from '@parichay/contract/document/routes.ts'
import type { TypedFile } from '@parichay/contract/card/typed-file.ts'
import { useController, useWatch } from 'react-hook-form'
import { useSentPicture } from '../api/sent-picture.ts'
import { uploadFailure } from '../business/words.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'
import { Sending } from '../ui/Sending.tsx'

type StoredPictureProps = {
  kind: (typeof documentKinds)[number]
  businessId: number
  label: string
  /** The monogram while there is no picture. */
  monogram: string
  src: string | undefined
  aspect: number
  shape: 'square' | 'circle' | 'wide'
  hint?: string | undefined
  onStored: (stored: Document) => void
  onRemove: () => void
}

/** A picture that is cut to shape and sent at once, with its progress in sight; the next save puts it on the card. */
export function StoredPicture({ kind, businessId, monogram, onStored, ...rest }: StoredPictureProps) {
  const { state, send, again, cancel } = useSentPicture({ kind, businessId, words: uploadFailure, onStored })
  return (
    <PicturePicker
      {...rest}
      name={monogram}
      onPicture={(cut) => void send(cut)}
      below={
        state.kind === 'sending' ? (
          <Sending part={state.part} onCancel={cancel} />
        ) : state.kind === 'failed' ? (
          <InlineError message={state.message} onRetry={() => void again()} />
        ) : null
      }
    />
  )
}

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
}: Pick<StoredPictureProps, 'kind' | 'businessId' | 'label' | 'hint' | 'shape' | 'monogram'> & {
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
