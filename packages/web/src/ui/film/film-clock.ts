type Listener = () => void

/** Where a film stands and whether it runs. Pictures, sound and the bar below all follow one clock. */
export class FilmClock {
  readonly seconds: number
  readonly #fps: number
  readonly #loops: boolean
  #at = 0
  #isPlaying = false
  #since = 0
  #frame = 0
  readonly #listeners = new Set<Listener>()

  constructor(seconds: number, { fps = 30, loops = false }: { fps?: number; loops?: boolean } = {}) {
    this.seconds = seconds
    this.#fps = fps
    this.#loops = loops
  }

  get isPlaying(): boolean {
    return this.#isPlaying
  }
  /** The time of the frame that is shown, as the file has it. */
  get at(): number {
    return Math.min(this.seconds, Math.floor(this.#at * this.#fps + 1e-6) / this.#fps)
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  play(): void {
    if (this.#isPlaying) return
    if (this.#at >= this.seconds - 0.05) this.#at = 0
    this.#isPlaying = true
    this.#since = performance.now() - this.#at * 1000
    this.#frame = requestAnimationFrame(this.#tick)
    this.#say()
  }

  pause(): void {
    if (!this.#isPlaying) return
    this.#isPlaying = false
    cancelAnimationFrame(this.#frame)
    this.#say()
  }

  toggle(): void {
    if (this.#isPlaying) this.pause()
    else this.play()
  }

  seek(seconds: number): void {
    this.#at = Math.min(this.seconds, Math.max(0, seconds))
    this.#since = performance.now() - this.#at * 1000
    this.#say()
  }

  readonly #tick = (): void => {
    if (!this.#isPlaying) return
    const before = this.at
    this.#at = (performance.now() - this.#since) / 1000
    if (this.#at >= this.seconds) {
      if (this.#loops) this.seek(0)
      else {
        this.#at = this.seconds
        return this.pause()
      }
    }
    if (this.at !== before) this.#say()
    this.#frame = requestAnimationFrame(this.#tick)
  }

  #say(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** Seconds as a player shows them: 0:07. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
