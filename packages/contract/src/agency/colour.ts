/** Colour sums, the only ones: sRGB hex in and out, lightness 0–1, chroma and hue in degrees in OKLCH, where steps of lightness look even. Pure. */
export type Oklch = { l: number; c: number; h: number }
/** Three numbers: red, green and blue, or lightness and two axes. */
export type Triple = readonly [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
/** Of one channel, 0–1. */
export const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

function linearOf(hex: string): Triple {
  const n = Number.parseInt(hex.slice(1), 16)
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)]
}

/** Relative luminance of WCAG 2. */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A colour in OKLab: lightness 0–1, green to red, blue to yellow. */
export function toOklab(hex: string): Triple {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** A colour in OKLCH; what is as good as grey has the hue 0. */
export function toOklch(hex: string): Oklch {
  const [l, a, b] = toOklab(hex)
  const c = Math.hypot(a, b)
  return { l, c, h: c < 0.002 ? 0 : (Math.atan2(b, a) * 180) / Math.PI }
}

/** Linear red, green and blue of a colour; below 0 or above 1 where no screen can show it. */
export function linearFrom({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ]
}

/** `#rrggbb` of linear red, green and blue; what no screen shows ends at its edge. */
export function hexFrom(linear: Triple): string {
  const bytes = linear.map((v) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.min(1, Math.max(0, v))))) * 255),
  )
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const fits = (rgb: Triple) => rgb.every((v) => v > -0.0005 && v < 1.0005)

/** The nearest colour a screen can show: the lightness is kept, the chroma gives way. */
export function fromOklch(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l))
  let low = 0
  let high = colour.c
  if (!fits(linearFrom({ ...colour, l }))) {
    for (let i = 0; i < 18; i++) {
      const middle = (low + high) / 2
      if (fits(linearFrom({ l, c: middle, h: colour.h }))) low = middle
      else high = middle
    }
    high = low
  }
  return hexFrom(linearFrom({ l, c: high, h: colour.h }))
}

/** Walks the lightness down (or up) from the wish until the contrast with every ground holds. */
export function readable(
  wish: Oklch,
  grounds: readonly string[],
  towards: 'darker' | 'lighter',
  ratio = 4.5,
): string {
  const step = towards === 'darker' ? -0.005 : 0.005
  for (let l = wish.l; l >= 0 && l <= 1; l += step) {
    const hex = fromOklch({ ...wish, l })
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex
  }
  return towards === 'darker' ? '#000000' : '#ffffff'
}
