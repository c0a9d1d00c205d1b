import type { ThemeOptions } from '@mui/material/styles'

const focusRing = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 }
const indic = ':root:is(:lang(hi), :lang(gu))'

/** What is chosen of several, whatever it is made of. */
const chosen =
  ':is([aria-pressed=true], [aria-selected=true], [aria-current=page], [aria-current=true], label:has(> input[type=radio]:checked))'

/** Global styles and the few parts of MUI that are used as they come. */
export const componentStyles: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        WebkitTextSizeAdjust: '100%',
        backgroundColor: 'var(--mui-palette-background-default)',
        // What is reached by keys or by an address stops between the bar above and what stands at the foot (WCAG 2.2, 2.4.11).
        // 72: the bar above and a little air.
        scrollPaddingTop: 'calc(72px + var(--head-height, 0px))',
        scrollPaddingBottom:
          'calc(var(--save-bar-height, 0px) + var(--float-height, 0px) + 12px + env(safe-area-inset-bottom))',
      },
      // The typeface's own space is narrow; words of a heading ran together.
      body: {
        fontVariantNumeric: 'tabular-nums',
        overflowX: 'hidden',
        minWidth: 320,
        wordSpacing: '0.06em',
        textWrap: 'pretty',
      },
      'h1, h2, h3, h4, p, figure': { margin: 0 },
      'h1, h2, h3': { textWrap: 'balance' },
      'button, input, select, textarea': { fontFamily: 'inherit', wordSpacing: 'inherit' },
      ':focus-visible': focusRing,
      a: { color: 'var(--mui-palette-primary-main)', textUnderlineOffset: '0.2em' },
      [`${indic} body`]: { wordSpacing: '0.07em' },
      [`${indic} :is(h1, h2, h3, h4, p, span, div)`]: { letterSpacing: '0 !important' },
      [`${indic} :is(h1, h2, h3, h4)`]: { lineHeight: 1.45 },
      [`${indic} :is(p, li, label, dd, td, th, .MuiTypography-body1, .MuiTypography-body2, .MuiTypography-caption)`]:
        { lineHeight: 1.7 },
      // Colours of the reader's own take every ground away, and with it what is chosen.
      '@media (forced-colors: active)': {
        [chosen]: {
          forcedColorAdjust: 'none',
          color: 'SelectedItemText !important',
          backgroundColor: 'SelectedItem !important',
        },
        [`${chosen} :not(img, svg, svg *, canvas, iframe)`]: {
          color: 'inherit !important',
          backgroundColor: 'transparent !important',
        },
        [`${chosen}:focus-visible`]: { outline: '3px solid CanvasText !important', outlineOffset: 3 },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&:focus-visible': focusRing } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(18 16 12 / 0.48)' } },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
}
