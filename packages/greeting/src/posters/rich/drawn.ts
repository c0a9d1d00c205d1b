import type { Element } from '@parichay/scene/element.ts'
import { fineBorder } from '../../light/filigree.ts'
import { inked } from '../../light/lettering.ts'
import { puff, shine, sparkles } from '../../light/light.ts'
import { chance } from '../../motifs/draw.ts'
import { toran } from '../../motifs/flowers.ts'
import { composed } from '../composed.ts'
import type { Composition } from '../poster.ts'
import { lamps, paper, silk, velvet, wholeOf } from './grounds.ts'
import { emblem, propOfMotif } from './emblems.ts'
import { type MoodName, moods } from './moods.ts'
import { arch, locket, wish } from './pieces.ts'
import { isStory, isWide } from './shown.ts'

/** Sparks on the letters' edges; few, or they would be read as signs. */
const glints = (x: number, y: number, width: number, height: number, seed: number): Element[] =>
  sparkles({ x, y, width, height }, 4, seed, '#fff6d6', [26, 60])

/** The wish before a mandala of fine gold, its motif in a locket above. */
export const mandalaLight = (name: MoodName, seed = 5): Composition =>
  composed('mandala', `velvet ${name}`, (parts) => {
    const { sheet, hero } = parts
    const mood = moods[name]
    const tall = isStory(sheet)
    const box = tall ? { x: 90, y: 800, width: 900, height: 620 } : { x: 90, y: 372, width: 900, height: 430 }
    return [
      ...velvet(sheet, mood, seed, tall ? 700 : 400),
      ...fineBorder({ x: 30, y: 30, width: 1020, height: sheet.height - 60 }, mood.metal, {
        fan: tall ? 210 : 120,
      }),
      ...locket(hero, mood, tall ? { x: 540, y: 530, size: 430 } : { x: 540, y: 212, size: 262 }),
      wish(parts, mood, box, tall ? 216 : 180),
      ...glints(box.x + 40, box.y, box.width - 80, 60, seed + 40),
    ]
  })

/** A large locket at one side, the wish at the other, on silk. */
export const silkLocket = (name: MoodName, seed = 3): Composition =>
  composed('locket', `silk ${name}`, (parts) => {
    const { sheet, hero, language } = parts
    const mood = moods[name]
    const tall = isStory(sheet)
    const atRight = language === 'ur'
    return [
      ...silk(sheet, mood, seed),
      ...(tall
        ? locket(hero, mood, { x: 540, y: 560, size: 620 })
        : locket(hero, mood, { x: atRight ? 800 : 280, y: 470, size: 430 })),
      wish(
        parts,
        mood,
        tall
          ? { x: 100, y: 990, width: 880, height: 520 }
          : { x: atRight ? 60 : 560, y: 190, width: 470, height: 600 },
        tall ? 200 : 150,
        { maxLines: 4 },
      ),
    ]
  })

/** An arch of gold with the wish in it, lamps of another night around, the motif at its foot. */
export const goldenArch = (name: MoodName, inside: MoodName = 'ivory', seed = 9): Composition =>
  composed('golden', `lamps ${name}`, (parts) => {
    const { sheet, hero } = parts
    const [mood, within] = [moods[name], moods[inside]]
    const tall = isStory(sheet)
    const box = tall
      ? { x: 110, y: 220, width: 860, height: sheet.height - 220 }
      : { x: 60, y: 16, width: 960, height: sheet.height - 16 }
    const prop = propOfMotif(hero)
    const alone = prop !== undefined && isWide(prop)
    const beside = prop !== undefined && !alone
    const foot = sheet.end - (tall ? 130 : 60)
    const size = alone ? (tall ? 640 : 560) : tall ? 480 : beside ? 350 : 270
    const floor = foot + (tall ? -10 : 10)
    // Below the cusps: above them the arch is too narrow for a line.
    const words = tall
      ? { x: 225, y: 580, width: 630, height: 530 }
      : { x: 214, y: 200, width: 652, height: 360 }
    return [
      ...lamps(sheet, mood, seed, [mood.light, '#ffd98a', '#ff9a5a']),
      ...arch(box, mood, {
        kind: 'radial',
        centre: [0.5, 0.42],
        radius: 0.7,
        stops: [
          { at: 0, colour: within.heart },
          { at: 0.6, colour: within.mid },
          { at: 1, colour: within.deep },
        ],
      }),
      // The same prop to the left and the right of it, farther back: the floor of the arch is not bare.
      ...(beside
        ? [-1, 1].flatMap((side) =>
            emblem(hero, { x: 540 + side * size * 0.62, y: floor - size * 0.06, size: size * 0.62 }),
          )
        : []),
      shine(540, floor, size * 0.9, within.light, 0.6),
      ...emblem(hero, {
        x: 540,
        y: floor - size * (tall ? 0.14 : alone ? -0.04 : beside ? 0.14 : 0.31),
        size,
      }),
      wish(parts, within, words, tall ? 190 : 168),
    ]
  })

