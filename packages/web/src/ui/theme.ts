import { createTheme, type Theme } from '@mui/material/styles'
import { componentStyles } from './component-styles.ts'
import { semantic, type Tokens, tokensFor } from '@parichay/contract/agency/tokens.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    brand: Tokens
  }
  interface PaletteOptions {
    brand?: Tokens
  }
  interface PaletteColor {
    tint: string
  }
  interface SimplePaletteColorOptions {
    tint?: string
  }
}

/** Widths at which the layout changes; `phone` is the narrow layout of the specification. */
export const phoneOnly = '@media (max-width: 767.98px)'
/** Media query of tablets and wider. */
export const fromTablet = '@media (min-width: 768px)'
/** Media query of desktops. */
export const fromDesktop = '@media (min-width: 1200px)'
/** Durations in ms. */
export const motion = { quick: '150ms', calm: '220ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const
/** Corner radii in px. */
export const radius = { card: '12px', control: '10px', pill: '999px' } as const
/** Height in px. */
export const topBarHeight = 60
/** Width in px (specification 9). */
export const drawerWidth = 280

/**
 * Letters of Indian scripts stand in the first family too (indian-fonts.ts), or come from the system. Every name that is
 * not installed costs a question at each size and weight before a line can be laid out (decision 0021).
 */
export const panelFont = "'Plus Jakarta Sans Variable'"
const family = `${panelFont}, 'Noto Sans Devanagari', system-ui`

function paletteOf(scheme: 'light' | 'dark', t: Tokens) {
  const s = semantic[scheme]
  const onColour = scheme === 'light' ? '#ffffff' : '#16181b'
  const named = (of: { main: string; tint: string }) => ({
    main: of.main,
    light: of.main,
    dark: of.main,
    contrastText: onColour,
    tint: of.tint,
  })
  return {
    primary: { main: t.strong, light: t.accent, dark: t.strongHover, contrastText: t.onStrong, tint: t.tint },
    secondary: { main: t.textSoft, light: t.textSoft, dark: t.text, contrastText: t.surface, tint: t.sunken },
    success: named(s.success),
    warning: named(s.warning),
    error: named(s.error),
    info: named(s.info),
    text: { primary: t.text, secondary: t.textSoft, disabled: t.textFaint },
    background: { default: t.ground, paper: t.surface },
    divider: t.line,
    action: { hover: t.sunken, selected: t.tint, disabled: t.textFaint, disabledBackground: t.sunken },
    brand: t,
  }
}

/** The theme of an agency: all colours are CSS variables, so light and dark need no new theme. */
export function themeFor(primary: string, tokens = tokensFor(primary)): Theme {
  const floating = '0 1px 2px rgb(20 16 8 / 0.05), 0 8px 28px rgb(20 16 8 / 0.10)'
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: {
      light: { palette: paletteOf('light', tokens.light) },
      dark: { palette: paletteOf('dark', tokens.dark) },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 10 },
    spacing: 8,
    shadows: ['none', ...Array.from({ length: 24 }, () => floating)] as Theme['shadows'],
    typography: {
      fontFamily: family,
      fontWeightRegular: 450,
      fontWeightMedium: 600,
      fontWeightBold: 700,
      h1: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.25, letterSpacing: '-0.02em' },
      h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.015em' },
      h3: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4, letterSpacing: '-0.01em' },
      h4: { fontSize: '2rem', fontWeight: 700, lineHeight: 1.15, letterSpacing: '-0.03em' },
      subtitle1: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.45 },
      subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.45 },
      body1: { fontSize: '1rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.45 },
      button: { fontSize: '1rem', fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
    },
    components: componentStyles,
  })
}
