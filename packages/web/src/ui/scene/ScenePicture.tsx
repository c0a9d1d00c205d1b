import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Scene } from '@parichay/scene/scene.ts'
import { useEffect, useRef, useState } from 'react'
import { drawOnCanvas, type PictureUrls } from './draw-on-canvas.ts'

type Props = {
  /** Bound: nothing is left to fill in. */
  scene: Scene
  /** What the picture shows, for those who do not see it. */
  title: string
  pictures?: PictureUrls
  /** Share of the scene's own size at which it is drawn; a preview needs less than the file. */
  zoom?: number
  onFail?: (error: unknown) => void
}

/** A scene as its file will look, in every pixel. Keeps its place while fonts and pictures are on their way. */
export function ScenePicture({ scene, title, pictures, zoom = 1, onFail }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // Another scene is not drawn because one before it was: what is marked so may be sent.
  const [drawn, setDrawn] = useState<Scene>()
  const failed = useRef(onFail)
  failed.current = onFail
  useEffect(() => {
    const gone = new AbortController()
    drawOnCanvas(canvas.current!, scene, { pictures, zoom, signal: gone.signal }).then(
      () => gone.signal.aborted || setDrawn(scene),
      (error: unknown) => gone.signal.aborted || failed.current?.(error),
    )
    return () => gone.abort()
  }, [scene, pictures, zoom])
  return (
    <Box sx={{ position: 'relative', aspectRatio: `${scene.width} / ${scene.height}`, width: '100%' }}>
      {drawn ? null : (
        <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: '100%' }} />
      )}
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={title}
        data-drawn={drawn === scene || undefined}
        sx={{ display: 'block', width: '100%', height: '100%', opacity: drawn ? 1 : 0 }}
      />
    </Box>
  )
}
