import type { Element } from '@parichay/scene/element.ts'
import { onAccent, onGround, onPaper } from '../arrange.ts'
import { box, type Frame, type FrameContext, has } from '../context.ts'
import { hasLogo, logoIn } from '../logo.ts'
import { archPath, burst, form, path, rect } from '../shapes.ts'
import { details } from '../texts.ts'
import { line, photo, seller } from './pictures.ts'

const soft = { x: 0, y: 5, blur: 18, colour: '#00000038' }
const known = (f: FrameContext) => ({
  hasPhoto: has(f.facts, 'productPhoto'),
  hasName: has(f.facts, 'productName'),
  hasPrice: has(f.facts, 'productPrice'),
})

/** A round photograph rising from the bar, the price as a tag; second: the photograph at the other end in a square with a slant. */
export const product1: Frame = (f) => {
  const { w, h, c } = f
  const { hasPhoto, hasName, hasPrice } = known(f)
  const size = Math.min(h * 0.9, 320)
  const room = hasPhoto ? size + 76 : 44
  const top = h * 0.2
  if (f.second) {
    const edge = hasPhoto ? w - size - 60 : w
    const titles = hasName || hasPrice
    return [
      rect(box(0, top, w, h - top), c.paper),
      path(
        box(edge - 60, 0, w - edge + 60, h),
        `M70 0 L${w - edge + 60} 0 L${w - edge + 60} ${h} L0 ${h} Z`,
        { fill: c.ground },
      ),
      ...(hasPhoto
        ? [
            photo(
              box(w - size - 24, h * 0.06, size, h * 0.88),
              'productPhoto',
              { type: 'rect', radius: 18 },
              { colour: c.accent, width: 5 },
            ),
          ]
        : []),
      line(f, box(44, top + 8, hasPrice ? edge * 0.6 - 66 : edge - 160, h * 0.25), 'productName', {
        fill: c.link,
        lines: 2,
      }),
      ...(hasPrice
        ? [
            path(
              box(edge * 0.6, top + 14, edge * 0.31, h * 0.22),
              `M0 0 L${edge * 0.31} 0 L${edge * 0.31 - 22} ${h * 0.11} L${edge * 0.31} ${h * 0.22} L0 ${h * 0.22} Z`,
              { fill: c.accent },
            ),
            line(f, box(edge * 0.6 + 18, top + 16, edge * 0.31 - 60, h * 0.2), 'productPrice', {
              fill: c.onAccent,
              align: 'centre',
            }),
          ]
        : []),
      ...(titles ? [rect(box(44, h * 0.475, edge - 150, 2), `${c.link}55`)] : []),
      ...seller(f, box(44, h * (titles ? 0.5 : 0.27), edge - 160, h * (titles ? 0.46 : 0.66)), onPaper(f)),
    ]
  }
  return [
    rect(box(0, top, w, h - top), c.ground),
    rect(box(0, top, w, h * 0.28), c.deep),
    rect(box(0, top, w, 5), c.accent),
    ...(hasPhoto
      ? [
          photo(
            box(34, h * 0.04, size, size),
            'productPhoto',
            { type: 'ellipse' },
            { colour: c.paper, width: 8 },
          ),
        ]
      : []),
    line(f, box(room, top + 10, (w - room) * (hasPrice ? 0.6 : 0.94), h * 0.25), 'productName', {
      fill: c.on,
      lines: 2,
    }),
    ...(hasPrice
      ? [
          rect(
            box(room + (w - room) * 0.63, top - h * 0.06, (w - room) * 0.33, h * 0.27),
            c.accent,
            h * 0.135,
          ),
          line(
            f,
            box(room + (w - room) * 0.65, top - h * 0.05, (w - room) * 0.29, h * 0.25),
            'productPrice',
            { fill: c.onAccent, align: 'centre', share: 0.66 },
          ),
        ]
      : []),
    ...seller(f, box(room, h * 0.52, w - room - 40, h * 0.44), onGround(f)),
  ]
}

