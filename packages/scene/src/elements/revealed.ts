import { comeOf, piecesOfLines, type Reveal } from '../motion/reveal.ts'
import type { Pen } from '../pen.ts'

/** A set line of a text. */
type SetLine = { text: string; x: number; y: number; width: number }
/** What the pieces are set in, in design px: size of the letters and of a line, and how opaque the text is. */
type Setting = { size: number; line: number; isRtl: boolean; opacity: number }

/** Draws a text that is on its way, piece by piece; `write` puts letters at a place (`width`: how wide they are, in design px). */
export function drawRevealed(
  pen: Pen,
  reveal: Reveal,
  lines: readonly SetLine[],
  { size, line, isRtl, opacity }: Setting,
  write: (text: string, x: number, y: number, width: number) => void,
): void {
  const pieces = piecesOfLines(lines, reveal.by, isRtl, (text) => pen.measureText(text).width)
  for (const { text, x, y, width, order } of pieces) {
    const come = comeOf(reveal, order)
    if (come <= 0 || !text) continue
    const left = 1 - come
    pen.save()
    if (reveal.how === 'rise' || reveal.how === 'drop') {
      // The window is as high as the line and a little more: signs above and below the letters are not cut off.
      const over = size * 0.3
      pen.beginPath()
      pen.rect(x - size, y - line * 0.5 - size * 0.35 - over, width + 2 * size, line + 2 * over)
      pen.clip()
      pen.globalAlpha = opacity * Math.min(1, come * 3)
      pen.translate(0, (reveal.how === 'rise' ? 1 : -1) * left * (line + over))
    } else {
      pen.globalAlpha = opacity * Math.max(0, Math.min(1, come * (reveal.how === 'pop' ? 2.5 : 1)))
      if (reveal.how === 'slide') pen.translate((isRtl ? 1 : -1) * left * size * 1.2, 0)
      if (reveal.how === 'pop') {
        const [middleX, middleY] = [x + width / 2, y - size * 0.35]
        pen.translate(middleX, middleY)
        pen.scale(Math.max(0.01, 0.4 + 0.6 * come), Math.max(0.01, 0.4 + 0.6 * come))
        pen.translate(-middleX, -middleY)
      }
    }
    write(text, x, y, width)
    pen.restore()
  }
}
