import type { Element } from '@parichay/scene/element.ts'
import { bands, tricolour } from '../../motifs/civic.ts'
import { chance, disc, fade, line, motif, path, polar, round } from '../../motifs/draw.ts'
import { firework } from '../../motifs/lamps.ts'
import { hills, water } from '../../motifs/places.ts'
import { bird, cloud, starField, sunrise } from '../../motifs/sky.ts'
import { clearOf, isDark, lightAt, patterned, sheetOver } from '../ground.ts'
import { lifted, message } from '../letters.ts'
import { composed } from '../composed.ts'
import type { Composition } from '../poster.ts'
import { wholeOf } from './still.ts'

const night = (stands: boolean): Composition =>
  composed(stands ? 'hills at night' : 'sky at night', undefined, (parts) => {
    const { sheet, palette, hero, side } = parts
    const tall = sheet.shape === 'STORY'
    const foot = sheet.end - (tall ? 210 : 130)
    const words = tall
      ? { x: 120, y: stands ? 300 : 780, width: 840, height: 480 }
      : { x: 440, y: 150, width: 560, height: 460 }
    const size = tall ? 520 : 390
    const spot = { x: tall ? 540 : 250, y: stands ? foot + 96 - size / 2 : tall ? 470 : 300, size }
    const around = { x: spot.x - size / 2, y: spot.y - size / 2, width: size, height: size }
    const stars = starField(7, tall ? 90 : 60, { x: 40, y: 40, width: 1000, height: foot }, palette.plate)
    return [
      sheetOver(wholeOf(sheet), palette.ground),
      ...clearOf(clearOf(stars.slice(1), words), around),
      ...(stands ? [] : [hero(spot)]),
      ...hills({ x: 0, y: foot, width: 1080, height: sheet.height - foot }, [
        '#00000030',
        '#00000040',
        '#00000055',
      ]),
      ...(stands ? [hero(spot)] : []),
      ...side.flatMap((one, i) =>
        [0, 1, 2].map((k) =>
          one({
            x: 130 + (k * 2 + i) * 164,
            y: foot + (tall ? 190 : 120) + ((k + i) % 2) * 22,
            size: tall ? 150 : 112,
          }),
        ),
      ),
      message(parts, words, { size: tall ? 140 : 104, lineSize: tall ? 56 : 44, head: lifted('#00000088') }),
    ]
  })

/** A night over hills; the motif in the sky, small lights along the foot. */
export const nightSky = night(false)
/** The same night, with the motif standing on the hills. */
export const nightGround = night(true)

/** Lamps by the water; their light lies on it. */
export const riverNight: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = sheet.shape === 'STORY'
  const shore = tall ? 1080 : 560
  const words = { x: 130, y: tall ? 320 : 100, width: 820, height: tall ? 560 : 380 }
  const lamp = (x: number, y: number, size: number): Element[] => [
    {
      kind: 'shape',
      box: { x: x - size * 0.2, y: y + size * 0.42, width: size * 0.4, height: size * 1.1 },
      outline: { type: 'ellipse' },
      fill: fade([`${palette.b}88`, `${palette.b}00`]),
    },
    hero({ x, y, size }),
  ]
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    ...clearOf(starField(21, 46, { x: 20, y: 20, width: 1040, height: shore - 160 }, palette.plate), words),
    lightAt(540, shore, 620, palette.b, '44'),
    ...water(
      { x: 0, y: shore, width: 1080, height: sheet.height - shore },
      palette.a,
      palette.c,
      `${palette.b}55`,
    ),
    ...[80, 230, 390, 540, 690, 850, 1000].flatMap((x, i) =>
      lamp(x, shore + 6 + (i % 2) * 10, tall ? 120 : 100),
    ),
    ...[150, 470, 800].flatMap((x, i) => lamp(x, shore + (tall ? 190 : 122) + i * 12, tall ? 190 : 150)),
    message(parts, words, {
      size: tall ? 142 : 110,
      head: lifted('#00000088'),
    }),
  ]
}

