import { type FrameDetail, frameDetails } from '@parichay/contract/greeting/rules.frames.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { layText } from '@parichay/scene/elements/text.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { has } from './context.ts'
import { type FrameOrder, frameScene } from './frame-scene.ts'

/** What of a frame does not fit: the panel says «Address is too long for this frame», or that there is no room for it. */
export type FrameWarning = { detail: FrameDetail; kind: 'too-long' | 'no-room' }

/**
 * Details that end in an ellipsis although they shrank and took two lines, and those that were left out because all
 * together would be too small to read. The pen has the faces of the scene.
 */
export function frameWarnings(pen: Pen, order: FrameOrder): FrameWarning[] {
  const scene = bindScene(frameScene({ ...order, background: null }), order.facts)
  const stage = { pen, perUnit: 1, language: scene.language }
  const cut = new Set<string>()
  const there = new Set<string>(['logo'])
  for (const element of walkElements(scene.layers))
    if (element.kind === 'text' && element.id) {
      there.add(element.id)
      if (layText(stage, element).cut) cut.add(element.id)
    }
  const { details, displayMode } = order.settings
  const wanted = displayMode === 'only-logo' ? [] : details.filter((one) => has(order.facts, one))
  return frameDetails.flatMap((detail): FrameWarning[] =>
    cut.has(detail)
      ? [{ detail, kind: 'too-long' }]
      : wanted.includes(detail) && !there.has(detail)
        ? [{ detail, kind: 'no-room' }]
        : [],
  )
}
