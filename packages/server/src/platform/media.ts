import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from './log.ts'
import {
  findMediaProgram,
  MediaFault,
  type MediaProgram,
  type Run,
  type RunLimits,
  runMedia,
} from './media-program.ts'
import { type ClipFrames, unpackClip, writeClip } from './media-clip.ts'
import { containerOf, type Probe, probeFilm, strangerInput } from './media-probe.ts'
import { probeSound, readSound, type SoundProbe, writeSound } from './media-sound.ts'
import { openSplicer, type Splicer } from './media-splice.ts'
import {
  audioArgs,
  drawnFilter,
  drawnInput,
  fileArgs,
  previewArgs,
  quietArgs,
  toHd,
  videoArgs,
  words,
} from './media-write.ts'
import { bytesOfFrame, type FrameForm } from './planes.ts'

/** Progress of a film: frames done and frames in all. */
export type Progress = (done: number, all: number) => void
type Steered = { signal?: AbortSignal | undefined; onProgress?: Progress | undefined }

/** Frames to make a film of. */
export type FramesOrder = Steered & {
  /** Even numbers of px. */
  width: number
  height: number
  fps: number
  /** How many frames `frames` gives; the film is `count / fps` seconds long. */
  count: number
  /** How the pixels of a frame lie; `rgba` unless given. */
  form?: FrameForm | undefined
  /**
   * Opaque, each of `bytesOfFrame`. The next one is asked for when the encoder has
   * taken the last, so a buffer must not be written to before the next is asked for twice: give each frame its own, or the
   * very same one again for a picture that stands still.
   */
  frames: AsyncIterable<Uint8Array>
  /** Path of a WAV, M4A or MP3 of ours; shorter sound ends in silence, longer is cut. */
  sound?: string | undefined
  /** Path of the MP4; it appears whole or not at all. */
  out: string
}

/** A film of a stranger to make a master of. */
export type MasterOrder = Steered & { file: string; probe: Probe; width: number; height: number; out: string }

/**
 * The one door to films. Everything runs in a child process, niced, bounded in time and memory, one film at a time; files
 * are ours, never addresses. All of it throws `MediaFault`. Only jobs of the worker use it.
 */
export type Media = {
  /** What the encoder is; asked once, by starting it. Throws a sentence when there is none. */
  about(): Promise<{ version: string; from: string }>
  /** What an uploaded film is. */
  probe(file: string, signal?: AbortSignal): Promise<Probe>
  /** MP4, 30 frames a second, cropped to this size, sound at −16 LUFS. */
  makeMaster(order: MasterOrder): Promise<void>
  /** A master again, with an RGBA picture (PNG) of its width over every frame; the sound is copied. */
  overlay(
    order: Steered & {
      master: string
      picture: string
      /** Where the picture begins, in px from above, if it is lower than the film. */
      top?: number
      frames: number
      out: string
    },
  ): Promise<void>
  /** Films of which only a strip is a shop's own. */
  splice: Splicer
  /** A film of drawn frames. */
  encodeFrames(order: FramesOrder): Promise<void>
  /** One frame of a film of ours as a PNG. */
  poster(order: {
    file: string
    atSeconds: number
    out: string
    signal?: AbortSignal | undefined
  }): Promise<void>
  /** A film of ours at `width` px and at most `maxBytes`, for lists. */
  preview(
    order: Steered & { file: string; seconds: number; width: number; maxBytes: number; out: string },
  ): Promise<void>
  /** What an uploaded sound is; `tooHeavy` where it is longer than `mostSeconds`. */
  probeSound(file: string, mostSeconds: number, signal?: AbortSignal): Promise<SoundProbe>
  /** The first seconds of an uploaded sound as an MP3 of ours. */
  makeSound(order: Parameters<typeof writeSound>[1]): Promise<void>
  /** The samples of an MP3 of ours; `raw` is a path that may be written. */
  samples(order: Parameters<typeof readSound>[1]): ReturnType<typeof readSound>
  /** The first seconds of an uploaded film, small and silent, to be seen inside films. */
  makeClip(order: Parameters<typeof writeClip>[1]): Promise<void>
  /** Frames of a part of such a clip, in an empty folder. */
  clipFrames(order: Parameters<typeof unpackClip>[1]): Promise<ClipFrames>
  /** Takes away folders of workers that were killed: their films are begun anew. */
  forgetLeft(): Promise<void>
  /** A folder of one's own for the time of `work`; gone afterwards, whatever happened. */
  inFolder<T>(work: (folder: string) => Promise<T>): Promise<T>
}

