import { contrast, fromOklch, readable, toOklch } from './colour.ts'

/** Every colour of one scheme. `strong` is the accent that may carry text; `accent` only decorates. */
export type Tokens = {
  accent: string
  strong: string
  strongHover: string
  onStrong: string
  tint: string
  tintLine: string
  ground: string
  surface: string
  sunken: string
  line: string
  /** The edge of a quiet button: seen, not shouted. */
  control: string
  lineStrong: string
  text: string
  textSoft: string
  textFaint: string
}

/** Works out light and dark tokens from any colour of an agency (look.md, Colour). Pure. */
export function tokensFor(primary: string): { light: Tokens; dark: Tokens } {
  return { light: lightTokens(primary), dark: darkTokens(primary) }
}

/** A neutral with a trace of the brand's hue; a grey brand gets warm paper. */
function neutralOf(primary: string) {
  const { c, h } = toOklch(primary)
  const hue = c < 0.02 ? 75 : h
  const trace = Math.min(0.011, 0.004 + c * 0.045)
  return (l: number, strength = 1) => fromOklch({ l, c: trace * strength, h: hue })
}

function lightTokens(primary: string): Tokens {
  const brand = toOklch(primary)
  const neutral = neutralOf(primary)
  const surface = '#ffffff'
  const ground = neutral(0.982, 0.35)
  const tint = fromOklch({ l: 0.958, c: Math.min(brand.c, 0.15) * 0.2, h: brand.h })
  const strong = readable(
    { l: Math.min(brand.l, 0.56), c: brand.c, h: brand.h },
    [surface, ground, tint],
    'darker',
    4.6,
  )
  const dark = toOklch(strong)
  return {
    accent: brand.l > 0.93 ? fromOklch({ ...brand, l: 0.8 }) : primary,
    strong,
    strongHover: fromOklch({ ...dark, l: Math.max(0, dark.l - 0.06) }),
    onStrong: '#ffffff',
    tint,
    tintLine: fromOklch({ l: 0.885, c: Math.min(brand.c, 0.15) * 0.42, h: brand.h }),
    ground,
    surface,
    sunken: neutral(0.958, 0.9),
    line: neutral(0.915),
    control: neutral(0.83, 1.2),
    lineStrong: neutral(0.64, 1.6),
    text: neutral(0.24, 1.8),
    textSoft: readable({ ...toOklch(neutral(0.46, 1.8)) }, [surface, ground, tint], 'darker', 5.2),
    textFaint: readable({ ...toOklch(neutral(0.54, 1.6)) }, [surface, ground], 'darker', 4.6),
  }
}

function darkTokens(primary: string): Tokens {
  const brand = toOklch(primary)
  const neutral = neutralOf(primary)
  const ground = neutral(0.195, 0.7)
  const surface = neutral(0.238, 0.8)
  const tint = fromOklch({ l: 0.3, c: Math.min(brand.c, 0.15) * 0.33, h: brand.h })
  const strong = readable(
    { l: Math.max(brand.l, 0.74), c: Math.min(brand.c, 0.14), h: brand.h },
    [surface, ground, tint],
    'lighter',
    4.6,
  )
  const bright = toOklch(strong)
  const onStrong = readable({ l: 0.2, c: Math.min(brand.c, 0.05), h: brand.h }, [strong], 'darker', 4.6)
  return {
    accent: contrast(primary, tint) < 3 ? strong : primary,
    strong,
    strongHover: fromOklch({ ...bright, l: Math.min(1, bright.l + 0.05) }),
    onStrong,
    tint,
    tintLine: fromOklch({ l: 0.385, c: Math.min(brand.c, 0.15) * 0.45, h: brand.h }),
    ground,
    surface,
    sunken: neutral(0.275),
    line: neutral(0.33),
    control: neutral(0.42),
    lineStrong: neutral(0.6, 1.4),
    text: neutral(0.945, 0.6),
    textSoft: readable({ ...toOklch(neutral(0.76, 0.9)) }, [surface, ground, tint], 'lighter', 5.2),
    textFaint: readable({ ...toOklch(neutral(0.66, 0.9)) }, [surface, ground], 'lighter', 4.6),
  }
}

/** The same in every agency: what is paid, expiring, expired or failed, and what is only said. */
export const semantic = {
  light: {
    success: { main: '#0f7a45', tint: '#e5f5ec' },
    warning: { main: '#965300', tint: '#fff1da' },
    error: { main: '#c22a2a', tint: '#fdebe9' },
    info: { main: '#1f63b5', tint: '#e8f1fc' },
  },
  dark: {
    success: { main: '#5fd494', tint: '#17362a' },
    warning: { main: '#f5b95a', tint: '#3d2d12' },
    error: { main: '#ff9189', tint: '#452220' },
    info: { main: '#86b9f8', tint: '#1b3050' },
  },
} as const
