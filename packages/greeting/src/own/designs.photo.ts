import type { Element } from '@parichay/scene/element.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'
import { isLight } from '../light/looks.ts'
import { shine, sparkles } from '../light/light.ts'
import { toran } from '../motifs/flowers.ts'
import { archPath, wavePath } from '../posters/rich/pieces.ts'
import { lightAt, mandala, photograph, plate, shade } from './pieces.ts'
import { isTall, metalOf, type OwnDesign, type OwnParts, type Piece, stack, whole } from './parts.ts'
import { lifted } from './words.ts'

/** A wish with its line and date, beside a photograph from the left and below it in the middle. */
const told = (parts: OwnParts, wish: Partial<Piece> = {}): Piece[] => {
  const { ink, soft } = parts.colours
  const align = isTall(parts) ? 'centre' : 'start'
  return [
    { slot: 'above', size: [32, 42], fill: soft, align, room: 0.2 },
    { slot: 'wish', size: [90, 128], fill: ink, align, maxLines: 4, isLead: true, ...wish },
    { slot: 'line', size: [40, 54], fill: soft, align, maxLines: 4 },
    { slot: 'date', size: [32, 42], fill: soft, align },
  ]
}

/** A person or the shop in a ring, the words beside or below. */
export const portrait: OwnDesign = (parts) => {
  const { colours, photo, width, end } = parts
  const tall = isTall(parts)
  const side = tall ? 760 : 460
  const ring = tall
    ? { x: (width - side) / 2, y: 230, width: side, height: side }
    : { x: 70, y: 215, width: side, height: side }
  const box = tall
    ? { x: 90, y: 1040, width: 900, height: end - 1070 }
    : { x: 575, y: 200, width: 450, height: 540 }
  return [
    plate(whole(parts), colours.ground),
    ...mandala(ring.x + side / 2, ring.y + side / 2, side * 0.82, `${colours.soft}55`),
    lightAt(ring.x + side / 2, ring.y + side / 2, side * 0.75, '#ffffff'),
    ...photograph(photo, ring, { round: true, border: colours.accent }, colours.soft),
    stack(parts, box, told(parts), { gap: 22 }),
  ]
}

/** The shop over the whole sheet, the wish at the foot. */
export const window: OwnDesign = (parts) => {
  const { colours, photo, width, end } = parts
  const tall = isTall(parts)
  const top = tall ? 900 : 380
  const box = { x: 70, y: end - (tall ? 440 : 310), width: width - 140, height: tall ? 410 : 290 }
  return [
    plate(whole(parts), colours.ground),
    ...photograph(photo, whole(parts), {}, colours.soft),
    shade({ x: 0, y: top, width, height: parts.height - top }, colours.deep),
    plate({ x: width / 2 - 60, y: box.y - 14, width: 120, height: 6 }, colours.accent, 3),
    stack(
      parts,
      box,
      [
        { slot: 'wish', size: [100, 136], fill: '#ffffff', room: 0.7, isLead: true, more: lifted },
        { slot: 'line', size: [40, 54], fill: '#ffffffe6', room: 0.7, weight: 'regular', more: lifted },
      ],
      { place: 'end' },
    ),
  ]
}

const archOutline = { type: 'path' as const, view: [100, 130] as [number, number], data: archPath }

/** Somebody in the window of a palace: a cusped arch with a rim of gold on a sill. */
export const jharokha: OwnDesign = (parts) => {
  const { colours, photo, end } = parts
  const tall = isTall(parts)
  const box = tall ? { x: 230, y: 200, width: 620, height: 860 } : { x: 566, y: 100, width: 430, height: 690 }
  const words = tall
    ? { x: 90, y: 1130, width: 900, height: end - 1150 }
    : { x: 70, y: 190, width: 450, height: 600 }
  const metal = metalOf(colours)
  const rim = (by: number, fill: Paint, more: object = {}): Element => ({
    kind: 'shape',
    box: { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by },
    outline: archOutline,
    fill,
    ...more,
  })
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return [
    plate(whole(parts), colours.ground),
    ...mandala(x, y, box.height * 0.72, `${colours.soft}44`),
    lightAt(x, y, box.height * 0.62, isLight(colours.ink) ? '#ffcf7a' : '#ffffff'),
    rim(18, metal, { shadow: { x: 0, y: 12, blur: 40, colour: '#00000077' } }),
    rim(9, colours.deep),
    rim(5, metal),
    rim(0, colours.deep),
    ...photograph(photo, box, { mask: archOutline }, colours.soft),
    {
      ...plate({ x: box.x - 38, y: box.y + box.height - 4, width: box.width + 76, height: 28 }, metal, 8),
      shadow: { x: 0, y: 8, blur: 20, colour: '#00000066' },
    } as Element,
    stack(parts, words, told(parts), { gap: 20 }),
  ]
}