/** A card with the photograph as its first column, and a price that bursts; second: a burst in the middle between two panels. */
export const product2: Frame = (f) => {
  const { w, h, c } = f
  const { hasPhoto, hasName, hasPrice } = known(f)
  const card = box(28, h * 0.1, w - 56, h * 0.8)
  const star = hasPrice ? Math.min(h * 0.76, 250) : 0
  if (f.second) {
    const half = w / 2
    const gap = hasPrice ? star * 0.56 : 20
    return [
      rect(box(0, h * 0.16, half, h * 0.84), c.paper),
      rect(box(half, h * 0.16, half, h * 0.84), c.ground),
      rect(box(0, h * 0.16, w, 5), c.accent),
      ...(hasPhoto
        ? [photo(box(30, h * 0.24, h * 0.58, h * 0.68), 'productPhoto', { type: 'rect', radius: 14 })]
        : []),
      line(
        f,
        box(hasPhoto ? h * 0.58 + 50 : 44, h * 0.26, half - gap - (hasPhoto ? h * 0.58 + 54 : 48), h * 0.64),
        'productName',
        { fill: c.link, lines: 3, share: 0.22 },
      ),
      ...(hasPrice ? bang(f, half - star / 2, h * 0.14, star) : []),
      ...details(f, box(half + gap, h * 0.26, half - gap - 40, h * (hasLogo(f) ? 0.66 : 0.66)), {
        ...onGround(f),
        align: 'start',
      }),
    ]
  }
  const image = hasPhoto ? Math.min(card.height * 1.1, 300) : 0
  return [
    form(card, { type: 'rect', radius: 22 }, { fill: c.paper, shadow: soft }),
    ...(hasPhoto
      ? [
          photo(box(card.x, card.y, image, card.height), 'productPhoto', {
            type: 'rect',
            radius: [22, 0, 0, 22],
          }),
        ]
      : []),
    ...(hasName
      ? [
          line(
            f,
            box(card.x + image + 28, card.y + 12, card.width - image - star - 60, card.height * 0.3),
            'productName',
            { fill: c.link, lines: 2 },
          ),
        ]
      : []),
    ...(hasName ? [rect(box(card.x + image + 28, card.y + card.height * 0.36, 84, 5), c.accent, 3)] : []),
    ...seller(
      f,
      box(
        card.x + image + 28,
        card.y + card.height * (hasName ? 0.42 : 0.12),
        card.width - image - star - 64,
        card.height * (hasName ? 0.52 : 0.76),
      ),
      onPaper(f),
    ),
    ...(hasPrice ? bang(f, card.x + card.width - star - 6, h * 0.1 + (card.height - star) / 2, star) : []),
  ]
}

const bang = (f: FrameContext, x: number, y: number, size: number): Element[] => [
  form(box(x, y, size, size), burst(18, 14), { fill: f.c.accent, shadow: soft }),
  line(f, box(x + size * 0.17, y + size * 0.32, size * 0.66, size * 0.36), 'productPrice', {
    fill: f.c.onAccent,
    align: 'centre',
    lines: 2,
    share: 0.62,
  }),
]

