/** One line of words that ends in dots where there is no more room. */
export const cutText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

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
