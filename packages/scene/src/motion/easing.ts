import { z } from 'zod'

const share = z.number().min(0).max(1)
const free = z.number().min(-3).max(4)

/** Names of the ways from one value to the next. */
export const easings = ['linear', 'in', 'out', 'inOut', 'back', 'bounce', 'hold'] as const
/** How a value is reached: a name, or the two handles of a curve as in CSS `cubic-bezier`. */
export const Easing = z.union([z.enum(easings), z.tuple([share, free, share, free])])
/** How a value is reached. */
export type Easing = z.infer<typeof Easing>

type Curve = readonly [number, number, number, number]
const curves: Record<Exclude<Easing & string, 'linear' | 'bounce' | 'hold'>, Curve> = {
  in: [0.55, 0, 1, 0.45],
  out: [0, 0.55, 0.45, 1],
  inOut: [0.65, 0, 0.35, 1],
  back: [0.34, 1.56, 0.64, 1],
}

/** The share of the way that is done after a share of the time. Exact at 0 and 1; `hold` jumps at the end. */
export function ease(easing: Easing, time: number): number {
  if (time <= 0) return 0
  if (time >= 1) return 1
  if (easing === 'linear') return time
  if (easing === 'hold') return 0
  if (easing === 'bounce') return bounce(time)
  return alongCurve(typeof easing === 'string' ? curves[easing] : easing, time)
}

/** Falls, and jumps up three times, each time lower. */
function bounce(time: number): number {
  const jumps = [
    [1 / 2.75, 0, 0],
    [2 / 2.75, 1.5 / 2.75, 0.75],
    [2.5 / 2.75, 2.25 / 2.75, 0.9375],
    [1, 2.625 / 2.75, 0.984375],
  ] as const
  const [, middle, least] = jumps.find(([until]) => time <= until)!
  return 7.5625 * (time - middle) ** 2 + least
}

/** The height of a cubic curve from 0,0 to 1,1 over `x`, found by halving: the same on every machine. */
function alongCurve([x1, y1, x2, y2]: Curve, x: number): number {
  const at = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3
  let [low, high] = [0, 1]
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (at(x1, x2, middle) < x) low = middle
    else high = middle
  }
  return at(y1, y2, (low + high) / 2)
}
