import { clustersOf, piecesOf } from './break.ts'

/** How wide a text is at a size, in px. */
export type Measure = (text: string, size: number) => number

/** What a text has to fit into; sizes in px, `lineHeight` in shares of the size. */
export type Room = {
  width: number
  height: number
  size: number
  minSize: number
  maxLines: number
  lineHeight: number
  language: string
  /** Lines of about the same length, as a heading wants them. */
  balance: boolean
}

/** A text that was set: its lines and the size it took. */
export type SetText = { lines: string[]; size: number; cut: boolean }

type Broken = { lines: string[]; split: boolean }

/** Breaks a text into lines of at most `width`; a word that is too long is divided between clusters (`split`). */
export function breakLines(
  text: string,
  width: number,
  language: string,
  wide: (text: string) => number,
): Broken {
  const lines: string[] = []
  let split = false
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const piece of piecesOf(paragraph, language)) {
      if (wide((line + piece).trimEnd()) <= width) {
        line += piece
        continue
      }
      if (line) lines.push(line.trimEnd())
      line = piece
      if (wide(piece.trimEnd()) <= width) continue
      split = true
      line = ''
      for (const cluster of clustersOf(piece)) {
        if (line && wide((line + cluster).trimEnd()) > width) {
          lines.push(line.trimEnd())
          line = ''
        }
        line += cluster
      }
    }
    lines.push(line.trimEnd())
  }
  return { lines, split }
}

/**
 * Sets a text into its room: at the largest size between `size` and `minSize` at which it fits with all words whole;
 * at `minSize` words are divided if they must be, and what is still too much ends in an ellipsis.
 */
export function setText(text: string, room: Room, measure: Measure): SetText {
  const at = (size: number) => breakLines(text, room.width, room.language, (part) => measure(part, size))
  const linesAt = (size: number) =>
    Math.min(room.maxLines, Math.floor((room.height + 0.01) / (size * room.lineHeight)))
  const fits = (size: number) => {
    const { lines, split } = at(size)
    return !split && lines.length <= linesAt(size)
  }
  const size = largest(room.minSize, room.size, fits)
  const { lines } = at(size)
  const most = Math.max(1, linesAt(size))
  if (lines.length <= most) {
    const balanced =
      room.balance && lines.length > 1 ? balance(text, room, size, lines.length, measure) : lines
    return { lines: balanced, size, cut: false }
  }
  const kept = lines.slice(0, most)
  const rest = `${kept.at(-1)} ${lines.slice(most).join(' ')}`
  kept[most - 1] = shorten(rest, room.width, (part) => measure(part, size))
  return { lines: kept, size, cut: true }
}

/** The largest size that fits, in half pixels; the smallest one, whatever its fraction, when none of these does. */
function largest(min: number, max: number, fits: (size: number) => boolean): number {
  if (fits(max)) return max
  const first = Math.ceil(min * 2)
  let [low, high] = [first, Math.floor(max * 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle / 2)) low = middle
    else high = middle - 1
  }
  // The first half pixel lies above the smallest size, and was taken for granted.
  if (low === first && low / 2 > min && !fits(low / 2)) return min
  return Math.max(min, Math.min(max, low / 2))
}

/** As much of a text as fits with an ellipsis behind it. */
function shorten(text: string, width: number, wide: (text: string) => number): string {
  const clusters = clustersOf(text)
  const shown = (count: number) =>
    `${clusters
      .slice(0, count)
      .join('')
      .replace(/[\s,;:·–—|-]+$/u, '')}…`
  let [low, high] = [0, clusters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (wide(shown(middle)) <= width) low = middle
    else high = middle - 1
  }
  return shown(low)
}

/** The narrowest width that needs no more lines. */
function balance(text: string, room: Room, size: number, count: number, measure: Measure): string[] {
  const at = (width: number) => breakLines(text, width, room.language, (part) => measure(part, size))
  let [low, high] = [room.width / count, room.width]
  while (high - low > 2) {
    const middle = (low + high) / 2
    const { lines, split } = at(middle)
    if (lines.length <= count && !split) high = middle
    else low = middle
  }
  return at(high).lines
}
