import { videoFailure } from '../shell/film-deeds.ts'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { Redo2, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { failureText } from '../failure-words.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { picturesTyped, type StoredPictures } from '../api/film-pictures.ts'
import { phoneOnly } from '../ui/theme.ts'
import { ChapterStrip } from './ChapterStrip.tsx'
import type { FilmClock } from '../ui/film/film-clock.ts'
import { FilmPlayer } from '../ui/film/FilmPlayer.tsx'
import { filmOf, type FilmTemplate } from '../api/film-of.ts'
import { useClips, useHeard } from '../api/video-sounds.ts'
import { useUndo } from '../ui/form/undo.ts'
import { titleIn } from './words.ts'

type Props = {
  template: FilmTemplate
  stored: StoredPictures
  clock: FilmClock
  chosen: number
  onChoose: (at: number) => void
  businessId: number
  /** Nothing is to be heard: a voice is recorded. */
  isMuted: boolean
}

/** The film as it stands in the form, at the change of a letter; its parts below. */
export function FilmSide({ template, stored, clock, chosen, onChoose, businessId, isMuted }: Props) {
  const { t, i18n } = useLingui()
  const values = useWatch({ name: 'values' }) as VideoValues
  const [isHeard, setHeard] = useState(true)
  const sound = useHeard(businessId, values)
  const [failure, setFailure] = useState<{ of: Scene; error: unknown }>()
  const { undo, redo } = useUndo()
  const shown = useMemo(
    () => picturesTyped({ pictures: values.pictures, hasLogo: values.hasLogo }, stored),
    [stored, values.hasLogo, values.pictures],
  )
  const clips = useClips(businessId, values)
  const scene = useMemo(() => filmOf(template, values, shown, clips), [template, values, shown, clips])
  // The parts below are small and stand still: pictures are enough there.
  const still = useMemo(
    () => (Object.keys(clips).length > 0 ? filmOf(template, values, shown) : scene),
    [template, values, shown, clips, scene],
  )
  if (!scene) return <Notice>{t`This film cannot be drawn as it stands. Undo the last change.`}</Notice>
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ position: 'relative' }}>
        <FilmPlayer
          scene={scene}
          pictures={shown}
          clips={clips}
          clock={clock}
          title={titleIn(template, i18n)}
          sound={sound}
          isHeard={isHeard && !isMuted}
          onHeard={setHeard}
          tallest="var(--film-height)"
          onFail={(error) => setFailure({ of: scene, error })}
        />
        <Box sx={{ position: 'absolute', top: 0, right: -6, display: 'grid', [phoneOnly]: { right: -8 } }}>
          {undo && <IconButton icon={Undo2} label={t`Undo`} onClick={undo} />}
          {redo && <IconButton icon={Redo2} label={t`Redo`} onClick={redo} />}
        </Box>
      </Box>
      {failure?.of === scene && <Notice>{failureText(failure.error, videoFailure)}</Notice>}
      <ChapterStrip
        template={template}
        scene={still ?? scene}
        pictures={shown}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Box>
  )
}