/** A shelf: the photograph under an arch, the price on a ribbon; second: photograph in the middle, shop to one side, goods to the other. */
export const product3: Frame = (f) => {
  const { w, h, c } = f
  const { hasPhoto, hasPrice } = known(f)
  const arch = hasPhoto ? Math.min(h * 0.92, f.second ? 290 : 340) : 0
  const middle = f.second && hasPhoto
  const x = middle ? (w - arch) / 2 : 44
  const shelf = h * 0.62
  const window = hasPhoto
    ? [
        path(box(x - 10, 0, arch + 20, h * 0.94), archPath(arch + 20, h * 0.94), { fill: c.accent }),
        photo(box(x, h * 0.035, arch, h * 0.885), 'productPhoto', {
          type: 'path',
          view: [arch, h * 0.885],
          data: archPath(arch, h * 0.885),
        }),
      ]
    : []
  const ribbon = (at: ReturnType<typeof box>) =>
    hasPrice
      ? [
          path(at, `M0 0 L${at.width} 0 L${at.width} ${at.height} L0 ${at.height} L24 ${at.height / 2} Z`, {
            fill: c.accent,
          }),
          line(f, box(at.x + 36, at.y + 4, at.width - 48, at.height - 8), 'productPrice', {
            fill: c.onAccent,
            align: 'centre',
          }),
        ]
      : []
  if (middle) {
    const half = x - 70
    return [
      rect(box(0, h * 0.24, w, h * 0.76), c.paper),
      rect(box(0, h - 12, w, 12), c.ground),
      ...window,
      ...seller(f, box(36, h * 0.3, half, h * 0.6), onPaper(f)),
      line(f, box(x + arch + 40, h * 0.3, half, h * 0.3), 'productName', {
        fill: c.link,
        lines: 2,
        share: 0.5,
      }),
      ...ribbon(box(x + arch + 40, h * 0.63, half, h * 0.26)),
    ]
  }
  const left = hasPhoto ? x + arch + 44 : 44
  return [
    rect(box(0, h * 0.2, w, h * 0.46), c.paper),
    rect(box(0, shelf, w, h - shelf), c.ground),
    rect(box(0, shelf - 5, w, 7), c.accent),
    ...window,
    line(f, box(left, h * 0.24, (w - left) * (hasPrice ? 0.55 : 0.94), h * 0.18), 'productName', {
      fill: c.link,
      lines: 2,
    }),
    ...ribbon(box(left + (w - left) * 0.6, h * 0.25, (w - left) * 0.4, h * 0.17)),
    ...logoIn(f, left, h * 0.43, h * 0.18, h * 0.17, { as: 'bare', fill: c.ground, ink: c.on, radius: 10 }),
    ...details(
      f,
      box(
        left + (hasLogo(f) ? h * 0.18 + 20 : 0),
        h * 0.43,
        w - left - 40 - (hasLogo(f) ? h * 0.18 + 20 : 0),
        h * 0.17,
      ),
      { ...onPaper(f), align: 'start' },
      ['name'],
    ),
    ...details(f, box(left, shelf + 10, w - left - 36, h - shelf - 18), { ...onGround(f), align: 'start' }, [
      'tagline',
      'phones',
      'small',
    ]),
  ]
}

