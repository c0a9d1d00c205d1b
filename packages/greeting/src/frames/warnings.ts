import { type FrameDetail, frameDetails } from '@parichay/contract/greeting/rules.frames.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { layText } from '@parichay/scene/elements/text.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { type FrameOrder, frameScene } from './frame-scene.ts'

/** What of a frame does not fit: the panel says «Address is too long for this frame». */
export type FrameWarning = { detail: FrameDetail; kind: 'too-long' }

/** Details that end in an ellipsis although they shrank and took two lines. The pen has the faces of the scene. */
export function frameWarnings(pen: Pen, order: FrameOrder): FrameWarning[] {
  const scene = bindScene(frameScene({ ...order, background: null }), order.facts)
  const stage = { pen, perUnit: 1, language: scene.language }
  const cut = new Set<string>()
  for (const element of walkElements(scene.layers))
    if (element.kind === 'text' && element.id && layText(stage, element).cut) cut.add(element.id)
  return frameDetails.filter((detail) => cut.has(detail)).map((detail) => ({ detail, kind: 'too-long' }))
}
