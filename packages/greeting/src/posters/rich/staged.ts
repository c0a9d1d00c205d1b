import type { Element } from '@parichay/scene/element.ts'
import { filigree } from '../../light/filigree.ts'
import { rays, shine, sparkles } from '../../light/light.ts'
import { chance } from '../../motifs/draw.ts'
import { composed } from '../composed.ts'
import type { Composition } from '../poster.ts'
import { lit, wholeOf } from './grounds.ts'
import { type MoodName, moods } from './moods.ts'
import { wish } from './pieces.ts'
import { image, isStory, isWide, pictureOf } from './shown.ts'
import { floor, type Stage, standing } from './stages.ts'

/** A prop by its middle. */
const propAt = (
  name: string,
  x: number,
  y: number,
  size: number,
  more: Parameters<typeof image>[2] = {},
): Element =>
  image(
    pictureOf(name).name,
    { x: Math.round(x - size / 2), y: Math.round(y - size / 2), width: size, height: size },
    {
      fit: 'contain',
      ...more,
    },
  )

/** Flowers that leave much of their picture free are laid closer. */
const loose = new Set(['jasmine', 'lotus', 'rose', 'diya'])

/** A wreath of one prop or of two in turn, the wish within: a circle in a square, a long oval in a story. */
export const wreath = (names: readonly string[], inMood: MoodName, stage: Stage = 'plain'): Composition =>
  composed('wreath', `${stage} ${inMood}`, (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const next = chance(names[0]!.length + 20)
    const count = tall ? 22 : 16
    const [x, y, wide, high] = tall ? [540, 860, 420, 640] : [540, 450, 430, 400]
    const size = tall ? 226 : 196
    return [
      ...standing(sheet, inMood, stage, 12, y),
      shine(x, y, wide * 1.2, mood.light, mood.isDark ? 0.2 : 0.8),
      ...Array.from({ length: count }, (_, i) => {
        const turn = ((i + 0.5) * 2 * Math.PI) / count
        const out = i % 2 ? 1.04 : 0.97
        return propAt(
          names[i % names.length]!,
          x + Math.sin(turn) * wide * out,
          y - Math.cos(turn) * high * out,
          size * (0.86 + 0.3 * next()) * (loose.has(names[i % names.length]!) ? 1.32 : 1),
          { rotation: Math.round((next() - 0.5) * 36) },
        )
      }),
      wish(
        parts,
        mood,
        tall ? { x: 262, y: 500, width: 556, height: 720 } : { x: 236, y: 236, width: 608, height: 420 },
        tall ? 170 : 132,
      ),
    ]
  })

/** One prop many times in depth: small and dim behind, large in front; the wish above. */
export const inRows = (name: string, inMood: MoodName, stage: Stage = 'lamps'): Composition =>
  composed('rows', `${stage} ${inMood}`, (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const foot = sheet.end + (tall ? 150 : 90)
    const rows: { count: number; size: number; up: number; dim: number }[] = tall
      ? [
          { count: 6, size: 190, up: 470, dim: 0.62 },
          { count: 5, size: 270, up: 350, dim: 0.4 },
          { count: 3, size: 430, up: 150, dim: 0 },
        ]
      : [
          { count: 7, size: 140, up: 330, dim: 0.6 },
          { count: 5, size: 210, up: 240, dim: 0.36 },
          { count: 3, size: 330, up: 96, dim: 0 },
        ]
    return [
      ...standing(sheet, inMood, stage, 14, tall ? 620 : 330),
      floor(sheet, inMood, foot - rows[1]!.up),
      shine(540, foot - rows[1]!.up, tall ? 620 : 480, mood.light, mood.isDark ? 0.48 : 0.7),
      ...rows.flatMap(({ count, size, up, dim }, k) =>
        Array.from({ length: count }, (_, i) => {
          const step = 1080 / (count - (k === 2 ? 0.5 : 1))
          const x = 540 + (i - (count - 1) / 2) * step
          const isMiddle = k === 2 && i === 1
          return propAt(
            name,
            x,
            foot - up + (isMiddle ? 30 : k === 2 ? -26 : 0),
            isMiddle ? size * 1.22 : size,
            { opacity: 1 - dim * 0.7 },
          )
        }),
      ),
      wish(
        parts,
        mood,
        tall ? { x: 90, y: 230, width: 900, height: 600 } : { x: 90, y: 84, width: 900, height: 330 },
        tall ? 214 : 160,
      ),
    ]
  })

/** A prop very large before a wheel of fine metal that runs over a lower corner; the wish in the free corner. */
export const inCorner = (name: string, inMood: MoodName): Composition =>
  composed('corner', `wheel ${inMood}`, (parts) => {
    const { sheet, language } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const atRight = language !== 'ur'
    // Lower and smaller, out of the way of the last line.
    const low = isWide(name) && !tall
    const size = tall ? 1080 : low ? 620 : 690
    const right = tall ? 720 : low ? 830 : 815
    const x = atRight ? right : 1080 - right
    const y = tall ? 1300 : low ? 736 : 700
    return [
      lit(sheet, mood, [x / 1080, y / sheet.height]),
      rays(x, y, tall ? 1500 : 1150, 48, mood.light, mood.isDark ? 0.1 : 0.4),
      filigree(mood.metal, { seed: name.length + 30, count: 32, width: 0.16, hollow: 0.5, rings: 4 })({
        x,
        y,
        size: size * 1.5,
        opacity: mood.isDark ? 0.6 : 0.45,
      }),
      shine(x, y, size * 0.72, mood.light, mood.isDark ? 0.7 : 0.9),
      propAt(name, x, y, size),
      ...(mood.isDark
        ? sparkles({ ...wholeOf(sheet), height: sheet.height * 0.7 }, 7, name.length + 3, '#fff6d6', [20, 60])
        : []),
      wish(
        parts,
        mood,
        tall
          ? { x: 90, y: 230, width: 900, height: 560 }
          : { x: atRight ? 80 : 380, y: 80, width: 620, height: 440 },
        tall ? 214 : 150,
        { maxLines: 4, ...(atRight ? { align: 'start' as const } : {}) },
      ),
    ]
  })
