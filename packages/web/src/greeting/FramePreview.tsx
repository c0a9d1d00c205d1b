import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer, FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import { type FrameLayout, type Shape, shapeSizes } from '@parichay/contract/greeting/rules.frames.ts'
import { useMemo, useState } from 'react'
import { drawingOf } from '../api/frame-scene.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { useInSight } from '../ui/in-sight.ts'
import { ScenePicture } from '../ui/scene/ScenePicture.tsx'

type Props = {
  shape: Shape
  settings: FrameSettings
  layout?: FrameLayout
  background: string | null
  answer: FrameAnswer
  wishes: FrameWishes
  business: Business
  zoom?: number
  title?: string
}

/** A frame drawn small, once it is near the screen. */
export function FramePreview({
  shape,
  settings,
  layout = 'free',
  background,
  answer,
  wishes,
  business,
  zoom = 0.2,
  title = '',
}: Props) {
  const [place, inSight] = useInSight()
  const [failed, setFailed] = useState(false)
  const { width, height } = shapeSizes[shape]
  const { shared, wish } = wishes
  // The settings are made anew with every drawing of the list; what they say decides.
  const said = JSON.stringify(settings)
  const drawing = useMemo(
    () =>
      inSight
        ? drawingOf({
            answer,
            shared,
            wish,
            own: business,
            shape,
            settings: JSON.parse(said) as FrameSettings,
            layout,
            background,
          })
        : undefined,
    [inSight, answer, shared, wish, business, shape, said, layout, background],
  )
  return (
    <Box
      ref={place}
      aria-hidden={title === ''}
      sx={{ aspectRatio: `${width} / ${height}`, bgcolor: 'brand.sunken', pointerEvents: 'none' }}
    >
      {drawing && !failed && (
        <ScenePicture
          scene={drawing.scene}
          pictures={drawing.pictures}
          title={title}
          zoom={zoom}
          onFail={() => setFailed(true)}
        />
      )}
    </Box>
  )
}
