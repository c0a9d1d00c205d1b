import { sampleRate, type Sound } from './sound.ts'

type Filter = { b: readonly [number, number, number]; a: readonly [number, number] }
/** The two filters of ITU-R BS.1770-4 for 44.1 kHz (the table gives 48): the head's own rise, then no deep rumble. */
const filters: readonly Filter[] = [
  {
    b: [1.5308412300503478, -2.6509799951547297, 1.1690790799215869],
    a: [-1.6636551132560204, 0.7125954280732254],
  },
  {
    b: [0.9995600645425144, -1.9991201290850289, 0.9995600645425144],
    a: [-1.9891696736297957, 0.9891990357870394],
  },
]

function weighed(given: Float32Array): Float64Array {
  let samples = Float64Array.from(given)
  for (const { b, a } of filters) {
    const next = new Float64Array(samples.length)
    let [x1, x2, y1, y2] = [0, 0, 0, 0]
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i]!
      const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
      next[i] = y
      ;[x2, x1, y2, y1] = [x1, x, y1, y]
    }
    samples = next
  }
  return samples
}

/** Loudness in LUFS with both gates of BS.1770-4: blocks of 0.4 s, a fresh one every 0.1 s. */
export function loudnessOf({ left, right }: Sound): number {
  const [a, b] = [weighed(left), weighed(right)]
  const [block, hop] = [Math.round(0.4 * sampleRate), Math.round(0.1 * sampleRate)]
  const powers: number[] = []
  for (let from = 0; from + block <= a.length; from += hop) {
    let sum = 0
    for (let i = from; i < from + block; i++) sum += a[i]! ** 2 + b[i]! ** 2
    powers.push(sum / block)
  }
  const lufs = (power: number) => -0.691 + 10 * Math.log10(power || 1e-12)
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const loud = powers.filter((power) => lufs(power) > -70)
  const gate = lufs(mean(loud)) - 10
  return lufs(mean(loud.filter((power) => lufs(power) > gate)))
}
