import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, badge, rect, text } from './forms.ts'
import { comes, spring, swift, words } from './motion.ts'

type Look = {
  /** Seconds at which it begins to come. */
  from: number
  ink: string
  soft: string
  /** The plate the number stands on. */
  plate: string
  onPlate: string
  align?: 'start' | 'centre'
  /** Room it may take; the middle of the sheet without it. */
  box?: { x: number; y: number; width: number; height: number }
}

/** Who the film is from and how to reach them: logo, name, what to do, number, address, one after the other. */
export function signOff(
  film: Film,
  { from, ink, soft, plate, onPlate, align = 'centre', box }: Look,
): Element[] {
  const { w, h, tall } = film
  const room = box ?? at(80, h * (tall ? 0.18 : 0.075), w - 160, h * (tall ? 0.6 : 0.85))
  const isMiddle = align === 'centre'
  const r = Math.min(tall ? 150 : 118, room.height * 0.15)
  const has = film.has('logo') || film.has('name')
  const top = room.y + (has ? 2 * r + 28 : 0)
  const left = room.height - (top - room.y)
  const x = isMiddle ? room.x + room.width / 2 : room.x + r
  const number = film.say('phone')
  const plateWide = Math.min(room.width, 240 + number.length * (tall ? 50 : 44))
  const plateTall = Math.min(left * 0.2, 170)
  const plateBox = at(
    isMiddle ? room.x + (room.width - plateWide) / 2 : room.x,
    top + left * 0.56,
    plateWide,
    plateTall,
  )
  return [
    ...badge(film, x, room.y + r, r, comes(from, { zoom: 0.2, turn: -40, ease: spring, take: 0.7 })),
    ...text(at(room.x, top, room.width, left * 0.34), film.say('name'), {
      size: tall ? 136 : 112,
      fill: ink,
      family: 'display',
      align,
      reveal: words(from + 0.25),
    }),
    ...text(at(room.x, top + left * 0.37, room.width, left * 0.15), film.say('ask'), {
      size: tall ? 60 : 50,
      fill: soft,
      bold: false,
      lines: 1,
      align,
      reveal: words(from + 0.6, { by: 'line', how: 'fade' }),
    }),
    ...(number
      ? [
          {
            kind: 'group' as const,
            box: plateBox,
            motion: comes(from + 0.75, { zoom: 0.5, ease: spring, take: 0.55 }),
            children: [
              rect(at(0, 0, plateWide, plateTall), plate, plateTall / 2),
              ...text(at(36, 0, plateWide - 72, plateTall), number, {
                size: plateTall * 0.52,
                fill: onPlate,
                lines: 1,
                align: 'centre',
              }),
            ],
          },
        ]
      : []),
    ...text(at(room.x, top + left * 0.8, room.width, left * 0.2), film.say('address'), {
      size: tall ? 48 : 42,
      fill: soft,
      bold: false,
      lines: 3,
      align,
      motion: comes(from + 1.05, { y: 24, fade: 0.4, ease: swift }),
    }),
  ]
}
