const spacing = /\p{Mc}/u
const silent = /[\p{Mn}\p{Cf}]/u
const indic = /[\u0900-\u0dff\u0600-\u06ff]/

/** How wide a sign is at most, in shares of the size; letters are bold. */
function shareOf(sign: string): number {
  if (silent.test(sign)) return 0
  if (spacing.test(sign)) return 0.5
  if (indic.test(sign)) return 0.85
  if (/\s/.test(sign)) return 0.3
  if (/[MWmw@%&—]/.test(sign)) return 1
  if (/[A-Z]/.test(sign)) return 0.8
  return /[iljtf.,;:'’·|()[\]/-]/.test(sign) ? 0.42 : 0.68
}

const wide = (text: string) => [...text].reduce((sum, sign) => sum + shareOf(sign), 0)

/**
 * How many lines a text takes at most at a size in a width, both in mm; a word that is too long for a line is divided.
 * The faces themselves are measured where a text is drawn: this keeps room for it.
 */
export function linesOf(text: string, size: number, width: number): number {
  const room = width / size
  let lines = 0
  for (const paragraph of text.split('\n')) {
    let used = 0
    lines += 1
    for (const word of paragraph.split(/(?<=[\s-])/)) {
      const need = wide(word)
      if (used > 0 && used + wide(word.trimEnd()) > room) {
        lines += 1
        used = 0
      }
      if (need > room) lines += Math.ceil(need / (room * 0.9)) - 1
      used = need > room ? need % room : used + need
    }
  }
  return lines
}

/** How high a text is at most when nothing of it is cut, in mm; lines of Indian scripts stand further apart. */
export const roomFor = (text: string, size: number, width: number): number =>
  text.trim() ? linesOf(text, size, width) * size * (indic.test(text) ? 1.32 : 1.18) : 0
