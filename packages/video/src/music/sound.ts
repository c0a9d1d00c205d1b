/** Samples a second of all music. */
export const sampleRate = 44_100

/** Two channels of samples from -1 to 1. */
export type Sound = { left: Float32Array; right: Float32Array }

/** Silence of so many seconds. */
export const silence = (seconds: number): Sound => {
  const length = Math.round(seconds * sampleRate)
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** Noise from -1 to 1 that is the same each time. */
export function noise(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2_147_483_648 - 1
  }
}

/** Hertz of a note counted in half tones from the A of 440 Hz (69, as MIDI counts). */
export const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12)

/**
 * Adds a voice to a loop at a time. What rings on beyond the loop's end is heard at its beginning, as it is when the
 * loop goes round: so there is no seam. `pan` is -1 (left) to 1 (right).
 */
export function place({ left, right }: Sound, voice: Float32Array, at: number, gain: number, pan = 0): void {
  const length = left.length
  const start = Math.round(at * sampleRate)
  const [toLeft, toRight] = [
    gain * Math.cos(((pan + 1) * Math.PI) / 4),
    gain * Math.sin(((pan + 1) * Math.PI) / 4),
  ]
  for (let i = 0; i < voice.length; i++) {
    const index = (start + i) % length
    left[index]! += voice[i]! * toLeft
    right[index]! += voice[i]! * toRight
  }
}
