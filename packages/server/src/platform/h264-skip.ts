import type { BitWriter } from './h264-bits.ts'

/** rangeTabLPS (table 9-44): what the less probable symbol takes of the range, four for each of 64 states. */
export const leastShares = [
  128, 176, 208, 240, 128, 167, 197, 227, 128, 158, 187, 216, 123, 150, 178, 205, 116, 142, 169, 195, 111,
  135, 160, 185, 105, 128, 152, 175, 100, 122, 144, 166, 95, 116, 137, 158, 90, 110, 130, 150, 85, 104, 123,
  142, 81, 99, 117, 135, 77, 94, 111, 128, 73, 89, 105, 122, 69, 85, 100, 116, 66, 80, 95, 110, 62, 76, 90,
  104, 59, 72, 86, 99, 56, 69, 81, 94, 53, 65, 77, 89, 51, 62, 73, 85, 48, 59, 69, 80, 46, 56, 66, 76, 43, 53,
  63, 72, 41, 50, 59, 69, 39, 48, 56, 65, 37, 45, 54, 62, 35, 43, 51, 59, 33, 41, 48, 56, 32, 39, 46, 53, 30,
  37, 43, 50, 29, 35, 41, 48, 27, 33, 39, 45, 26, 31, 37, 43, 24, 30, 35, 41, 23, 28, 33, 39, 22, 27, 32, 37,
  21, 26, 30, 35, 20, 24, 29, 33, 19, 23, 27, 31, 18, 22, 26, 30, 17, 21, 25, 28, 16, 20, 23, 27, 15, 19, 22,
  25, 14, 18, 21, 24, 14, 17, 20, 23, 13, 16, 19, 22, 12, 15, 18, 21, 12, 14, 17, 20, 11, 14, 16, 19, 11, 13,
  15, 18, 10, 12, 15, 17, 10, 12, 14, 16, 9, 11, 13, 15, 9, 11, 12, 14, 8, 10, 12, 14, 8, 9, 11, 13, 7, 9, 11,
  12, 7, 9, 10, 12, 7, 8, 10, 11, 6, 8, 9, 11, 6, 7, 9, 10, 6, 7, 8, 9, 2, 2, 2, 2,
]
/** The first context of mb_skip_flag in P slices by the first table of contexts (table 9-13), at the usual QP. */
const [m, n] = [23, 33]
/** The QP such a slice names: nothing is encoded with it, but contexts begin by it. */
export const skipQp = 26

/**
 * The data of a P slice of `count` macroblocks of which each is skipped: nothing changed since the frame before. Every
 * neighbour is skipped too, so one context serves all, and its symbol is always the more probable one (9.3.4.2 to
 * 9.3.4.5). Ends with the RBSP's stop bit.
 */
export function writeSkips(out: BitWriter, count: number): BitWriter {
  let state = ((m * skipQp) >> 4) + n - 64
  let [low, range, isFirst, held] = [0, 510, true, 0]
  const put = (bit: number) => {
    if (isFirst) isFirst = false
    else out.bit(bit)
    for (; held > 0; held--) out.bit(1 - bit)
  }
  const renew = () => {
    while (range < 256) {
      if (low < 256) put(0)
      else if (low >= 512) {
        low -= 512
        put(1)
      } else {
        low -= 256
        held += 1
      }
      range *= 2
      low *= 2
    }
  }
  for (let i = 1; i <= count; i++) {
    range -= leastShares[state * 4 + ((range >> 6) & 3)]!
    state = Math.min(62, state + 1)
    renew()
    // end_of_slice_flag
    range -= 2
    if (i === count) {
      low += range
      range = 2
    }
    renew()
  }
  put((low >> 9) & 1)
  // The last of these is the stop bit.
  return out.bits(((low >> 7) & 3) | 1, 2).align(0)
}
