import { circle, clipped, drawing, fill, place, rect, stroke } from './shapes.ts'

/** A square symbol without ground; its middle is the origin. */
const symbol = (...parts: string[]) => drawing(512, 512, place(256, 256, parts.join('')))

/** A card handed over: a face and a smile on the front, another card behind. */
export const parichay = () =>
  symbol(
    place(34, -22, rect(-168, -150, 336, 300, '#8fd3c8', { rx: 56 }), { turn: 12 }),
    place(-14, 14, rect(-184, -160, 368, 320, '#0f766e', { rx: 60 }), { turn: -6 }),
    place(-14, 14, circle(0, -56, 52, '#ffffff') + stroke('M-104 62C-62 122 62 122 104 62', '#ffffff', 40), {
      turn: -6,
    }),
  )

/** Colour flowing as a river through a disc. */
export const rangtapi = () =>
  symbol(
    clipped(
      'disc',
      circle(0, 0, 216, '#000'),
      rect(-220, -220, 440, 440, '#be185d') +
        fill('M-230 -60C-120 -180 -20 -20 80 -90S200 -180 230 -150V230H-230z', '#f0527f') +
        fill('M-230 30C-120 -90 -20 70 80 0S200 -90 230 -60V230H-230z', '#f9913d') +
        fill('M-230 120C-120 0 -20 160 80 90S200 0 230 30V230H-230z', '#fbc73f'),
    ),
  )

/** A lotus of cards on the water. */
export const kaveri = () =>
  symbol(
    place(
      0,
      8,
      (
        [
          [-70, '#a9c4fd'],
          [70, '#a9c4fd'],
          [-36, '#6c97f6'],
          [36, '#6c97f6'],
          [0, '#1d4ed8'],
        ] as const
      )
        .map(([turn, colour]) => place(0, 112, rect(-58, -270, 116, 236, colour, { rx: 58 }), { turn }))
        .join('') + stroke('M-190 168q48 -40 95 0t95 0t95 0t95 0', '#1d4ed8', 30),
      { scale: 0.9 },
    ),
  )
