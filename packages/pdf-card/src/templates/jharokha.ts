import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, fact, logoIn } from '../pieces.ts'
import { arch, form, path, rect, rosette, sheet } from '../shapes.ts'

const night = (f: CardContext) => [
  sheet(f, {
    kind: 'radial',
    centre: [0.5, 0.4],
    radius: 0.75,
    stops: [
      { at: 0, colour: f.c.ground },
      { at: 1, colour: f.c.deep },
    ],
  }),
]
const flower = (f: CardContext, x: number, y: number, r: number) =>
  form(
    box(x - r, y - r, 2 * r, 2 * r),
    { type: 'path', view: [200, 200], data: `${rosette(16)} ${rosette(12, 10, 58)}` },
    null,
    { stroke: { paint: f.c.accent, width: 0.18 }, opacity: 0.5 },
  )

/** A window of a haveli in lines of gold on the night; for what is precious. */
export const jharokha: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const gold = { stroke: { paint: c.accent, width: 0.35 } }
    const [aw, ah] = [62, h - 6]
    return [
      ...night(f),
      flower(f, 0, h, 17),
      flower(f, w, h, 17),
      path(box((w - aw) / 2, 3, aw, ah + 6), arch(aw, ah + 6), null, gold),
      path(box((w - aw) / 2 + 1.6, 4.8, aw - 3.2, ah + 6), arch(aw - 3.2, ah + 6), null, {
        stroke: { paint: c.accent, width: 0.15 },
      }),
      ...logoIn(f, box(w / 2 - 12, 11, 24, 11.5), c.ground, { plate: c.accent }),
      block(
        f,
        box(w / 2 - 26, 23.5, 52, h - 28.5),
        [
          {
            name: 'org',
            size: 5.2,
            lines: 3,
            min: 2.12,
            family: 'serif',
            bold: true,
            fill: c.accentText,
            align: 'centre',
            wanted: 3,
          },
          { name: 'tagline', size: 2.4, fill: c.onSoft, align: 'centre', before: 0.7, wanted: 1 },
          {
            name: 'person',
            size: 2.9,
            min: 2.12,
            bold: true,
            fill: c.on,
            align: 'centre',
            lines: 3,
            before: 2,
            wanted: 2,
          },
          { name: 'role', size: 2.3, lines: 1, fill: c.onSoft, align: 'centre', before: 0.3, wanted: 0 },
        ],
        'start',
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 24 : 0
    return [
      ...night(f),
      rect(2.4, 2.4, w - 4.8, h - 4.8, null, { radius: 2, stroke: { paint: c.accent, width: 0.3 } }),
      flower(f, w / 2, h / 2, 30),
      ...fact(f, box(7, 6, w - 14, 9), 'org', {
        size: 4,
        min: 2.12,
        family: 'serif',
        bold: true,
        fill: c.accentText,
        align: 'centre',
        lines: 3,
      }),
      rect(w / 2 - 9, 16.2, 18, 0.2, c.accent),
      contactList(f, box(7, 18.5, side ? w - 20 - side : w - 14, h - 25.5), {
        size: 2.6,
        ink: c.on,
        icon: c.accent,
        gap: 1.3,
      }),
      ...(side ? [rect(w - side - 8.2, 20.3, side + 2.4, side + 2.4, c.accent, { radius: 2 })] : []),
      ...codeIn(f, w - side - 7, 21.5, side, { dark: '#1c1230' }),
    ]
  },
}
