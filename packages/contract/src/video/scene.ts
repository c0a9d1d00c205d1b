import type { Element } from '@parichay/scene/element.ts'
import { bindScene, type Facts } from '@parichay/scene/bind.ts'
import { readScene, type Scene } from '@parichay/scene/scene.ts'
import { videoFps, videoSizes, type VideoTemplateContent, type VideoValues } from './template.ts'

type Drawn = Pick<VideoTemplateContent, 'slots' | 'shape' | 'seconds'>

/**
 * The scene of a template that is JSON, for one film: texts stand where `{{key}}` is, pictures (and the `logo`) where the source is
 * `{{key}}`, a colour wherever its slot's default stands. `pictures` names those that are there. Throws SCENE_INVALID.
 */
export function sceneOfJson(
  saved: unknown,
  template: Drawn,
  values: VideoValues,
  pictures: readonly string[],
): Scene {
  const scene = readScene(recolour(saved, template, values))
  const facts: Facts = { ...values.texts, ...Object.fromEntries(pictures.map((key) => [key, key])) }
  const bound = bindScene(scene, facts)
  return {
    ...bound,
    ...videoSizes[template.shape],
    language: values.language,
    motion: { seconds: template.seconds, fps: videoFps },
    layers: bound.layers.map((layer) => cropped(layer, values)),
  }
}

/** Colours that stand in the scene as the default of a slot become the chosen ones, with the transparency they had. */
function recolour(saved: unknown, { slots }: Drawn, { colours }: VideoValues): unknown {
  const chosen = new Map(
    slots.flatMap((slot) =>
      slot.type === 'colour' && colours[slot.key] ? [[slot.default.toLowerCase(), colours[slot.key]!]] : [],
    ) as [string, string][],
  )
  if (chosen.size === 0) return saved
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string' && /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(value))
      return (chosen.get(value.slice(0, 7).toLowerCase()) ?? value.slice(0, 7)) + value.slice(7)
    if (Array.isArray(value)) return value.map(walk)
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]))
    return value
  }
  return walk(saved)
}

/** Pictures of slots show the part that was chosen. */
function cropped(element: Element, values: VideoValues): Element {
  if (element.kind === 'group')
    return { ...element, children: element.children.map((child) => cropped(child, values)) }
  if (element.kind !== 'image') return element
  const crop = values.pictures[element.source]?.crop
  return crop ? { ...element, crop } : element
}
