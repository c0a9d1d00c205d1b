import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { clipBounds } from '@parichay/contract/video/sound.ts'
import type { VideoSlot, VideoValues } from '@parichay/contract/video/template.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Clapperboard, RotateCcw, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { sendClip, useSounds } from '../api/video-sounds.ts'
import { Sending } from '../ui/Sending.tsx'
import { failureText } from '../failure-words.ts'
import { useUnderWay } from '../ui/form/uploads-under-way.ts'
import { Button } from '../ui/Button.tsx'
import { clockText } from '../ui/film/film-clock.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Line, Pile, Quiet } from '../ui/shapes.tsx'
import { OwnClips } from './OwnClips.tsx'
import { clipFailure, clipFaultWords, labelIn } from './words.ts'

type Clips = NonNullable<VideoValues['clips']>
type Props = { slot: VideoSlot; businessId: number }
type Sent = { part: number; stop: () => void }

/** A clip of a slot: sent with its progress in sight, and where in it the film begins. */
export function SlotClip({ slot, businessId }: Props) {
  const { i18n, t } = useLingui()
  const id = useId()
  const queries = useQueryClient()
  const { key, seconds = 5 } = slot
  const { setValue } = useFormContext()
  // A field that was registered would stand empty among values that have no clips, as if something were unsaved.
  const clips = (useWatch({ name: 'values.clips' }) ?? {}) as Clips
  const latest = useRef(clips)
  latest.current = clips
  const chooser = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<Sent>()
  useUnderWay(sending ? 1 : 0)
  const [failure, setFailure] = useState<string>()
  const [before, setBefore] = useState(false)
  const clip = clips[key]
  const put = (next: Clips[string] | undefined) => {
    const { [key]: _before, ...rest } = latest.current
    setValue('values.clips', next ? { ...rest, [key]: next } : rest, { shouldDirty: true })
  }
  const send = async (file: File) => {
    setFailure(undefined)
    if (file.size > clipBounds.bytes) return setFailure(i18n._(clipFailure['UPLOAD_TOO_LARGE']!))
    const mine = new AbortController()
    const stop = () => mine.abort()
    setSending({ part: 0, stop })
    try {
      const hooks = { signal: mine.signal, onProgress: (part: number) => setSending({ part, stop }) }
      const { soundId } = await sendClip(queries, businessId, file, hooks)
      put({ clipId: soundId, from: 0 })
    } catch (error) {
      if (!mine.signal.aborted) setFailure(failureText(error, clipFailure))
    } finally {
      setSending(undefined)
    }
  }
  const choose = () => chooser.current?.click()
  return (
    <Pile gap={1} oneColumn role="group" aria-labelledby={id}>
      <Box id={id} sx={{ typography: 'subtitle2' }}>
        {labelIn(slot.label, i18n)}
      </Box>
      {failure && <Notice>{failure}</Notice>}
      {sending ? (
        <Sending part={sending.part} onCancel={sending.stop} />
      ) : clip ? (
        <Chosen
          businessId={businessId}
          clip={clip}
          seen={seconds}
          onFrom={(from) => put({ ...clip, from })}
          onAgain={choose}
          onRemove={() => put(undefined)}
        />
      ) : (
        <>
          <Line gap={1} centred wraps>
            <Button look="secondary" icon={Clapperboard} onClick={choose}>
              {t`Choose a clip`}
            </Button>
            <Button look="text" onClick={() => setBefore(true)}>
              {t`Clips sent before`}
            </Button>
          </Line>
          <Quiet>{t`A short video from your phone, up to 40 MB and a minute. It is seen for ${Math.round(seconds)} seconds, without its sound.`}</Quiet>
        </>
      )}
      {before && (
        <OwnClips
          businessId={businessId}
          onChoose={(clipId) => put({ clipId, from: 0 })}
          onClose={() => setBefore(false)}
        />
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={labelIn(slot.label, i18n)}
        accept="video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void send(file)
        }}
      />
    </Pile>
  )
}

type ChosenProps = {
  businessId: number
  clip: Clips[string]
  /** Seconds of it that are seen. */
  seen: number
  onFrom: (from: number) => void
  onAgain: () => void
  onRemove: () => void
}

function Chosen({ businessId, clip, seen, onFrom, onAgain, onRemove }: ChosenProps) {
  const { t, i18n } = useLingui()
  const { clipId, from } = clip
  const { data } = useSounds(businessId, null)
  const found = data?.find(({ soundId }) => soundId === clipId)
  const isLost = data !== undefined && !found
  const last = Math.max(0, (found?.seconds ?? 0) - seen)
  return (
    <>
      {(found?.fault || isLost) && (
        <Notice tone="warning">
          {found?.fault
            ? i18n._(clipFaultWords[found.fault])
            : t`This clip is not here any more. Choose another one.`}
        </Notice>
      )}
      {found?.state === 'waiting' && <Quiet role="status">{t`Your clip is being read…`}</Quiet>}
      {found?.state === 'ready' && <Quiet wraps>{`${found.title} · ${clockText(found.seconds ?? 0)}`}</Quiet>}
      {last >= 0.1 && (
        <Line gap={1} centred>
          <Box component="span" sx={{ typography: 'body2', flex: 'none' }}>
            {t`Begins at`}
          </Box>
          <Box
            component="input"
            type="range"
            aria-label={t`Begins at`}
            aria-valuetext={clockText(from)}
            min={0}
            max={last}
            step={0.1}
            value={Math.min(from, last)}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => onFrom(Number(event.target.value))}
            sx={{ flex: 1, minWidth: 0, height: 44, accentColor: (theme) => theme.vars.palette.primary.main }}
          />
          <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {clockText(from)}
          </Box>
        </Line>
      )}
      <Line gap={1} centred wraps>
        <Button look="secondary" icon={RotateCcw} onClick={onAgain}>
          {t`Another clip`}
        </Button>
        <IconButton icon={Trash2} label={t`Remove the clip`} onClick={onRemove} />
      </Line>
    </>
  )
}
