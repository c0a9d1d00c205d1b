import { sceneOfJson } from '@parichay/contract/video/scene.ts'
import type { VideoSlot, VideoTemplateContent, VideoValues } from '@parichay/contract/video/template.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { filmScene } from './film.ts'
import type { Slot, SlotFact, VideoTemplate } from './template.ts'
import { templateOf } from './templates.ts'

/** What of the business stands in a slot, as the contract names it. */
const sources: Record<SlotFact, Pick<VideoSlot, 'from' | 'nth'>> = {
  name: { from: 'businessName' },
  tagline: { from: 'tagline' },
  phone: { from: 'phone' },
  address: { from: 'address' },
  website: { from: 'website' },
  product1: { from: 'productName', nth: 0 },
  product2: { from: 'productName', nth: 1 },
  product3: { from: 'productName', nth: 2 },
  price1: { from: 'productPrice', nth: 0 },
  price2: { from: 'productPrice', nth: 1 },
  price3: { from: 'productPrice', nth: 2 },
}

function slotOf({ colours }: VideoTemplate, slot: Slot): VideoSlot {
  const { key, type, label, required = false } = slot
  const common = { key, type, label, isRequired: required, default: '' }
  switch (slot.type) {
    case 'text': {
      const { default: words = '', longest, fact } = slot
      const said =
        typeof words === 'string' ? { default: words } : { default: words.en, defaults: { hi: words.hi } }
      return { ...common, ...said, longest, ...(fact ? sources[fact] : {}) }
    }
    case 'image': {
      const nth = slot.fact ? Number(slot.fact.at(-1)) - 1 : undefined
      return { ...common, ratio: slot.aspect, ...(nth === undefined ? {} : { from: 'productPicture', nth }) }
    }
    case 'clip':
      return { ...common, ratio: slot.aspect, seconds: slot.seconds }
    case 'logo':
      return { ...common, ratio: slot.aspect }
    case 'colour':
      return { ...common, default: slot.default ?? colours[key === 'accent' ? 'accent' : 'main'] }
    case 'music':
      return { ...common, default: slot.default ?? '' }
  }
}

/** A template that comes with the product as the contract describes templates. Pure. */
export const contentOf = (template: VideoTemplate): VideoTemplateContent => ({
  title: template.title.en,
  names: { hi: template.title.hi },
  category: template.trade === 'general' ? 'offers' : template.trade,
  shape: template.shape,
  seconds: template.seconds,
  posterAt: template.poster,
  tags: [],
  slots: template.slots.map((slot) => slotOf(template, slot)),
  chapters: template.chapters.map(({ from, label }) => ({ at: from, label })),
  music: template.music,
})

/** How a film is drawn: by the template `code` names, or by a scene as JSON with its content. */
export type Drawing = { code: string | null; content: VideoTemplateContent; scene: unknown }

/**
 * The scene of one film, ready to draw: `pictures` names the slots (and `logo`) that have a picture or clip, and images are named so.
 * Throws SCENE_INVALID for JSON that is none; a code nobody knows is a RangeError.
 */
export function sceneOfFilm(
  { code, content, scene }: Drawing,
  values: VideoValues,
  pictures: readonly string[],
): Scene {
  const there = pictures.filter((key) => key !== 'logo' || values.hasLogo)
  if (code === null) return sceneOfJson(scene, content, values, there)
  const template = templateOf(code)
  if (!template) throw new RangeError(`there is no template ${code}`)
  // What was emptied stays empty: the template's own words stand in `values` from the first open.
  const blank = template.slots.flatMap(({ key, type }) => (type === 'text' ? [[key, ''] as const] : []))
  const given = {
    ...Object.fromEntries(blank),
    ...values.texts,
    ...values.colours,
    ...Object.fromEntries(there.map((key) => [key, key])),
  }
  const film = filmScene(template, given, { language: values.language })
  return { ...film, layers: film.layers.map((layer) => cropped(layer, values)) }
}

function cropped(element: Element, values: VideoValues): Element {
  if (element.kind === 'group')
    return { ...element, children: element.children.map((child) => cropped(child, values)) }
  if (element.kind !== 'image') return element
  const crop = values.pictures[element.source]?.crop
  return crop ? { ...element, crop } : element
}
