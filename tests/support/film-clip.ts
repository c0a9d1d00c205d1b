import { photoSvg } from '@parichay/scene/fixtures/pictures.ts'
import { readScene } from '@parichay/scene/scene.ts'
import type { Media } from '@parichay/server/platform/media.ts'
import { clipFps, type ClipFrames } from '@parichay/server/platform/media-clip.ts'
import { drawFilm } from '@parichay/server/platform/render-film.ts'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** A clip as somebody sends one: the MP4 that is kept of it, and its frames as the worker unpacks them. */
export type SentClip = {
  frames: ClipFrames
  /** What a player shows of the MP4 at a second of it, as a PNG. */
  shownAt(seconds: number): Promise<Buffer>
}

/** A walk past a photograph of so many seconds, sent and kept as a business's clips are, in an empty folder. */
export async function sendClip(media: Media, folder: string, seconds: number): Promise<SentClip> {
  const [width, height] = [960, 720]
  const photo = await sharp(Buffer.from(photoSvg)).jpeg({ quality: 90 }).toBuffer()
  const past = 1280 - width
  const walk = readScene({
    version: 2,
    unit: 'px',
    width,
    height,
    language: 'en',
    background: '#000000',
    motion: { seconds, fps: clipFps },
    layers: [
      {
        kind: 'image',
        source: 'photo',
        fit: 'cover',
        box: { x: 0, y: 0, width: 1280, height },
        motion: [
          {
            of: 'x',
            keys: [
              { at: 0, to: 0 },
              { at: seconds, to: -past, ease: 'linear' },
            ],
          },
        ],
      },
    ],
  })
  const [sent, kept] = [join(folder, 'sent.mp4'), join(folder, 'kept.mp4')]
  const count = Math.round(seconds * clipFps)
  const drawn = drawFilm(walk, { photo: { bytes: photo } })
  await media.encodeFrames({ width, height, fps: clipFps, count, frames: drawn, out: sent })
  await media.makeClip({ file: sent, probe: await media.probe(sent), side: 1280, seconds, out: kept })
  const unpacked = join(folder, 'frames')
  await mkdir(unpacked)
  const frames = await media.clipFrames({ file: kept, from: 0, seconds, folder: unpacked })
  return {
    frames,
    async shownAt(moment) {
      const frame = Math.min(frames.count - 1, Math.round(moment * clipFps))
      const out = join(folder, `shown-${frame}.png`)
      // A little before the frame's time, or a rounding takes the next one.
      await media.poster({ file: kept, atSeconds: Math.max(0, (frame - 0.25) / clipFps), out })
      // ffmpeg notes the curve of HD in a PNG, and browsers convert what says so; a player shows a film of HD as it is.
      return sharp(out).png().toBuffer()
    },
  }
}
