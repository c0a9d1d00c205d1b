/** One line of words that ends in dots where there is no more room. */
export const cutText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A list without dots or indent. */
export const plainList = { listStyle: 'none', m: 0, p: 0 } as const

/**
 * A row that scrolls sideways. With room at its ends the keyboard brings what it reaches into sight: Chromium takes what
 * begins at the edge for seen, and leaves it there.
 */
export const sidewaysRow = { overflowX: 'auto', scrollPaddingInline: '48px' } as const