/** A paper print, hung a little askew below a string of marigolds. */
export const print: OwnDesign = (parts) => {
  const { colours, photo, end } = parts
  const tall = isTall(parts)
  const card = tall ? { x: 170, y: 290, width: 740, height: 830 } : { x: 84, y: 168, width: 470, height: 590 }
  const edge = tall ? 34 : 24
  const inside: Box = {
    x: edge,
    y: edge,
    width: card.width - 2 * edge,
    height: card.height - edge * 4.4,
  }
  const words = tall
    ? { x: 90, y: 1160, width: 900, height: end - 1180 }
    : { x: 606, y: 220, width: 414, height: 560 }
  const paper = plate({ x: 0, y: 0, width: card.width, height: card.height }, '#fffdf7', 6)
  return [
    plate(whole(parts), colours.ground),
    lightAt(card.x + card.width / 2, card.y + card.height / 2, card.height * 0.85, '#ffffff'),
    {
      kind: 'group',
      box: card,
      rotation: -3.5,
      children: [
        { ...paper, shadow: { x: 0, y: 22, blur: 54, colour: '#00000066' } } as Element,
        ...photograph(photo, inside, { radius: 3 }, '#8a6a3a'),
        plate(
          { x: card.width / 2 - 46, y: card.height - edge * 2.1, width: 92, height: 7 },
          colours.accent,
          4,
        ),
      ],
    },
    ...toran(
      { x: -20, y: 0, width: 1120, drop: tall ? 170 : 118, count: 13 },
      { cord: isLight(colours.ink) ? '#f6d37a' : '#8d5a1a' },
    ),
    stack(parts, words, told(parts), { gap: 22 }),
  ]
}

/** The shop cut aslant beside the words, a ray of gold along the cut. */
export const slant: OwnDesign = (parts) => {
  const { colours, photo, width, height, end } = parts
  const tall = isTall(parts)
  const box = tall ? { x: 0, y: 0, width, height: 1120 } : { x: 460, y: 0, width: 620, height }
  const cut = (points: [number, number][]) => ({
    type: 'polygon' as const,
    view: [100, 100] as [number, number],
    points,
  })
  const from = tall ? 84 : 30
  const mask = tall
    ? cut([
        [0, 0],
        [100, 0],
        [100, from],
        [0, 100],
      ])
    : cut([
        [from, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ])
  const ray = (by: number, fill: Paint): Element => ({
    kind: 'shape',
    box: tall ? { ...box, y: by } : { ...box, x: box.x - by },
    outline: mask,
    fill,
    shadow: { x: 0, y: 0, blur: 30, colour: '#00000055' },
  })
  const words = tall
    ? { x: 90, y: 1150, width: 900, height: end - 1170 }
    : { x: 62, y: 200, width: 410, height: 590 }
  return [
    plate(whole(parts), colours.ground),
    ...mandala(tall ? 540 : 200, tall ? 1350 : 640, tall ? 560 : 430, `${colours.soft}38`),
    ray(26, colours.accent),
    ray(12, metalOf(colours)),
    { kind: 'shape', box, outline: mask, fill: colours.deep },
    ...photograph(photo, box, { mask }, colours.soft),
    stack(parts, words, told(parts, { size: [86, 124] }), { gap: 22 }),
  ]
}

/** The shop above a wave of colour with a crest of gold, the words in the wave. */
export const crest: OwnDesign = (parts) => {
  const { colours, photo, width, height, end } = parts
  const tall = isTall(parts)
  const edge = tall ? 930 : 440
  const wave = (lift: number, fill: Paint): Element => ({
    kind: 'shape',
    box: { x: 0, y: edge, width, height: height - edge },
    outline: { type: 'path', view: [width, height - edge], data: wavePath(height - edge, lift) },
    fill,
    ...(lift > 20 ? { shadow: { x: 0, y: -10, blur: 36, colour: '#00000088' } } : {}),
  })
  const words = tall
    ? { x: 90, y: edge + 130, width: 900, height: end - edge - 150 }
    : { x: 80, y: edge + 92, width: 920, height: end - edge - 100 }
  return [
    plate(whole(parts), colours.ground),
    ...photograph(photo, { x: 0, y: 0, width, height: edge + 130 }, {}, colours.soft),
    wave(28, colours.accent),
    wave(14, metalOf(colours)),
    wave(0, colours.ground),
    shine(width / 2, edge + 300, tall ? 620 : 460, isLight(colours.ink) ? '#ffcf7a' : '#ffffff', 0.3),
    ...sparkles({ x: 120, y: edge + 40, width: width - 240, height: 60 }, 4, 19, '#fff6d6', [18, 40]),
    stack(
      parts,
      words,
      [
        { slot: 'wish', size: [96, 132], fill: colours.ink, maxLines: 3, isLead: true },
        { slot: 'line', size: [40, 54], fill: colours.soft, maxLines: 3 },
        { slot: 'date', size: [32, 42], fill: colours.soft },
      ],
      { gap: tall ? 22 : 12 },
    ),
  ]
}
