import { open } from 'node:fs/promises'
import { MediaFault, type MediaProgram, type RunLimits, runMedia } from './media-program.ts'
import { words } from './media-write.ts'

/** What a film is. Sizes in px as it is seen, turned if the camera was. */
export type Probe = {
  container: 'mov' | 'matroska'
  seconds: number
  width: number
  height: number
  frames: number
  /** Frames a second on average. */
  fps: number
  video: string
  /** The decoder's name; null without sound. */
  audio: string | null
}

/** Decoders strangers' films may reach; nothing else of the program's hundreds. */
const codecs = [
  ...words('h264 hevc mpeg4 vp8 vp9 libdav1d libaom-av1 av1 prores mjpeg h263'),
  ...words('aac mp3 mp3float opus libopus vorbis libvorbis alac ac3 eac3'),
  ...words('pcm_s16le pcm_s16be pcm_s24le pcm_f32le amrnb libopencore_amrnb'),
]
const probeLimits: RunLimits = { timeoutMs: 30_000, memoryMb: 3000 }
/** Nobody's film is read for longer than this, whatever it claims. */
const readSeconds = 63

/**
 * How a film of a stranger is opened: the container is the one its first bytes show, never one that names other files or
 * addresses (playlists, concatenations); only files; only the decoders above.
 */
export const strangerInput = (container: Probe['container'], path: string): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-codec_whitelist',
  codecs.join(','),
  '-threads',
  '2',
  '-f',
  container,
  '-t',
  String(readSeconds),
  '-i',
  path,
]

/** The container by its first bytes; undefined for anything that is no MP4, MOV or WebM. */
export async function containerOf(path: string): Promise<Probe['container'] | undefined> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(4096)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return containerIn(head.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** The same for bytes in hand. */
export function containerIn(head: Buffer): Probe['container'] | undefined {
  if (head.length < 12) return undefined
  const box = head.toString('latin1', 4, 8)
  if (['ftyp', 'moov', 'wide', 'mdat', 'free', 'skip'].includes(box)) return 'mov'
  // A Matroska file that is not WebM may hold anything at all, attachments too.
  if (head.readUInt32BE(0) === 0x1a45dfa3 && head.includes('webm')) return 'matroska'
  return undefined
}

/** Reads what a film is: one frame is decoded, the rest is counted. Throws `MediaFault`. */
export async function probeFilm(program: MediaProgram, path: string, signal?: AbortSignal): Promise<Probe> {
  const container = await containerOf(path)
  if (!container) throw new MediaFault('unreadable', 'neither MP4, MOV nor WebM')
  const input = ['-hide_banner', '-nostdin', ...strangerInput(container, path)]
  const run = (args: string[]) =>
    runMedia(program, { args: [...input, ...args], limits: probeLimits, signal })
  const [seen, counted] = [
    await run(['-map', '0:v:0', '-frames:v', '1', '-f', 'null', '-']),
    await run(['-v', 'verbose', '-map', '0:v:0', '-c', 'copy', '-f', 'null', '-']),
  ]
  return { container, ...readReport(seen, counted) }
}

/** Reads the program's report of a film. Pure. */
export function readReport(seen: string, counted: string): Omit<Probe, 'container'> {
  const [given = '', made = ''] = seen.split(/^Output #0/m)
  const video = /Stream #0:\d+.*?: Video: (\w+)/.exec(given)?.[1]
  const size = /Stream #0:0.*?: Video: .*?, (\d{2,5})x(\d{2,5})[, [\n]/.exec(made)
  if (!video || !size) throw new MediaFault('unreadable', 'no moving picture')
  const frames = Number(/\(video\): (\d+) packets read/.exec(counted)?.[1] ?? 0)
  const seconds = clock([...counted.matchAll(/time=(\d+:\d\d:\d\d\.\d+)/g)].at(-1)?.[1])
  const claimed = clock(/Duration: (\d+:\d\d:\d\d\.\d+)/.exec(given)?.[1])
  const length = Math.max(seconds, claimed)
  if (frames === 0 || length === 0) throw new MediaFault('unreadable', 'no frames')
  return {
    seconds: length,
    width: Number(size[1]),
    height: Number(size[2]),
    frames,
    fps: frames / Math.max(seconds, 1 / 240),
    video,
    audio: /Stream #0:\d+.*?: Audio: (\w+)/.exec(given)?.[1] ?? null,
  }
}

const clock = (text: string | undefined): number =>
  text === undefined ? 0 : text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