/** A coupon with a dotted tear and the price on its stub; second: a hanging price tag on a plain band. */
export const product4: Frame = (f) => {
  const { w, h, c } = f
  const { hasPhoto, hasName, hasPrice } = known(f)
  if (f.second) {
    const tag = hasPrice ? Math.min(h * 1.05, 320) : 0
    const image = hasPhoto ? Math.min(h * 0.66, 240) : 0
    const left = 40 + (image ? image + 30 : 0)
    const room = w - left - (tag ? tag + 50 : 40)
    return [
      rect(box(0, h * 0.22, w, h * 0.78), c.tint),
      rect(box(0, h * 0.22, w, 4), c.link),
      ...(hasPhoto
        ? [
            photo(
              box(40, h * 0.27, image, image),
              'productPhoto',
              { type: 'ellipse' },
              { colour: c.link, width: 5 },
            ),
          ]
        : []),
      ...(hasName
        ? [line(f, box(left, h * 0.27, room, h * 0.24), 'productName', { fill: c.ink, lines: 2 })]
        : []),
      ...seller(f, box(left, h * (hasName ? 0.52 : 0.3), room, h * (hasName ? 0.42 : 0.64)), onPaper(f)),
      ...(hasPrice
        ? [
            path(
              box(w - tag - 24, h * 0.06, tag, h * 0.62),
              `M${h * 0.24} 0 L${tag} 0 L${tag} ${h * 0.62} L${h * 0.24} ${h * 0.62} L0 ${h * 0.31} Z`,
              { fill: c.accent, shadow: soft },
            ),
            form(
              box(w - tag - 24 + h * 0.13, h * 0.33, h * 0.08, h * 0.08),
              { type: 'ellipse' },
              { fill: c.tint },
            ),
            line(f, box(w - tag - 24 + h * 0.25, h * 0.17, tag - h * 0.3, h * 0.4), 'productPrice', {
              fill: c.onAccent,
              align: 'centre',
              lines: 2,
              share: 0.6,
            }),
          ]
        : []),
    ]
  }
  const ticket = box(26, h * 0.1, w - 52, h * 0.8)
  const stub = hasPrice || hasPhoto ? Math.min(ticket.height * 1.35, 300) : 0
  const tear = ticket.width - stub
  const r = h * 0.07
  const outline = stub
    ? `M18 0 L${tear - r} 0 C${tear - r} ${r * 1.3} ${tear + r} ${r * 1.3} ${tear + r} 0 L${ticket.width - 18} 0 C${ticket.width - 6} 0 ${ticket.width} 6 ${ticket.width} 18 L${ticket.width} ${ticket.height - 18} C${ticket.width} ${ticket.height - 6} ${ticket.width - 6} ${ticket.height} ${ticket.width - 18} ${ticket.height} L${tear + r} ${ticket.height} C${tear + r} ${ticket.height - r * 1.3} ${tear - r} ${ticket.height - r * 1.3} ${tear - r} ${ticket.height} L18 ${ticket.height} C6 ${ticket.height} 0 ${ticket.height - 6} 0 ${ticket.height - 18} L0 18 C0 6 6 0 18 0 Z`
    : `M0 0 L${ticket.width} 0 L${ticket.width} ${ticket.height} L0 ${ticket.height} Z`
  const image = hasPhoto ? Math.min(ticket.height * 0.78, 250) : 0
  const left = ticket.x + 26 + (image ? image + 26 : 0)
  const room = ticket.x + tear - left - 24
  return [
    path(ticket, outline, { fill: c.ground, shadow: soft }),
    ...(stub
      ? [
          path(
            box(ticket.x + tear - 2, ticket.y + r * 1.6, 4, ticket.height - r * 3.2),
            `M2 0 L2 ${ticket.height - r * 3.2}`,
            { stroke: { paint: c.accent, width: 4, dash: [3, 11], cap: 'round' } },
          ),
        ]
      : []),
    ...(hasPhoto
      ? [
          photo(box(ticket.x + 26, ticket.y + ticket.height * 0.11, image, image), 'productPhoto', {
            type: 'rect',
            radius: 14,
          }),
        ]
      : []),
    ...(hasName
      ? [
          line(f, box(left, ticket.y + 12, room, ticket.height * 0.34), 'productName', {
            fill: c.accent,
            lines: 2,
          }),
        ]
      : []),
    ...details(
      f,
      box(
        left,
        ticket.y + ticket.height * (hasName ? 0.4 : 0.12),
        room,
        ticket.height * (hasName ? 0.52 : 0.76),
      ),
      { ...onGround(f), align: 'start' },
    ),
    ...(stub
      ? [
          ...(hasLogo(f)
            ? logoIn(
                f,
                ticket.x + tear + (stub - ticket.height * 0.42) / 2,
                ticket.y + ticket.height * (hasPrice ? 0.1 : 0.29),
                ticket.height * 0.42,
                ticket.height * 0.42,
                { as: 'circle' },
              )
            : []),
          ...(hasPrice
            ? [
                rect(
                  box(
                    ticket.x + tear + 26,
                    ticket.y + ticket.height * (hasLogo(f) ? 0.58 : 0.32),
                    stub - 48,
                    ticket.height * 0.32,
                  ),
                  c.accent,
                  12,
                ),
                line(
                  f,
                  box(
                    ticket.x + tear + 36,
                    ticket.y + ticket.height * (hasLogo(f) ? 0.6 : 0.34),
                    stub - 68,
                    ticket.height * 0.28,
                  ),
                  'productPrice',
                  { ...onAccent(f), align: 'centre', share: 0.7 },
                ),
              ]
            : []),
        ]
      : []),
  ]
}
