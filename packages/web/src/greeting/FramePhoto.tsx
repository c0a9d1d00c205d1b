import type { Business } from '@parichay/contract/business/fields.ts'
import type { documentKinds } from '@parichay/contract/document/kinds.ts'
import type { Document } from '@parichay/contract/document/routes.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { useSentPicture } from '../api/sent-picture.ts'
import { useEffect } from 'react'
import { uploadFailure } from '../business/words.ts'
import { Sending } from '../ui/Sending.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'

/** What the tools for a frame's own pictures need. */
export type PicturesToolProps = { answer: FrameAnswer; wishes: FrameWishes; business: Business }

type Props = {
  label: string
  businessId: number
  kind: (typeof documentKinds)[number]
  monogram: string
  src: string | undefined
  /** Width by height it is cut to; a square without. */
  aspect?: number
  onStored: (stored: Document) => void
  onRemove?: () => void
  /** Whether one is on its way: what is made of the picture now would show the one before. */
  onSending?: (isSending: boolean) => void
}

/** A picture of a frame or a poster: cut to shape, sent at once, with its progress in sight. */
export function FramePhoto({
  label,
  businessId,
  kind,
  monogram,
  src,
  aspect = 1,
  onStored,
  onRemove,
  onSending,
}: Props) {
  const { state, send, again, cancel } = useSentPicture({ kind, businessId, words: uploadFailure, onStored })
  const isSending = state.kind === 'sending'
  useEffect(() => {
    onSending?.(isSending)
    return () => onSending?.(false)
  }, [isSending, onSending])
  return (
    <PicturePicker
      label={label}
      name={monogram}
      src={src || undefined}
      aspect={aspect}
      onPicture={(cut) => void send(cut)}
      {...(onRemove ? { onRemove } : {})}
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
