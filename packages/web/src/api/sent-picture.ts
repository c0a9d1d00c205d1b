import type { documentKinds } from '@parichay/contract/document/kinds.ts'
import type { Document } from '@parichay/contract/document/routes.ts'
import { useRef, useState } from 'react'
import { failureText, type FailureWords } from '../failure-words.ts'
import { useUnderWay } from '../ui/form/uploads-under-way.ts'
import { uploadPicture } from './upload.ts'

type State = { kind: 'idle' } | { kind: 'sending'; part: number } | { kind: 'failed'; message: string }

type Wish = {
  kind: (typeof documentKinds)[number]
  businessId: number | undefined
  fileName?: string
  words: FailureWords
  onStored: (stored: Document, sent: Blob) => void
}

/** A file that is being sent: how far it is (`part`, 0 to 1) or why it could not be, and what can be done about that. */
export type SentPicture = {
  state: State
  send: (file: Blob) => Promise<void>
  /** The same file once more. */
  again: () => Promise<void>
  cancel: () => void
}

/** Sends one picture, or another file, at a time: one that is chosen meanwhile takes the place of the one under way. */
export function useSentPicture({ kind, businessId, fileName, words, onStored }: Wish): SentPicture {
  const [state, setState] = useState<State>({ kind: 'idle' })
  useUnderWay(state.kind === 'sending' ? 1 : 0)
  const last = useRef<Blob>(undefined)
  const stop = useRef<AbortController>(undefined)
  // What was typed while it was on its way counts when it is there.
  const latest = useRef(onStored)
  latest.current = onStored
  const send = async (file: Blob) => {
    stop.current?.abort()
    const mine = new AbortController()
    stop.current = mine
    last.current = file
    setState({ kind: 'sending', part: 0 })
    try {
      const stored = await uploadPicture(file, {
        query: { hierarchy1: kind, ...(businessId === undefined ? {} : { hierarchy2: businessId }) },
        ...(fileName === undefined ? {} : { fileName }),
        onProgress: (part) => !mine.signal.aborted && setState({ kind: 'sending', part }),
        signal: mine.signal,
      })
      latest.current(stored, file)
      setState({ kind: 'idle' })
    } catch (error) {
      if (!mine.signal.aborted) setState({ kind: 'failed', message: failureText(error, words) })
    }
  }
  return {
    state,
    send,
    again: async () => last.current && send(last.current),
    cancel: () => {
      stop.current?.abort()
      setState({ kind: 'idle' })
    },
  }
}
