import { expect, test } from 'vitest'
import { loudness } from './level.ts'
import { loudnessOf } from './loudness.ts'
import { duckingOf, fitted, mixFilm } from './mix.ts'
import { musicFor } from './music.ts'
import { sampleRate, silence, type Sound } from './sound.ts'

const tone = (seconds: number, { hz = 330, loud = 0.2, from = 0, until = seconds } = {}): Sound => {
  const sound = silence(seconds)
  for (const side of ['left', 'right'] as const)
    for (let i = from * sampleRate; i < until * sampleRate; i++)
      sound[side][i] = Math.sin((2 * Math.PI * hz * i) / sampleRate) * loud
  return sound
}
const powerAt = ({ left }: Sound, from: number, until: number) => {
  let sum = 0
  for (let i = from * sampleRate; i < until * sampleRate; i++) sum += left[i]! ** 2
  return 10 * Math.log10(sum / ((until - from) * sampleRate))
}
const loudest = ({ left }: Sound) => left.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
const largestStep = ({ left }: Sound) => {
  let most = 0
  for (let i = 1; i < left.length; i++) most = Math.max(most, Math.abs(left[i]! - left[i - 1]!))
  return most
}

test('one of our loops without a voice sounds as it always did', () => {
  expect(mixFilm({ music: 'piano', voice: null }, 4)).toEqual(musicFor('piano', 4))
  expect(mixFilm({ music: null, voice: null }, 4)).toBeNull()
})

test('an own sound is cut, or goes round without a click, at the loudness of all films, faded at both ends', () => {
  for (const own of [2.5, 30]) {
    const film = fitted(tone(own, { loud: 0.03 }), 9)
    expect(film.left.length).toBe(9 * sampleRate)
    expect(Math.abs(loudnessOf(film) - loudness)).toBeLessThan(0.5)
    // A tone of this height and loudness never moves faster than this.
    const peak = loudest(film)
    expect(largestStep(film)).toBeLessThan(((2 * Math.PI * 330) / sampleRate) * peak * 1.6)
    const heard = mixFilm({ music: tone(own), voice: null }, 9)!
    expect(Math.abs(heard.left[0]!) + Math.abs(heard.left.at(-1)!)).toBeLessThan(0.001)
  }
})

test('silence is not made loud', () => {
  const film = fitted(tone(3, { loud: 0.00001 }), 5)
  expect(loudest(film)).toBeLessThan(0.0001)
})

test('the music goes down before a word, stays down between two, and comes back', () => {
  const voice = tone(8, { from: 2, until: 3 })
  for (const side of ['left', 'right'] as const) voice[side].set(tone(0.5).left, Math.round(3.3 * sampleRate))
  const gains = duckingOf(voice, 10 * sampleRate)
  const dB = (seconds: number) => 20 * Math.log10(gains[Math.round(seconds * 100)]!)
  expect(dB(1)).toBeCloseTo(0, 1)
  expect(dB(2)).toBeLessThan(-8)
  for (const at of [2.5, 3.2, 3.7]) expect(dB(at)).toBeLessThan(-11)
  expect(dB(7)).toBeGreaterThan(-0.5)
})

test('a voice over music is understood: the music lies 10 dB under it, the whole is as loud as all films, nothing clips', () => {
  const voice = tone(4, { hz: 900, from: 1, until: 3, loud: 0.02 })
  const music = tone(20, { hz: 220 })
  const mix = mixFilm({ music, voice }, 10)!
  expect(Math.abs(loudnessOf(mix) - loudness)).toBeLessThan(0.6)
  expect(loudest(mix)).toBeLessThan(0.9)
  // Where nobody speaks the music is what it was; under the voice it is far quieter than the voice.
  const silentVoice = mixFilm({ music, voice: null }, 10)!
  const [alone, under] = [powerAt(silentVoice, 6, 8), powerAt(mix, 6, 8)]
  expect(Math.abs(alone - under)).toBeLessThan(4)
  expect(powerAt(mix, 1.5, 2.5)).toBeGreaterThan(powerAt(mix, 6, 8) - 3)
  expect(mix.left.length).toBe(10 * sampleRate)
})

test('a voice longer than the film is cut without a click; what is given stays as it is', () => {
  const voice = tone(12)
  const before = voice.left.slice()
  const mix = mixFilm({ music: null, voice }, 5)!
  expect(mix.left.length).toBe(5 * sampleRate)
  expect(Math.abs(mix.left.at(-1)!)).toBeLessThan(0.01)
  expect(voice.left).toEqual(before)
})