const folderName = 'parichay-film-'
/** Whether a process of this machine lives; one that may not be asked does. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const fps = 30
const limits = (seconds: number): RunLimits => ({
  timeoutMs: Math.min(3_600_000, 60_000 + seconds * 20_000),
  memoryMb: 3000,
})

/** Opens the door; nothing is started before it is asked for. `given` is FFMPEG_PATH. */
export function openMedia(log: Log, given = ''): Media {
  let found: MediaProgram | undefined
  const program = () => (found ??= findMediaProgram(given))
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: two films at once would take twice as long each. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
  const splicer = openSplicer(program, limits)
  const run = (order: Omit<Run, 'limits'> & { seconds: number }) =>
    runMedia(program(), { ...order, limits: limits(order.seconds) })
  /** The file appears under its name when it is whole. */
  const whole = async (out: string, make: (draft: string) => Promise<unknown>) => {
    const draft = `${out}.part`
    const started = Date.now()
    try {
      await make(draft)
      await rename(draft, out)
      log.debug({ ms: Date.now() - started }, 'a film was made')
    } finally {
      await rm(draft, { force: true })
    }
  }
  return {
    async about() {
      const args = [
        '-nostdin',
        '-f',
        'lavfi',
        '-i',
        'color=black:s=64x64:d=0.1',
        '-c:v',
        'libx264',
        '-f',
        'null',
        '-',
      ]
      const text = await runMedia(program(), { args, limits: { timeoutMs: 15_000, memoryMb: 3000 } })
      return { version: /^ffmpeg version (\S+)/m.exec(text)?.[1] ?? 'unknown', from: program().from }
    },
    probe: (file, signal) => inTurn(() => probeFilm(program(), file, signal)),
    makeMaster: ({ file, probe, width, height, out, signal, onProgress }) =>
      inTurn(() =>
        whole(out, async (draft) => {
          const input = strangerInput((await containerOf(file)) ?? probe.container, file)
          const seconds = Math.min(60, probe.seconds)
          const sound = probe.audio === null ? null : await loudness(input, seconds, signal)
          const frames = Math.round(seconds * fps)
          const picture = `fps=${fps},scale=${width}:${height}:force_original_aspect_ratio=increase:flags=bicubic:${toHd},crop=${width}:${height},setsar=1,format=yuv420p`
          await run({
            args: [
              ...quietArgs,
              '-nostdin',
              ...input,
              '-map',
              '0:v:0',
              '-vf',
              picture,
              ...videoArgs(fps),
              ...(sound === null ? ['-an'] : ['-map', '0:a:0', '-af', sound, ...audioArgs]),
              '-t',
              '60',
              ...fileArgs,
              draft,
            ],
            seconds,
            signal,
            onFrames: (done) => onProgress?.(Math.min(done, frames), frames),
          })
        }),
      ),
    splice: { ...splicer, template: (order) => inTurn(() => splicer.template(order)) },
    overlay: ({ master, picture, top = 0, frames, out, signal, onProgress }) =>
      inTurn(() =>
        whole(out, (draft) =>
          run({
            args: [
              ...quietArgs,
              '-nostdin',
              '-protocol_whitelist',
              'file,pipe',
              '-f',
              'mov',
              '-i',
              master,
              '-protocol_whitelist',
              'file,pipe',
              '-f',
              'png_pipe',
              '-i',
              picture,
              '-filter_complex',
              `[1:v]scale=out_color_matrix=bt709:out_range=tv,format=yuva420p[strip];[0:v][strip]overlay=0:${top}:format=yuv420:eof_action=repeat,format=yuv420p[film]`,
              ...words('-map [film] -map 0:a? -c:a copy'),
              ...videoArgs(fps),
              ...fileArgs,
              draft,
            ],
            seconds: frames / fps,
            signal,
            onFrames: (done) => onProgress?.(Math.min(done, frames), frames),
          }),
        ),
      ),
    encodeFrames: ({ width, height, form = 'rgba', fps: rate, count, frames, sound, ...order }) =>
      inTurn(() =>
        whole(order.out, (draft) =>
          run({
            args: [
              ...quietArgs,
              '-protocol_whitelist',
              'file,pipe',
              ...drawnInput[form],
              '-video_size',
              `${width}x${height}`,
              '-framerate',
              String(rate),
              '-i',
              'pipe:0',
              ...(sound === undefined ? [] : ['-protocol_whitelist', 'file,pipe', '-i', sound]),
              '-map',
              '0:v:0',
              '-vf',
              drawnFilter[form],
              ...videoArgs(rate),
              ...(sound === undefined ? [] : ['-map', '1:a:0', '-af', 'apad', ...audioArgs]),
              '-t',
              (count / rate).toFixed(4),
              ...fileArgs,
              draft,
            ],
            input: exactly(frames, count, bytesOfFrame({ width, height }, form)),
            seconds: count / rate,
            signal: order.signal,
            onFrames: (done) => order.onProgress?.(Math.min(done, count), count),
          }),
        ),
      ),
    poster: ({ file, atSeconds, out, signal }) =>
      inTurn(() =>
        whole(out, (draft) =>
          run({
            args: [
              ...quietArgs,
              '-nostdin',
              '-protocol_whitelist',
              'file,pipe',
              '-ss',
              atSeconds.toFixed(3),
              '-f',
              'mov',
              '-i',
              file,
              '-map',
              '0:v:0',
              '-frames:v',
              '1',
              '-c:v',
              'png',
              '-f',
              'image2pipe',
              '-y',
              draft,
            ],
            seconds: 60,
            signal,
          }),
        ),
      ),
    preview: ({ file, seconds, width, maxBytes, out, signal }) =>
      inTurn(async () => {
        // The bound on the rate is kept over a second or so, not by the byte: what still came out too large is made smaller.
        for (let share = 0.9; ; share -= 0.2) {
          await whole(out, (draft) =>
            run({ args: previewArgs(file, draft, width, (maxBytes * share) / seconds), seconds, signal }),
          )
          if ((await stat(out)).size <= maxBytes || share < 0.4) return
        }
      }),
    probeSound: (file, mostSeconds, signal) => inTurn(() => probeSound(program(), file, mostSeconds, signal)),
    makeSound: (order) =>
      inTurn(() => whole(order.out, (draft) => writeSound(program(), { ...order, out: draft }))),
    samples: (order) => inTurn(() => readSound(program(), order)),
    makeClip: (order) =>
      inTurn(() => whole(order.out, (draft) => writeClip(program(), { ...order, out: draft }))),
    clipFrames: (order) => inTurn(() => unpackClip(program(), order)),
    async forgetLeft() {
      for (const name of await readdir(tmpdir())) {
        const pid = name.startsWith(folderName) ? Number.parseInt(name.slice(folderName.length), 10) : 0
        if (pid > 0 && !isRunning(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true })
      }
    },
    async inFolder(work) {
      const folder = await mkdtemp(join(tmpdir(), `${folderName}${process.pid}-`))
      try {
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }

  /** The filter that brings the sound to −16 LUFS without pumping: measured first, then one gain for all of it. */
  async function loudness(input: string[], seconds: number, signal?: AbortSignal): Promise<string> {
    const aim = 'loudnorm=I=-16:TP=-1.5:LRA=11'
    const text = await run({
      args: [
        '-hide_banner',
        '-nostats',
        '-nostdin',
        ...input,
        '-map',
        '0:a:0',
        '-af',
        `${aim}:print_format=json`,
        '-f',
        'null',
        '-',
      ],
      seconds,
      signal,
    })
    const measured = /\{[^{}]*"input_i"[^{}]*\}/.exec(text)?.[0]
    if (!measured) throw new MediaFault('unreadable', 'the sound could not be measured')
    const of = JSON.parse(measured) as Record<string, string>
    const values = ['input_i', 'input_tp', 'input_lra', 'input_thresh', 'target_offset'].map((name) =>
      Number(of[name]),
    )
    const [i, tp, lra, threshold, offset] = values
    // Silence has no loudness.
    if (values.some((value) => !Number.isFinite(value)) || i! < -69) return 'aresample=48000'
    return `${aim}:measured_I=${i}:measured_TP=${tp}:measured_LRA=${lra}:measured_thresh=${threshold}:offset=${offset}:linear=true,aresample=48000`
  }
}

async function* exactly(
  frames: AsyncIterable<Uint8Array>,
  count: number,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  let given = 0
  for await (const frame of frames) {
    if (frame.length !== bytes) throw new Error(`a frame has ${frame.length} bytes, not ${bytes}`)
    yield frame
    given += 1
    if (given === count) return
  }
  throw new Error(`${given} frames came, not ${count}`)
}
