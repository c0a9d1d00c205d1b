import { expect, test } from 'vitest'
import { loudness } from './level.ts'
import { loopOf, musicFor, wavOf } from './music.ts'
import { loudnessOf } from './loudness.ts'
import { sampleRate } from './sound.ts'
import { trackNames } from './tracks.ts'

test('a sine of full scale on one side measures -3.01 LUFS, as BS.1770 says', () => {
  const left = Float32Array.from({ length: sampleRate * 2 }, (_none, i) =>
    Math.sin((2 * Math.PI * 997 * i) / sampleRate),
  )
  expect(loudnessOf({ left, right: new Float32Array(left.length) })).toBeCloseTo(-3.01, 1)
})

test.each(trackNames)(
  '%s is as loud as all others, does not clip, and goes round without a click',
  (name) => {
    const { left, right } = loopOf(name)
    expect(left.length / sampleRate).toBeGreaterThan(5)
    expect(Math.abs(loudnessOf({ left, right }) - loudness)).toBeLessThan(0.5)
    for (const side of [left, right]) {
      let [peak, step] = [0, 0]
      for (let i = 1; i < side.length; i++) {
        peak = Math.max(peak, Math.abs(side[i]!))
        step = Math.max(step, Math.abs(side[i]! - side[i - 1]!))
      }
      expect(peak).toBeLessThan(0.9)
      // From the last sample to the first is no larger a step than there is inside.
      expect(Math.abs(side[0]! - side.at(-1)!)).toBeLessThanOrEqual(step)
    }
  },
)

test('the music of a film is as long as it, silent at both ends, and a file any player reads', () => {
  const sound = musicFor('piano', 9.5)
  expect(sound.left.length).toBe(Math.round(9.5 * sampleRate))
  expect(Math.abs(sound.left[0]!) + Math.abs(sound.left.at(-1)!)).toBeLessThan(0.001)
  const file = wavOf(sound)
  expect(new TextDecoder().decode(file.slice(0, 4))).toBe('RIFF')
  expect(file.length).toBe(44 + sound.left.length * 4)
})
