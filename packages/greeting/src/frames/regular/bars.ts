import { beside, onAccent, onGround, onPaper } from '../arrange.ts'
import { box, type Frame } from '../context.ts'
import { hasLogo, logoIn, logoWidth } from '../logo.ts'
import { form, path, rect } from '../shapes.ts'
import { details, shows } from '../texts.ts'

/** A calm bar with a hairline; second: name and contacts divided by a tall rule, the logo hanging from the edge. */
export const frame1: Frame = (f) => {
  const { w, h, c } = f
  const top = h * 0.06
  if (!f.second)
    return [
      rect(box(0, top, w, h - top), c.ground),
      rect(box(0, top, w, 6), c.accent),
      ...beside(f, box(44, top + h * 0.13, w - 88, h * 0.7), {
        plate: { as: 'card', radius: 14 },
        look: onGround(f),
      }),
    ]
  const size = h * 0.94
  const width = hasLogo(f) ? logoWidth(f, size * 0.8, 1.35) : 0
  const isEnd = f.settings.logoPlace === 'end'
  const x = isEnd ? w - 44 - width : 44
  const tag = box(x, 0, width, size)
  const area = box(
    isEnd || !width ? 44 : 44 + width + 34,
    h * 0.25,
    w - 88 - (width ? width + 34 : 0),
    h * 0.65,
  )
  return [
    rect(box(0, h * 0.16, w, h * 0.84), c.paper),
    rect(box(0, h * 0.16, w, 4), c.ground),
    ...(width
      ? [
          rect(tag, c.ground, [0, 0, 26, 26]),
          ...logoIn(f, x + 14, h * 0.12, width - 28, size - h * 0.22, { as: 'card', radius: 12 }),
        ]
      : []),
    ...details(f, area, { ...onPaper(f), align: 'start' }),
  ]
}

/** Two decks: paper with the name, colour with the contacts; second: dark above, a thin accent deck below. */
export const frame4: Frame = (f) => {
  const { w, h, c } = f
  const cut = f.second ? h * 0.6 : h * 0.52
  const upper = f.second ? c.ground : c.paper
  const lower = f.second ? c.accent : c.ground
  const size = f.second ? h * 0.62 : h * 0.82
  const width = hasLogo(f) ? logoWidth(f, size, f.second ? 1.3 : 1.5) : 0
  const x =
    f.settings.logoPlace === 'end' ? w - 40 - width : f.settings.logoPlace === 'centre' ? (w - width) / 2 : 40
  const inset = f.settings.logoPlace === 'start' && width ? width + 68 : 40
  const room = (f.settings.logoPlace === 'end' && width ? w - width - 68 : w - 40) - inset
  const isCentred = f.settings.logoPlace === 'centre'
  const align = isCentred && width ? 'start' : isCentred ? 'centre' : 'start'
  const half = (w - width) / 2 - 68
  const names =
    isCentred && width ? box(40, h * 0.06, half, cut - h * 0.08) : box(inset, h * 0.05, room, cut - h * 0.07)
  const below =
    isCentred && width && !f.second
      ? box((w + width) / 2 + 28, cut + 10, half, h - cut - 20)
      : box(f.second ? 40 : inset, cut + (h - cut) * 0.12, f.second ? w - 80 : room, (h - cut) * 0.76)
  return [
    rect(box(0, 0, w, cut), upper),
    rect(box(0, cut, w, h - cut), lower),
    ...(f.second ? [] : [rect(box(0, cut - 3, w, 6), c.accent)]),
    ...details(f, names, { ...(f.second ? onGround(f) : onPaper(f)), align }, ['name', 'tagline']),
    ...details(f, below, { ...(f.second ? onAccent(f) : onGround(f)), align: f.second ? 'centre' : align }, [
      'phones',
      'small',
    ]),
    ...(width
      ? logoIn(f, x, f.second ? -0 + h * 0.02 : h * 0.09, width, f.second ? size * 0.9 : size, {
          as: f.second ? 'card' : 'circle',
          radius: 16,
          ring: { colour: f.second ? c.accent : c.ground, width: 6 },
          ink: c.onAccent,
        })
      : []),
  ]
}

/** A slanted cut between two colours; second: three chevrons that drive the eye to the number. */
export const frame7: Frame = (f) => {
  const { w, h, c } = f
  const top = h * 0.1
  const tall = h - top
  if (!f.second) {
    const cut = shows(f, 'phones', 'small') ? w * 0.56 : w
    const slope = tall * 0.45
    return [
      rect(box(0, top, w, tall), c.accent),
      ...(cut < w
        ? [
            path(
              box(cut - slope, top, slope * 2 + 16, tall),
              `M0 0 L${slope + 16} 0 L16 ${tall} L0 ${tall} Z`,
              { fill: c.paper },
            ),
          ]
        : []),
      path(box(0, top, cut, tall), `M0 0 L${cut} 0 L${cut - slope} ${tall} L0 ${tall} Z`, { fill: c.ground }),
      ...beside(
        { ...f, settings: { ...f.settings, logoPlace: 'start' } },
        box(36, top + tall * 0.16, cut - slope - 56, tall * 0.68),
        {
          plate: { as: 'card', radius: 14 },
          look: onGround(f),
          parts: ['name', 'tagline'],
          gap: 24,
        },
      ),
      ...details(
        f,
        box(cut + 26, top + tall * 0.1, w - cut - 60, tall * 0.8),
        { ...onAccent(f), align: 'end' },
        ['phones', 'small'],
      ),
    ]
  }
  const logo = hasLogo(f) ? logoWidth(f, tall * 0.66) : 0
  const start = logo ? logo + 72 : 0
  const arrow = tall * 0.34
  const chevron = (x: number, fill: string) =>
    path(
      box(x, top, arrow + 34, tall),
      `M0 0 L34 0 L${arrow + 34} ${tall / 2} L34 ${tall} L0 ${tall} L${arrow} ${tall / 2} Z`,
      { fill },
    )
  return [
    rect(box(0, top, w, tall), c.deep),
    ...(logo
      ? [
          path(
            box(0, top, start + arrow, tall),
            `M0 0 L${start} 0 L${start + arrow} ${tall / 2} L${start} ${tall} L0 ${tall} Z`,
            { fill: c.paper },
          ),
          ...logoIn(f, 36, top + tall * 0.17, logo, tall * 0.66, { as: 'bare' }),
          chevron(start + 14, c.accent),
          chevron(start + 62, `${c.accent}66`),
        ]
      : [rect(box(0, top, 18, tall), c.accent), rect(box(28, top, 8, tall), `${c.accent}88`)]),
    ...details(
      f,
      box(
        logo ? start + arrow + 112 : 72,
        top + tall * 0.12,
        w - (logo ? start + arrow + 152 : 112),
        tall * 0.76,
      ),
      { ...onGround(f), align: 'start' },
    ),
    form(box(0, h - 8, w, 8), { type: 'rect' }, { fill: c.accent }),
  ]
}
