import { beside, onAccent, onGround, onPaper } from '../arrange.ts'
import { box, type Frame } from '../context.ts'
import { hasLogo, logoIn, logoWidth } from '../logo.ts'
import { form, path, rect, tornTop } from '../shapes.ts'
import { details, shows } from '../texts.ts'

const soft = { x: 0, y: 6, blur: 22, colour: '#00000038' }

/** A white card that floats; second: a card with a coloured end for the logo and the number on a pill. */
export const frame2: Frame = (f) => {
  const { w, h, c } = f
  const card = box(30, h * 0.07, w - 60, h * 0.78)
  if (!f.second)
    return [
      form(card, { type: 'rect', radius: 26 }, { fill: c.accent, shadow: soft }),
      rect(box(card.x, card.y, card.width, card.height - 9), '#ffffff', 26),
      ...beside(f, box(card.x + 34, card.y + card.height * 0.1, card.width - 72, card.height * 0.8), {
        plate: { as: 'circle', fill: c.ground, ink: c.on, ring: { colour: c.tint, width: 4 } },
        look: onPaper(f),
      }),
    ]
  const end = hasLogo(f) ? logoWidth(f, card.height * 0.7) + 52 : 0
  const isEnd = f.settings.logoPlace === 'end'
  const x = isEnd ? card.x + card.width - end : card.x
  const pillHeight = card.height * 0.42
  const hasPhones = shows(f, 'phones')
  const left = (isEnd ? card.x : card.x + end) + 34
  const room = card.width - end - 68
  return [
    form(card, { type: 'rect', radius: 26 }, { fill: c.paper, shadow: soft }),
    ...(end
      ? [
          rect(box(x, card.y, end, card.height), c.ground, isEnd ? [0, 26, 26, 0] : [26, 0, 0, 26]),
          ...logoIn(f, x + 26, card.y + card.height * 0.15, end - 52, card.height * 0.7, {
            as: 'card',
            radius: 16,
          }),
        ]
      : []),
    ...details(
      f,
      box(left, card.y + card.height * 0.08, room * (hasPhones ? 0.52 : 1), card.height * 0.84),
      { ...onPaper(f), align: 'start' },
      hasPhones && shows(f, 'small') ? ['name', 'tagline'] : ['name', 'tagline', 'small'],
    ),
    ...(hasPhones
      ? [
          rect(
            box(
              left + room * 0.56,
              card.y + card.height * (shows(f, 'small') ? 0.1 : 0.29),
              room * 0.44,
              pillHeight,
            ),
            c.accent,
            pillHeight / 2,
          ),
          ...details(
            f,
            box(
              left + room * 0.56 + 24,
              card.y + card.height * (shows(f, 'small') ? 0.1 : 0.29) + 6,
              room * 0.44 - 48,
              pillHeight - 12,
            ),
            { ...onAccent(f), align: 'centre' },
            ['phones'],
          ),
          ...(shows(f, 'small')
            ? details(
                f,
                box(left + room * 0.56, card.y + card.height * 0.55, room * 0.44, card.height * 0.4),
                { ...onPaper(f), align: 'centre' },
                ['small'],
              )
            : []),
        ]
      : []),
  ]
}

/** Torn paper; second: a label held by two strips of tape, stitched around. */
export const frame8: Frame = (f) => {
  const { w, h, c } = f
  if (!f.second)
    return [
      path(box(0, 0, w, h), tornTop(w, h, h * 0.15, 11), { fill: c.accent }),
      path(box(0, h * 0.06, w, h * 0.94), tornTop(w, h * 0.94, h * 0.13, 23), {
        fill: c.paper,
        shadow: { x: 0, y: -2, blur: 8, colour: '#00000026' },
      }),
      ...beside(f, box(46, h * 0.26, w - 92, h * 0.66), {
        plate: { as: 'bare', fill: c.ground, ink: c.on, radius: 12 },
        look: onPaper(f),
      }),
    ]
  const label = box(54, h * 0.12, w - 108, h * 0.76)
  const tape = (x: number) =>
    form(
      box(x, h * 0.02, 150, h * 0.19),
      { type: 'rect' },
      { fill: `${c.accent}dd`, shadow: { x: 0, y: 2, blur: 5, colour: '#0000001f' } },
    )
  return [
    form(label, { type: 'rect', radius: 6 }, { fill: c.tint, shadow: soft }),
    form(
      box(label.x + 12, label.y + 12, label.width - 24, label.height - 24),
      { type: 'rect', radius: 4 },
      { stroke: { paint: `${c.link}88`, width: 2.5, dash: [12, 9] } },
    ),
    tape(label.x + 64),
    tape(label.x + label.width - 214),
    ...beside(f, box(label.x + 40, label.y + label.height * 0.19, label.width - 80, label.height * 0.66), {
      plate: { as: 'circle', fill: c.ground, ink: c.on },
      look: onPaper(f),
    }),
  ]
}

/** A tall tab at the side that carries the logo; second: a bookmark hanging into a band of two tones. */
export const frame10: Frame = (f) => {
  const { w, h, c } = f
  const isEnd = f.settings.logoPlace === 'end'
  const tab = hasLogo(f) ? logoWidth(f, h * 0.6) + 72 : 22
  const x = isEnd ? w - tab : 0
  if (!f.second)
    return [
      rect(box(0, h * 0.2, w, h * 0.8), c.paper),
      rect(box(isEnd ? 0 : tab - 20, h - 10, w - tab + 20, 10), c.accent),
      rect(box(x, 0, tab, h), c.ground, isEnd ? [Math.min(44, tab), 0, 0, 0] : [0, Math.min(44, tab), 0, 0]),
      ...(hasLogo(f) ? logoIn(f, x + 36, h * 0.2, tab - 72, h * 0.6, { as: 'card', radius: 18 }) : []),
      ...details(f, box(isEnd ? 40 : tab + 36, h * 0.26, w - tab - 76, h * 0.64), {
        ...onPaper(f),
        align: 'start',
      }),
    ]
  const mark = hasLogo(f) ? logoWidth(f, h * 0.5, 1.3) + 44 : 0
  const at = isEnd ? w - mark - 52 : f.settings.logoPlace === 'centre' ? (w - mark) / 2 : 52
  const high = h * 0.86
  const middle = f.settings.logoPlace === 'centre' && mark > 0
  const left = box(44, h * 0.3, at - 76, h * 0.6)
  const right = box(at + mark + 32, h * 0.3, w - at - mark - 76, h * 0.6)
  const names = isEnd ? left : right
  return [
    rect(box(0, h * 0.2, w, h * 0.8), c.ground),
    rect(box(0, h * 0.2, w, h * 0.055), c.deep),
    ...(mark
      ? [
          path(
            box(at, 0, mark, high),
            `M0 0 L${mark} 0 L${mark} ${high} L${mark / 2} ${high - mark * 0.16} L0 ${high} Z`,
            { fill: c.accent, shadow: { x: 0, y: 4, blur: 10, colour: '#00000033' } },
          ),
          ...logoIn(f, at + 22, h * 0.09, mark - 44, h * 0.5, {
            as: 'card',
            radius: 12,
            fill: c.paper,
            ink: c.link,
          }),
        ]
      : []),
    ...(middle
      ? [
          ...details(f, left, { ...onGround(f), align: 'end' }, ['name', 'tagline']),
          ...details(f, right, { ...onGround(f), align: 'start' }, ['phones', 'small']),
        ]
      : details(f, mark ? names : box(44, h * 0.3, w - 88, h * 0.6), {
          ...onGround(f),
          align: mark ? 'start' : 'centre',
        })),
  ]
}
