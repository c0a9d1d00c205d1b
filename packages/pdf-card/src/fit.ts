import { remember } from '@parichay/scene/remember.ts'

/** 6 pt: nothing on paper is set smaller, in mm. */
export const smallest = 2.12

const cluster = /[^\p{M}\u200c\u200d][\p{M}\u200c\u200d]*/gu

/** About how wide a text is in shares of its size: cards are laid out before anything can be measured. */
export const wideOf = remember((text) => measure(text!))
function measure(text: string): number {
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
              ? 1.1 + 0.55 * (one.match(besides)?.length ?? 0)
              : /^[\p{Script=Kannada}\p{Script=Telugu}]/u.test(one)
                ? 0.94
                : 0.84
  return wide
}
/** Vowels of Tamil and Malayalam that stand beside their letter, nearly as wide as it. */
const besides = /[\u0bbe\u0bc6-\u0bcc\u0d3e\u0d46-\u0d4c]/g

/** How many lines a text takes at the most, in a room of so many shares of its size: words are not divided where they need not be. */
export function linesIn(text: string, room: number): number {
  const wide = wideOf(text)
  return wide <= room ? 1 : Math.ceil((wide * 1.2) / room)
}

/** Whether a text is set in Nastaliq, whose words come down from high above their line and hang far below it. */
const isNastaliq = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/**
 * How far the ink of Nastaliq reaches above and below its baseline, in shares of its size, as words of these cards were
 * measured: the face's own figures leave more room above than nearly all words take, and less below than many hang.
 */
const nastaliq = { up: 1.75, down: 0.55 }
/** So close lines may stand in a box that is low, before one of them is lost. */
const closest = 2
/** The same of scripts whose letters have others below them. */
const deep = { up: 0.95, down: 0.55 }
const reachOf = (text: string) =>
  isNastaliq(text) ? nastaliq : /[\p{Script=Kannada}\p{Script=Telugu}]/u.test(text) ? deep : undefined

/** What a line of a text takes of its size. */
export const leadingOf = (text: string): number => {
  const reach = reachOf(text)
  if (reach) return reach.up + reach.down
  return /^[\p{Script=Latin}\P{L}]*$/u.test(text) ? 1.18 : 1.32
}

/** How the lines of a text stand in a box, where it is not as in every scene. Lengths in mm. */
export function lineOf(
  text: string,
  { width, height, lines }: { width: number; height: number; lines: number },
): { lineHeight?: number; middle?: number } {
  const reach = reachOf(text)
  if (!reach) return {}
  const usual = reach.up + reach.down
  // Lines that are not needed are no reason to bring the others closer to each other.
  const needed = Math.min(lines, linesIn(text, width / smallest))
  const most = [4, 3, 2].find((count) => count <= needed && height >= count * smallest * closest)
  const lineHeight = reach === nastaliq && most ? Math.min(usual, height / (most * smallest)) : usual
  return { lineHeight, middle: (reach.up - reach.down) / 2 }
}

/** A row that is wanted: its text, how wide it may be at a size, and what it takes at the least. */
export type Wanted<T> = {
  of: T
  text: string
  room: (size: number) => number
  least?: (size: number) => number
  lines: number
}

/** A row that has its place, with the lines it may have. */
export type Fitted<T> = { of: T; lines: number }

/**
 * As many rows as can be read in a height, the first ones first, with the size and the gap they stand at: smaller before
 * fewer, and never below 6 pt. Room that is left lets rows have further lines. Lengths in mm.
 */
export function fitRows<T>(
  rows: readonly Wanted<T>[],
  height: number,
  look: { size: number; gap: number },
): { rows: Fitted<T>[]; size: number; gap: number } {
  const linesOf = ({ text, room, lines }: Wanted<T>, size: number) =>
    Math.min(lines, linesIn(text, room(size) / size))
  const tall = (row: Wanted<T>, size: number, lines = linesOf(row, size)) =>
    Math.max(lines * size * leadingOf(row.text), row.least?.(size) ?? 0)
  for (let count = rows.length; count > 0; count--)
    for (let size = Math.max(look.size, smallest); size >= smallest - 0.001; size -= 0.08) {
      const kept = rows.slice(0, count)
      const spare = height - kept.reduce((sum, row) => sum + tall(row, size), 0)
      const gap = count === 1 ? look.gap : Math.min((look.gap * size) / look.size, spare / (count - 1))
      if (spare < -0.05 || (count > 1 && gap < size * 0.08)) continue
      let left = spare - gap * (count - 1)
      const fitted = kept.map((row) => {
        let lines = linesOf(row, size)
        for (const now = tall(row, size); lines < row.lines && tall(row, size, lines + 1) - now <= left;)
          lines++
        left -= tall(row, size, lines) - tall(row, size)
        return { of: row.of, lines }
      })
      return { rows: fitted, size, gap: Math.max(0, gap) }
    }
  return { rows: rows.slice(0, 1).map(({ of }) => ({ of, lines: 1 })), size: smallest, gap: 0 }
}
