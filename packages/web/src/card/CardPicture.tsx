import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { TypedPicture } from '@parichay/contract/card/details-form.ts'
import { useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { failureText } from '../api/failure-words.ts'
import { uploadPicture } from '../api/upload.ts'
import { Button } from '../ui/Button.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'

type State = { kind: 'idle' } | { kind: 'sending'; part: number } | { kind: 'failed'; message: string }

/** Logo or cover: cut to shape, sent at once with its progress in sight, on the card with the next save. */
export function CardPicture({ kind, businessId }: { kind: 'logo' | 'cover'; businessId: number }) {
  const { t } = useLingui()
  const { field } = useController({ name: kind })
  const name = useWatch({ name: 'companyName' }) as string
  const [state, setState] = useState<State>({ kind: 'idle' })
  const cut = useRef<Blob | undefined>(undefined)
  const stop = useRef<AbortController | undefined>(undefined)
  const picture = field.value as TypedPicture | null
  const send = async () => {
    if (!cut.current) return
    const mine = new AbortController()
    stop.current = mine
    setState({ kind: 'sending', part: 0 })
    try {
      const { documentId, url, width, height } = await uploadPicture(cut.current, {
        query: { hierarchy1: kind, hierarchy2: businessId },
        onProgress: (part) => !mine.signal.aborted && setState({ kind: 'sending', part }),
        signal: mine.signal,
      })
      field.onChange({ documentId, url, width, height } satisfies TypedPicture)
      setState({ kind: 'idle' })
    } catch (error) {
      if (!mine.signal.aborted) setState({ kind: 'failed', message: failureText(error) })
    }
  }
  const cancel = () => {
    stop.current?.abort()
    setState({ kind: 'idle' })
  }
  return (
    <PicturePicker
      label={kind === 'logo' ? t`Logo` : t`Cover picture`}
      name={name}
      src={picture?.url}
      aspect={kind === 'logo' ? 1 : 16 / 9}
      shape={kind === 'logo' ? 'square' : 'wide'}
      onPicture={(chosen) => {
        cut.current = chosen
        void send()
      }}
      onRemove={() => field.onChange(null)}
      below={
        state.kind === 'sending' ? (
          <Sending part={state.part} onCancel={cancel} />
        ) : state.kind === 'failed' ? (
          <InlineError message={state.message} onRetry={() => void send()} />
        ) : null
      }
    />
  )
}

function Sending({ part, onCancel }: { part: number; onCancel: () => void }) {
  const { t } = useLingui()
  const percent = Math.round(part * 100)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1 }}>
        <Box
          role="progressbar"
          aria-label={t`Sending the picture`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          sx={{ height: 6, borderRadius: 3, bgcolor: 'brand.tintLine', overflow: 'hidden' }}
        >
          <Box sx={{ height: 1, width: `${percent}%`, bgcolor: 'brand.accent', transition: 'width 150ms' }} />
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
          {percent < 100 ? t`Sending ${percent}%` : t`Almost there`}
        </Box>
      </Box>
      <Button look="text" onClick={onCancel}>{t`Cancel`}</Button>
    </Box>
  )
}
