/** One line of words that ends in dots where there is no more room. */
export const cutText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A list without dots or indent. */
export const plainList = { listStyle: 'none', m: 0, p: 0 } as const
