import type { CardTemplate } from '@parichay/contract/card/fields.ts'
import { contrast, luminance } from '@parichay/contract/agency/colour.ts'
import { colourOr, fromLch, readable, toLch } from './colour.ts'

/** The colours a design may use; each becomes a custom property of the same name. */
export type Theme = {
  paper: string
  card: string
  tint: string
  wash: string
  line: string
  ink: string
  soft: string
  /** Ground of bold areas and main buttons, with the text that reads on it. */
  fill: string
  on: string
  /** A darker step of `fill` for edges and gradients; `on` reads on it too. */
  deep: string
  /** The accent as a deep ground of large areas, and its lighter end: white reads on both, whatever the accent. */
  night: string
  dusk: string
  /** The accent as text: reads on paper, card, tint and wash. */
  link: string
  /** The green of WhatsApp and of 'open', as text on card and paper. */
  green: string
  shadow: string
}

/** Every shade of a page from one accent colour. */
export function makeTheme(accent: string, isDark: boolean): Theme {
  const base = toLch(colourOr(accent, '#2d6a9f'))
  const tone = (l: number, most: number, share = 1) =>
    fromLch({ ...base, l, c: Math.min(base.c * share, most) })
  const grounds = isDark
    ? {
        paper: tone(0.175, 0.014),
        card: tone(0.22, 0.017),
        tint: tone(0.265, 0.035),
        wash: tone(0.315, 0.05),
      }
    : { paper: tone(0.984, 0.007), card: '#ffffff', tint: tone(0.965, 0.022), wash: tone(0.925, 0.05) }
  return {
    ...grounds,
    ...boldAreas(fromLch(base), grounds.card, isDark),
    night: isDark ? tone(0.25, 0.05) : tone(0.36, 0.085),
    dusk: isDark ? tone(0.31, 0.06) : tone(0.45, 0.1),
    line: isDark ? tone(0.335, 0.022) : tone(0.905, 0.016),
    ink: isDark ? tone(0.955, 0.008) : tone(0.235, 0.03),
    soft: isDark ? tone(0.78, 0.02) : tone(0.46, 0.03),
    link: readable(fromLch(base), Object.values(grounds), isDark ? 1 : -1),
    green: isDark ? '#4ade80' : '#0f7a3a',
    shadow: isDark ? '#0006' : `${tone(0.3, 0.06)}1f`,
  }
}

/** Light accents keep their brightness and carry dark text; others darken until white reads. */
function boldAreas(accent: string, card: string, isDark: boolean): Pick<Theme, 'fill' | 'on' | 'deep'> {
  const seen = isDark ? readable(accent, [card], 1, 2.6) : accent
  const hue = toLch(seen)
  // Darkened orange and yellow turn to mud, so warm hues go over to dark text sooner.
  const isWarm = hue.h > 42 && hue.h < 125 && hue.c > 0.08
  if (luminance(seen) > (isWarm ? 0.27 : 0.42)) {
    const deep = fromLch({ ...hue, l: hue.l - 0.07 })
    return { fill: seen, deep, on: readable(fromLch({ ...hue, l: 0.25 }), [seen, deep], -1, 5.5) }
  }
  const fill = contrast(seen, '#ffffff') >= 4.5 ? seen : readable(seen, ['#ffffff'], -1)
  return { fill, on: '#ffffff', deep: fromLch({ ...toLch(fill), l: Math.max(0.12, toLch(fill).l - 0.09) }) }
}

/** The custom properties of a template: light on paper always, dark on screens where wanted. */
export function themeStyle(template: Pick<CardTemplate, 'colour' | 'appearance'>): string {
  const light = `:root{color-scheme:${template.appearance === 'auto' ? 'light dark' : template.appearance};${properties(makeTheme(template.colour, false))}}`
  if (template.appearance === 'light') return light
  const when = template.appearance === 'auto' ? 'screen and (prefers-color-scheme:dark)' : 'screen'
  return `${light}@media ${when}{:root{${properties(makeTheme(template.colour, true))}}}`
}

const properties = (theme: Theme) =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
