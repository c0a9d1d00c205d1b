import { sampleRate, type Sound } from '@parichay/video/music/sound.ts'
import { useEffect, useState } from 'react'
import type { FilmClock } from './film-clock.ts'

const played = new Map<string, Promise<Sound | null>>()

/** The music of a film, played by our own script in a thread of its own: nothing is fetched. Null where there is none. */
export function musicOf(track: string, seconds: number): Promise<Sound | null> {
  const name = `${track}/${seconds}`
  const kept = played.get(name)
  if (kept) return kept
  const begun = new Promise<Sound | null>((resolve) => {
    if (typeof Worker === 'undefined') return resolve(null)
    const worker = new Worker(new URL('./music.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Sound | null>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = () => {
      worker.terminate()
      played.delete(name)
      resolve(null)
    }
    worker.postMessage({ track, seconds })
  })
  played.set(name, begun)
  for (const oldest of [...played.keys()].slice(0, Math.max(0, played.size - 4))) played.delete(oldest)
  return begun
}

/** Lets a film be heard while it runs; a clock that jumps takes its music along. */
export function useFilmMusic(clock: FilmClock, track: string, isOn: boolean): void {
  const [sound, setSound] = useState<Sound | null>(null)
  useEffect(() => {
    setSound(null)
    if (!track || !isOn) return undefined
    let isGone = false
    void musicOf(track, clock.seconds).then((found) => isGone || setSound(found))
    return () => {
      isGone = true
    }
  }, [track, clock, isOn])
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
