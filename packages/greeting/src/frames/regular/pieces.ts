import { beside, onAccent, onGround, onPaper } from '../arrange.ts'
import { box, type Frame } from '../context.ts'
import { hasLogo, logoIn, logoWidth } from '../logo.ts'
import { burst, form, path, rect, stampPath } from '../shapes.ts'
import { details, shows } from '../texts.ts'

/** A row of pills on the bare picture; second: one long capsule with the logo at its end. */
export const frame9: Frame = (f) => {
  const { w, h, c } = f
  const soft = { x: 0, y: 4, blur: 14, colour: '#0000003d' }
  if (f.second) {
    const [y, tall] = [h * 0.12, h * 0.7]
    const isEnd = f.settings.logoPlace === 'end'
    const size = tall * 1.16
    const width = hasLogo(f) ? logoWidth(f, size) : 0
    const x = isEnd ? w - 34 - width : 34
    const left = isEnd || !width ? 34 + tall * 0.42 : 34 + width + 26
    return [
      form(
        box(34, y, w - 68, tall),
        { type: 'rect', radius: tall / 2 },
        { fill: c.ground, stroke: { paint: c.paper, width: 5 }, shadow: soft },
      ),
      ...(width
        ? logoIn(f, x, y - tall * 0.08, width, size, {
            as: 'circle',
            fill: c.accent,
            ring: { colour: c.paper, width: 6 },
          })
        : []),
      ...details(
        f,
        box(left, y + tall * 0.12, w - 68 - (width ? width + 26 : tall * 0.42) - tall * 0.42, tall * 0.76),
        { ...onGround(f), align: 'start' },
      ),
    ]
  }
  const hasSmall = shows(f, 'small', 'tagline')
  const tall = hasSmall ? h * 0.43 : h * 0.62
  const y = h * 0.05
  const size = tall * 1.1
  const logo = hasLogo(f) ? logoWidth(f, size, 1.5) : 0
  const gap = 16
  const hasPhones = shows(f, 'phones')
  const from = 34 + (logo ? logo + gap : 0)
  const room = w - 34 - from
  const name = hasPhones ? room * 0.54 : room
  return [
    ...(logo
      ? logoIn(f, 34, y - tall * 0.05, logo, size, {
          as: 'circle',
          fill: c.accent,
          ring: { colour: '#ffffff', width: 5 },
        })
      : []),
    form(
      box(from, y, name - (hasPhones ? gap : 0), tall),
      { type: 'rect', radius: tall / 2 },
      { fill: c.ground, shadow: soft },
    ),
    ...details(
      f,
      box(from + tall * 0.4, y + tall * 0.1, name - (hasPhones ? gap : 0) - tall * 0.8, tall * 0.8),
      { ...onGround(f), align: 'centre' },
      ['name'],
    ),
    ...(hasPhones
      ? [
          form(
            box(from + name, y, room - name, tall),
            { type: 'rect', radius: tall / 2 },
            { fill: c.accent, shadow: soft },
          ),
          ...details(
            f,
            box(from + name + tall * 0.34, y + tall * 0.16, room - name - tall * 0.68, tall * 0.68),
            { ...onAccent(f), align: 'centre' },
            ['phones'],
          ),
        ]
      : []),
    ...(hasSmall
      ? [
          form(
            box(34, h * 0.56, w - 68, h * 0.34),
            { type: 'rect', radius: h * 0.17 },
            { fill: c.paper, shadow: soft },
          ),
          ...details(
            f,
            box(34 + h * 0.15, h * 0.58, w - 68 - h * 0.3, h * 0.3),
            { ...onPaper(f), align: 'centre' },
            ['tagline', 'small'],
          ),
        ]
      : []),
  ]
}

