import type { Element } from '@parichay/scene/element.ts'
import { chance, disc, line, motif } from '../../motifs/draw.ts'
import { burst } from '../../motifs/ornaments.ts'
import { balloon, bunting, confetti } from '../../motifs/winter.ts'
import { beams, clearOf, isDark, lightAt, patterned, sheetOver } from '../ground.ts'
import { lifted, message } from '../letters.ts'
import type { Composition } from '../poster.ts'
import { wholeOf } from './still.ts'

/** A thought in large letters at the left, with a mark of speech and a quiet motif. */
export const quote: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = sheet.shape === 'STORY'
  const isShort = parts.words.head.length < 30
  const mark =
    'M8 92C-4 60 8 24 40 8L46 18C32 28 28 40 32 48C44 48 48 58 48 70C48 84 38 94 26 94C18 94 12 94 8 92ZM60 92C48 60 60 24 92 8L98 18C84 28 80 40 84 48C96 48 100 58 100 70C100 84 90 94 78 94C70 94 64 94 60 92Z'
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    motif(disc(50, 50, 50, `${palette.b}30`))({ x: 900, y: sheet.end - 60, size: tall ? 900 : 620 }),
    hero({ x: tall ? 760 : 850, y: sheet.end - (tall ? 190 : 96), size: tall ? 520 : 280 }),
    {
      kind: 'shape',
      box: { x: 80, y: tall ? 290 : 176, width: tall ? 170 : 110, height: tall ? 130 : 84 },
      outline: { type: 'path', view: [108, 100], data: mark },
      fill: palette.a,
    },
    message(
      parts,
      tall ? { x: 80, y: 470, width: 900, height: 760 } : { x: 80, y: 276, width: 830, height: 430 },
      {
        // A few words stand as large as a heading; a whole thought needs the room.
        size: isShort ? (tall ? 150 : 116) : tall ? 108 : 82,
        align: 'start',
        place: 'start',
        maxLines: 6,
        rule: palette.a,
        lineSize: isShort ? (tall ? 62 : 50) : tall ? 46 : 38,
      },
    ),
  ]
}

/** A price burst over beams, for offers. */
export const offer: Composition = (parts) => {
  const { sheet, palette, hero, side } = parts
  const tall = sheet.shape === 'STORY'
  const y = tall ? 830 : 436
  const size = tall ? 960 : 740
  const [left = hero, right = hero] = side
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    beams(540, y, tall ? 1400 : 1000, 18, `${palette.b}33`),
    burst(palette.a, 28, 44)({ x: 540, y: y + 10, size: size * 1.06 }),
    burst(palette.plate, 28, 44)({ x: 540, y, size }),
    motif(disc(50, 50, 40, undefined, { stroke: { paint: palette.a, width: 0.5, dash: [1.6, 1.2] } }))({
      x: 540,
      y,
      size,
    }),
    message(
      parts,
      { x: 540 - size * 0.3, y: y - size * 0.29, width: size * 0.6, height: size * 0.58 },
      {
        size: tall ? 160 : 128,
        ink: palette.onPlate,
        soft: palette.onPlate,
        hand: 'poster',
        lineSize: tall ? 58 : 46,
      },
    ),
    left({ x: tall ? 190 : 150, y: sheet.end - (tall ? 150 : 60), size: tall ? 300 : 220, turn: -8 }),
    right({ x: tall ? 890 : 930, y: sheet.end - (tall ? 150 : 60), size: tall ? 300 : 220, turn: 8 }),
    ...(tall ? [hero({ x: 540, y: 300, size: 250 })] : []),
  ]
}

/** Little flags, balloons and scraps of paper, for a day of joy. */
export const party: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = sheet.shape === 'STORY'
  const colours = [palette.a, palette.b, palette.c, palette.plate]
  const words = tall
    ? { x: 130, y: 780, width: 820, height: 460 }
    : { x: 225, y: 410, width: 630, height: 380 }
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    ...clearOf(
      confetti(chance(31), tall ? 70 : 46, { x: 20, y: 120, width: 1040, height: sheet.end - 60 }, colours),
      words,
    ),
    lightAt(
      540,
      tall ? 820 : 450,
      520,
      isDark(palette) ? palette.c : palette.plate,
      isDark(palette) ? 'dd' : '66',
    ),
    ...bunting(
      { x: -20, y: tall ? 120 : 30, width: 1120, sag: tall ? 150 : 90, count: 13 },
      colours,
      palette.onPlate,
    ),
    balloon(palette.a)({ x: tall ? 170 : 96, y: tall ? 1410 : 590, size: tall ? 380 : 280, turn: -6 }),
    balloon(palette.b)({ x: tall ? 920 : 1000, y: tall ? 1390 : 560, size: tall ? 400 : 280, turn: 6 }),
    balloon(palette.c)({ x: tall ? 690 : 985, y: tall ? 1450 : 770, size: tall ? 280 : 210 }),
    hero({ x: 540, y: tall ? 560 : 290, size: tall ? 380 : 220 }),
    message(parts, words, {
      size: tall ? 138 : 104,
      hand: parts.hand,
    }),
  ]
}

