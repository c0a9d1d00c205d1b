import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Scene } from '@parichay/scene/scene.ts'
import { zoomSeen } from '@parichay/scene/targets/canvas.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PictureUrls } from '../scene/draw-on-canvas.ts'
import { type FilmClips, Rolls } from './film-clip.ts'
import type { FilmClock } from './film-clock.ts'
import { stageFilm, type StagedFilm } from './stage-film.ts'

type Props = {
  scene: Scene
  pictures: PictureUrls
  /** What runs it; a number is a moment that stands still. */
  time: FilmClock | number
  title: string
  /** Share of the film's own size at which it is drawn at most: no more pixels than the screen shows of it. */
  zoom: number
  /** Pictures of it that move. */
  clips?: FilmClips | undefined
  onFail?: (error: unknown) => void
}

/** The zoom that the place of a canvas asks for; a place that is not laid out yet has none. */
function useZoom(canvas: React.RefObject<HTMLCanvasElement | null>, scene: Scene, most: number) {
  const [across, setAcross] = useState<number>()
  useLayoutEffect(() => {
    const place = canvas.current!
    const look = () => setAcross(place.clientWidth)
    look()
    // Turned to the other side, the place is another one.
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [canvas])
  return across === undefined ? undefined : zoomSeen(scene, { across, ratio: devicePixelRatio }, most)
}

/** A film on a canvas, every frame as the file has it. What was drawn stays until what follows it is ready. */
export function FilmCanvas({ scene, pictures, time, title, zoom: most, clips, onFail }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const zoom = useZoom(canvas, scene, most)
  // What was staged is drawn with the clips it was staged with.
  const [film, setFilm] = useState<{ staged: StagedFilm; clips: FilmClips | undefined }>()
  const failed = useRef(onFail)
  failed.current = onFail
  useEffect(() => {
    if (zoom === undefined) return undefined
    let isGone = false
    stageFilm(scene, pictures, zoom).then(
      (staged) => isGone || setFilm({ staged, clips }),
      (error: unknown) => isGone || failed.current?.(error),
    )
    return () => {
      isGone = true
    }
  }, [scene, pictures, zoom, clips])
  const [rolls] = useState(() => new Rolls())
  useEffect(() => () => rolls.close(), [rolls])
  useEffect(() => {
    if (!film) return undefined
    const { staged, clips: moving } = film
    const paint = () => {
      const [at, isRunning] = typeof time === 'number' ? [time, false] : [time.at, time.isPlaying]
      staged.paint(canvas.current!, at, moving && ((layers) => rolls.take(layers, moving, isRunning)))
    }
    rolls.onFresh = paint
    paint()
    return typeof time === 'number' ? undefined : time.subscribe(paint)
  }, [film, time, rolls])
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: `${scene.width} / ${scene.height}`,
        width: '100%',
        minHeight: 0,
      }}
    >
      {!film && <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: '100%' }} />}
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={title}
        aria-hidden={title === '' || undefined}
        data-drawn={film ? true : undefined}
        sx={{ display: 'block', width: '100%', height: '100%', opacity: film ? 1 : 0 }}
      />
    </Box>
  )
}
