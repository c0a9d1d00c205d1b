import { describe, expect, it } from 'vitest'
import { denoise, type Pixels } from './denoise.ts'

const side = 40

/** A repeatable number in 0..1. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const picture = (value: (x: number, y: number) => number): Pixels => ({
  width: side,
  height: side,
  data: Float32Array.from({ length: side * side * 4 }, (_, i) =>
    i % 4 === 3 ? 1 : value(Math.floor(i / 4) % side, Math.floor(i / 4 / side)),
  ),
})
const truth = (x: number) => (x < side / 2 ? 0.3 : 0.7)
const flat = picture(() => 0.5)

/** How far a picture is from the truth, on average. */
const wrong = ({ data }: Pixels) => {
  let sum = 0
  for (let i = 0; i < side * side; i++) sum += Math.abs(data[i * 4]! - truth(i % side))
  return sum / side / side
}

describe('denoise', () => {
  it('takes most of the noise out and keeps an edge that the surfaces show', () => {
    const [one, two] = [chance(1), chance(2)]
    const a = picture((x) => truth(x) + (one() - 0.5) * 0.3)
    const b = picture((x) => truth(x) + (two() - 0.5) * 0.3)
    const clean = denoise({ a, b, albedo: picture(truth), normal: flat })
    expect(wrong(clean)).toBeLessThan(wrong(a) / 5)
    const row = 20 * side
    expect(clean.data[(row + side / 2 - 1) * 4]!).toBeLessThan(0.36)
    expect(clean.data[(row + side / 2) * 4]!).toBeGreaterThan(0.64)
  })

  it('leaves a picture without noise as it is, also where only light makes an edge', () => {
    const sharp = picture(truth)
    expect(wrong(denoise({ a: sharp, b: sharp, albedo: flat, normal: flat }))).toBeLessThan(0.002)
  })
})
