/** A colour by lightness 0–1, chroma and hue in degrees (OKLCH): steps of lightness look even in every hue. */
export type Lch = { l: number; c: number; h: number }
type Triple = readonly [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
const linear = (hex: string): Triple => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)]
}

/** `#rrggbb` as it is, anything else as the fallback, so that a colour can never carry other CSS. */
export const colourOr = (text: string, fallback: string): string =>
  isHex(text) ? text.toLowerCase() : fallback

/** Relative luminance as WCAG defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colours, 1–21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export function toLch(hex: string): Lch {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const y = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const z = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(y, z),
    h: ((Math.atan2(z, y) * 180) / Math.PI + 360) % 360,
  }
}

/** The nearest colour of that lightness and hue a screen can show: chroma gives way. */
export function fromLch(colour: Lch): string {
  for (let c = colour.c; c > 0.002; c *= 0.94) {
    const rgb = toRgb({ ...colour, c })
    if (rgb.every((v) => v > -0.001 && v < 1.001)) return hexOf(rgb)
  }
  return hexOf(toRgb({ ...colour, c: 0 }))
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

function toRgb({ l, c, h }: Lch): Triple {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    fromLinear(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    fromLinear(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ]
}

const hexOf = (rgb: Triple) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
