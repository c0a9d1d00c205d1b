import { type PosterSlot, posterSlots } from '@parichay/contract/greeting/own-poster.ts'
import { extentOf, type GroupElement } from '@parichay/scene/element.ts'
import { layText } from '@parichay/scene/elements/text.ts'
import { pile } from '@parichay/scene/pile.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import type { Stage } from '@parichay/scene/stage.ts'
import { smallest } from '../frames/fit.ts'

const isSlot = (id: string | undefined): id is PosterSlot => posterSlots.some((slot) => slot === id)

/** How words stand in a poster: places where they do not fit, and the size of the letters of each place, in px of the poster. */
export type Fit = { tooLong: PosterSlot[]; sizes: Partial<Record<PosterSlot, number>> }

/**
 * Lays the words of a poster. They do not fit where they end in an ellipsis, a word is broken, or all together become too small
 * to be read; in the last case it is the longest one. The pen has the faces of the scene.
 */
export function fitOf(pen: Pen, { layers, language }: Pick<Scene, 'layers' | 'language'>): Fit {
  const stage = { pen, perUnit: 1, language, scale: 1, opacity: 1, images: new Map() } as unknown as Stage
  const found = new Set<PosterSlot>()
  const sizes: Fit['sizes'] = {}
  const look = (group: GroupElement, scale: number) => {
    const { fit } = pile(group, group.children, (child) => extentOf(stage, child))
    const seen = scale * fit
    const laid = textsIn(group).map((text) => ({ text, ...layText(stage, text) }))
    for (const { text, cut, lines, size } of laid) {
      sizes[text.id as PosterSlot] = size * seen
      if (cut || isBroken(text.text, lines)) found.add(text.id as PosterSlot)
    }
    if (laid.some(({ size }) => size * seen < smallest)) {
      const [longest] = laid.toSorted((one, other) => other.text.text.length - one.text.text.length)
      found.add(longest!.text.id as PosterSlot)
    }
    for (const child of group.children) if (child.kind === 'group') look(child, seen)
  }
  for (const layer of layers) if (layer.kind === 'group') look(layer, 1)
  return { tooLong: posterSlots.filter((slot) => found.has(slot)), sizes }
}

/** Places of a poster whose words do not fit, as `fitOf` finds them. */
export const tooLong = (pen: Pen, scene: Pick<Scene, 'layers' | 'language'>): PosterSlot[] =>
  fitOf(pen, scene).tooLong

const textsIn = ({ children }: GroupElement) =>
  children.filter((child) => child.kind === 'text').filter(({ id }) => isSlot(id))

const bare = (text: string) =>
  text
    .normalize()
    .replace(/[\u2066\u2069]/g, '')
    .toLocaleLowerCase('en')

/** Whether a word was divided between two lines. */
function isBroken(text: string, lines: readonly string[]): boolean {
  const tokens = bare(text).split(/\s+/)
  return lines.some((line, i) => {
    const before =
      i === 0
        ? ''
        : (bare(lines[i - 1]!)
            .split(/\s+/)
            .at(-1) ?? '')
    if (before === '' || /[\p{P}\p{S}]$/u.test(before)) return false
    const both = `${before}${bare(line).split(/\s+/)[0] ?? ''}`
    return tokens.some((token) => token.includes(both))
  })
}
