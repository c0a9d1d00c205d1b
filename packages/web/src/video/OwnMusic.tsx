import { useLingui } from '@lingui/react/macro'
import { soundBounds, type VideoSound } from '@parichay/contract/video/sound.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FileMusic } from 'lucide-react'
import { useRef, useState } from 'react'
import { dropSound, sendSound, useSounds } from '../api/video-sounds.ts'
import { failureText } from '../failure-words.ts'
import { useUnderWay } from '../ui/form/uploads-under-way.ts'
import { Button } from '../ui/Button.tsx'
import { confirm, showError } from '../ui/dialogs.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Tick } from '../ui/form/CheckField.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { SoundRow } from './SoundRow.tsx'
import { soundFailure, soundFaultWords } from './words.ts'

type Props = {
  businessId: number
  /** Number of the music of the film. */
  chosen: number | null
  onChoose: (soundId: number | null) => void
  onClose: () => void
}

/** Music that a business brought: sent with a tick that the rights are there, chosen, taken away. */
export function OwnMusic({ businessId, chosen, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data, error, reload } = useSounds(businessId, null)
  const own = data?.filter(({ kind }) => kind === 'music')
  const drop = async (sound: VideoSound) => {
    const { uses, title, soundId } = sound
    const yes = await confirm({
      title: t`Delete “${title}”?`,
      message:
        uses > 0
          ? t`Films that use it keep it. Their drafts ask for other music.`
          : t`It is not used in any film.`,
      okLabel: t`Delete`,
      danger: true,
    })
    if (!yes) return
    try {
      await dropSound(queries, sound)
      if (soundId === chosen) onChoose(null)
    } catch (failed) {
      void showError(failed, soundFailure)
    }
  }
  return (
    <Sheet open onClose={onClose} title={t`My own music`} width="sm">
      <Pile gap={2} oneColumn>
        {error && !data && (
          <InlineError message={failureText(error, soundFailure)} onRetry={() => reload()} />
        )}
        {!own && !error && <ListSkeleton rows={2} />}
        {own?.length === 0 && (
          <EmptyState
            picture={<PaperDrawing />}
            title={t`No music of your own yet`}
            body={t`A song your shop may use can play in all its films.`}
          />
        )}
        {own && own.length > 0 && (
          <RowList label={t`My own music`}>
            {own.map((sound) => (
              <SoundRow
                key={sound.soundId}
                sound={sound}
                faults={soundFaultWords}
                isChosen={sound.soundId === chosen}
                onChoose={() => {
                  onChoose(sound.soundId)
                  onClose()
                }}
                onDrop={() => void drop(sound)}
              />
            ))}
          </RowList>
        )}
        {own && (
          <SendMusic
            businessId={businessId}
            isFull={own.length >= soundBounds.music}
            onSent={({ soundId }) => onChoose(soundId)}
          />
        )}
      </Pile>
    </Sheet>
  )
}

type SendProps = { businessId: number; isFull: boolean; onSent: (sound: VideoSound) => void }

function SendMusic({ businessId, isFull, onSent }: SendProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const [hasRights, setRights] = useState(false)
  const [busy, setBusy] = useState(false)
  useUnderWay(busy ? 1 : 0)
  const [failure, setFailure] = useState<string>()
  const send = async (file: File) => {
    setFailure(undefined)
    if (file.size > soundBounds.bytes)
      return setFailure(t`This file is larger than 15 MB. Send a smaller one.`)
    setBusy(true)
    try {
      const title = file.name.replace(/\.[^.]*$/, '').slice(0, soundBounds.title)
      onSent(await sendSound(queries, businessId, { kind: 'music', title, file }))
      setRights(false)
    } catch (error) {
      setFailure(failureText(error, soundFailure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Pile gap={1} oneColumn>
      {failure && <Notice>{failure}</Notice>}
      <Tick
        label={t`I have the right to use this music in my films: I made it myself, or its owner has allowed it.`}
        checked={hasRights}
        onChange={setRights}
      />
      <Button
        icon={FileMusic}
        busy={busy}
        disabledReason={
          isFull
            ? t`There is no room for more sounds. Delete some first.`
            : hasRights
              ? undefined
              : t`Tick first that you have the rights to the music.`
        }
        onClick={() => chooser.current?.click()}
      >
        {t`Add music`}
      </Button>
      <Quiet>{t`MP3, M4A, WAV, OGG or FLAC, up to 15 MB and 10 minutes. Its beginning plays in the film.`}</Quiet>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t`Add music`}
        accept="audio/*,.mp3,.m4a,.aac,.wav,.ogg,.oga,.opus,.flac"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void send(file)
        }}
      />
    </Pile>
  )
}
