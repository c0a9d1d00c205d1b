import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Mic, Play, RotateCcw, Square, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { sendSound, useSounds } from '../api/video-sounds.ts'
import { failureText } from '../failure-words.ts'
import { useUnderWay } from '../ui/form/uploads-under-way.ts'
import { Button } from '../ui/Button.tsx'
import { clockText, type FilmClock } from '../ui/film/film-clock.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Line, Pile, Quiet, Rest, Text } from '../ui/shapes.tsx'
import { canRecord, type RecorderState, useRecorder } from '../ui/film/recorder.ts'
import { soundFailure, soundFaultWords } from './words.ts'

type Props = {
  businessId: number
  clock: FilmClock
  /** The film is silent meanwhile, or the microphone would hear it. */
  onRecording: (on: boolean) => void
}

/** A voice over the film, spoken while it plays; the music goes down under it. */
export function VoiceField({ businessId, clock, onRecording }: Props) {
  const { t } = useLingui()
  const id = useId()
  const queries = useQueryClient()
  const { setValue } = useFormContext()
  const { voice = null } = useWatch({ name: 'values' }) as VideoValues
  const [isSending, setSending] = useState(false)
  useUnderWay(isSending ? 1 : 0)
  const [failure, setFailure] = useState<string>()
  const choose = (soundId: number | null) => setValue('values.voice', soundId, { shouldDirty: true })
  const send = async (file: Blob) => {
    setSending(true)
    try {
      choose((await sendSound(queries, businessId, { kind: 'voice', file })).soundId)
    } catch (error) {
      setFailure(failureText(error, soundFailure))
    } finally {
      setSending(false)
    }
  }
  const { state, seconds, start, stop } = useRecorder({
    mostSeconds: clock.seconds,
    onBegin: () => {
      onRecording(true)
      clock.seek(0)
      clock.play()
    },
    onDone: (file) => void send(file),
    onEnd: () => {
      onRecording(false)
      clock.pause()
    },
  })
  const record = () => {
    setFailure(undefined)
    void start()
  }
  return (
    <Pile gap={1} oneColumn role="group" aria-labelledby={id}>
      <Box id={id} sx={{ typography: 'subtitle2' }}>{t`Voice-over`}</Box>
      {failure && <Notice>{failure}</Notice>}
      <Refusal state={state} />
      {!canRecord() ? (
        <Quiet>{t`This browser cannot record. Open the panel in Chrome or Safari.`}</Quiet>
      ) : state === 'recording' ? (
        <Recording seconds={seconds} most={clock.seconds} onStop={stop} />
      ) : voice === null ? (
        <>
          <Button
            look="secondary"
            icon={Mic}
            busy={state === 'asking' || isSending}
            onClick={record}
            sx={{ justifySelf: 'start' }}
          >
            {t`Record a voice-over`}
          </Button>
          <Quiet>{t`Speak while the film plays, up to its end. The music becomes quieter under your voice.`}</Quiet>
        </>
      ) : (
        <Recorded
          businessId={businessId}
          voice={voice}
          busy={state === 'asking' || isSending}
          onPlay={() => {
            clock.pause()
            clock.seek(0)
            clock.play()
          }}
          onAgain={record}
          onRemove={() => choose(null)}
        />
      )}
    </Pile>
  )
}

function Refusal({ state }: { state: RecorderState }) {
  const { t } = useLingui()
  if (state === 'blocked')
    return (
      <Notice tone="warning">
        {t`The microphone is blocked. Allow it for this page in the settings of the browser, then try again.`}
      </Notice>
    )
  if (state === 'noMicrophone')
    return <Notice tone="warning">{t`No microphone was found. Connect one and try again.`}</Notice>
  if (state === 'broken') return <Notice>{t`Nothing was recorded. Try again.`}</Notice>
  return null
}

function Recording({ seconds, most, onStop }: { seconds: number; most: number; onStop: () => void }) {
  const { t } = useLingui()
  return (
    <Pile gap={1} oneColumn>
      <Line gap={1.5} centred>
        <Box
          aria-hidden
          sx={{
            width: 14,
            height: 14,
            flex: 'none',
            borderRadius: '50%',
            bgcolor: 'error.main',
            '@media (prefers-reduced-motion: no-preference)': {
              animation: 'voice-blink 1.2s ease-in-out infinite',
              '@keyframes voice-blink': { '50%': { opacity: 0.35 } },
            },
          }}
        />
        <Rest role="status">
          <Text as="subtitle1">{t`Recording. Speak now.`}</Text>
        </Rest>
        <Box sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
          {clockText(seconds)} / {clockText(most)}
        </Box>
      </Line>
      <Box
        role="progressbar"
        aria-label={t`How much of the film is recorded`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((seconds / most) * 100)}
        sx={{ height: 6, borderRadius: '3px', bgcolor: 'brand.sunken', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', width: `${(seconds / most) * 100}%`, bgcolor: 'error.main' }} />
      </Box>
      <Button icon={Square} onClick={onStop} sx={{ justifySelf: 'start' }}>{t`Stop`}</Button>
    </Pile>
  )
}

type RecordedProps = {
  businessId: number
  voice: number
  busy: boolean
  onPlay: () => void
  onAgain: () => void
  onRemove: () => void
}

function Recorded({ businessId, voice, busy, onPlay, onAgain, onRemove }: RecordedProps) {
  const { t, i18n } = useLingui()
  const { data } = useSounds(businessId, voice)
  const found = data?.find(({ soundId }) => soundId === voice)
  const isLost = data !== undefined && !found
  return (
    <>
      {(found?.fault || isLost) && (
        <Notice tone="warning">
          {found?.fault
            ? i18n._(soundFaultWords[found.fault])
            : t`This recording is not here any more. Record it again.`}
        </Notice>
      )}
      <Line gap={1} centred wraps>
        {found?.state === 'ready' ? (
          <Button look="secondary" icon={Play} onClick={onPlay}>
            {t`Play with the film`}
          </Button>
        ) : (
          !found?.fault && !isLost && <Quiet role="status">{t`Your voice is being read…`}</Quiet>
        )}
        <Button look="secondary" icon={RotateCcw} busy={busy} onClick={onAgain}>
          {t`Record again`}
        </Button>
        <IconButton icon={Trash2} label={t`Remove the voice-over`} onClick={onRemove} />
      </Line>
      {found?.seconds && <Quiet>{t`Recorded: ${clockText(found.seconds)}`}</Quiet>}
    </>
  )
}