/** Paper with a frame of fine lines, a string of flowers and leaves above, the motif below. */
export const torannedPaper = (name: MoodName): Composition =>
  composed('toran', `paper ${name}`, (parts) => {
    const { sheet, hero } = parts
    const mood = moods[name]
    const tall = isStory(sheet)
    const size = tall ? 520 : 300
    const y = sheet.end - (tall ? 190 : 96)
    return [
      ...paper(sheet, mood),
      ...toran({ x: -20, y: 0, width: 1120, drop: tall ? 200 : 120, count: 13 }),
      shine(540, y, size * 0.8, '#fff2c4', 0.8),
      ...emblem(hero, { x: 540, y, size: size * 1.12, relief: size }),
      wish(
        parts,
        mood,
        tall ? { x: 130, y: 420, width: 820, height: 640 } : { x: 130, y: 180, width: 820, height: 400 },
        tall ? 210 : 172,
      ),
    ]
  })

/** A night of lights with strings of small lamps, the wish in light. */
export const stringLights = (
  name: MoodName,
  colours: string[] = ['#ffd98a', '#ffb347', '#fff1c8'],
  seed = 17,
): Composition =>
  composed('lights', `lamps ${name}`, (parts) => {
    const { sheet, hero } = parts
    const mood = moods[name]
    const tall = isStory(sheet)
    const size = tall ? 460 : 290
    const y = sheet.end - (tall ? 180 : 90)
    return [
      ...lamps(sheet, mood, seed, colours),
      ...string(-20, tall ? 120 : 40, 620, tall ? 170 : 96, colours, seed),
      ...string(480, tall ? 90 : 20, 640, tall ? 210 : 120, colours, seed + 1),
      ...(tall ? string(-20, 30, 1120, 120, colours, seed + 2) : []),
      shine(540, y, size, mood.light, 0.6),
      ...emblem(hero, { x: 540, y: y - size * 0.06, size: size * 1.16, relief: size }),
      wish(
        parts,
        mood,
        tall ? { x: 90, y: 430, width: 900, height: 680 } : { x: 90, y: 180, width: 900, height: 400 },
        tall ? 224 : 184,
      ),
      ...glints(150, tall ? 560 : 240, 780, 120, seed + 3),
    ]
  })

/** Small lamps on a hanging wire. */
function string(
  x: number,
  y: number,
  width: number,
  drop: number,
  colours: readonly string[],
  seed: number,
): Element[] {
  const next = chance(seed)
  const count = Math.round(width / 62)
  const at = (t: number): [number, number] => [x + t * width, y + drop * 4 * t * (1 - t)]
  const wire: Element = {
    kind: 'shape',
    box: { x, y, width, height: drop * 2 },
    outline: { type: 'path', view: [width, drop * 2], data: `M0 0Q${width / 2} ${drop * 2} ${width} 0` },
    stroke: { paint: '#00000099', width: 3 },
  }
  return [
    wire,
    ...Array.from({ length: count }, (_, i) => {
      const [px, py] = at((i + 0.5) / count)
      const colour = colours[Math.floor(next() * colours.length)]!
      return [
        shine(px, py + 14, 46, colour, 0.85),
        {
          kind: 'shape' as const,
          box: { x: px - 8, y: py + 4, width: 16, height: 22 },
          outline: { type: 'ellipse' as const },
          fill: '#fffbe8',
        },
      ]
    }).flat(),
  ]
}

/** Clouds of coloured powder around a light middle. */
export const powderClouds = (
  colours: string[] = ['#e91e63', '#ff9800', '#ffd600', '#00bcd4', '#7e57c2', '#4caf50'],
  seed = 4,
): Composition =>
  composed('powder', 'powder', (parts) => {
    const { sheet, hero } = parts
    const mood = { ...moods.ivory, look: inked('#8a0f4a') }
    const tall = isStory(sheet)
    const next = chance(seed)
    const [thick, thin] = [
      ['cc', '88'],
      ['77', '44'],
    ] as const
    const clouds = Array.from({ length: tall ? 84 : 64 }, (_, i) => {
      const turn = next() * 2 * Math.PI
      const reach = 0.62 + next() * 0.5
      const x = 540 + Math.cos(turn) * 620 * reach
      const y = sheet.end * 0.52 + Math.sin(turn) * (tall ? 1000 : 600) * reach
      return puff(x, y, 90 + next() * 190, colours[i % colours.length]!, i % 3 ? thin : thick)
    })
    const specks = Array.from({ length: 420 }, () => {
      const turn = next() * 2 * Math.PI
      const reach = 0.52 + next() ** 0.7 * 0.6
      return [
        540 + Math.cos(turn) * 600 * reach,
        sheet.end * 0.52 + Math.sin(turn) * (tall ? 960 : 560) * reach,
        1 + next() ** 3 * 7,
        Math.floor(next() * colours.length),
      ] as const
    })
    const grains = colours.map((colour, i): Element => ({
      kind: 'shape',
      box: wholeOf(sheet),
      outline: {
        type: 'path',
        view: [sheet.width, sheet.height],
        data: `M0 0${specks
          .filter(([, , , of]) => of === i)
          .map(
            ([x, y, r]) =>
              `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0z`,
          )
          .join('')}`,
      },
      fill: `${colour}dd`,
    }))
    const words = tall
      ? { x: 100, y: 560, width: 880, height: 620 }
      : { x: 100, y: 230, width: 880, height: 400 }
    return [
      { kind: 'shape', box: wholeOf(sheet), outline: { type: 'rect' }, fill: '#fffaf2' },
      ...clouds,
      ...grains,
      puff(540, words.y + words.height / 2, tall ? 560 : 470, '#ffffff', thick),
      ...emblem(hero, { x: 540, y: sheet.end - (tall ? 130 : 80), size: tall ? 400 : 280 }),
      wish(parts, mood, words, tall ? 230 : 200),
    ]
  })
