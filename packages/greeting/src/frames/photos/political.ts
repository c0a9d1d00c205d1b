import type { Element } from '@parichay/scene/element.ts'
import { onGround, onPaper } from '../arrange.ts'
import { box, type Frame, type FrameContext, has, wholeBox } from '../context.ts'
import { wideOf } from '../fit.ts'
import { hasLogo, logoIn } from '../logo.ts'
import { archPath, form, path, rect } from '../shapes.ts'
import { leadersOf, line, photo, titled } from './pictures.ts'

type Box = ReturnType<typeof box>

/** The party's symbol; the logo where there is none. */
function symbol(f: FrameContext, x: number, y: number, size: number): Element[] {
  if (!has(f.facts, 'symbol')) return hasLogo(f) ? logoIn(f, x, y, size, size, { as: 'circle' }) : []
  return [
    form(
      box(x, y, size, size),
      { type: 'ellipse' },
      { fill: '#ffffff', stroke: { paint: f.c.accent, width: 4 } },
    ),
    {
      kind: 'image',
      box: wholeBox(x + size * 0.16, y + size * 0.16, size * 0.68, size * 0.68),
      source: '{{symbol}}',
      fit: 'contain',
    },
  ]
}
const hasSymbol = (f: FrameContext) => has(f.facts, 'symbol') || hasLogo(f)

/** Leaders beside each other in a box, as circles or as small portraits. */
function leaders(
  f: FrameContext,
  at: Box,
  as: 'circle' | 'portrait',
  align: 'start' | 'middle' | 'end' = 'start',
): Element[] {
  const names = leadersOf(f)
  if (names.length === 0) return []
  const wide = as === 'circle' ? at.height : at.height * 0.8
  const step = Math.min(wide * 1.12, at.width / names.length)
  const width = Math.min(wide, step * 0.94)
  const used = step * (names.length - 1) + width
  const x = at.x + (align === 'start' ? 0 : align === 'middle' ? (at.width - used) / 2 : at.width - used)
  const tall = as === 'circle' ? width : at.height
  return names.map((name, i) =>
    photo(
      box(x + i * step, at.y + (at.height - tall) / 2, width, tall),
      name,
      as === 'circle' ? { type: 'ellipse' } : { type: 'rect', radius: 10 },
      { colour: f.c.paper, width: 4 },
    ),
  )
}

const person = (f: FrameContext, on: 'ground' | 'paper') => [
  { what: 'slogan', fill: on === 'ground' ? f.c.accent : f.c.link, weight: 0.34 },
  { what: 'post', fill: on === 'ground' ? f.c.onSoft : f.c.ink, weight: 0.3 },
]

/** Own photograph at the end, leaders on the edge of the bar; second: photograph first, leaders in a paper deck above. */
export const political1: Frame = (f) => {
  const { w, h, c } = f
  const own = has(f.facts, 'ownPhoto') ? Math.min(h * 0.86, 330) : 0
  const some = leadersOf(f).length > 0
  if (f.second) {
    const deck = some ? h * 0.4 : h * 0.12
    const left = own ? own + 70 : 44
    return [
      rect(box(0, h * 0.06, w, deck - h * 0.06), c.paper),
      rect(box(0, deck, w, h - deck), c.ground),
      rect(box(0, deck - 4, w, 8), c.accent),
      ...leaders(f, box(left, h * 0.1, w - left - h * 0.42, deck - h * 0.14), 'circle'),
      ...symbol(f, w - h * 0.38, h * 0.08, h * 0.34),
      ...(own
        ? [
            photo(
              box(32, h * 0.08, own, h * 0.92),
              'ownPhoto',
              { type: 'rect', radius: [own / 2, own / 2, 0, 0] },
              { colour: c.accent, width: 6 },
            ),
          ]
        : []),
      ...titled(
        f,
        box(left, deck + h * 0.05, w - left - (some ? 36 : h * 0.42), h - deck - h * 0.09),
        person(f, 'ground'),
        { ...onGround(f), align: 'start' },
      ),
    ]
  }
  const top = some ? h * 0.3 : h * 0.12
  const mark = hasSymbol(f) ? h * 0.3 : 0
  return [
    rect(box(0, top, w, h - top), c.ground),
    rect(box(0, top, w, 5), c.accent),
    rect(box(0, h - 10, w, 10), c.accent),
    ...leaders(f, box(mark ? mark + 66 : 36, 4, w - own - mark - 130, h * 0.36), 'circle'),
    ...symbol(f, 32, some ? h * 0.04 : h * 0.36, mark),
    ...(own
      ? [
          photo(
            box(w - own - 34, h * 0.06, own, h * 0.94 - 10),
            'ownPhoto',
            { type: 'rect', radius: [26, 26, 0, 0] },
            { colour: c.paper, width: 6 },
          ),
        ]
      : []),
    ...titled(
      f,
      box(
        some || !mark ? 40 : mark + 66,
        h * (some ? 0.44 : 0.2),
        w - own - (some || !mark ? 110 : mark + 140),
        h * (some ? 0.48 : 0.7),
      ),
      person(f, 'ground'),
      { ...onGround(f), align: 'start' },
    ),
  ]
}