/** A postage stamp on a band; second: a seal with many points on a stitched band. */
export const frame11: Frame = (f) => {
  const { w, h, c } = f
  const isEnd = f.settings.logoPlace === 'end'
  const size = h * 0.92
  const width = hasLogo(f) ? (f.second ? size : logoWidth(f, size, 1.4)) : 0
  const x = isEnd ? w - 40 - width : 40
  const left = isEnd || !width ? 46 : 40 + width + 34
  const room = w - 92 - (width ? width + 28 : 0)
  if (!f.second)
    return [
      rect(box(0, h * 0.24, w, h * 0.76), c.ground),
      form(
        box(0, h * 0.24, w, h * 0.76),
        { type: 'rect' },
        {
          pattern: {
            data: 'M0 0 L8 0 L8 8 L0 8 Z',
            view: [32, 32],
            tile: [30, 30],
            colour: `${c.on}0f`,
            turn: 45,
          },
        },
      ),
      ...(width
        ? [
            path(box(x, 2, width, size), stampPath(width, size, Math.max(6, size * 0.036)), {
              fill: c.paper,
              shadow: { x: 0, y: 4, blur: 12, colour: '#00000040' },
            }),
            form(
              box(x + size * 0.1, 2 + size * 0.1, width - size * 0.2, size * 0.8),
              { type: 'rect' },
              { fill: c.tint, stroke: { paint: c.link, width: 2.5 } },
            ),
            ...logoIn(f, x + size * 0.15, 2 + size * 0.15, width - size * 0.3, size * 0.7, {
              as: 'card',
              radius: 2,
              fill: c.tint,
              ink: c.link,
            }),
          ]
        : []),
      ...details(f, box(left, h * 0.32, room, h * 0.6), { ...onGround(f), align: 'start' }),
    ]
  return [
    rect(box(0, h * 0.2, w, h * 0.8), c.tint),
    form(
      box(0, h * 0.2 + 9, w, 3),
      { type: 'path', view: [w, 3], data: `M0 1.5 L${w} 1.5` },
      { stroke: { paint: c.link, width: 3, dash: [14, 10] } },
    ),
    form(
      box(0, h - 12, w, 3),
      { type: 'path', view: [w, 3], data: `M0 1.5 L${w} 1.5` },
      { stroke: { paint: c.link, width: 3, dash: [14, 10] } },
    ),
    ...(width
      ? [
          form(box(x, h * 0.03, size, size), burst(22, 10), {
            fill: c.ground,
            shadow: { x: 0, y: 4, blur: 10, colour: '#00000038' },
          }),
          form(
            box(x + size * 0.13, h * 0.03 + size * 0.13, size * 0.74, size * 0.74),
            { type: 'ellipse' },
            { stroke: { paint: c.accent, width: 3 } },
          ),
          ...logoIn(f, x + size * 0.18, h * 0.03 + size * 0.18, size * 0.64, size * 0.64, {
            as: 'circle',
            fill: c.accent,
          }),
        ]
      : []),
    ...details(f, box(left, h * 0.31, room, h * 0.56), { ...onPaper(f), align: 'start' }),
  ]
}

/** A dusk that rises from the foot, without any edge; second: fine double lines around a quiet panel. */
export const frame12: Frame = (f) => {
  const { w, h, c } = f
  if (!f.second)
    return [
      form(
        box(0, 0, w, h),
        { type: 'rect' },
        {
          fill: {
            kind: 'linear',
            from: [0, 0],
            to: [0, 1],
            stops: [
              { at: 0, colour: `${c.deep}00` },
              { at: 0.2, colour: `${c.deep}a6` },
              { at: 0.36, colour: `${c.deep}f2` },
              { at: 0.46, colour: c.deep },
              { at: 1, colour: c.deep },
            ],
          },
        },
      ),
      ...beside(f, box(50, h * 0.36, w - 100, h * 0.56), {
        plate: { as: 'card', radius: 12 },
        look: onGround(f),
      }),
    ]
  const panel = box(26, h * 0.08, w - 52, h * 0.8)
  return [
    rect(panel, c.paper),
    form(
      box(panel.x + 9, panel.y + 9, panel.width - 18, panel.height - 18),
      { type: 'rect' },
      { stroke: { paint: c.link, width: 3 } },
    ),
    form(
      box(panel.x + 16, panel.y + 16, panel.width - 32, panel.height - 32),
      { type: 'rect' },
      { stroke: { paint: `${c.link}77`, width: 1.5 } },
    ),
    ...beside(f, box(panel.x + 42, panel.y + panel.height * 0.19, panel.width - 84, panel.height * 0.62), {
      plate: { as: 'bare', fill: c.ground, ink: c.on, radius: 0 },
      look: { ...onPaper(f), fill: c.ink },
    }),
  ]
}
