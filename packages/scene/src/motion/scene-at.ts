import type { Element } from '../element.ts'
import type { Scene } from '../scene.ts'
import { type Track, valueAt } from './track.ts'

/** A scene as it stands at a time: nothing in it moves any more. A scene without motion is the same at all times. */
export function sceneAt(scene: Scene, seconds: number): Scene {
  return { ...scene, layers: scene.layers.map((layer) => elementAt(layer, seconds)) }
}

function elementAt(given: Element, seconds: number): Element {
  const { motion = [], ...rest } = given
  const element = rest as Element
  const still =
    element.kind === 'group'
      ? { ...element, children: element.children.map((child) => elementAt(child, seconds)) }
      : element
  return motion.reduce(
    (moved, track) => move(moved, track, valueAt(track, seconds)),
    playedAt(revealedAt(still, seconds), seconds),
  )
}

/** A picture that is a film says which second of it is seen. */
function playedAt(element: Element, seconds: number): Element {
  if (element.kind !== 'image' || !element.plays) return element
  const { plays, ...picture } = element
  return { ...picture, moment: Math.max(0, seconds - plays.from) }
}

/** A text on its way knows the time; before and after its way nothing changes, so frames are the same. */
function revealedAt(element: Element, seconds: number): Element {
  if (element.kind !== 'text' || !element.reveal) return element
  const { reveal, ...whole } = element
  // No text has more pieces than letters.
  const end = reveal.at + reveal.take + reveal.step * element.text.length
  return seconds >= end ? whole : { ...element, reveal: { ...reveal, now: Math.max(reveal.at, seconds) } }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

function move(element: Element, { of }: Track, value: number): Element {
  const [x, y] = element.shift ?? [0, 0]
  if (of === 'x') return { ...element, shift: [x + value, y] }
  if (of === 'y') return { ...element, shift: [x, y + value] }
  // A curve may swing beyond its ends; a size below nothing or more than solid has no meaning.
  if (of === 'zoom') return { ...element, zoom: clamp((element.zoom ?? 1) * value, 0, 20) }
  if (of === 'opacity') return { ...element, opacity: clamp((element.opacity ?? 1) * value, 0, 1) }
  if (of === 'wide' || of === 'tall') {
    const [wide, tall] = element.stretch ?? [1, 1]
    const by = clamp(value, 0, 20)
    return { ...element, stretch: of === 'wide' ? [wide * by, tall] : [wide, tall * by] }
  }
  if (of === 'drawn')
    return element.kind === 'shape' && element.stroke
      ? { ...element, stroke: { ...element.stroke, drawn: clamp(value, 0, 1) } }
      : element
  return { ...element, rotation: (element.rotation ?? 0) + value }
}

/** How many frames a scene with a length has; a still one has one. */
export const frameCount = ({ motion }: Pick<Scene, 'motion'>): number =>
  motion ? Math.max(1, Math.round(motion.seconds * motion.fps)) : 1
