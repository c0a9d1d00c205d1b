import { useLingui } from '@lingui/react/macro'
import type { VideoSound } from '@parichay/contract/video/sound.ts'
import { useQueryClient } from '@tanstack/react-query'
import { dropSound, useSounds } from '../api/video-sounds.ts'
import { failureText } from '../failure-words.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { SoundRow } from './SoundRow.tsx'
import { clipFailure, clipFaultWords } from './words.ts'

type Props = { businessId: number; onChoose: (soundId: number) => void; onClose: () => void }

/** Clips that a business sent before: used again in another film, or taken away. */
export function OwnClips({ businessId, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data, error, reload } = useSounds(businessId, null)
  const clips = data?.filter(({ kind }) => kind === 'clip')
  const drop = async (clip: VideoSound) => {
    const { uses, title } = clip
    const yes = await confirm({
      title: t`Delete “${title}”?`,
      message:
        uses > 0
          ? t`Films that use it keep it. Their drafts ask for another clip.`
          : t`It is not used in any film.`,
      okLabel: t`Delete`,
      danger: true,
    })
    if (yes) await dropSound(queries, clip).catch((failed: unknown) => showError(failed, clipFailure))
  }
  return (
    <Sheet open onClose={onClose} title={t`Clips sent before`} width="sm">
      {error && !data && <InlineError message={failureText(error, clipFailure)} onRetry={() => reload()} />}
      {!clips && !error && <ListSkeleton rows={3} />}
      {clips?.length === 0 && (
        <EmptyState
          picture={<PaperDrawing />}
          title={t`No clips yet`}
          body={t`What you send for one film can be used in others.`}
        />
      )}
      {clips && clips.length > 0 && (
        <RowList label={t`Clips sent before`}>
          {clips.map((clip) => (
            <SoundRow
              key={clip.soundId}
              sound={clip}
              faults={clipFaultWords}
              onChoose={() => {
                onChoose(clip.soundId)
                onClose()
              }}
              onDrop={() => void drop(clip)}
            />
          ))}
        </RowList>
      )}
    </Sheet>
  )
}
