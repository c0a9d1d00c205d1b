import { isTrack, musicFor } from '@parichay/video/music/music.ts'
import type { Sound } from '@parichay/video/music/sound.ts'

/** Which music, for how many seconds. */
export type MusicWish = { track: string; seconds: number }

const self = globalThis as unknown as {
  onmessage: (event: MessageEvent<MusicWish>) => void
  postMessage: (answer: Sound | null, moved: Transferable[]) => void
}
self.onmessage = ({ data: { track, seconds } }) => {
  const sound = isTrack(track) ? musicFor(track, seconds) : null
  self.postMessage(sound, sound ? [sound.left.buffer, sound.right.buffer] : [])
}