/** Slanted bands of two colours with portraits in a row; second: the bands at the end, the photograph in a circle on them. */
export const political2: Frame = (f) => {
  const { w, h, c } = f
  const own = has(f.facts, 'ownPhoto') ? Math.min(h * 0.9, 330) : 0
  const some = leadersOf(f).length > 0
  const reach = own ? own + 60 : 90
  const band = (x: number, width: number, fill: string) =>
    path(
      box(x, h * 0.12, width + 90, h * 0.88),
      `M90 0 L${width + 90} 0 L${width} ${h * 0.88} L0 ${h * 0.88} Z`,
      { fill },
    )
  if (f.second) {
    const start = w - reach - 150
    return [
      rect(box(0, h * 0.12, w, h * 0.88), c.paper),
      band(start, 60, c.accent),
      path(
        box(start + 60, h * 0.12, w - start - 60, h * 0.88),
        `M90 0 L${w - start - 60} 0 L${w - start - 60} ${h * 0.88} L0 ${h * 0.88} Z`,
        { fill: c.ground },
      ),
      ...(own
        ? [
            photo(
              box(w - own - 34, h * 0.06, own, own),
              'ownPhoto',
              { type: 'ellipse' },
              { colour: c.accent, width: 7 },
            ),
          ]
        : symbol(f, w - 170, h * 0.35, 130)),
      ...(own ? symbol(f, 34, h * 0.03, h * 0.3) : []),
      ...leaders(f, box(own ? h * 0.3 + 56 : 40, h * 0.03, start - h * 0.3 - 40, h * 0.33), 'portrait'),
      ...titled(
        f,
        box(40, h * (some || own ? 0.38 : 0.2), start - 20, h * (some || own ? 0.57 : 0.74)),
        person(f, 'paper'),
        { ...onPaper(f), align: 'start' },
      ),
    ]
  }
  return [
    rect(box(0, h * 0.12, w, h * 0.88), c.ground),
    band(reach + 10, 36, c.accent),
    band(reach + 60, 16, `${c.accent}88`),
    path(
      box(0, h * 0.12, reach + 90, h * 0.88),
      `M0 0 L${reach + 90} 0 L${reach} ${h * 0.88} L0 ${h * 0.88} Z`,
      { fill: c.paper },
    ),
    ...(own
      ? [photo(box(36, h * 0.02, own, h * 0.98), 'ownPhoto', { type: 'rect', radius: [20, 90, 0, 0] })]
      : symbol(f, 24, h * 0.36, 96)),
    ...leaders(
      f,
      box(reach + 190, h * 0.02, w - reach - 220 - (own && hasSymbol(f) ? h * 0.36 : 0), h * 0.34),
      'portrait',
    ),
    ...(own ? symbol(f, w - h * 0.34 - 26, h * 0.03, h * 0.34) : []),
    ...titled(
      f,
      box(
        reach + 150,
        h * (some ? 0.41 : 0.2),
        w - reach - 190 - (some || !own ? 0 : h * 0.36),
        h * (some ? 0.54 : 0.72),
      ),
      person(f, 'ground'),
      { ...onGround(f), align: 'start' },
    ),
  ]
}

