import type { Business } from '@parichay/contract/business/fields.ts'
import type { documentKinds } from '@parichay/contract/document/kinds.ts'
import type { Document } from '@parichay/contract/document/routes.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { useRef, useState } from 'react'
import { failureText } from '../failure-words.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { uploadPicture } from '../api/upload.ts'
import { uploadFailure } from '../business/words.ts'
import { Sending } from '../card/CardPicture.tsx'
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
}

type State = { kind: 'idle' } | { kind: 'sending'; part: number } | { kind: 'failed'; message: string }

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
}: Props) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const cut = useRef<Blob | undefined>(undefined)
  const stop = useRef<AbortController | undefined>(undefined)
  const send = async () => {
    if (!cut.current) return
    const mine = new AbortController()
    stop.current = mine
    setState({ kind: 'sending', part: 0 })
    try {
      const stored = await uploadPicture(cut.current, {
        query: { hierarchy1: kind, hierarchy2: businessId },
        onProgress: (part) => !mine.signal.aborted && setState({ kind: 'sending', part }),
        signal: mine.signal,
      })
      onStored(stored)
      setState({ kind: 'idle' })
    } catch (error) {
      if (!mine.signal.aborted) setState({ kind: 'failed', message: failureText(error, uploadFailure) })
    }
  }
  return (
    <PicturePicker
      label={label}
      name={monogram}
      src={src || undefined}
      aspect={aspect}
      onPicture={(chosen) => {
        cut.current = chosen
        void send()
      }}
      {...(onRemove ? { onRemove } : {})}
      below={
        state.kind === 'sending' ? (
          <Sending
            part={state.part}
            onCancel={() => {
              stop.current?.abort()
              setState({ kind: 'idle' })
            }}
          />
        ) : state.kind === 'failed' ? (
          <InlineError message={state.message} onRetry={() => void send()} />
        ) : null
      }
    />
  )
}