/** A coloured side with the motif, a light side with the words. */
export const split: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = sheet.shape === 'STORY'
  const curve = tall
    ? 'M0 0L100 0L100 88C80 104 60 96 46 92C30 88 14 90 0 98Z'
    : 'M0 0L88 0C104 22 94 40 90 54C86 70 92 84 98 100L0 100Z'
  const box = tall ? { x: 0, y: 0, width: 1080, height: 990 } : { x: 0, y: 0, width: 470, height: 1080 }
  const hold = {
    kind: 'shape' as const,
    outline: { type: 'path' as const, view: [100, 100] as [number, number], data: curve },
  }
  return [
    sheetOver(wholeOf(sheet), palette.plate),
    patterned(wholeOf(sheet), 'dots', `${palette.a}18`),
    { ...hold, box: tall ? { ...box, height: 1024 } : { ...box, width: 496 }, fill: palette.b },
    { ...hold, box, fill: palette.ground },
    lightAt(tall ? 540 : 220, tall ? 520 : 470, tall ? 470 : 270, '#ffffff', '55'),
    hero(tall ? { x: 540, y: 520, size: 640 } : { x: 222, y: 470, size: 390 }),
    message(
      parts,
      tall ? { x: 90, y: 1050, width: 900, height: 480 } : { x: 530, y: 190, width: 490, height: 570 },
      {
        size: tall ? 142 : 88,
        align: tall ? 'centre' : 'start',
        ink: palette.onPlate,
        soft: palette.onPlate,
        rule: palette.b,
        maxLines: 4,
      },
    ),
  ]
}

/** Tiles of a trade above, its words below. */
export const tiles: Composition = (parts) => {
  const { sheet, palette, hero, side } = parts
  const tall = sheet.shape === 'STORY'
  const all = [hero, ...side]
  const fills = [palette.a, palette.b, palette.c, palette.plate]
  const columns = tall ? 3 : 4
  const side1 = 1080 / columns
  const rows = tall ? 2 : 1
  const top = tall ? 180 : 172
  const cells = Array.from({ length: columns * rows }, (_, i): Element[] => {
    const [x, y] = [(i % columns) * side1, top + Math.floor(i / columns) * side1]
    return [
      sheetOver({ x, y, width: side1, height: side1 }, fills[(i + Math.floor(i / columns)) % fills.length]!),
      all[i % all.length]!({ x: x + side1 / 2, y: y + side1 / 2, size: side1 * 0.66 }),
    ]
  })
  const y = top + rows * side1
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    ...cells.flat(),
    sheetOver({ x: 0, y: y, width: 1080, height: 10 }, palette.a),
    sheetOver({ x: 0, y: top - 10, width: 1080, height: 10 }, palette.a),
    message(
      parts,
      { x: 90, y: y + 34, width: 900, height: sheet.end - y - 46 },
      { size: tall ? 126 : 96, lineSize: tall ? 60 : 48 },
    ),
  ]
}

/** One round picture of the trade above a ribbon with the words. */
export const ribbon: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = sheet.shape === 'STORY'
  const y = tall ? 560 : 300
  const size = tall ? 700 : 430
  const band = { x: 0, y: tall ? 980 : 530, width: 1080, height: tall ? 460 : 276 }
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    patterned(wholeOf(sheet), 'stripes', `${palette.b}1e`),
    motif(
      disc(50, 50, 50, palette.a),
      disc(50, 50, 47, palette.plate),
      disc(50, 50, 44.6, undefined, {
        stroke: { paint: palette.b, width: 0.6, dash: [0.1, 2], cap: 'round' },
      }),
    )({ x: 540, y, size }),
    hero({ x: 540, y, size: size * 0.7 }),
    {
      kind: 'shape',
      box: { x: band.x, y: band.y, width: band.width, height: band.height },
      outline: { type: 'path', view: [100, 100], data: 'M0 8C25 -2 75 -2 100 8L100 92C75 102 25 102 0 92Z' },
      fill: palette.a,
      shadow: { x: 0, y: 8, blur: 24, colour: '#00000044' },
    },
    motif(line('M0 50L100 50', `${palette.b}`, 0.3))({ x: 540, y: band.y + 22, size: 1000 }),
    message(
      parts,
      { x: 80, y: band.y + 34, width: 920, height: band.height - 62 },
      {
        size: tall ? 126 : 92,
        ink: '#ffffff',
        soft: palette.plate,
        lineSize: tall ? 58 : 46,
        maxLines: 2,
        head: lifted('#00000044'),
      },
    ),
  ]
}
