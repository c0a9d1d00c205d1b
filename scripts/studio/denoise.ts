/** Pixels as light per channel, 0..1, four to a pixel (red, green, blue weighted by alpha, then alpha). */
export type Pixels = { width: number; height: number; data: Float32Array }

/** What the filter reads: two independent halves of the samples, and what guides it: colours of the surfaces and their directions. */
export type Halves = { a: Pixels; b: Pixels; albedo: Pixels; normal: Pixels }

const reach = 6
const span = 2 * reach + 1
const patch = 1

/** Means over squares of `2 * radius + 1`, in place; `spare` is as long as `data`. */
function boxed(data: Float32Array, spare: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += data[row + Math.min(width - 1, Math.max(0, x))]!
    for (let x = 0; x < width; x++) {
      spare[row + x] = sum * share
      sum += data[row + Math.min(width - 1, x + radius + 1)]! - data[row + Math.max(0, x - radius)]!
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let y = -radius; y <= radius; y++) sum += spare[Math.min(height - 1, Math.max(0, y)) * width + x]!
    for (let y = 0; y < height; y++) {
      data[y * width + x] = sum * share
      sum +=
        spare[Math.min(height - 1, y + radius + 1) * width + x]! - spare[Math.max(0, y - radius) * width + x]!
    }
  }
}

/** The noise left in the mean of both halves, per pixel: what they differ by, evened out over the neighbours. */
function noiseOf({ a, b }: Halves): Float32Array {
  const found = new Float32Array(a.width * a.height)
  for (let i = 0; i < found.length; i++) {
    for (let c = 0; c < 4; c++) found[i]! += (a.data[i * 4 + c]! - b.data[i * 4 + c]!) ** 2 / 16
  }
  boxed(found, new Float32Array(found.length), a.width, a.height, 4)
  return found
}

/** The guides smoothed a little: they are noisy themselves where the lens blurs. */
function guidesOf({ albedo, normal }: Halves): Float32Array[] {
  const { width, height } = albedo
  const spare = new Float32Array(width * height)
  return [albedo, normal].flatMap((guide) =>
    [0, 1, 2].map((c) => {
      const channel = Float32Array.from(spare, (_, i) => guide.data[i * 4 + c]!)
      boxed(channel, spare, width, height, 1)
      return channel
    }),
  )
}

/**
 * Takes the noise of few samples out of a rendered picture: non-local means over both halves, told by the noise measured between them how
 * far two patches may differ by chance, and by the surfaces' colours and directions where one thing ends (after Rousselle 2012, 2013).
 * `strength` 1 is usual; less leaves more grain.
 */
export function denoise(halves: Halves, strength = 1): Pixels {
  const { width, height } = halves.a
  const count = width * height
  const mean = halves.a.data.map((value, i) => (value + halves.b.data[i]!) / 2)
  const noise = noiseOf(halves)
  const guides = guidesOf(halves)
  const sum = mean.slice()
  const weights = new Float32Array(count).fill(1)
  const apart = new Float32Array(count)
  const spare = new Float32Array(count)
  const allowed = 0.9 * strength
  // Two places differ by the same from either side: half of the shifts are enough.
  for (let shift = 1; shift <= (span * span - 1) / 2; shift++) {
    const dy = Math.floor((shift + reach) / span)
    const dx = ((shift + reach) % span) - reach
    const step = dy * width + dx
    apart.fill(60)
    const x0 = Math.max(0, -dx)
    const x1 = Math.min(width, width - dx)
    for (let y = 0; y < height - dy; y++) {
      for (let p = y * width + x0; p < y * width + x1; p++) {
        const q = p + step
        const both = noise[p]! + noise[q]!
        let colour = 0
        for (let c = 0; c < 4; c++) colour += (mean[p * 4 + c]! - mean[q * 4 + c]!) ** 2
        let guide = 0
        for (const channel of guides) guide += (channel[p]! - channel[q]!) ** 2
        apart[p] = (colour / 4 - both) / (1e-6 + allowed * allowed * both) + guide / 0.006
      }
    }
    boxed(apart, spare, width, height, patch)
    for (let y = 0; y < height - dy; y++) {
      for (let p = y * width + x0; p < y * width + x1; p++) {
        if (apart[p]! > 7) continue
        const weight = Math.exp(-Math.max(0, apart[p]!))
        const q = p + step
        weights[p]! += weight
        weights[q]! += weight
        for (let c = 0; c < 4; c++) {
          sum[p * 4 + c]! += weight * mean[q * 4 + c]!
          sum[q * 4 + c]! += weight * mean[p * 4 + c]!
        }
      }
    }
  }
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 4; c++) sum[i * 4 + c]! /= weights[i]!
  }
  return { width, height, data: sum }
}