/** The photograph under an arch in the middle, leaders to both sides; second: an arch at one side over a card. */
export const political3: Frame = (f) => {
  const { w, h, c } = f
  const own = has(f.facts, 'ownPhoto')
  const arch = own ? Math.min(h * 0.78, 290) : 0
  const some = leadersOf(f).length > 0
  const window = (x: number) =>
    own
      ? [
          path(box(x - 9, 0, arch + 18, h), archPath(arch + 18, h), { fill: c.accent }),
          photo(box(x, h * 0.035, arch, h * 0.965), 'ownPhoto', {
            type: 'path',
            view: [arch, h * 0.965],
            data: archPath(arch, h * 0.965),
          }),
        ]
      : []
  if (f.second) {
    const left = own ? arch + 84 : 44
    return [
      form(
        box(20, h * 0.14, w - 40, h * 0.8),
        { type: 'rect', radius: 22 },
        { fill: c.paper, shadow: { x: 0, y: 5, blur: 18, colour: '#00000038' } },
      ),
      rect(box(20, h * 0.8, w - 40, h * 0.14), c.ground, [0, 0, 22, 22]),
      ...(own
        ? [
            path(box(35, h * 0.02, arch + 18, h * 0.92), archPath(arch + 18, h * 0.92), { fill: c.accent }),
            photo(box(44, h * 0.055, arch, h * 0.885), 'ownPhoto', {
              type: 'path',
              view: [arch, h * 0.885],
              data: archPath(arch, h * 0.885),
            }),
          ]
        : []),
      ...symbol(f, w - h * 0.36 - 40, h * 0.04, h * 0.36),
      ...leaders(f, box(left, h * 0.04, w - left - h * 0.36 - 70, h * 0.34), 'circle'),
      ...titled(
        f,
        box(left, h * (some ? 0.4 : 0.2), w - left - (some ? 56 : h * 0.36 + 70), h * (some ? 0.38 : 0.58)),
        person(f, 'paper').slice(1),
        { ...onPaper(f), align: 'start' },
      ),
      line(f, box(left, h * 0.81, w - left - 50, h * 0.12), 'slogan', { fill: c.on, align: 'start' }),
    ]
  }
  const mid = (w - arch) / 2
  const top = h * (some ? 0.36 : 0.16)
  const half = own ? mid - 66 : (w - 120) / 2
  const right = own ? mid + arch + 30 : w / 2 + 20
  const names = leadersOf(f)
  const shownHalf = (from: number, to: number): FrameContext => ({
    ...f,
    facts: Object.fromEntries(
      Object.entries(f.facts).filter(
        ([name]) => !name.startsWith('leader') || names.slice(from, to).includes(name),
      ),
    ),
  })
  const cut = Math.ceil(names.length / 2)
  return [
    rect(box(0, top, w, h - top), c.ground),
    rect(box(0, top, w, 5), c.accent),
    ...leaders(shownHalf(0, cut), box(36, h * 0.02, half, h * 0.42), 'circle', 'end'),
    ...leaders(
      shownHalf(cut, 9),
      box(right, h * 0.02, half - (hasSymbol(f) ? h * 0.34 : 0), h * 0.42),
      'circle',
    ),
    ...window(mid),
    ...symbol(f, w - h * 0.3 - 34, h * 0.05, h * 0.3),
    ...titled(
      { ...f, shown: f.shown.filter((one) => one === 'name' || one === 'tagline') },
      box(36, h * (some ? 0.47 : 0.26), half, h * (some ? 0.48 : 0.66)),
      person(f, 'ground'),
      { ...onGround(f), align: own ? 'end' : 'start' },
    ),
    ...titled(
      { ...f, shown: f.shown.filter((one) => one !== 'name' && one !== 'tagline') },
      box(right, h * 0.47, half, h * 0.48),
      [],
      { ...onGround(f), align: 'start' },
    ),
  ]
}

