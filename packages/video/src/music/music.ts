import { level } from './level.ts'
import { loops } from './loops.ts'
import { playScore } from './score.ts'
import { sampleRate, silence, type Sound } from './sound.ts'
import { type TrackName, trackNames } from './tracks.ts'

const fadeIn = 0.15
const fadeOut = 1.4

/** Whether a name is one of our loops. */
export const isTrack = (name: string): name is TrackName => (trackNames as readonly string[]).includes(name)

const made = new Map<TrackName, Sound>()
/** A loop at its loudness; peaks are rounded off below 0.89. Made once, in a tenth of a second or so. */
export function loopOf(name: TrackName): Sound {
  const kept = made.get(name)
  if (kept) return kept
  const loop = level(playScore(loops[name]))
  made.set(name, loop)
  return loop
}

/** The music of a whole film: the loop again and again, faded at both ends. */
export const musicFor = (name: TrackName, seconds: number): Sound => faded(loopOf(name), seconds)

/** A sound again and again for so many seconds, faded at both ends. */
export function faded(loop: Sound, seconds: number): Sound {
  const sound = silence(seconds)
  const length = sound.left.length
  for (const side of ['left', 'right'] as const)
    for (let i = 0; i < length; i++) {
      const t = i / sampleRate
      const fade = Math.min(1, t / fadeIn, Math.max(0, (length / sampleRate - t) / fadeOut))
      sound[side][i] = loop[side][i % loop[side].length]! * fade
    }
  return sound
}

/** A sound as a WAV file of 16 bits, two channels, 44.1 kHz. */
export function wavOf({ left, right }: Sound): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + left.length * 4)
  const view = new DataView(bytes.buffer)
  const word = (at: number, said: string) =>
    [...said].forEach((letter, i) => (bytes[at + i] = letter.charCodeAt(0)))
  word(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 4, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, left.length * 4, true)
  const short = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
  for (let i = 0; i < left.length; i++) {
    view.setInt16(44 + i * 4, short(left[i]!), true)
    view.setInt16(46 + i * 4, short(right[i]!), true)
  }
  return bytes
}
