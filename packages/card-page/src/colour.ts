import {
  contrast,
  fromLinear,
  hexFrom,
  linearFrom,
  type Oklch,
  toOklab,
} from '@parichay/contract/agency/colour.ts'

/** `#rrggbb` as it is, anything else as the fallback, so that a colour can never carry other CSS. */
export const colourOr = (text: string, fallback: string): string =>
  /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : fallback

/** A colour in OKLCH, its hue from 0 to 360: greys keep the little hue they have, for designs that give them more colour. */
export function toLch(hex: string): Oklch {
  const [l, a, b] = toOklab(hex)
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** The nearest colour of that lightness and hue a screen can show: chroma gives way, in steps, which designs were drawn with. */
export function fromLch(colour: Oklch): string {
  for (let c = colour.c; c > 0.002; c *= 0.94) {
    const linear = linearFrom({ ...colour, c })
    if (linear.map(fromLinear).every((v) => v > -0.001 && v < 1.001)) return hexFrom(linear)
  }
  return hexFrom(linearFrom({ ...colour, c: 0 }))
}

/** Moves a colour darker (−1) or lighter (+1) until it stands out from every ground by the ratio. */
export function readable(hex: string, grounds: readonly string[], direction: -1 | 1, ratio = 4.5): string {
  const start = toLch(hex)
  for (let l = start.l; l > 0 && l < 1; l += direction * 0.01) {
    const shade = fromLch({ ...start, l })
    if (grounds.every((ground) => contrast(shade, ground) >= ratio)) return shade
  }
  return direction < 0 ? '#000000' : '#ffffff'
}
