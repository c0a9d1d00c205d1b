import { type FrameDetail, frameDetails } from '@parichay/contract/greeting/rules.frames.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { layText } from '@parichay/scene/elements/text.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { has } from './context.ts'
import { type FrameOrder, frameScene } from './frame-scene.ts'

/** What of a frame does not fit: the panel says «Address is too long for this frame», or that there is no room for it. */
export type FrameWarning = { detail: FrameDetail; kind: 'too-long' | 'no-room' }

/** The texts a frame draws. */
const textsOf = (order: FrameOrder) => {
  const { layers, language } = bindScene(frameScene({ ...order, background: null }), order.facts)
  const texts = [...walkElements(layers)].filter((element) => element.kind === 'text')
  return { texts, language, ids: new Set(texts.map(({ id }) => id)) }
}

/** Whether a detail finds room where only name and number stand beside it. */
const fitsAlone = (order: FrameOrder, detail: FrameDetail) => {
  const { settings } = order
  const few = settings.details.filter((one) => ['logo', 'name', 'phone', detail].includes(one))
  return textsOf({ ...order, settings: { ...settings, details: few } }).ids.has(detail)
}

/**
 * Details that end in an ellipsis or are left out although they might shrink and take two lines, and those that are left
 * out because all together would be too small to read. The pen has the faces of the scene.
 */
export function frameWarnings(pen: Pen, order: FrameOrder): FrameWarning[] {
  const { texts, language, ids } = textsOf(order)
  const stage = { pen, perUnit: 1, language }
  const cut = new Set(texts.filter((text) => layText(stage, text).cut).map(({ id }) => id))
  const { details, displayMode } = order.settings
  const wanted = displayMode === 'only-logo' ? [] : details.filter((one) => has(order.facts, one))
  return frameDetails.flatMap((detail): FrameWarning[] => {
    if (cut.has(detail)) return [{ detail, kind: 'too-long' }]
    if (detail === 'logo' || !wanted.includes(detail) || ids.has(detail)) return []
    return [{ detail, kind: fitsAlone(order, detail) ? 'no-room' : 'too-long' }]
  })
}