/** Bunting: leaders hang in small flags above a band; second: leaders stand in a tall column of tiles at the end. */
export const political4: Frame = (f) => {
  const { w, h, c } = f
  const own = has(f.facts, 'ownPhoto') ? Math.min(h * 0.68, 250) : 0
  const names = leadersOf(f)
  if (f.second) {
    const rows = names.length > 3 ? 2 : 1
    const columns = Math.max(1, Math.ceil(names.length / rows))
    const share = wideOf(f.facts['name'] ?? '') > 22 ? 0.33 : 0.4
    const tile = Math.min(rows === 2 ? h * 0.36 : h * 0.62, (w * share) / columns - 12)
    const wide = columns * (tile + 12)
    const x = w - wide - 28
    const left = own ? own + (hasSymbol(f) ? h * 0.28 - 6 : 66) : hasSymbol(f) ? h * 0.5 + 60 : 40
    return [
      rect(box(0, h * 0.14, w, h * 0.86), c.tint),
      rect(box(0, h * 0.14, w, 6), c.ground),
      ...(names.length ? [rect(box(x - 26, h * 0.14, w - x + 26, h * 0.86), c.ground, [30, 0, 0, 0])] : []),
      ...names.map((name, i) =>
        photo(
          box(
            x + (i % columns) * (tile + 12),
            h * 0.57 - (rows * (tile + 12) - 12) / 2 + Math.floor(i / columns) * (tile + 12),
            tile,
            tile,
          ),
          name,
          { type: 'rect', radius: 12 },
          { colour: c.accent, width: 3 },
        ),
      ),
      ...(own
        ? [
            photo(
              box(36, h * 0.22, own, own),
              'ownPhoto',
              { type: 'ellipse' },
              { colour: c.ground, width: 7 },
            ),
            ...symbol(f, own - 26, h * 0.62, h * 0.28),
          ]
        : symbol(f, 34, h * 0.32, h * 0.5)),
      ...titled(
        f,
        box(left, h * 0.22, (names.length ? x - 46 : w - 40) - left, h * 0.7),
        person(f, 'paper'),
        { ...onPaper(f), align: 'start' },
      ),
    ]
  }
  const flag = h * 0.44
  const step = Math.min(flag * 1.06, (w - 80 - (own ? own + 40 : 0)) / Math.max(1, names.length))
  const top = names.length ? h * 0.34 : h * 0.12
  const from = own ? own + 74 : 40
  return [
    rect(box(0, top, w, h - top), c.paper),
    rect(box(0, h - h * 0.145, w, h * 0.145), c.ground),
    rect(box(0, top, w, 8), c.ground),
    ...names.flatMap((name, i) => {
      const width = Math.min(flag * 0.92, step * 0.92)
      const x = from + i * step
      return [
        path(
          box(x, 0, width, flag),
          `M0 0 L${width} 0 L${width} ${flag} L${width / 2} ${flag * 0.84} L0 ${flag} Z`,
          { fill: i % 2 ? c.accent : c.ground },
        ),
        photo(box(x + width * 0.12, flag * 0.07, width * 0.76, flag * 0.68), name, {
          type: 'rect',
          radius: 8,
        }),
      ]
    }),
    ...(own
      ? [
          photo(
            box(36, h * 0.1, own, h * 0.8),
            'ownPhoto',
            { type: 'rect', radius: 16 },
            { colour: c.ground, width: 5 },
          ),
        ]
      : []),
    ...symbol(f, w - h * 0.34 - 34, h * 0.46, h * 0.34),
    ...titled(
      f,
      box(
        from,
        h * (names.length ? 0.47 : 0.2),
        w - from - (hasSymbol(f) ? h * 0.34 + 60 : 40),
        h * (names.length ? 0.37 : 0.63),
      ),
      person(f, 'paper').slice(1),
      { ...onPaper(f), align: 'start' },
    ),
    line(f, box(40, h * 0.86, w - 80, h * 0.135), 'slogan', { fill: c.on, align: 'centre' }),
  ]
}
