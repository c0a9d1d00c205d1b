import { loudnessOf } from './loudness.ts'
import type { Sound } from './sound.ts'

/** How loud all sound of films is, in LUFS. */
export const loudness = -16
/** What is so quiet is nothing that anybody meant to be heard; it is not made louder. */
const silent = -60

/** Straight to 0.6, then ever flatter: never over 0.89. */
export const rounded = (value: number) => {
  const size = Math.abs(value)
  return size <= 0.6 ? value : Math.sign(value) * (0.6 + 0.29 * Math.tanh((size - 0.6) / 0.29))
}

/**
 * Brings a sound to the loudness of all films, in its place; peaks are rounded off below 0.89. `most` bounds how much louder
 * it becomes in dB: a quiet recording is noise as well.
 */
export function level(sound: Sound, most = 24): Sound {
  let left = most
  // Rounding peaks off takes a little loudness, so it is weighed twice.
  for (let round = 0; round < 2; round++) {
    const now = loudnessOf(sound)
    if (!(now > silent)) return sound
    const dB = Math.min(left, loudness - now)
    left -= Math.max(0, dB)
    const gain = 10 ** (dB / 20)
    for (const channel of [sound.left, sound.right])
      for (let i = 0; i < channel.length; i++) channel[i] = rounded(channel[i]! * gain)
  }
  return sound
}
