import type { documentKinds } from '@parichay/contract/document/kinds.ts'
import type { Document } from '@parichay/contract/document/routes.ts'
import { type ReactNode, useEffect } from 'react'
import { type SentPicture, useSentPicture } from '../api/sent-picture.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { PicturePicker, type PicturePickerProps } from '../ui/picture/PicturePicker.tsx'
import { Sending } from '../ui/Sending.tsx'
import { uploadFailure } from './words.ts'

type Look = Pick<PicturePickerProps, 'label' | 'src' | 'aspect' | 'shape' | 'hint' | 'error' | 'onRemove'> & {
  /** The monogram while there is no picture. */
  monogram: string
  /** A picture was chosen: what was said about the one before is over. */
  onChosen?: () => void
  /** What is said while nothing is under way. */
  below?: ReactNode
}
type Props = Look & {
  kind: (typeof documentKinds)[number]
  businessId: number | undefined
  onStored: (stored: Document) => void
  /** Whether one is on its way: what is made of the picture now would show the one before. */
  onSending?: (isSending: boolean) => void
}

/** A picture that is cut to shape and sent at once, with its progress in sight; what it is for is the caller's. */
export function StoredPicture({ kind, businessId, onStored, onSending, ...look }: Props) {
  const sent = useSentPicture({ kind, businessId, words: uploadFailure, onStored })
  const isSending = sent.state.kind === 'sending'
  useEffect(() => {
    onSending?.(isSending)
    return () => onSending?.(false)
  }, [isSending, onSending])
  return <PictureOnItsWay {...look} sent={sent} />
}

/** The same, where somebody else holds what is sent: a step of a form that goes on to be sent while the next one is filled in. */
export function PictureOnItsWay({
  sent: { state, send, again, cancel },
  monogram,
  aspect = 1,
  onChosen,
  below = null,
  ...rest
}: Look & { sent: SentPicture }) {
  return (
    <PicturePicker
      {...rest}
      name={monogram}
      aspect={aspect}
      onPicture={(cut) => {
        onChosen?.()
        void send(cut)
      }}
      below={
        state.kind === 'sending' ? (
          <Sending part={state.part} onCancel={cancel} />
        ) : state.kind === 'failed' ? (
          <InlineError message={state.message} onRetry={() => void again()} />
        ) : (
          below
        )
      }
    />
  )
}
