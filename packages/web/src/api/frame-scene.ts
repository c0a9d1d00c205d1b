import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer, FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameLayout, Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { frameFacts } from '@parichay/greeting/frames/facts.ts'
import { frameScene } from '@parichay/greeting/frames/frame-scene.ts'
import { type FrameWarning, frameWarnings } from '@parichay/greeting/frames/warnings.ts'
import { type Facts, bindScene } from '@parichay/scene/bind.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { loadFaces } from '../ui/scene/load-faces.ts'
import type { FrameWish, SharedParts } from './frame-wish.ts'

/** A scene that is ready to draw, with the addresses of its pictures. */
export type Drawing = { scene: Scene; pictures: Record<string, string> }

type Own = Pick<
  Business,
  'businessName' | 'mobile' | 'whatsapp' | 'email' | 'website' | 'address' | 'city' | 'pin' | 'gstin' | 'user'
>

/** The facts with what was typed and is not saved yet, as the server makes them. Pure. */
export function factsWith(
  answer: FrameAnswer,
  shared: SharedParts,
  own: Own,
  images: readonly string[] = [],
): Facts {
  if ((['texts', 'political', 'product'] as const).every((part) => shared[part] === answer[part]))
    return { ...answer.facts, ...Object.fromEntries(images.map((id) => [id, id])) }
  const facts = frameFacts({ ...own, website: own.website?.address ?? null }, shared, images)
  return answer.facts['phone'] ? { ...facts, phone: answer.facts['phone'] } : facts
}

/** A picture in a frame as it would be sent, from what was tried on. Pure. */
export function drawingOf(given: {
  answer: FrameAnswer
  shared: SharedParts
  wish: FrameWish
  own: Own
  shape: Shape
  settings: FrameSettings
  layout?: FrameLayout
  /** Address of the picture in the frame; null for the frame alone. */
  background: string | null
}): Drawing {
  const { answer, shared, wish, own, shape, settings, layout = 'free', background } = given
  const all = { ...answer.imageAddresses, ...wish.pictureUrls }
  // A picture that was taken away has an empty address.
  const pictures = Object.fromEntries(Object.entries(all).filter(([, url]) => url))
  const gone = Object.keys(all).filter((id) => !pictures[id])
  const known = factsWith(answer, shared, own, Object.keys(pictures))
  const facts = Object.fromEntries(Object.entries(known).filter(([name]) => !gone.includes(name)))
  const scene = frameScene({
    shape,
    settings,
    facts,
    logoColours: answer.logoColours,
    layout,
    background: background === null ? null : 'background',
  })
  if (background !== null) pictures['background'] = background
  return { scene: bindScene(scene, facts), pictures }
}

/** What does not fit its frame, measured with its own faces. */
export async function warningsOf(given: Parameters<typeof drawingOf>[0]): Promise<FrameWarning[]> {
  const { scene } = drawingOf(given)
  await loadFaces(needsOf(scene).faces)
  const pen = document
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true }) as unknown as Pen
  const { answer, shared, own, shape, settings } = given
  const facts = factsWith(answer, shared, own)
  const order = { shape, settings, facts, logoColours: answer.logoColours, background: null }
  return frameWarnings(pen, order)
}