/** Fireworks over dark houses. */
export const fireworks: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = sheet.shape === 'STORY'
  const next = chance(11)
  const foot = sheet.end - (tall ? 60 : 30)
  const words = { x: 120, y: tall ? 660 : 322, width: 840, height: tall ? 480 : 300 }
  const burst = (x: number, y: number, size: number, colours: string[]) =>
    firework(colours, 20)({ x, y, size })
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    ...clearOf(starField(3, 40, { x: 0, y: 0, width: 1080, height: foot - 120 }, palette.plate), words),
    burst(190, tall ? 330 : 150, tall ? 460 : 270, ['#ffd24a', '#ff8fab']),
    burst(880, tall ? 360 : 165, tall ? 500 : 300, ['#ffe9a8', '#7ae0e8']),
    burst(550, tall ? 190 : 96, tall ? 260 : 180, ['#ff8fab', '#ffd24a']),
    ...Array.from({ length: 12 }, (_, i): Element => ({
      kind: 'shape',
      box: { x: i * 92 - 10, y: foot - 30 - next() * 90, width: 96, height: 700 },
      outline: { type: 'rect', radius: i % 3 === 1 ? [46, 46, 0, 0] : 0 },
      fill: '#0b0a1e',
    })),
    ...Array.from({ length: 26 }, (): Element => ({
      kind: 'shape',
      box: { x: next() * 1060, y: foot + 30 + next() * 200, width: 12, height: 18 },
      outline: { type: 'rect', radius: 2 },
      fill: '#ffd24a',
    })),
    hero({ x: 540, y: foot - (tall ? 70 : 30), size: tall ? 380 : 250 }),
    message(parts, words, {
      size: tall ? 146 : 118,
      head: lifted('#000000aa'),
    }),
  ]
}

/** Morning: a sun rises behind hills, birds above. */
export const morning: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = sheet.shape === 'STORY'
  const line = sheet.end - (tall ? 230 : 120)
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    sunrise(palette.b, `${palette.plate}3a`, 15)({ x: 540, y: line + 40, size: tall ? 1900 : 1500 }),
    cloud(`${palette.plate}bb`)({ x: 170, y: tall ? 330 : 420, size: 260 }),
    cloud(`${palette.plate}99`)({ x: 930, y: tall ? 480 : 370, size: 200 }),
    ...[
      [300, 0.9],
      [372, 0.6],
      [250, 0.5],
    ].map(([x, s], i) => bird(palette.onPlate)({ x: x! - 90, y: line - 70 - i * 26, size: 54 * s! })),
    ...hills({ x: 0, y: line, width: 1080, height: sheet.height - line }, [palette.a, '#0000002e']),
    hero({ x: tall ? 540 : 830, y: line + (tall ? 60 : 10), size: tall ? 420 : 290 }),
    message(
      parts,
      tall ? { x: 120, y: 300, width: 840, height: 620 } : { x: 110, y: 176, width: 860, height: 350 },
      {
        size: tall ? 140 : 112,
      },
    ),
  ]
}

/** The rim and the spokes of a wheel as one, so that a colour that shines through is even. */
const faintWheel = (paint: string) =>
  motif(
    disc(50, 50, 45, undefined, { stroke: { paint, width: 4 } }),
    line(
      Array.from(
        { length: 24 },
        (_, i) => `M${polar(50, 50, 9, i * 15).join(' ')}L${polar(50, 50, 42, i * 15).join(' ')}`,
      ).join(''),
      paint,
      1,
    ),
  )

/** Flowing bands of a flag's colours, a faint wheel behind the words. */
export const nation: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = sheet.shape === 'STORY'
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    faintWheel(`${palette.a}14`)({ x: 540, y: tall ? 780 : 420, size: tall ? 1100 : 860 }),
    {
      kind: 'group',
      box: { x: 0, y: 0, width: 1080, height: 1080 },
      opacity: 0.96,
      children: bands(
        // All three stay in sight above the strip of a frame.
        { x: -20, y: sheet.end - (tall ? 340 : 250), width: 1120, height: tall ? 340 : 250 },
        tricolour,
      ),
    },
    hero({ x: 540, y: tall ? 440 : 156, size: tall ? 420 : 210 }),
    message(
      parts,
      tall ? { x: 110, y: 690, width: 860, height: 490 } : { x: 120, y: 276, width: 840, height: 280 },
      {
        size: tall ? 136 : 102,
      },
    ),
  ]
}

