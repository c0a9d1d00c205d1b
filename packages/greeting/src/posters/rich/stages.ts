import type { Element } from '@parichay/scene/element.ts'
import { fineBorder } from '../../light/filigree.ts'
import { veil } from '../../light/light.ts'
import type { Sheet } from '../poster.ts'
import { lamps, lit, paper, silk, velvet } from './grounds.ts'
import { type MoodName, moods } from './moods.ts'

/** Grounds a prop can stand on. */
export type Stage = 'velvet' | 'silk' | 'paper' | 'lamps' | 'plain'

/** The stage of a prop, lit at `y`. */
export function standing(sheet: Sheet, name: MoodName, stage: Stage, seed: number, y: number): Element[] {
  const mood = moods[name]
  if (stage === 'velvet') return velvet(sheet, mood, seed, y)
  if (stage === 'silk') return silk(sheet, mood, seed)
  if (stage === 'paper') return paper(sheet, mood)
  if (stage === 'lamps') return lamps(sheet, mood, seed, [mood.light, '#ffd98a', '#ffefc8'])
  return [
    lit(sheet, mood, [0.5, 0.6]),
    ...fineBorder({ x: 30, y: 30, width: 1020, height: sheet.height - 60 }, mood.metal, { fan: 110 }),
  ]
}

/** The ground a prop stands on: light that lies flat, darker towards the front. */
export const floor = (sheet: Sheet, name: MoodName, y: number): Element =>
  moods[name].isDark
    ? veil({ x: 0, y, width: 1080, height: sheet.height - y }, moods[name].deep, [
        [0, 0],
        [0.35, 0.5],
        [1, 0.9],
      ])
    : veil({ x: 0, y, width: 1080, height: sheet.height - y }, moods[name].deep, [
        [0, 0],
        [1, 0.5],
      ])
