import { sampleRate, type Sound } from '@parichay/video/music/sound.ts'
import { useEffect, useState } from 'react'
import type { FilmClock } from './film-clock.ts'
import type { SoundWish } from './music.worker.ts'

/** A sound of somebody's own: a name that no other sound has, and how its bytes are had. */
export type StoredSound = { name: string; load: () => Promise<Blob> }
/** What is heard in a film: the code of one of our loops or an own music, and a voice over it. */
export type FilmSound = { track: string; own: StoredSound | null; voice: StoredSound | null }

const read = new Map<string, Promise<Sound>>()
/** Samples of an own sound, at the rate of all music; read once in this tab. Rejects where it cannot be had. */
function samplesOf({ name, load }: StoredSound): Promise<Sound> {
  const kept = read.get(name)
  if (kept) return kept
  const begun = load()
    .then((file) => file.arrayBuffer())
    .then((bytes) => new OfflineAudioContext(2, 1, sampleRate).decodeAudioData(bytes))
    .then((sound): Sound => {
      const left = sound.getChannelData(0)
      return { left, right: sound.numberOfChannels > 1 ? sound.getChannelData(1) : left }
    })
  read.set(name, begun)
  // One that did not come is asked for again next time.
  begun.catch(() => read.delete(name))
  for (const oldest of [...read.keys()].slice(0, Math.max(0, read.size - 6))) read.delete(oldest)
  return begun
}

const nameOf = ({ track, own, voice }: FilmSound, seconds: number): string =>
  [own?.name ?? track, voice?.name ?? '', seconds].join('|')

const mixed = new Map<string, Promise<Sound | null>>()

/**
 * All that is heard in a film, mixed by the code that mixes the file, in a thread of its own; null for silence, and where an
 * own sound could not be had.
 */
export function soundOf(heard: FilmSound, seconds: number): Promise<Sound | null> {
  const name = nameOf(heard, seconds)
  const kept = mixed.get(name)
  if (kept) return kept
  const { track, own, voice } = heard
  const begun = Promise.all([own && samplesOf(own), voice && samplesOf(voice)])
    .then(([music, said]) => mix({ music: music ?? track, voice: said, seconds }))
    .catch(() => {
      mixed.delete(name)
      return null
    })
  mixed.set(name, begun)
  for (const oldest of [...mixed.keys()].slice(0, Math.max(0, mixed.size - 4))) mixed.delete(oldest)
  return begun
}

const mix = (wish: SoundWish): Promise<Sound | null> =>
  new Promise((resolve, reject) => {
    if (typeof Worker === 'undefined') return resolve(null)
    const worker = new Worker(new URL('./music.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Sound | null>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new Error('the sound could not be mixed'))
    }
    worker.postMessage(wish)
  })

/** Lets a film be heard while it runs; a clock that jumps takes its sound along. */
export function useFilmSound(clock: FilmClock, { track, own, voice }: FilmSound, isOn: boolean): void {
  const [sound, setSound] = useState<Sound | null>(null)
  useEffect(() => {
    setSound(null)
    if (!(track || own || voice) || !isOn) return undefined
    let isGone = false
    void soundOf({ track, own, voice }, clock.seconds).then((found) => isGone || setSound(found))
    return () => {
      isGone = true
    }
  }, [track, own, voice, clock, isOn])
  useEffect(() => {
    if (!sound || typeof AudioContext === 'undefined') return undefined
    const room = new AudioContext()
    const buffer = room.createBuffer(2, sound.left.length, sampleRate)
    buffer.copyToChannel(sound.left as Float32Array<ArrayBuffer>, 0)
    buffer.copyToChannel(sound.right as Float32Array<ArrayBuffer>, 1)
    let source: AudioBufferSourceNode | undefined
    let [startedAt, startedFrom] = [0, 0]
    const stop = () => {
      source?.stop()
      source?.disconnect()
      source = undefined
    }
    const follow = () => {
      if (!clock.isPlaying) return stop()
      const heard = startedFrom + room.currentTime - startedAt
      if (source && Math.abs(heard - clock.at) < 0.15) return undefined
      stop()
      void room.resume()
      source = room.createBufferSource()
      source.buffer = buffer
      source.connect(room.destination)
      ;[startedAt, startedFrom] = [room.currentTime, clock.at]
      source.start(0, clock.at)
      return undefined
    }
    follow()
    const off = clock.subscribe(follow)
    return () => {
      off()
      stop()
      void room.close()
    }
  }, [sound, clock])
}
