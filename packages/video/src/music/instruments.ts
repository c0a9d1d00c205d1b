import { hertz, noise, sampleRate } from './sound.ts'

/** One voice: samples of a note, mono, fading to nothing at its end. */
export type Voice = Float32Array

const samples = (seconds: number) => new Float32Array(Math.max(1, Math.round(seconds * sampleRate)))
/** No voice begins or ends with a step: a thousandth of a second in, fifteen out. */
function soften(voice: Voice): Voice {
  const [into, out] = [44, Math.min(voice.length, 662)]
  for (let i = 0; i < Math.min(into, voice.length); i++) voice[i]! *= i / into
  for (let i = 0; i < out; i++) voice[voice.length - 1 - i]! *= i / out
  return voice
}
function voiced(seconds: number, at: (t: number, i: number) => number): Voice {
  const voice = samples(seconds)
  for (let i = 0; i < voice.length; i++) voice[i] = at(i / sampleRate, i)
  return soften(voice)
}
const turn = 2 * Math.PI

/** A plucked string (Karplus and Strong, 1983); `soft` 0 is a steel string, 1 a gut one, `ring` how long it sounds. */
export function pluck(note: number, seconds: number, { soft = 0.5, ring = 0.996, seed = 1 } = {}): Voice {
  const period = sampleRate / hertz(note)
  const size = Math.max(2, Math.floor(period))
  const share = period - size
  const string = new Float32Array(size + 1)
  const random = noise(seed + note)
  let before = 0
  for (let i = 0; i <= size; i++) {
    before += (random() - before) * (1 - soft * 0.82)
    string[i] = before
  }
  const mean = string.reduce((sum, value) => sum + value, 0) / string.length
  let [at, last] = [0, 0]
  return voiced(seconds, () => {
    const next = (at + 1) % (size + 1)
    const value = string[at]! - mean
    const mixed = string[at]! * (1 - share) + string[next]! * share
    last = ring * (0.5 * mixed + 0.5 * last)
    string[at] = last
    at = next
    return value * 0.9
  })
}

/** A struck bar: marimba (`bright` 0) to glass bells (1). */
export function bar(note: number, seconds: number, bright = 0.2): Voice {
  const f = hertz(note)
  return voiced(
    seconds,
    (t) =>
      Math.sin(turn * f * t) * Math.exp(-t * (3.2 - bright * 1.8)) * 0.7 +
      Math.sin(turn * f * 3.93 * t) * Math.exp(-t * (11 - bright * 7)) * (0.12 + bright * 0.16) +
      Math.sin(turn * f * 9.2 * t) * Math.exp(-t * 24) * 0.06,
  )
}

/** Struck strings: a soft piano of eight partials, each a little sharp and shorter the higher it is. */
export function keys(note: number, seconds: number): Voice {
  const f = hertz(note)
  return voiced(seconds, (t) => {
    let sum = 0
    for (let n = 1; n <= 7; n++)
      sum +=
        Math.sin(turn * f * n * Math.sqrt(1 + 0.0004 * n * n) * t) *
        Math.exp(-t * (1.1 + 0.75 * n)) *
        (0.62 / n ** 1.35)
    return sum * Math.min(1, t * 260)
  })
}

/** A choir of strings that swells: for chords below. */
export function pad(notes: readonly number[], seconds: number): Voice {
  const voices = notes.flatMap((note) => [-0.05, 0.06].map((off) => hertz(note + off)))
  return voiced(seconds, (t) => {
    const swell = Math.min(1, t / (seconds * 0.25)) * Math.min(1, (seconds - t) / (seconds * 0.3))
    let sum = 0
    for (const [i, f] of voices.entries())
      sum +=
        Math.sin(turn * f * t + i) * 0.5 +
        Math.sin(turn * 2 * f * t + i * 2) * 0.16 +
        Math.sin(turn * 3 * f * t + i) * 0.06
    return (sum / voices.length) * swell
  })
}

