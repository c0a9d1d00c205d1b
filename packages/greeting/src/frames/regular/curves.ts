import { beside, onGround, onPaper } from '../arrange.ts'
import { box, type Frame } from '../context.ts'
import { hasLogo, logoIn, logoWidth } from '../logo.ts'
import { arcadeTop, archPath, disc, form, path, rect, waveTop } from '../shapes.ts'
import { details } from '../texts.ts'

/** Two waves; second: a wide hill with the name in its middle. */
export const frame3: Frame = (f) => {
  const { w, h, c } = f
  if (!f.second) {
    const flip = f.settings.logoPlace === 'end'
    return [
      path(box(0, 0, w, h), waveTop(w, h, h * 0.36, flip), { fill: c.accent }),
      path(box(0, h * 0.06, w, h * 0.94), waveTop(w, h * 0.94, h * 0.34, flip), { fill: c.ground }),
      ...beside(f, box(46, h * 0.38, w - 92, h * 0.56), { plate: { as: 'circle' }, look: onGround(f) }),
    ]
  }
  const size = h * 0.4
  const logo = hasLogo(f)
  const width = logo ? logoWidth(f, size) : 0
  return [
    path(
      box(0, h * 0.1, w, h * 0.9),
      `M0 ${h * 0.34} C${w * 0.28} ${-h * 0.09} ${w * 0.72} ${-h * 0.09} ${w} ${h * 0.34} L${w} ${h * 0.9} L0 ${h * 0.9} Z`,
      { fill: c.accent },
    ),
    path(
      box(0, h * 0.14, w, h * 0.86),
      `M0 ${h * 0.34} C${w * 0.28} ${-h * 0.09} ${w * 0.72} ${-h * 0.09} ${w} ${h * 0.34} L${w} ${h * 0.86} L0 ${h * 0.86} Z`,
      { fill: c.paper },
    ),
    ...(logo
      ? logoIn(f, (w - width) / 2, h * 0.02, width, size, {
          as: 'circle',
          fill: c.ground,
          ink: c.on,
          ring: { colour: c.accent, width: 5 },
        })
      : []),
    ...details(f, box(90, h * (logo ? 0.43 : 0.3), w - 180, h * (logo ? 0.54 : 0.64)), {
      ...onPaper(f),
      align: 'centre',
    }),
  ]
}

