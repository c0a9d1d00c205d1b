import type { Element } from '@parichay/scene/element.ts'
import type { Box } from '@parichay/scene/paint.ts'
import { disc, motif, path, petals, ring, scallop } from '../../motifs/draw.ts'
import { garland, toran, yellowTones, orangeTones } from '../../motifs/flowers.ts'
import { lineMandala, medallion as plateOf, rangoli } from '../../motifs/ornaments.ts'
import { isDark, lightAt, patterned, sheetOver, softLight, type TileName } from '../ground.ts'
import { lifted, message } from '../letters.ts'
import { composed } from '../composed.ts'
import type { Composition, Sheet } from '../poster.ts'

/** The whole sheet as a box. */
export const wholeOf = ({ width, height }: Sheet): Box => ({ x: 0, y: 0, width, height })
const isStory = ({ shape }: Sheet) => shape === 'STORY'

/** A large motif low, with air above it for the words. */
export const lowHero: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const size = isStory(sheet) ? 780 : 470
  const middle = { x: 540, y: sheet.end - (isStory(sheet) ? 250 : 96) }
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    softLight(palette, middle.x, middle.y, size * 1.05),
    motif(
      ring(50, 50, 49, `${palette.a}55`, 0.3),
      ring(50, 50, 44, `${palette.a}44`, 0.3, [0.1, 2.2]),
      // On a story the words stand close above: no line runs through them.
    )({ ...middle, size: size * (isStory(sheet) ? 1.2 : 1.75) }),
    hero({ ...middle, size }),
    message(
      parts,
      { x: 150, y: isStory(sheet) ? 250 : 96, width: 780, height: isStory(sheet) ? 640 : 380 },
      {
        size: isStory(sheet) ? 152 : 116,
        rule: palette.a,
      },
    ),
  ]
}

/** A door string across the top, small companions at both sides below. */
export const doorString: Composition = (parts) => {
  const { sheet, palette, side, hero } = parts
  const tall = isStory(sheet)
  const low = sheet.end - (tall ? 150 : 70)
  const [left = hero, right = left] = side
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    patterned(wholeOf(sheet), 'dots', `${palette.a}1c`),
    ...toran({ x: -20, y: 0, width: 1120, drop: tall ? 210 : 150, count: 13 }, { cord: palette.a }),
    softLight(palette, 540, tall ? 800 : 470, 560),
    ...(tall ? [hero({ x: 540, y: 470, size: 380 })] : []),
    message(
      parts,
      tall ? { x: 110, y: 690, width: 860, height: 520 } : { x: 130, y: 190, width: 820, height: 420 },
      {
        size: tall ? 150 : 128,
      },
    ),
    left({ x: tall ? 200 : 160, y: low, size: tall ? 260 : 210 }),
    right({ x: tall ? 880 : 920, y: low, size: tall ? 260 : 210 }),
    ...(tall ? [] : [hero({ x: 540, y: low + 20, size: 230 })]),
  ]
}

/** A patterned ground with a plate that carries the words. */
export const plateOn = (tile: TileName = 'flowers', round = 60): Composition =>
  composed('plate', undefined, (parts) => {
    const { sheet, palette, hero } = parts
    const tall = isStory(sheet)
    const box = { x: 120, y: tall ? 300 : 150, width: 840, height: sheet.end - (tall ? 380 : 170) }
    const inset = { x: box.x + 22, y: box.y + 22, width: box.width - 44, height: box.height - 44 }
    const size = tall ? 400 : 240
    return [
      sheetOver(wholeOf(sheet), palette.ground),
      patterned(wholeOf(sheet), tile, `${palette.b}40`),
      {
        kind: 'shape',
        box,
        outline: { type: 'rect', radius: round },
        fill: palette.plate,
        shadow: { x: 0, y: 14, blur: 40, colour: '#00000044' },
      },
      {
        kind: 'shape',
        box: inset,
        outline: { type: 'rect', radius: Math.max(0, round - 16) },
        stroke: { paint: palette.a, width: 3 },
      },
      hero({ x: 540, y: box.y + (tall ? 250 : 66), size }),
      message(
        parts,
        {
          x: box.x + 70,
          y: box.y + (tall ? 480 : 190),
          width: box.width - 140,
          height: box.height - (tall ? 560 : 232),
        },
        { size: tall ? 132 : 112, ink: palette.onPlate, soft: palette.onPlate, rule: palette.b },
      ),
    ]
  })

/** A window with a pointed arch; light behind it, the motif on its sill. */
export const archWindow: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = isStory(sheet)
  const box = { x: 150, y: tall ? 210 : 56, width: 780, height: sheet.height - (tall ? 210 : 56) - 90 }
  const arch = 'M0 100L0 34C0 20 20 18 32 12C40 8 47 5 50 0C53 5 60 8 68 12C80 18 100 20 100 34L100 100Z'
  const at = (inset: number): Box => ({
    x: box.x + inset,
    y: box.y + inset * 1.2,
    width: box.width - inset * 2,
    height: box.height - inset * 1.2,
  })
  const window = (inset: number, more: object): Element => ({
    kind: 'shape',
    box: at(inset),
    outline: { type: 'path', view: [100, 100], data: arch },
    ...more,
  })
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    patterned(wholeOf(sheet), 'lattice', `${palette.b}33`),
    window(0, { fill: palette.b, shadow: { x: 0, y: 10, blur: 40, colour: '#00000055' } }),
    window(14, { fill: palette.a }),
    window(26, { fill: palette.plate }),
    lightAt(540, sheet.end - 120, tall ? 520 : 360, palette.b, '44'),
    hero({ x: 540, y: sheet.end - (tall ? 150 : 56), size: tall ? 560 : 330 }),
    message(
      parts,
      { x: 250, y: box.y + (tall ? 310 : 166), width: 580, height: tall ? 560 : 340 },
      { size: tall ? 128 : 100, lineSize: tall ? 54 : 42, ink: palette.onPlate, soft: palette.onPlate },
    ),
  ]
}

