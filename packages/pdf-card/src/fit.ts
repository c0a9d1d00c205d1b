/** 6 pt: nothing on paper is set smaller, in mm. */
export const smallest = 2.12

const cluster = /[^\p{M}\u200c\u200d][\p{M}\u200c\u200d]*/gu

/** About how wide a text is in shares of its size: cards are laid out before anything can be measured. */
export function wideOf(text: string): number {
  let wide = 0
  for (const [one] of text.matchAll(cluster))
    wide += /^[\s.,:;'|!()ilj/-]/.test(one)
      ? 0.32
      : /^[\p{Lu}@&%MWmw]/u.test(one)
        ? 0.76
        : /^[\p{Script=Latin}\p{N}+]/u.test(one)
          ? 0.6
          : /^\p{Script=Arabic}/u.test(one)
            ? 0.5
            : /^[\p{Script=Tamil}\p{Script=Malayalam}]/u.test(one)
              ? 1.2
              : 0.84
  return wide
}

/** What a line of a text takes of its size. */
export const leadingOf = (text: string): number =>
  /\p{Script=Arabic}/u.test(text) ? 2 : /^[\p{Script=Latin}\P{L}]*$/u.test(text) ? 1.18 : 1.32

/** A row that is wanted: its text, how wide it may be at a size, and what it takes at the least. */
export type Wanted<T> = {
  of: T
  text: string
  room: (size: number) => number
  least?: (size: number) => number
  lines: number
}

/**
 * As many rows as can be read in a height, the first ones first, with the size and the gap they stand at: smaller before
 * fewer, and never below 6 pt. Lengths in mm.
 */
export function fitRows<T>(
  rows: readonly Wanted<T>[],
  height: number,
  look: { size: number; gap: number },
): { rows: T[]; size: number; gap: number } {
  const tall = ({ text, room, least, lines }: Wanted<T>, size: number) => {
    const wide = wideOf(text) * size
    const needed = wide <= room(size) ? 1 : Math.ceil((wide * 1.12) / room(size))
    return Math.max(Math.min(lines, needed) * size * leadingOf(text), least?.(size) ?? 0)
  }
  for (let count = rows.length; count > 0; count--)
    for (let size = Math.max(look.size, smallest); size >= smallest - 0.001; size -= 0.08) {
      const kept = rows.slice(0, count)
      const spare = height - kept.reduce((sum, row) => sum + tall(row, size), 0)
      const gap = count === 1 ? look.gap : Math.min((look.gap * size) / look.size, spare / (count - 1))
      if (spare >= -0.05 && (count === 1 || gap >= size * 0.08))
        return { rows: kept.map(({ of }) => of), size, gap: Math.max(0, gap) }
    }
  return { rows: rows.slice(0, 1).map(({ of }) => of), size: smallest, gap: 0 }
}
