import { level, rounded } from './level.ts'
import { faded, loopOf } from './music.ts'
import { sampleRate, silence, type Sound } from './sound.ts'
import type { TrackName } from './tracks.ts'

/** What is heard in a film: one of our loops or a sound of somebody's own, and a voice over it. */
export type Heard = { music: TrackName | Sound | null; voice: Sound | null }

/** Where an own sound begins anew, its end and its beginning are heard together for so long. */
const seam = 0.05
/** How far the music goes down under the voice. */
const ducked = 10 ** (-13 / 20)
/** Louder than this, in blocks of 10 ms of a levelled voice, is speech. */
const speech = 10 ** (-36 / 20)
const block = Math.round(sampleRate / 100)
/** In blocks: the music goes down before a word, and stays down between two. */
const [ahead, held] = [15, 45]
/** Shares of the way to where it goes that a block takes: down in about 0.15 s, up in about 0.6 s. */
const [down, up] = [0.18, 0.045]

/** A sound of somebody's own as long as a film: cut, or again and again with soft seams. At its loudness, not yet faded. */
export function fitted(sound: Sound, seconds: number): Sound {
  const film = silence(seconds)
  const [length, own] = [film.left.length, sound.left.length]
  if (own === 0) return film
  const soft = Math.min(Math.round(seam * sampleRate), Math.floor(own / 4))
  const each = own >= length ? own : own - soft
  for (const side of ['left', 'right'] as const) {
    const [from, to] = [sound[side], film[side]]
    for (let start = 0; start < length; start += each)
      for (let i = 0; i < own && start + i < length; i++) {
        const rises = start > 0 && i < soft ? Math.sin(((i / soft) * Math.PI) / 2) : 1
        const falls = own < length && i >= each ? Math.cos((((i - each) / soft) * Math.PI) / 2) : 1
        to[start + i] = to[start + i]! + from[i]! * rises * falls
      }
  }
  return level(film)
}

/** How loud the music is under a voice, by blocks of 10 ms: 1, and `ducked` while somebody speaks. */
export function duckingOf({ left, right }: Sound, length: number): Float32Array {
  const blocks = Math.ceil(length / block)
  const wanted = new Float32Array(blocks).fill(1)
  for (let at = 0; at < blocks; at++) {
    let sum = 0
    const end = Math.min((at + 1) * block, left.length)
    for (let i = at * block; i < end; i++) sum += (left[i]! ** 2 + right[i]! ** 2) / 2
    if (Math.sqrt(sum / block) > speech)
      wanted.fill(ducked, Math.max(0, at - ahead), Math.min(blocks, at + held))
  }
  const gains = new Float32Array(blocks)
  let now = wanted[0] ?? 1
  for (let at = 0; at < blocks; at++) {
    const to = wanted[at]!
    now += (to - now) * (to < now ? down : up)
    gains[at] = now
  }
  return gains
}

/**
 * All that is heard in a film, faded at both ends, at −16 LUFS; null for silence. The preview and the file are made by this
 * one function, so they sound the same. Pure: what is given is not changed.
 */
export function mixFilm({ music, voice }: Heard, seconds: number): Sound | null {
  const ground =
    music === null ? null : faded(typeof music === 'string' ? loopOf(music) : fitted(music, seconds), seconds)
  if (!voice) return ground
  const mix = ground ?? silence(seconds)
  const length = mix.left.length
  const said: Sound = { left: voice.left.slice(0, length), right: voice.right.slice(0, length) }
  level(said)
  const gains = duckingOf(said, length)
  // A recording that is cut off would end with a click.
  const end = Math.min(said.left.length, length)
  const soft = Math.min(Math.round(0.03 * sampleRate), Math.floor(end / 2))
  for (const side of ['left', 'right'] as const)
    for (let i = 0; i < length; i++) {
      const at = i / block
      const [one, next] = [gains[Math.floor(at)]!, gains[Math.min(gains.length - 1, Math.floor(at) + 1)]!]
      const gain = one + (next - one) * (at - Math.floor(at))
      const edge = soft === 0 ? 1 : Math.max(0, Math.min(1, i / soft, (end - i) / soft))
      mix[side][i] = rounded(mix[side][i]! * gain + (i < end ? said[side][i]! * edge : 0))
    }
  return level(mix)
}
