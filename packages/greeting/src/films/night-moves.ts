import type { Element } from '@parichay/scene/element.ts'
import { shine, veil, vignette } from '../light/light.ts'
import { chance } from '../motifs/draw.ts'
import type { Sheet } from '../posters/poster.ts'
import { lit, wholeOf } from '../posters/rich/grounds.ts'
import { type Mood, type MoodName, moods } from '../posters/rich/moods.ts'
import { image, isStory } from '../posters/rich/shown.ts'
import { type Choreography, filmSeconds } from './film.ts'
import { moving } from './motion.ts'
import { wishing } from './studio.ts'

const bursts: readonly (readonly [x: number, y: number, at: number, size: number])[] = [
  [0.22, 0.2, 0.3, 560],
  [0.8, 0.15, 0.9, 480],
  [0.52, 0.3, 1.5, 640],
  [0.16, 0.42, 2.5, 420],
  [0.86, 0.36, 3.2, 460],
  [0.36, 0.12, 4.1, 520],
  [0.68, 0.24, 5, 600],
  [0.2, 0.3, 5.9, 460],
  [0.8, 0.4, 6.5, 500],
]

/** A city at night from the foot of a ground, under a sky of its colour. */
function cityAtNight(sheet: Sheet, mood: Mood): Element[] {
  const [from, high] = [1330, 590]
  const y = sheet.height - high * (isStory(sheet) ? 0.86 : 0.74)
  return [
    lit(sheet, mood, [0.5, isStory(sheet) ? 0.62 : 0.66]),
    moving<Element>(
      image(
        'fireworks-night',
        { x: 0, y, width: 1080, height: high },
        { crop: { x: 0, y: from / 1920, width: 1, height: high / 1920 } },
      ),
      {
        zoom: [
          [0, 1.02],
          [filmSeconds, 1.1, 'linear'],
        ],
      },
    ),
    // The sky of the picture and that above it become one.
    veil({ x: 0, y: y - 40, width: 1080, height: 150 }, mood.deep, [
      [0, 0],
      [0.3, 0.96],
      [1, 0],
    ]),
  ]
}

/** Fireworks open over a city at night, each with its flash, and their embers come down. */
export const fireworks =
  (inMood: MoodName): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const high = tall ? 900 : 420
    const shown = bursts.flatMap(([sx, sy, at, wide], i): Element[] => {
      const [x, y, size] = [sx * 1080, sy * high * 2 + (tall ? 40 : 0), wide * (tall ? 1.2 : 0.86)]
      const flower = image(
        'firework',
        { x: x - size / 2, y: y - size / 2, width: size, height: size },
        { fit: 'contain', blend: 'screen', rotation: i * 53 },
      )
      return [
        moving(shine(x, y, size * 0.9, i % 2 ? '#9fd0ff' : '#ffd98a', 0.6), {
          opacity: [
            [at, 0],
            [at + 0.12, 1],
            [at + 1.1, 0],
          ],
        }),
        moving(flower, {
          zoom: [
            [at, 0.05],
            [at + 0.7, 1, 'out'],
            [at + 2, 1.14, 'linear'],
          ],
          y: [
            [at + 0.7, 0],
            [at + 2, 50, 'in'],
          ],
          opacity: [
            [at, 0],
            [at + 0.1, 1],
            [at + 1, 1],
            [at + 2, 0],
          ],
        }),
      ]
    })
    return [
      ...cityAtNight(sheet, mood),
      ...shown,
      vignette(wholeOf(sheet), 0.4),
      ...embers(sheet),
      ...wishing(parts, mood, 1.8, {
        box: tall ? { x: 90, y: 760, width: 900, height: 560 } : { x: 90, y: 330, width: 900, height: 400 },
      }),
    ]
  }

function embers(sheet: Sheet): Element[] {
  const next = chance(17)
  return Array.from({ length: 60 }, (_, i): Element => {
    const at = 0.6 + (i / 60) * (filmSeconds - 1.6)
    const takes = 1.8 + next()
    return moving(
      shine(next() * 1080, next() * sheet.height * 0.4, 7 + next() * 8, i % 3 ? '#ffd98a' : '#ffffff', 1),
      {
        y: [
          [at, 0],
          [at + takes, 260 + next() * 200, 'in'],
        ],
        opacity: [
          [at, 0],
          [at + 0.2, 1],
          [at + takes, 0],
        ],
      },
    )
  })
}
