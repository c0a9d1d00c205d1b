import { designsOf } from '../design.ts'
import type { Composition, Design } from '../poster.ts'
import { goldenArch, mandalaLight, silkLocket, torannedPaper } from '../rich/drawn.ts'
import type { MoodName } from '../rich/moods.ts'
import { feasts, quiet } from './observed.feasts.ts'
import { lives, nation } from './observed.nation.ts'
import type { Row } from './observed.row.ts'
import { world } from './observed.world.ts'

/** Turns through compositions, so that days that follow each other look different. */
const turns: ((mood: MoodName, i: number) => Composition)[] = [
  (mood, i) => mandalaLight(mood, 60 + i),
  (mood, i) => silkLocket(mood, 3 + i),
  (mood, i) => goldenArch(mood, 'ivory', 9 + i),
  (mood, i) => silkLocket(mood, 5 + i),
]
const light = new Set<MoodName>(['ivory', 'blush', 'mint', 'sky', 'butter'])

const idOf = (occasion: string) =>
  `day-${occasion
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`

const made = (rows: readonly Row[], make: ReturnType<typeof designsOf>): Design[] =>
  rows.map(([occasion, hero, mood, said], i) =>
    make(
      idOf(occasion),
      occasion,
      light.has(mood) ? torannedOr(mood, i) : turns[i % turns.length]!(mood, i),
      'diwali',
      hero,
      said,
      { stories: [], hand: i % 2 ? 'festive' : 'display' },
    ),
  )
const torannedOr = (mood: MoodName, i: number): Composition =>
  i % 2 ? torannedPaper(mood) : mandalaLight(mood, 80 + i)

/** A design for every other occasion of the calendar. */
export const observed: Design[] = [
  ...made(feasts, designsOf('Festivals', 'wish')),
  ...made(quiet, designsOf('Festivals', 'thought')),
  ...made(nation, designsOf('National Days', 'civic')),
  ...made(lives, designsOf('Great Lives', 'thought')),
  ...made(world, designsOf('Special Days', 'thought')),
]
