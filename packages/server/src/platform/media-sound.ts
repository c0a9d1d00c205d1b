import { open } from 'node:fs/promises'
import { MediaFault, type MediaProgram, type RunLimits, runMedia } from './media-program.ts'
import { quietArgs } from './media-write.ts'

/** Files that sound comes in. */
export const soundContainers = ['mp3', 'wav', 'mov', 'ogg', 'matroska', 'flac', 'aac'] as const
/** One of `soundContainers`. */
export type SoundContainer = (typeof soundContainers)[number]

/** What a sound of a stranger is. */
export type SoundProbe = { container: SoundContainer; seconds: number; codec: string }

/** Decoders strangers' sounds may reach; nothing else of the program's hundreds. */
const codecs = [
  'aac,mp3,mp3float,opus,libopus,vorbis,libvorbis,flac,alac',
  'pcm_s16le,pcm_s16be,pcm_s24le,pcm_s32le,pcm_u8,pcm_f32le,amrnb,libopencore_amrnb',
].join(',')
const limits: RunLimits = { timeoutMs: 60_000, memoryMb: 2000 }
/** Samples a second and channels of everything that is read. */
const rate = 44_100

/** The kind of file by its first bytes; undefined for anything that holds no sound we read. */
export function soundContainerIn(head: Buffer): SoundContainer | undefined {
  if (head.length < 12) return undefined
  const text = (from: number, to: number) => head.toString('latin1', from, to)
  if (text(0, 3) === 'ID3') return 'mp3'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav'
  if (text(0, 4) === 'OggS') return 'ogg'
  if (text(0, 4) === 'fLaC') return 'flac'
  if (text(4, 8) === 'ftyp') return 'mov'
  // Another Matroska file may hold anything at all, attachments too.
  if (head.readUInt32BE(0) === 0x1a45dfa3) return head.includes('webm') ? 'matroska' : undefined
  if (head[0] !== 0xff) return undefined
  const second = head[1]!
  if ((second & 0xf6) === 0xf0) return 'aac'
  return (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 ? 'mp3' : undefined
}

/** How a sound of a stranger is opened: only files, by the container its first bytes show, only the decoders above. */
const soundInput = (container: SoundContainer, path: string, seconds: number) => [
  '-nostdin',
  '-protocol_whitelist',
  'file,pipe',
  '-codec_whitelist',
  codecs,
  '-threads',
  '1',
  '-f',
  container,
  '-t',
  String(seconds),
  '-i',
  path,
  '-map',
  '0:a:0',
  '-vn',
]

/**
 * Reads what a sound is: all of it is decoded, but never more than a second over `mostSeconds`, whatever it claims or holds.
 * Throws `MediaFault`: `tooHeavy` for one that is longer.
 */
export async function probeSound(
  program: MediaProgram,
  path: string,
  mostSeconds: number,
  signal?: AbortSignal,
): Promise<SoundProbe> {
  const container = soundContainerIn(await headOf(path))
  if (!container) throw new MediaFault('unreadable', 'no sound by its first bytes')
  const input = soundInput(container, path, mostSeconds + 1)
  const said = await runMedia(program, {
    args: ['-hide_banner', ...input, '-ac', '2', '-ar', String(rate), '-f', 'null', '-'],
    limits,
    signal,
  })
  const probe = { container, ...readSoundReport(said) }
  if (probe.seconds > mostSeconds + 0.5)
    throw new MediaFault('tooHeavy', `longer than ${mostSeconds} seconds`)
  return probe
}

/** Reads the program's report of a sound. Pure. */
export function readSoundReport(said: string): Omit<SoundProbe, 'container'> {
  const codec = /Stream #0:\d+.*?: Audio: (\w+)/.exec(said)?.[1]
  const clock = (text = '0') => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  const decoded = clock([...said.matchAll(/time=(\d+:\d\d:\d\d\.\d+)/g)].at(-1)?.[1])
  if (!codec || !(decoded > 0)) throw new MediaFault('unreadable', 'nothing is heard')
  // What a file of ours claims is not asked: a bomb claims anything.
  return { codec, seconds: decoded }
}

/** The first seconds of a sound as an MP3 of ours, without pictures and names. */
export async function writeSound(
  program: MediaProgram,
  order: {
    file: string
    container: SoundContainer
    seconds: number
    out: string
    signal?: AbortSignal | undefined
  },
): Promise<void> {
  const { file, container, seconds, out, signal } = order
  const made = ['-ac', '2', '-ar', String(rate), '-c:a', 'libmp3lame', '-b:a', '160k']
  const bare = ['-map_metadata', '-1', '-id3v2_version', '0', '-f', 'mp3', '-y', out]
  await runMedia(program, {
    args: [...quietArgs, ...soundInput(container, file, seconds), ...made, ...bare],
    limits,
    signal,
  })
}

/** An MP3 of ours as two channels of samples from -1 to 1, 44,100 a second; by way of the file `raw`. */
export async function readSound(
  program: MediaProgram,
  order: { file: string; raw: string; seconds: number; signal?: AbortSignal | undefined },
): Promise<{ left: Float32Array; right: Float32Array }> {
  const { file, raw, seconds, signal } = order
  const plain = ['-ac', '2', '-ar', String(rate), '-f', 'f32le', '-y', raw]
  await runMedia(program, {
    args: [...quietArgs, ...soundInput('mp3', file, seconds), ...plain],
    limits,
    signal,
  })
  const bytes = await readWhole(raw)
  const both = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4))
  const length = Math.floor(both.length / 2)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  for (let i = 0; i < length; i++) {
    left[i] = both[2 * i]!
    right[i] = both[2 * i + 1]!
  }
  return { left, right }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(4096)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A file in memory of its own: samples are read where four bytes begin. */
async function readWhole(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = Buffer.from(new ArrayBuffer(size))
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(bytes, at, size - at, at)
      if (bytesRead === 0) break
      at += bytesRead
    }
    return bytes
  } finally {
    await file.close()
  }
}
