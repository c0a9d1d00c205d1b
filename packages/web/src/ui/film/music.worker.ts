import { mixFilm } from '@parichay/video/music/mix.ts'
import { isTrack } from '@parichay/video/music/music.ts'
import type { Sound } from '@parichay/video/music/sound.ts'

/** What is heard: the code of a loop or an own sound, a voice, for how many seconds. */
export type SoundWish = { music: string | Sound; voice: Sound | null; seconds: number }

const self = globalThis as unknown as {
  onmessage: (event: MessageEvent<SoundWish>) => void
  postMessage: (answer: Sound | null, moved: Transferable[]) => void
}
self.onmessage = ({ data: { music, voice, seconds } }) => {
  const known = typeof music !== 'string' ? music : isTrack(music) ? music : null
  const sound = mixFilm({ music: known, voice }, seconds)
  self.postMessage(sound, sound ? [sound.left.buffer, sound.right.buffer] : [])
}
