import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer, FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameDetail, Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { frameScene } from '@parichay/greeting/frames/frame-scene.ts'
import { frameWarnings } from '@parichay/greeting/frames/warnings.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { loadFaces } from '../ui/scene/load-faces.ts'
import type { FrameWish, SharedParts } from './frame-wish.ts'

/** A scene that is ready to draw, with the addresses of its pictures. */
export type Drawing = { scene: Scene; pictures: Record<string, string> }

type Own = Pick<Business, 'businessName' | 'address' | 'city'>

/** The facts with what was typed and is not saved yet; an emptied text gives way to the business's own. Pure. */
export function factsWith(answer: FrameAnswer, { texts, political, product }: SharedParts, own: Own): Record<string, string> {
  const typed: [string, string, string, string?][] = [
    ['name', texts.name, answer.texts.name, own.businessName],
    ['address', texts.address, answer.texts.address, [own.address, own.city].filter(Boolean).join(', ')],
    ['secondPhone', texts.secondPhone, answer.texts.secondPhone],
    ['instagram', texts.instagram, answer.texts.instagram],
    ['tagline', texts.tagline, answer.texts.tagline],
    ['post', political.post, answer.political.post],
    ['slogan', political.slogan, answer.political.slogan],
    ['productName', product.name, answer.product.name],
    ['productPrice', product.price, answer.product.price],
  ]
  const facts = { ...answer.facts }
  for (const [name, now, before, usual = ''] of typed) if (now !== before) facts[name] = now || usual
  return facts
}

/** A picture in a frame as it would be sent, from what was tried on. Pure. */
export function drawingOf(given: {
  answer: FrameAnswer
  shared: SharedParts
  wish: FrameWish
  own: Own
  shape: Shape
  settings: FrameSettings
  /** Address of the picture in the frame; null for the frame alone. */
  background: string | null
}): Drawing {
  const { answer, shared, wish, own, shape, settings, background } = given
  const facts = factsWith(answer, shared, own)
  const pictures: Record<string, string> = { ...answer.imageAddresses, ...wish.pictureUrls }
  for (const [id, url] of Object.entries(pictures)) {
    if (url) facts[id] = id
    else {
      delete facts[id]
      delete pictures[id]
    }
  }
  const scene = frameScene({
    shape,
    settings,
    facts,
    logoColours: answer.logoColours,
    background: background === null ? null : 'background',
  })
  if (background !== null) pictures['background'] = background
  return { scene: bindScene(scene, facts), pictures }
}

/** Details that do not fit their frame, measured with its own faces. */
export async function tooLong(given: Parameters<typeof drawingOf>[0]): Promise<FrameDetail[]> {
  const { scene } = drawingOf(given)
  await loadFaces(needsOf(scene).faces)
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as unknown as Pen
  const { answer, shared, own, shape, settings } = given
  const facts = factsWith(answer, shared, own)
  const order = { shape, settings, facts, logoColours: answer.logoColours, background: null }
  return frameWarnings(pen, order).map(({ detail }) => detail)
}