/** Clouds of coloured powder around the words. */
export const powder: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = sheet.shape === 'STORY'
  const next = chance(5)
  const colours = [palette.a, palette.b, palette.c, '#8e44ad', '#27ae60']
  const puff = (x: number, y: number, size: number, colour: string, seed: number) => {
    const own = chance(seed)
    const blobs = Array.from({ length: 16 }, () => {
      const t = own() * Math.PI * 2
      const reach = 14 + own() * 22
      return round(50 + Math.cos(t) * reach, 50 + Math.sin(t) * reach, 8 + own() * 13)
    }).join('')
    const specks = Array.from({ length: 34 }, () => {
      const t = own() * Math.PI * 2
      const reach = 40 + own() * 34
      return round(50 + Math.cos(t) * reach, 50 + Math.sin(t) * reach, 0.5 + own() * 1.6)
    }).join('')
    return motif(path(round(50, 50, 27) + blobs, `${colour}dd`), path(specks, colour))({ x, y, size })
  }
  const spots: [number, number, number][] = tall
    ? [
        [120, 260, 620],
        [980, 330, 640],
        [80, 900, 520],
        [1010, 1010, 560],
        [230, 1500, 640],
        [860, 1520, 660],
      ]
    : [
        [90, 110, 460],
        [1000, 130, 480],
        [0, 590, 330],
        [1084, 610, 350],
        [300, 960, 480],
        [820, 960, 500],
      ]
  const words = tall
    ? { x: 130, y: 760, width: 820, height: 520 }
    : { x: 180, y: 330, width: 720, height: 390 }
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    ...spots.map(([x, y, size], i) => puff(x, y, size, colours[i % colours.length]!, 40 + i)),
    ...clearOf(
      Array.from({ length: 50 }, (_, i): Element =>
        motif(disc(50, 50, 50, colours[i % colours.length]))({
          x: next() * 1080,
          y: next() * sheet.height,
          size: 6 + next() * 16,
        }),
      ),
      words,
    ),
    lightAt(540, tall ? 860 : 440, 440, palette.plate, 'ee'),
    hero({ x: 540, y: tall ? 560 : 214, size: tall ? 380 : 230 }),
    message(parts, words, {
      size: tall ? 140 : 112,
    }),
  ]
}

/** The motif, very large, runs over the right edge; the words stand at the left. */
export const overEdge: Composition = (parts) => {
  const { sheet, palette, hero } = parts
  const tall = sheet.shape === 'STORY'
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    patterned(wholeOf(sheet), 'waves', `${palette.b}22`),
    motif(disc(50, 50, 50, isDark(palette) ? `${palette.b}77` : `${palette.plate}cc`))(
      tall ? { x: 800, y: 1300, size: 1200 } : { x: 1000, y: 560, size: 830 },
    ),
    hero(tall ? { x: 690, y: 1250, size: 720 } : { x: 850, y: 560, size: 480 }),
    message(
      parts,
      tall ? { x: 90, y: 250, width: 860, height: 560 } : { x: 70, y: 190, width: 520, height: 570 },
      {
        size: tall ? 140 : 100,
        align: 'start',
        place: tall ? 'start' : 'middle',
        rule: palette.a,
        maxLines: 4,
      },
    ),
  ]
}

/** Things hang on threads of different length above the words. */
export const hanging: Composition = (parts) => {
  const { sheet, palette, hero, side } = parts
  const tall = sheet.shape === 'STORY'
  const words = tall
    ? { x: 110, y: 860, width: 860, height: 560 }
    : { x: 120, y: 420, width: 840, height: 370 }
  const things = [side[0] ?? hero, hero, side[1] ?? side[0] ?? hero]
  const spots = tall
    ? ([
        [230, 420, 280],
        [560, 560, 380],
        [880, 380, 270],
      ] as const)
    : ([
        [250, 210, 190],
        [545, 260, 250],
        [830, 190, 180],
      ] as const)
  return [
    sheetOver(wholeOf(sheet), palette.ground),
    ...(isDark(palette)
      ? clearOf(starField(15, 40, { x: 0, y: 0, width: 1080, height: sheet.end }, palette.plate), words)
      : []),
    lightAt(540, tall ? 560 : 260, 420, palette.b, '33'),
    ...spots.flatMap(([x, y, size], i): Element[] => [
      {
        kind: 'shape',
        box: { x: x - 1.5, y: 0, width: 3, height: y - size * 0.42 },
        outline: { type: 'rect' },
        fill: `${palette.b}aa`,
      },
      things[i]!({ x, y, size }),
    ]),
    motif(line('M0 60C25 40 75 40 100 60', `${palette.b}55`, 0.3))({ x: 540, y: sheet.end + 40, size: 1400 }),
    message(parts, words, {
      size: tall ? 144 : 112,
      ...(isDark(palette) ? { head: lifted('#00000066') } : {}),
    }),
  ]
}