/** A ribbon with folded tails over a bar; second: a pennant flying in from the side. */
export const frame5: Frame = (f) => {
  const { w, h, c } = f
  const size = h * 0.5
  const width = hasLogo(f) ? logoWidth(f, size, 1.4) : 0
  if (!f.second) {
    const [top, tall] = [h * 0.06, h * 0.42]
    const [left, right] = [150, w - 150]
    const tail = (flip: boolean) => {
      const at = box(flip ? right - 46 : 40, top + tall * 0.22, left - 40 + 46, tall)
      const t = at.width
      const data = flip
        ? `M0 0 L${t} 0 L${t - 40} ${tall / 2} L${t} ${tall} L0 ${tall} Z`
        : `M${t} 0 L0 0 L40 ${tall / 2} L0 ${tall} L${t} ${tall} Z`
      return path(at, data, { fill: c.deep })
    }
    const fold = (flip: boolean) =>
      path(
        box(flip ? right - 46 : left, top + tall, 46, tall * 0.22),
        flip ? `M0 0 L46 0 L0 ${tall * 0.22} Z` : `M0 0 L46 0 L46 ${tall * 0.22} Z`,
        { fill: c.onAccent === '#ffffff' ? c.deep : `${c.ink}` },
      )
    return [
      rect(box(0, h * 0.36, w, h * 0.64), c.paper),
      rect(box(0, h * 0.36, w, 4), c.accent),
      tail(false),
      tail(true),
      fold(false),
      fold(true),
      rect(box(left, top, right - left, tall), c.ground),
      form(
        box(left + 8, top + 8, right - left - 16, tall - 16),
        { type: 'rect' },
        { stroke: { paint: `${c.accent}aa`, width: 2 } },
      ),
      ...beside(
        { ...f, settings: { ...f.settings, logoPlace: f.settings.logoPlace === 'end' ? 'end' : 'start' } },
        box(left + 30, top + tall * 0.12, right - left - 60, tall * 0.76),
        {
          plate: { as: 'circle', ring: { colour: c.accent, width: 3 } },
          look: onGround(f),
          parts: ['name'],
          gap: 22,
        },
      ),
      ...details(f, box(60, h * 0.61, w - 120, h * 0.35), { ...onPaper(f), align: 'centre' }, [
        'tagline',
        'phones',
        'small',
      ]),
    ]
  }
  const reach = w * 0.62
  const tall = h * 0.46
  return [
    rect(box(0, h * 0.3, w, h * 0.7), c.paper),
    rect(box(0, h - 8, w, 8), c.ground),
    path(
      box(0, h * 0.08, reach + 34, tall),
      `M0 0 L${reach + 34} 0 L${reach - 26} ${tall / 2} L${reach + 34} ${tall} L0 ${tall} Z`,
      { fill: c.accent },
    ),
    path(
      box(0, h * 0.08, reach, tall),
      `M0 0 L${reach} 0 L${reach - 60} ${tall / 2} L${reach} ${tall} L0 ${tall} Z`,
      { fill: c.ground, shadow: { x: 0, y: 3, blur: 8, colour: '#00000033' } },
    ),
    ...details(
      f,
      box(44, h * 0.08 + tall * 0.08, reach - 130, tall * 0.84),
      { ...onGround(f), align: 'start' },
      ['name', 'tagline'],
    ),
    ...(width
      ? logoIn(f, w - 44 - width, h * 0.36, width, size, {
          as: 'bare',
          fill: c.ground,
          ink: c.on,
          radius: 14,
        })
      : []),
    ...details(
      f,
      box(44, h * 0.58, w - 88 - (width ? width + 30 : 0), h * 0.36),
      { ...onPaper(f), align: 'start' },
      ['phones', 'small'],
    ),
  ]
}

/** An arch over the logo in the middle of a bar; second: a row of small arches along the edge. */
export const frame6: Frame = (f) => {
  const { w, h, c } = f
  if (f.second) {
    const depth = h * 0.16
    return [
      path(box(0, 0, w, h), arcadeTop(w, h, 12, depth), { fill: c.accent }),
      path(box(0, h * 0.05, w, h * 0.95), arcadeTop(w, h * 0.95, 12, depth), { fill: c.ground }),
      ...Array.from({ length: 12 }, (_, i) => disc((i + 0.5) * (w / 12), h * 0.185, 4.5, c.accent)),
      ...beside(f, box(46, h * 0.29, w - 92, h * 0.63), {
        plate: { as: 'circle', ring: { colour: c.accent, width: 4 } },
        look: onGround(f),
      }),
    ]
  }
  const arch = hasLogo(f) ? Math.max(logoWidth(f, h * 0.42, 1.5) + 64, h * 0.8) : 0
  const mid = (w - arch) / 2
  const bar = box(0, h * 0.34, w, h * 0.66)
  const half = mid - 76
  return [
    rect(bar, c.paper),
    rect(box(0, bar.y, w, 5), c.accent),
    ...(arch
      ? [
          path(box(mid, 0, arch, h), archPath(arch, h), { fill: c.accent }),
          path(box(mid + 9, h * 0.055, arch - 18, h * 0.945), archPath(arch - 18, h * 0.945), {
            fill: c.ground,
          }),
          ...logoIn(f, mid + 32, h * 0.42, arch - 64, h * 0.42, { as: 'card', radius: 10 }),
          ...details(
            f,
            box(40, bar.y + bar.height * 0.14, half, bar.height * 0.76),
            { ...onPaper(f), align: 'end' },
            ['name', 'tagline'],
          ),
          ...details(
            f,
            box(mid + arch + 36, bar.y + bar.height * 0.14, half, bar.height * 0.76),
            { ...onPaper(f), align: 'start' },
            ['phones', 'small'],
          ),
        ]
      : details(f, box(60, bar.y + bar.height * 0.12, w - 120, bar.height * 0.8), {
          ...onPaper(f),
          align: 'centre',
        })),
  ]
}
