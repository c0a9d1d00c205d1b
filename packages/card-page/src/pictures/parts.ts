import type { Element } from '@parichay/scene/element.ts'
import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Box } from '@parichay/scene/paint.ts'
import { at, fade, group, rect, words } from './bricks.ts'

const handset =
  'M22 16.92v3a2 2 0 0 1-2.18 2 19.79 19.79 0 0 1-8.63-3.07 19.5 19.5 0 0 1-6-6 19.79 19.79 0 0 1-3.07-8.67A2 2 0 0 1 4.11 2h3a2 2 0 0 1 2 1.72 12.84 12.84 0 0 0 .7 2.81 2 2 0 0 1-.45 2.11L8.09 9.91a16 16 0 0 0 6 6l1.27-1.27a2 2 0 0 1 2.11-.45 12.84 12.84 0 0 0 2.81.7A2 2 0 0 1 22 16.92z'

/** A telephone's handset. */
export const handsetIcon = (box: Box, colour: string): Element => ({
  kind: 'shape',
  box,
  outline: { type: 'path', view: [24, 24], data: handset },
  fill: colour,
  when: ['phone'],
})

type MarkLook = {
  radius?: number
  plate?: string
  family?: Family
  from?: string
  to?: string
  ink?: string
  shadow?: string
}

/** The logo on a light plate, or the letters of the name on a ground of the card's colour. */
export function mark(box: Box, look: MarkLook = {}): Element[] {
  const radius = look.radius ?? box.width * 0.22
  const pad = box.width * (radius >= box.width / 2 ? 0.15 : 0.1)
  const inner = at(box.x + pad, box.y + pad, box.width - 2 * pad, box.height - 2 * pad)
  const shadow = look.shadow
    ? { shadow: { x: 0, y: box.width * 0.04, blur: box.width * 0.16, colour: look.shadow } }
    : {}
  const from = look.from ?? '#444444'
  return [
    rect(box, look.plate ?? '#ffffff', radius, { ...shadow, when: ['logo'] }),
    {
      kind: 'image',
      box: inner,
      source: '{{logo}}',
      fit: 'contain',
      mask: { type: 'rect', radius: inner.width * 0.06 },
    },
    group(
      box,
      [rect(at(0, 0, box.width, box.height), fade([0, 0], [1, 1], from, look.to ?? from), radius, shadow)],
      {
        unless: ['logo'],
      },
    ),
    words(box, '{{letters}}', look.ink ?? '#ffffff', box.width * 0.46, {
      align: 'centre',
      valign: 'middle',
      maxLines: 1,
      minSize: box.width * 0.2,
      family: look.family ?? 'sans',
      unless: ['logo'],
    }),
  ]
}

type PhoneLook = {
  ink: string
  plate?: string
  radius?: number
  family?: Family
  size?: number
  align?: 'start' | 'middle'
}

/** The number with its handset: in the middle of a plate, or at the left without one. */
export function phone(box: Box, look: PhoneLook): Element[] {
  const { ink, plate, radius = box.height / 2, family = 'sans', size = box.height * 0.46 } = look
  const side = size * 0.84
  const room = box.width - (plate ? box.height * 0.5 : 0) - side * 1.45
  return [
    ...(plate ? [rect(box, plate, radius, { when: ['phone'] })] : []),
    group(
      box,
      [
        handsetIcon(at(0, (box.height - side) / 2, side, side), ink),
        words(at(side * 0.45, 0, room, box.height), '{{phone}}', ink, size, {
          family,
          valign: 'middle',
          maxLines: 1,
        }),
      ],
      { layout: { flow: 'row', place: look.align ?? (plate ? 'middle' : 'start') }, when: ['phone'] },
    ),
  ]
}
