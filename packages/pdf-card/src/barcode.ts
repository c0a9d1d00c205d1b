import { plainNumber } from '@parichay/contract/digits.ts'
import type { code128, DrawingContext } from '@bwip-js/generic'

let encode: typeof code128 | undefined
/** Brings the library that knows the bars: 47 KB, which browsers fetch with the first card that wants a barcode. */
export const loadBars = async (): Promise<void> => {
  encode ??= (await import('@bwip-js/generic')).code128
}
/** Whether bars can be drawn. */
export const hasBars = (): boolean => encode !== undefined
if (!('document' in globalThis)) await loadBars()

/** Dark bars of a code by their first module and how many they are wide, and the modules of the whole, without quiet zones. */
export type Bars = { bars: readonly (readonly [at: number, wide: number])[]; modules: number }

const kept = new Map<string, Bars>()

/**
 * What the bars of an ID number say: digits of any script as 0 to 9, hyphens as usual ones. Null where Code 128 has no signs
 * for the rest: it knows letters, digits and marks of ASCII.
 */
export function barcodeOf(idNo: string): string | null {
  const plain = plainNumber(idNo)
  return /^[\x20-\x7e]{1,48}$/.test(plain) ? plain : null
}

/** The bars of a text as Code 128, once `hasBars`. The scene draws them; nothing of the library is drawn. */
export function barsOf(text: string): Bars {
  const found = kept.get(text)
  if (found) return found
  const bars: [number, number][] = []
  let modules = 0
  const drawing: DrawingContext<undefined> = {
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => void (modules = width),
    // The middle of a bar, rounded up.
    line: (middle, _y0, _x1, _y1, wide) => void bars.push([Math.floor(middle - wide / 2), wide]),
    polygon: () => undefined,
    hexagon: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    text: () => undefined,
    end: () => undefined,
  }
  encode?.({ bcid: 'code128', text, scale: 1, height: 2 }, drawing)
  const made = { bars, modules }
  if (kept.size > 500) kept.clear()
  kept.set(text, made)
  return made
}
