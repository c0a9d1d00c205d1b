import { rays, sparkles } from '../light/light.ts'
import { lightAt, mandala, photograph, plate, shade } from './pieces.ts'
import { badge, isTall, metalOf, type OwnDesign, prices, stack, whole } from './parts.ts'
import { column, lifted, words } from './words.ts'

/** The product in a picture with round corners, its name and price beside or below it. */
export const shelf: OwnDesign = (parts) => {
  const { colours, photo, end } = parts
  const tall = isTall(parts)
  const frame = tall
    ? { x: 110, y: 210, width: 860, height: 760 }
    : { x: 64, y: 190, width: 480, height: 570 }
  const box = tall
    ? { x: 90, y: 1010, width: 900, height: end - 1040 }
    : { x: 590, y: 190, width: 430, height: 570 }
  const align = tall ? 'centre' : 'start'
  return [
    plate(whole(parts), colours.ground),
    lightAt(frame.x + frame.width / 2, frame.y + frame.height / 2, frame.width * 0.9, '#ffffff'),
    ...photograph(photo, frame, { radius: 36, border: '#ffffff' }, colours.soft),
    ...badge(
      parts,
      frame.x + (tall ? 130 : 90),
      frame.y + frame.height - (tall ? 170 : 70),
      tall ? 165 : 118,
    ),
    stack(
      parts,
      box,
      [
        { slot: 'wish', size: [84, 118], fill: colours.ink, align, maxLines: 3, room: 0.5, isLead: true },
        {
          slot: 'line',
          size: [36, 50],
          fill: colours.soft,
          align,
          maxLines: 3,
          room: 0.5,
          weight: 'regular',
        },
        prices(parts, box.width, tall ? 116 : 86, align),
        { slot: 'date', size: [32, 42], fill: colours.soft, align },
      ],
      { gap: tall ? 20 : 16 },
    ),
  ]
}

const onPhoto = { ink: '#ffffff', soft: '#ffffffd9' }

/** The photograph over the whole sheet, the price on a star, the name at the foot. */
export const burst: OwnDesign = (parts) => {
  const { colours, photo, width, end } = parts
  const tall = isTall(parts)
  const top = tall ? 960 : 430
  const box = { x: 70, y: end - (tall ? 420 : 300), width: width - 140, height: tall ? 390 : 280 }
  return [
    plate(whole(parts), colours.ground),
    ...photograph(photo, whole(parts), {}, colours.soft),
    shade({ x: 0, y: top, width, height: parts.height - top }, colours.deep),
    ...badge(parts, width - (tall ? 250 : 190), tall ? 420 : 330, tall ? 200 : 150),
    stack(
      parts,
      box,
      [
        { slot: 'wish', size: [92, 124], fill: '#ffffff', isLead: true, more: lifted },
        prices(parts, box.width, tall ? 110 : 82, 'centre', onPhoto),
        { slot: 'date', size: [34, 42], fill: onPhoto.soft, more: lifted },
      ],
      { gap: 12, place: 'end' },
    ),
  ]
}

/** The product in the middle of the light, its price at one hand and what is saved at the other. */
export const spotlight: OwnDesign = (parts) => {
  const { colours, photo, width } = parts
  const tall = isTall(parts)
  const [x, y, r] = tall ? [540, 900, 350] : [540, 500, 222]
  const ring = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  const rim = (by: number) => ({
    x: ring.x - by,
    y: ring.y - by,
    width: 2 * (r + by),
    height: 2 * (r + by),
  })
  const metal = metalOf(colours)
  const head = tall ? { x: 80, y: 210, width: 920, height: 300 } : { x: 180, y: 60, width: 720, height: 190 }
  const cost = tall ? { x: 90, y: 1290, width: 900, height: 170 } : { x: 28, y: 400, width: 270, height: 240 }
  const foot = tall ? { x: 90, y: 1470, width: 900, height: 80 } : { x: 110, y: 744, width: 860, height: 72 }
  return [
    plate(whole(parts), colours.ground),
    rays(x, y, tall ? 1100 : 820, 18, '#fff4d0', 0.32),
    lightAt(x, y, r * 1.9, '#ffffff'),
    { kind: 'shape', box: rim(18), outline: { type: 'ellipse' }, fill: metal },
    { kind: 'shape', box: rim(9), outline: { type: 'ellipse' }, fill: colours.deep },
    ...photograph(photo, ring, { round: true }, colours.soft),
    {
      kind: 'shape',
      box: rim(30),
      outline: { type: 'ellipse' },
      stroke: { paint: metal, width: 3, dash: [2, 12] },
    },
    ...sparkles(
      { x: x - r * 1.4, y: y - r * 1.2, width: r * 2.8, height: r * 1.2 },
      6,
      11,
      '#fff6d6',
      [20, 52],
    ),
    stack(parts, head, [
      { slot: 'wish', size: [84, 128], fill: colours.ink, maxLines: 2, room: 1, isLead: true },
    ]),
    column(cost, prices(parts, cost.width, tall ? 128 : 82, 'centre'), { gap: 4 }),
    ...badge(parts, width - (tall ? 200 : 158), tall ? 640 : 510, tall ? 170 : 128),
    stack(parts, foot, [{ slot: 'line', size: [40, 50], fill: colours.soft, room: 1 }]),
  ]
}

/** The offer itself as large as the sheet, between two bands. */
export const banner: OwnDesign = (parts) => {
  const { poster, colours, width, end } = parts
  const tall = isTall(parts)
  const y = tall ? 640 : 330
  const height = tall ? 420 : 270
  const above = { x: 190, y: tall ? 230 : 80, width: width - 380, height: y - (tall ? 250 : 100) }
  const band = { x: 60, y, width: width - 120, height }
  const below = { x: 90, y: y + height + 34, width: width - 180, height: end - y - height - 50 }
  return [
    plate(whole(parts), colours.ground),
    ...mandala(width / 2, y + height / 2, tall ? 760 : 560, `${colours.soft}3a`),
    { ...plate({ x: -40, y, width: width + 80, height }, colours.accent), rotation: -3 },
    stack(parts, above, [
      { slot: 'wish', size: [80, 112], fill: colours.ink, maxLines: 3, room: 1, isLead: true },
    ]),
    {
      ...column(
        band,
        words(
          poster,
          'offer',
          { ...band, x: 0, y: 0 },
          {
            size: tall ? 250 : 190,
            fill: colours.onAccent,
            more: { family: 'poster', lineHeight: 1.04 },
          },
        ),
      ),
      rotation: -3,
    },
    stack(
      parts,
      below,
      [
        prices(parts, below.width, tall ? 120 : 80, 'centre'),
        { slot: 'line', size: [46, 64], fill: colours.ink, maxLines: 3 },
        { slot: 'date', size: [36, 48], fill: colours.soft },
      ],
      { gap: tall ? 18 : 10 },
    ),
  ]
}
