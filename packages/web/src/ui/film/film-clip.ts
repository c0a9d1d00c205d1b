import { type Element, walkElements } from '@parichay/scene/element.ts'
import type { Drawable } from '@parichay/scene/pen.ts'

/** Clips of a film by the names of their pictures: where each is fetched from, and the second of it at which it begins. */
export type FilmClips = Readonly<Record<string, { url: string; from: number }>>

const fps = 30
/** How far a clip may run apart from its film before it is put right, in seconds. */
const mayDrift = 0.2

/** One clip: a video of which the frame that is wanted stands on a canvas. */
class Roll {
  readonly picture = Object.assign(document.createElement('canvas'), { width: 16, height: 16 })
  readonly #video = document.createElement('video')
  #wanted = 0
  #isRunning = false

  constructor(url: string, onFresh: () => void) {
    // Until its first frame has come, its place is dark.
    const pen = this.picture.getContext('2d')
    if (pen) {
      pen.fillStyle = '#2b2b2b'
      pen.fillRect(0, 0, 16, 16)
    }
    const video = Object.assign(this.#video, { muted: true, playsInline: true, preload: 'auto', src: url })
    video.addEventListener('loadedmetadata', () => this.#seek())
    video.addEventListener('seeked', () => {
      this.#take()
      onFresh()
      if (!this.#isRunning) this.#seek()
    })
  }

  /** Brings the canvas to a second of the clip, at once or when it has come; a running one plays along. */
  show(seconds: number, isRunning: boolean): void {
    const video = this.#video
    const end = Number.isFinite(video.duration) ? video.duration - 1 / fps : seconds
    // The middle of a frame: just between two of them browsers differ.
    this.#wanted = (Math.round(Math.max(0, Math.min(end, seconds)) * fps) + 0.5) / fps
    this.#isRunning = isRunning && seconds < end
    if (!this.#isRunning) {
      video.pause()
      return this.#seek()
    }
    if (video.paused) void video.play().catch(() => undefined)
    if (Math.abs(video.currentTime - this.#wanted) > mayDrift) this.#seek()
    else this.#take()
  }

  close(): void {
    this.#video.pause()
    this.#video.removeAttribute('src')
    this.#video.load()
  }

  #seek(): void {
    const video = this.#video
    if (video.readyState < 1 || video.seeking || Math.abs(video.currentTime - this.#wanted) < 0.5 / fps)
      return
    video.currentTime = this.#wanted
  }

  #take(): void {
    const { videoWidth: width, videoHeight: height, readyState } = this.#video
    if (readyState < 2 || width === 0) return
    if (this.picture.width !== width || this.picture.height !== height)
      Object.assign(this.picture, { width, height })
    this.picture.getContext('2d')?.drawImage(this.#video, 0, 0, width, height)
  }
}

/** The clips of one canvas. Each is fetched once, whatever else of the film changes. */
export class Rolls {
  readonly #rolls = new Map<string, Roll>()
  /** A frame that was waited for has come: the film is to be drawn again. */
  onFresh: () => void = () => undefined

  /** The frames of clips that a moment of a film shows, by the names of their pictures. */
  take(layers: readonly Element[], clips: FilmClips, isRunning: boolean): [string, Drawable][] {
    return [...walkElements(layers)].flatMap((element): [string, Drawable][] => {
      const clip = element.kind === 'image' ? clips[element.source] : undefined
      if (element.kind !== 'image' || !clip) return []
      const { source, moment = 0 } = element
      const roll = this.#rolls.get(clip.url) ?? new Roll(clip.url, () => this.onFresh())
      this.#rolls.set(clip.url, roll)
      // Before its time it stands at its first frame.
      roll.show(clip.from + moment, isRunning && moment > 0)
      return [[source, roll.picture]]
    })
  }

  close(): void {
    this.onFresh = () => undefined
    for (const roll of this.#rolls.values()) roll.close()
    this.#rolls.clear()
  }
}
