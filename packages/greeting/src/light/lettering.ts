import type { Element } from '@parichay/scene/element.ts'
import type { Paint } from '@parichay/scene/paint.ts'

type Text = Extract<Element, { kind: 'text' }>
/** What a look sets of a text: the face of its letters and the coats below. */
export type Look = Pick<Text, 'fill'> & Pick<Text, 'coats' | 'shadow'>

const down = (...stops: [number, string][]): Paint => ({
  kind: 'linear',
  from: [0, 0],
  to: [0, 1],
  stops: stops.map(([at, colour]) => ({ at, colour })),
})

/** Polished metal: light falls from above, the horizon stands a little below the middle, the foot shines again. */
const goldFace = down(
  [0, '#fffbe0'],
  [0.18, '#fde9a3'],
  [0.42, '#f2c24b'],
  [0.53, '#b9791a'],
  [0.6, '#d79a2b'],
  [0.78, '#ffe48f'],
  [1, '#c8871f'],
)
const goldRim = down([0, '#fff3c0'], [0.35, '#a5691a'], [0.6, '#ffe9a6'], [1, '#7a4708'])
const silverFace = down(
  [0, '#ffffff'],
  [0.25, '#eef3f7'],
  [0.48, '#b9c4cd'],
  [0.55, '#8b99a5'],
  [0.64, '#c3ced6'],
  [0.82, '#ffffff'],
  [1, '#a9b5bf'],
)
const silverRim = down([0, '#ffffff'], [0.4, '#76848f'], [0.65, '#f4f8fa'], [1, '#525f69'])
const roseFace = down(
  [0, '#fff1ea'],
  [0.25, '#f8d3c2'],
  [0.5, '#d9907a'],
  [0.57, '#b4624f'],
  [0.7, '#eab19b'],
  [0.85, '#ffe6da'],
  [1, '#c07a64'],
)
const roseRim = down([0, '#fff4ee'], [0.4, '#8f4636'], [0.65, '#ffdccd'], [1, '#6b2c20'])

/** Metal on a dark bed: depth below, a rim of the same metal, an engraved line, an edge of light, the face. */
const metal = (face: Paint, rim: Paint, deep: string, shine: string, bed: string): Look => ({
  coats: [
    { paint: bed, line: 0.085, shift: [0.012, 0.05], glow: { colour: '#000000b0', blur: 0.16 } },
    { paint: deep, line: 0.07, shift: [0.006, 0.026] },
    { paint: rim, line: 0.062 },
    { paint: deep, line: 0.024 },
    { paint: shine, shift: [-0.006, -0.011] },
    { paint: deep, shift: [0.006, 0.011] },
  ],
  fill: face,
})

/** Gold letters with bevel, rim and engraved line. */
export const gold: Look = metal(goldFace, goldRim, '#5a3206', '#fffdf0', '#2a1402')
/** Silver letters of the same make. */
export const silver: Look = metal(silverFace, silverRim, '#35424c', '#ffffff', '#10181f')
/** Rose gold letters of the same make. */
export const roseGold: Look = metal(roseFace, roseRim, '#5a1f16', '#fff8f4', '#2b0d09')

/** Gold leaf without a bed, for light grounds: the letters are dark gold with an edge. */
export const leafGold: Look = {
  coats: [
    { paint: '#ffffff', line: 0.1, glow: { colour: '#ffffffee', blur: 0.22 } },
    { paint: '#6a3f08', line: 0.02, shift: [0.006, 0.016], glow: { colour: '#4a2a0455', blur: 0.06 } },
    { paint: '#fff6d0', shift: [-0.005, -0.009] },
  ],
  fill: down([0, '#d69a2a'], [0.35, '#a8690f'], [0.55, '#7a4706'], [0.68, '#b3781c'], [1, '#8a5208']),
}

/** Letters of one colour with light around them. */
export const glowing = (face: Paint, light: string): Look => ({
  coats: [
    { paint: `${light}00`, glow: { colour: light, blur: 0.5 } },
    { paint: light, line: 0.02, glow: { colour: light, blur: 0.28 } },
    { paint: light, line: 0.012, glow: { colour: `${light}cc`, blur: 0.1 } },
  ],
  fill: face,
})

/** Bright letters with depth behind: sales, sports, offers. */
export const raised = (face: Paint, edge: string, deep: string, steps = 5): Look => ({
  coats: [
    {
      paint: deep,
      line: 0.1,
      shift: [0.02, 0.02 + steps * 0.014],
      glow: { colour: '#00000088', blur: 0.14 },
    },
    ...Array.from({ length: steps }, (_, i) => {
      const by = (steps - i) * 0.014
      return { paint: deep, line: 0.075, shift: [by, by] as [number, number] }
    }),
    { paint: edge, line: 0.07 },
  ],
  fill: face,
})

/** Ivory or white letters that stand off a picture by a soft dark edge. */
export const ivory = (face: Paint = down([0, '#ffffff'], [1, '#f6e7c6']), shade = '#000000'): Look => ({
  coats: [
    { paint: `${shade}00`, glow: { colour: `${shade}cc`, blur: 0.3 } },
    { paint: `${shade}66`, line: 0.02, shift: [0.008, 0.024], glow: { colour: `${shade}aa`, blur: 0.1 } },
  ],
  fill: face,
})

/** Dark letters on light pictures, in a breath of light. */
export const inked = (face: Paint, light = '#ffffff'): Look => ({
  coats: [
    { paint: `${light}88`, line: 0.09, glow: { colour: `${light}ee`, blur: 0.3 } },
    { paint: `${light}cc`, line: 0.03, glow: { colour: light, blur: 0.12 } },
  ],
  fill: face,
})
