import type { Element } from '@parichay/scene/element.ts'
import { chance, type Motif } from '../motifs/draw.ts'
import { isDark, sheetOver, softLight } from '../posters/ground.ts'
import { lifted, message } from '../posters/letters.ts'
import type { Parts } from '../posters/poster.ts'
import { filmSeconds } from './film.ts'
import { moving, rise } from './motion.ts'

/** Places of a sheet that all films share: the words stand in the upper half of squares, the hero below them. */
export function places({ sheet }: Parts) {
  const { width, height, end, shape } = sheet
  const isStory = shape === 'STORY'
  const words = isStory
    ? { x: 90, y: 330, width: width - 180, height: 470 }
    : { x: 90, y: 100, width: width - 180, height: 330 }
  const hero = isStory ? { x: width / 2, y: 1130, size: 640 } : { x: width / 2, y: 615, size: 390 }
  return { width, height, end, isStory, words, hero }
}

/** The poster's own ground over the whole sheet. */
export const ground = (parts: Parts): Element => {
  const { width, height } = parts.sheet
  return sheetOver({ x: 0, y: 0, width, height }, parts.palette.ground)
}
/** The words, line by line; they are there from the third second to the end. */
export const said = (parts: Parts, at: number): Element => {
  const { words, isStory } = places(parts)
  const dark = isDark(parts.palette)
  return rise(
    message(parts, words, { size: isStory ? 128 : 100, ...(dark ? { head: lifted() } : {}) }),
    at,
    70,
  )
}
/** Soft light behind the words. */
export const light = (parts: Parts, at: number): Element => {
  const { words } = places(parts)
  const round = softLight(parts.palette, words.x + words.width / 2, words.y + words.height / 2, 520)
  return moving(round, {
    opacity: [
      [at, 0],
      [at + 1.2, 1],
    ],
  })
}

/** Things that fall over the whole sheet, turning; the same each time for a seed. */
export function falling(
  { sheet }: Parts,
  { seed, count, things, size }: { seed: number; count: number; things: Motif[]; size: number },
): Element[] {
  const next = chance(seed)
  return Array.from({ length: count }, (_, i) => {
    const x = next() * sheet.width
    const takes = 3.2 + next() * 2.4
    const at = next() * (filmSeconds + 2) - 2.6
    const drift = (next() - 0.5) * 260
    const turns = (next() - 0.5) * 560
    const thing = things[i % things.length]!({ x, y: -60, size: size * (0.6 + next() * 0.8) })
    const begin = Math.max(0, at)
    // What began before the film is on its way already.
    const done = (begin - at) / takes
    const reach = sheet.height + 160
    return moving(thing, {
      y: [
        [begin, reach * done],
        [at + takes, reach, 'linear'],
      ],
      x: [
        [begin, drift * done],
        [at + takes, drift],
      ],
      rotation: [
        [begin, turns * done],
        [at + takes, turns, 'linear'],
      ],
    })
  })
}
