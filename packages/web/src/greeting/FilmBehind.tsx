import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'

type Props = {
  film: NonNullable<ImagePost['film']>
  /** A picture of it, until it plays. */
  poster: string
}

/** A greeting video playing where its picture stands; the frame is laid over it. Silent until somebody wants the sound. */
export function FilmBehind({ film, poster }: Props) {
  const { t } = useLingui()
  const rests = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const player = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isMuted, setMuted] = useState(true)
  useEffect(() => {
    // Browsers that save power refuse; then the button starts it.
    if (!rests) void player.current?.play()?.catch(() => undefined)
  }, [rests])
  const toggle = () => {
    const video = player.current
    if (video?.paused) void video.play().catch(() => undefined)
    else video?.pause()
  }
  return (
    <>
      <Box
        component="video"
        ref={player}
        src={film.previewUrl}
        poster={poster}
        muted={isMuted}
        loop
        playsInline
        preload="auto"
        disablePictureInPicture
        aria-hidden
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        sx={{ position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' }}
      />
      <Box
        sx={{
          position: 'absolute',
          zIndex: 1,
          top: 8,
          left: 8,
          display: 'flex',
          gap: 0.75,
          '& > span': { borderRadius: '50%', bgcolor: 'rgb(22 24 27 / 0.72)', color: '#fff' },
          '& button': { color: '#fff', borderRadius: '50%' },
        }}
      >
        <span>
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={isPlaying ? t`Pause` : t`Play`}
            onClick={toggle}
          />
        </span>
        <span>
          <IconButton
            icon={isMuted ? VolumeX : Volume2}
            label={isMuted ? t`Sound on` : t`Sound off`}
            onClick={() => setMuted(!isMuted)}
          />
        </span>
      </Box>
    </>
  )
}
