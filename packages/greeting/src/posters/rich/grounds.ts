import type { Element } from '@parichay/scene/element.ts'
import type { Box } from '@parichay/scene/paint.ts'
import { fineBorder, filigree } from '../../light/filigree.ts'
import { bokeh, dust, grain, rays, shine, vignette } from '../../light/light.ts'
import { chance } from '../../motifs/draw.ts'
import type { Sheet } from '../poster.ts'
import type { Mood } from './moods.ts'

/** The whole sheet. */
export const wholeOf = ({ width, height }: Sheet): Box => ({ x: 0, y: 0, width, height })

/** A ground that is lit at a point, in shares of the sheet. */
export const lit = (sheet: Sheet, { heart, mid, deep }: Mood, centre: [number, number]): Element => ({
  kind: 'shape',
  box: wholeOf(sheet),
  outline: { type: 'rect' },
  fill: {
    kind: 'radial',
    centre,
    radius: 0.82,
    stops: [
      { at: 0, colour: heart },
      { at: 0.48, colour: mid },
      { at: 1, colour: deep },
    ],
  },
})

/** A mandala of fine metal in the light, dust in the air, lamps out of focus below. */
export function velvet(sheet: Sheet, mood: Mood, seed: number, y: number): Element[] {
  const whole = wholeOf(sheet)
  const tall = sheet.shape === 'STORY'
  const size = tall ? 1500 : 1240
  return [
    lit(sheet, mood, [0.5, y / sheet.height]),
    rays(540, y, tall ? 1300 : 900, 32, mood.light, mood.isDark ? 0.1 : 0.4),
    filigree(mood.metal, { seed, count: 28, width: 0.16, hollow: 0.36, rings: 5 })({
      x: 540,
      y,
      size,
      opacity: mood.isDark ? 0.5 : 0.42,
    }),
    shine(540, y, tall ? 720 : 560, mood.light, mood.isDark ? 0.12 : 0.7),
    ...(mood.isDark
      ? [
          ...bokeh(
            { x: 0, y: sheet.end - 160, width: 1080, height: 420 },
            [mood.light, '#ffd98a', '#ffefc8'],
            34,
            seed + 1,
          ),
          ...dust(whole, '#ffe9b8', 240, seed + 2),
          vignette(whole, 0.6),
        ]
      : []),
  ]
}

/** Folds of silk that hang down, with light on their ridges. */
export function silk(sheet: Sheet, mood: Mood, seed: number): Element[] {
  const next = chance(seed)
  const whole = wholeOf(sheet)
  const stops: { at: number; colour: string }[] = []
  for (let i = 0; i <= 14; i++) {
    const ridge = i % 2 === 0
    stops.push({
      at: Math.min(1, Math.max(0, i / 14 + (i % 14 === 0 ? 0 : (next() - 0.5) * 0.05))),
      colour: ridge ? mood.deep : i % 4 === 1 ? mood.heart : mood.mid,
    })
  }
  stops.sort((a, b) => a.at - b.at)
  return [
    {
      kind: 'shape',
      box: whole,
      outline: { type: 'rect' },
      fill: { kind: 'linear', from: [0, 0.06], to: [1, -0.06], stops },
    },
    // What light leaves out of the folds is taken back, so that letters stand on something quiet.
    {
      kind: 'shape',
      box: whole,
      outline: { type: 'rect' },
      fill: {
        kind: 'radial',
        centre: [0.5, 0.42],
        radius: 0.8,
        stops: [
          { at: 0, colour: `${mood.mid}e6` },
          { at: 0.55, colour: `${mood.mid}99` },
          { at: 1, colour: `${mood.deep}33` },
        ],
      },
    },
    shine(540, sheet.height * 0.36, 620, mood.light, 0.3),
    grain(whole, 0.08),
    vignette(whole, 0.5),
  ]
}

/** Paper with a fine frame and fans in its corners, lit in the middle. */
export function paper(sheet: Sheet, mood: Mood): Element[] {
  const whole = wholeOf(sheet)
  return [
    lit(sheet, mood, [0.5, 0.4]),
    grain(whole, 0.14),
    ...fineBorder(
      { x: 36, y: 36, width: 1008, height: sheet.height - 72 },
      mood.metal,
      sheet.shape === 'STORY' ? { fan: 230 } : { fan: 170 },
    ),
  ]
}

/** A night of lamps far away, dense below and thin above. */
export function lamps(sheet: Sheet, mood: Mood, seed: number, colours: readonly string[]): Element[] {
  const whole = wholeOf(sheet)
  const low = sheet.end - 220
  return [
    lit(sheet, mood, [0.5, 0.72]),
    ...bokeh({ x: 0, y: 0, width: 1080, height: low }, colours, 16, seed, [16, 70]),
    ...bokeh({ x: 0, y: low - 60, width: 1080, height: sheet.height - low }, colours, 46, seed + 4, [20, 96]),
    shine(540, sheet.end + 120, 700, mood.light, 0.36),
    ...dust(whole, '#fff1cf', 180, seed + 9),
    vignette(whole, 0.6),
  ]
}
