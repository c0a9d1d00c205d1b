import { chance } from '@parichay/greeting/motifs/draw.ts'

const rate = 48_000
/** Semitones above the ground tone: a scale in which nothing sounds wrong. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16] as const

/** One plucked string (Karplus and Strong 1983): noise in a loop that loses its edge. */
function pluck(into: Float32Array, at: number, hertz: number, strength: number, next: () => number): void {
  const loop = Float32Array.from({ length: Math.round(rate / hertz) }, () => next() * 2 - 1)
  let before = 0
  for (let i = Math.round(at * rate), k = 0; i < into.length; i++, k++) {
    const place = k % loop.length
    const value = loop[place]!
    loop[place] = 0.4985 * (value + before)
    before = value
    into[i]! += value * strength
  }
}

/** A short piece for a film of the demo: plucked strings over a drone, with an end of its own. 16-bit WAV, one channel. */
export function filmSound(seconds: number, seed: number): Buffer {
  const next = chance(seed)
  const tone = new Float32Array(Math.round(seconds * rate))
  const ground = 220 * 2 ** (Math.floor(next() * 5) / 12)
  for (let at = 0; at < seconds - 1.5; at += 1.6) pluck(tone, at, ground / 2, 0.3, next)
  let step = 3
  for (let at = 0.2; at < seconds - 1.6; at += next() < 0.3 ? 0.6 : 0.3) {
    step = Math.max(0, Math.min(scale.length - 1, step + Math.round(next() * 4 - 2)))
    pluck(tone, at, ground * 2 ** (scale[step]! / 12), 0.34, next)
  }
  for (const note of [0, 4, 7, 12]) pluck(tone, seconds - 1.5, ground * 2 ** (note / 12), 0.24, next)
  const most = tone.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0.01)
  const wav = Buffer.alloc(44 + tone.length * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + tone.length * 2, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(tone.length * 2, 40)
  tone.forEach((value, i) => {
    // It comes and goes softly, so that nothing clicks.
    const edge = Math.min(1, i / 400, (tone.length - i) / (rate * 0.4))
    wav.writeInt16LE(Math.round((value / most) * 0.5 * edge * 32_767), 44 + i * 2)
  })
  return wav
}
