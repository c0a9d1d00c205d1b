import type { Element } from '@parichay/scene/element.ts'
import { puff } from '../light/light.ts'
import { chance, disc } from '../motifs/draw.ts'
import { type MoodName, moods } from '../posters/rich/moods.ts'
import type { Choreography } from './film.ts'
import { moving } from './motion.ts'
import { dusk, roomOn, scenery, spotOf, twinkles, wishing } from './studio.ts'

type Spot = readonly [x: number, y: number]

const powders = ['#ff2e88', '#ffb800', '#25b34b', '#1fa0e0', '#7b3ff2', '#ff5a1f']

/** Clouds of powder burst out of their bowls one after the other and settle. */
export const powdered =
  (name: string, inMood: MoodName): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const next = chance(23)
    const bowls: Spot[] = [
      [210, 1080],
      [740, 1000],
      [430, 1490],
      [900, 1400],
      [750, 1850],
    ]
    const clouds = Array.from({ length: 11 }, (_, i) => {
      const [x, y] = spotOf(sheet, name, bowls[i % bowls.length]!)
      const at = 0.15 + i * 0.34 + (i > 5 ? 1.4 : 0)
      return cloudOf(x, Math.min(y, sheet.end - 60), powders[i % powders.length]!, at, next)
    }).flat()
    return [
      scenery(sheet, name),
      dusk(sheet, '#ffffff', { from: 0, until: 1, deep: 0.8 }),
      ...clouds,
      ...wishing(parts, mood, 2.2, { box: roomOn(sheet, name) }),
      ...twinkles({ x: 120, y: 140, width: 840, height: sheet.end - 300 }, 8, 4, 2.6, '#ffffff'),
    ]
  }

function cloudOf(x: number, y: number, colour: string, at: number, next: () => number): Element[] {
  const puffs = Array.from({ length: 6 }, (_, i): Element => {
    const r = 120 + next() * 130
    const [side, up] = [(next() - 0.5) * 420, -160 - next() * 420]
    return moving(puff(x, y, r, colour, ['c0', '70']), {
      x: [
        [at, 0],
        [at + 1.6, side, 'out'],
      ],
      y: [
        [at, 0],
        [at + 1.6, up, 'out'],
        [at + 4.4, up + 120, 'in'],
      ],
      zoom: [
        [at, 0.1],
        [at + 1.2 + i * 0.1, 1.5, 'out'],
        [at + 4.4, 2.1],
      ],
      opacity: [
        [at, 0],
        [at + 0.15, 1],
        [at + 1.8, 0.6],
        [at + 4.4, 0],
      ],
    })
  })
  const grains = Array.from({ length: 14 }, (): Element => {
    const r = 3 + next() * 8
    const turn = (next() - 0.5) * 2.2
    const reach = 300 + next() * 500
    return moving(disc(x, y, r, colour), {
      x: [
        [at, 0],
        [at + 1, Math.sin(turn) * reach, 'out'],
      ],
      y: [
        [at, 0],
        [at + 0.9, -Math.cos(turn) * reach, 'out'],
        [at + 2.6, -Math.cos(turn) * reach + 500, 'in'],
      ],
      opacity: [
        [at, 0],
        [at + 0.1, 1],
        [at + 1.6, 1],
        [at + 2.6, 0],
      ],
    })
  })
  return [...puffs, ...grains]
}