/** Words in a round plate before a wheel of ornament. */
export const medallion: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = isStory(sheet)
  const y = tall ? 800 : 452
  const size = tall ? 960 : 760
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    lineMandala(`${palette.b}77`, 0.22, 24)({ x: 540, y, size: size * 1.75 }),
    motif(
      path(petals(28, 40, 50, 4, { belly: 0.5, blunt: 0.05 }), palette.a),
      path(petals(28, 41, 48, 2, { belly: 0.5, blunt: 0.05 }), palette.b),
    )({
      x: 540,
      y,
      size: size * 1.12,
    }),
    plateOf(palette.plate, palette.a, palette.b, 36)({ x: 540, y, size }),
    hero({ x: 540, y: y - size * 0.27, size: size * 0.3 }),
    message(
      parts,
      { x: 540 - size * 0.34, y: y - size * 0.12, width: size * 0.68, height: size * 0.42 },
      {
        size: tall ? 122 : 100,
        lineSize: tall ? 52 : 42,
        ink: palette.onPlate,
        soft: palette.onPlate,
      },
    ),
    ...(tall ? [hero({ x: 540, y: 1500, size: 190 })] : []),
  ]
}

/** Half a wheel of ornament rises like a sun; the motif stands before it. */
export const halfWheel: Composition = (parts) => {
  const { sheet, palette, hero, side } = parts
  const tall = isStory(sheet)
  const y = sheet.end + (tall ? 60 : 40)
  const reach = tall ? 1180 : 860
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    rangoli([palette.a, palette.b, palette.c, palette.a, palette.plate], 18)({ x: 540, y, size: reach }),
    motif(ring(50, 50, 49, `${palette.b}aa`, 0.5, [0.1, 1.6]))({ x: 540, y, size: reach * 1.1 }),
    motif(disc(50, 50, 50, palette.plate))({ x: 540, y, size: reach * 0.5 }),
    motif(ring(50, 50, 47, palette.a, 1.2))({ x: 540, y, size: reach * 0.5 }),
    hero({ x: 540, y: sheet.end - (tall ? 30 : 4), size: tall ? 470 : 330 }),
    ...side.slice(0, 2).map((one, i) => one({ x: i ? 950 : 130, y: sheet.end - 10, size: tall ? 240 : 180 })),
    message(
      parts,
      { x: 150, y: tall ? 260 : 76, width: 780, height: tall ? 620 : 350 },
      { size: tall ? 140 : 108 },
    ),
  ]
}

/** A fine double border with flowers in its corners, all in the middle. */
export const border: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = isStory(sheet)
  const m = 34
  const flower = motif(
    path(petals(12, 8, 48, 10, { belly: 0.6, blunt: 0.1 }), palette.a),
    path(petals(12, 6, 34, 6, { belly: 0.6, blunt: 0.1, from: 15 }), palette.b),
    disc(50, 50, 11, palette.c),
  )
  const frame = (inset: number, thick: number, colour: string): Element => ({
    kind: 'shape',
    box: { x: inset, y: inset, width: 1080 - inset * 2, height: sheet.height - inset * 2 },
    outline: { type: 'rect', radius: 12 },
    stroke: { paint: colour, width: thick },
  })
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    softLight(palette, 540, sheet.end / 2, 620),
    frame(m, 7, palette.a),
    frame(m + 17, 2, palette.b),
    ...[m, 1080 - m].flatMap((x) => [m, sheet.height - m].map((y) => flower({ x, y, size: 190 }))),
    hero({ x: 540, y: tall ? 560 : 240, size: tall ? 640 : 290 }),
    message(
      parts,
      tall ? { x: 120, y: 930, width: 840, height: 560 } : { x: 150, y: 400, width: 780, height: 390 },
      {
        size: tall ? 150 : 104,
        rule: palette.a,
      },
    ),
  ]
}

/** Garlands hang from both upper corners over a plain ground. */
export const garlands: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = isStory(sheet)
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    motif(path(scallop(50, 50, 48, 30, 0.03), isDark(palette) ? '#ffffff1a' : `${palette.plate}66`))({
      x: 540,
      y: tall ? 880 : 520,
      size: tall ? 1240 : 900,
    }),
    ...garland({ x: -30, y: tall ? 90 : 20, width: 570, sag: tall ? 190 : 130, size: 64 }, [
      orangeTones,
      yellowTones,
    ]),
    ...garland({ x: 540, y: tall ? 90 : 20, width: 570, sag: tall ? 190 : 130, size: 64 }, [
      yellowTones,
      orangeTones,
    ]),
    hero({ x: 540, y: tall ? 640 : 330, size: tall ? 560 : 270 }),
    message(
      parts,
      tall ? { x: 110, y: 950, width: 860, height: 540 } : { x: 130, y: 478, width: 820, height: 326 },
      {
        size: tall ? 134 : 100,
        ...(isDark(palette) ? { head: lifted('#00000033') } : {}),
      },
    ),
  ]
}
