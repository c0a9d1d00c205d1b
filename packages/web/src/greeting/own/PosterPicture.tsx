import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { useDeferredValue, useMemo } from 'react'
import { ownPosterDrawing, type TypedPoster } from '../../api/own-poster.ts'
import { partOf } from '../../api/frame-wish.ts'
import { ScenePicture } from '../../ui/scene/ScenePicture.tsx'

type Props = { typed: TypedPoster; answer: FrameAnswer; business: Business; title: string; zoom: number }

/** A poster in own words as it would be sent, in the saved frame. */
export function PosterPicture({ typed, answer, business, title, zoom }: Props) {
  const given = useMemo(
    () => ({ answer, own: business, settings: answer[partOf(typed.poster.shape)], typed }),
    [answer, business, typed],
  )
  const late = useDeferredValue(given)
  const drawing = useMemo(() => ownPosterDrawing(late), [late])
  return <ScenePicture scene={drawing.scene} pictures={drawing.pictures} title={title} zoom={zoom} />
}
