import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Scene } from '@parichay/scene/scene.ts'
import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useCallback, useSyncExternalStore } from 'react'
import { IconButton } from '../IconButton.tsx'
import type { PictureUrls } from '../scene/draw-on-canvas.ts'
import type { FilmClips } from './film-clip.ts'
import { clockText, type FilmClock } from './film-clock.ts'
import { FilmCanvas } from './FilmCanvas.tsx'
import { type FilmSound, useFilmSound } from './film-sound.ts'

type Props = {
  scene: Scene
  pictures: PictureUrls
  clips?: FilmClips
  clock: FilmClock
  title: string
  sound: FilmSound
  isHeard: boolean
  onHeard: (on: boolean) => void
  /** Height the picture may take. */
  tallest: string
  onFail: (error: unknown) => void
}

/** The film itself, playing with its sound; tap to stop, slide to any moment. */
export function FilmPlayer({
  scene,
  pictures,
  clips,
  clock,
  title,
  sound,
  isHeard,
  onHeard,
  tallest,
  onFail,
}: Props) {
  const { t } = useLingui()
  const isPlaying = useSyncExternalStore(clock.subscribe, () => clock.isPlaying)
  useFilmSound(clock, sound, isHeard)
  const ratio = scene.width / scene.height
  return (
    <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ButtonBase
        onClick={() => clock.toggle()}
        aria-label={isPlaying ? t`Pause the film` : t`Play the film`}
        sx={{
          justifySelf: 'center',
          position: 'relative',
          display: 'block',
          width: `min(100%, calc(${tallest} * ${ratio}))`,
          borderRadius: '14px',
          overflow: 'hidden',
          boxShadow: '0 1px 2px rgb(0 0 0 / .14), 0 8px 24px rgb(0 0 0 / .14)',
        }}
      >
        <FilmCanvas
          scene={scene}
          pictures={pictures}
          clips={clips}
          time={clock}
          title={title}
          zoom={0.6}
          onFail={onFail}
        />
        {!isPlaying && (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 0,
              m: 'auto',
              width: 56,
              height: 56,
              borderRadius: '50%',
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'rgb(0 0 0 / .55)',
              color: '#ffffff',
            }}
          >
            <Play size={26} fill="currentColor" style={{ marginLeft: 3 }} />
          </Box>
        )}
      </ButtonBase>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? t`Pause` : t`Play`}
          onClick={() => clock.toggle()}
        />
        <Scrub clock={clock} />
        <IconButton
          icon={isHeard ? Volume2 : VolumeX}
          label={isHeard ? t`Sound off` : t`Sound on`}
          onClick={() => onHeard(!isHeard)}
        />
      </Box>
    </Box>
  )
}

/** Where the film stands, to be dragged. */
function Scrub({ clock }: { clock: FilmClock }) {
  const { t } = useLingui()
  const at = useSyncExternalStore(
    clock.subscribe,
    useCallback(() => Math.round(clock.at * 10) / 10, [clock]),
  )
  return (
    <>
      <Box
        component="input"
        type="range"
        aria-label={t`Moment of the film`}
        aria-valuetext={clockText(at)}
        min={0}
        max={clock.seconds}
        step={0.1}
        value={at}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          clock.pause()
          clock.seek(Number(event.target.value))
        }}
        sx={{ flex: 1, minWidth: 0, height: 44, accentColor: (theme) => theme.vars.palette.primary.main }}
      />
      <Box
        sx={{
          typography: 'body2',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          minWidth: 74,
          textAlign: 'end',
        }}
      >
        {clockText(at)} / {clockText(clock.seconds)}
      </Box>
    </>
  )
}