/** A flute of bamboo: breath, a slow vibrato, a glide up to the note. */
export function flute(note: number, seconds: number, seed = 3): Voice {
  const f = hertz(note)
  const random = noise(seed + note)
  let [phase, breath] = [0, 0]
  return voiced(seconds, (t) => {
    const vibrato = 1 + 0.006 * Math.sin(turn * 5.2 * t) * Math.min(1, t * 2) - 0.02 * Math.exp(-t * 26)
    phase += (turn * f * vibrato) / sampleRate
    breath += (random() - breath) * 0.22
    const swell = Math.min(1, t * 14) * Math.min(1, (seconds - t) * 9)
    return (
      (Math.sin(phase) * 0.62 + Math.sin(2 * phase) * 0.13 + Math.sin(3 * phase) * 0.04 + breath * 0.06) *
      swell
    )
  })
}

/** A reed: harmonium or shehnai (`sharp` 1), rich in odd partials. */
export function reed(note: number, seconds: number, sharp = 0): Voice {
  const f = hertz(note)
  let phase = 0
  return voiced(seconds, (t) => {
    phase +=
      (turn * f * (1 + 0.004 * Math.sin(turn * 5.6 * t) * sharp - 0.03 * sharp * Math.exp(-t * 18))) /
      sampleRate
    let sum = 0
    for (let n = 1; n <= 9; n++)
      sum += Math.sin(n * phase) * (n % 2 ? 1 : 0.35 + sharp * 0.4) * n ** -(1.7 - 0.6 * sharp)
    return sum * 0.32 * Math.min(1, t * 22) * Math.min(1, (seconds - t) * 12)
  })
}

/** A deep string below. */
export const bass = (note: number, seconds: number): Voice => {
  const f = hertz(note)
  return voiced(
    seconds,
    (t) =>
      (Math.sin(turn * f * t) * 0.8 +
        Math.sin(turn * 2 * f * t) * 0.24 * Math.exp(-t * 5) +
        Math.sin(turn * 3 * f * t) * 0.1 * Math.exp(-t * 9)) *
      Math.exp(-t * 1.6),
  )
}

/** The kinds of drums, each one stroke. */
export const drums = {
  kick: () =>
    voiced(0.32, (t) => Math.sin(turn * (48 * t + 3.4 * (1 - Math.exp(-t * 34)))) * Math.exp(-t * 11)),
  snare: () => {
    const random = noise(11)
    return voiced(
      0.2,
      (t) => random() * 0.5 * Math.exp(-t * 24) + Math.sin(turn * 190 * t) * 0.5 * Math.exp(-t * 28),
    )
  },
  clap: () => {
    const random = noise(17)
    return voiced(0.22, (t) => {
      const claps = t < 0.03 ? Math.exp(-((t * 1000) % 10) / 3) : Math.exp(-(t - 0.03) * 26)
      return random() * claps * 0.55
    })
  },
  hat: () => {
    const random = noise(23)
    let before = 0
    return voiced(0.07, (t) => {
      const value = random()
      const high = value - before
      before = value
      return high * 0.36 * Math.exp(-t * 70)
    })
  },
  shaker: () => {
    const random = noise(29)
    let before = 0
    return voiced(0.11, (t) => {
      const value = random()
      const high = value - before
      before = value
      return high * 0.22 * Math.sin(Math.min(1, t * 24) * Math.PI * 0.5) * Math.exp(-t * 38)
    })
  },
  /** Left head of a dhol or tabla: the pitch bends up under the hand. */
  low: () =>
    voiced(0.5, (t) => Math.sin(turn * (82 * t + 1.6 * (1 - Math.exp(-t * 9)))) * Math.exp(-t * 6.4) * 0.95),
  /** Right head: a clear note. */
  high: () =>
    voiced(
      0.3,
      (t) =>
        (Math.sin(turn * 392 * t) * 0.6 +
          Math.sin(turn * 784 * t) * 0.28 +
          Math.sin(turn * 1180 * t) * 0.12) *
        Math.exp(-t * 15),
    ),
  /** A stick on the dhol's skin. */
  stick: () => {
    const random = noise(31)
    return voiced(0.12, (t) => (random() * 0.34 + Math.sin(turn * 520 * t) * 0.5) * Math.exp(-t * 46))
  },
  /** Small cymbals. */
  manjira: () =>
    voiced(
      0.7,
      (t) =>
        (Math.sin(turn * 2640 * t) + Math.sin(turn * 3967 * t) * 0.7 + Math.sin(turn * 5310 * t) * 0.4) *
        0.16 *
        Math.exp(-t * 7),
    ),
} as const
/** A kind of drum. */
export type Drum = keyof typeof drums
