import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type MediaProgram, type RunLimits, runMedia } from './media-program.ts'
import { type Probe, strangerInput } from './media-probe.ts'
import { fileArgs, quietArgs, toHd, videoArgs } from './media-write.ts'

/** Frames a second of every clip, as of every film it is seen in. */
export const clipFps = 30
const limits: RunLimits = { timeoutMs: 240_000, memoryMb: 3000 }

/** Sides of what is kept of a clip: as it is seen, the longer one at most `most`, both even. Pure. */
export function clipSize({ width, height }: Pick<Probe, 'width' | 'height'>, most: number) {
  const by = Math.min(1, most / Math.max(width, height))
  const even = (side: number) => Math.max(2, Math.round((side * by) / 2) * 2)
  return { width: even(width), height: even(height) }
}

/**
 * The first seconds of a stranger's film as an MP4 of ours, silent, at 30 frames a second, with a key picture twice a second:
 * the panel jumps about in it.
 */
export async function writeClip(
  program: MediaProgram,
  order: {
    file: string
    probe: Probe
    /** The longer side at most, in px. */
    side: number
    seconds: number
    out: string
    signal?: AbortSignal | undefined
  },
): Promise<void> {
  const { file, probe, side, seconds, out, signal } = order
  const { width, height } = clipSize(probe, side)
  const picture = `fps=${clipFps},scale=${width}:${height}:flags=bicubic:${toHd},setsar=1,format=yuv420p`
  const input = ['-nostdin', ...strangerInput(probe.container, file), '-map', '0:v:0', '-an', '-vf', picture]
  const made = [...videoArgs(clipFps), '-g', String(clipFps / 2), '-t', String(seconds), ...fileArgs, out]
  await runMedia(program, { args: [...quietArgs, ...input, ...made], limits, signal })
}

/** Frames of a clip, one JPEG each, for the threads that draw a film. */
export type ClipFrames = { folder: string; count: number }

/** The path of a frame by its number from 0; the last one stands for all after it. */
export const clipFrame = ({ folder, count }: ClipFrames, index: number): string =>
  join(folder, `${String(Math.max(1, Math.min(count, index + 1))).padStart(5, '0')}.jpg`)

/** Unpacks a part of a clip of ours into an empty folder. Throws `MediaFault`. */
export async function unpackClip(
  program: MediaProgram,
  order: { file: string; from: number; seconds: number; folder: string; signal?: AbortSignal | undefined },
): Promise<ClipFrames> {
  const { file, from, seconds, folder, signal } = order
  const input = [
    '-nostdin',
    '-protocol_whitelist',
    'file,pipe',
    '-ss',
    from.toFixed(3),
    '-f',
    'mov',
    '-i',
    file,
  ]
  // JPEGs are read in the colours of old television, whatever they say; straight from one to the other nothing is converted.
  const toJpeg =
    'scale=in_color_matrix=bt709:in_range=tv,format=gbrp,scale=out_color_matrix=bt601:out_range=pc'
  const picture = ['-map', '0:v:0', '-vf', `fps=${clipFps},${toJpeg},format=yuvj420p`, '-q:v', '2']
  const out = [
    '-frames:v',
    String(Math.ceil(seconds * clipFps)),
    '-f',
    'image2',
    '-y',
    join(folder, '%05d.jpg'),
  ]
  await runMedia(program, { args: [...quietArgs, ...input, ...picture, ...out], limits, signal })
  const count = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).length
  // One that is asked for beyond its end shows its last picture.
  if (count === 0 && from > 0) return unpackClip(program, { ...order, from: Math.max(0, from - 1) })
  return { folder, count }
}
