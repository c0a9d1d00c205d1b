/** One line of words that ends in dots where there is no more room. */
export const cutText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A few words that are not broken, a date: they do not end in dots. */
export const oneLine = { whiteSpace: 'nowrap' } as const

/** A name in a column of a table that is not its first: one line, and room for what stands beside it. */
export const nameInCell = { ...cutText, maxWidth: 'min(180px, var(--name-room, 180px))' } as const

/** A list without dots or indent. */
export const plainList = { listStyle: 'none', m: 0, p: 0 } as const

/**
 * A row that scrolls sideways. With room at its ends the keyboard brings what it reaches into sight: Chromium takes what
 * begins at the edge for seen, and leaves it there.
 */
export const sidewaysRow = { overflowX: 'auto', scrollPaddingInline: '48px' } as const

/** Where somebody chose colours of their own for everything, grounds are gone: a box to tick is the browser's own there. */
export const asTheBrowserDraws = {
  '@media (forced-colors: active)': {
    '&, &:checked, &:indeterminate': { appearance: 'auto' },
    '&::after, &:checked::after, &:indeterminate::after': { display: 'none' },
  },
} as const

const foot = {
  bottom: 0,
  zIndex: 10,
  px: 2,
  py: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const

/** A bar of buttons at the foot of a phone's screen, above its home bar, however short the page (`useFootBar`). */
export const footOfScreen = { ...foot, position: 'fixed', left: 0, right: 0 } as const

/** A bar of buttons that sticks to the foot as long as its form is in sight (`useFootBar`); wide buttons on a phone. */
export const footOfForm = {
  ...foot,
  position: 'sticky',
  mx: -2,
  justifyContent: 'flex-end',
  '& > button': { flex: { xs: 1, md: 'none' } },
} as const
