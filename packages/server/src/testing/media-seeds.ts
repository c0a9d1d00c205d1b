import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMediaProgram } from '../platform/media-program.ts'

/** Sound files by the name of their kind, to be damaged by `mutate`. */
type Seeds = Record<string, Buffer>

const writer = (folder: string) => {
  const { path: program } = findMediaProgram('')
  return (name: string, ...args: string[]): Buffer => {
    execFileSync(program, ['-v', 'error', '-y', ...args, join(folder, name)])
    return readFileSync(join(folder, name))
  }
}

/** Small sound films as people have them on their telephones: `side` px, 12 frames a second. */
export function makeFilmSeeds(folder: string, { side = 96, seconds = 1 } = {}): Seeds {
  const made = writer(folder)
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=${side}x${side}:r=12:d=${seconds}`]
  const film = [...picture, '-f', 'lavfi', '-i', `sine=d=${seconds}`, '-shortest']
  const plain = ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast']
  return {
    mp4: made('a.mp4', ...film, ...plain),
    faststart: made('b.mp4', ...film, ...plain, '-movflags', '+faststart'),
    fragments: made('c.mp4', ...film, '-pix_fmt', 'yuv420p', '-movflags', 'frag_keyframe+empty_moov'),
    mov: made('d.mov', ...film, '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-c:a', 'pcm_s16le'),
    webm: made('e.webm', ...film, '-c:v', 'libvpx', '-cpu-used', '8', '-c:a', 'libopus'),
  }
}

/** Two seconds of a tone in the formats of music and of recorded voices. */
export function makeSoundSeeds(folder: string): Seeds {
  const made = writer(folder)
  const tone = ['-f', 'lavfi', '-i', 'sine=d=2']
  return {
    mp3: made('a.mp3', ...tone),
    m4a: made('a.m4a', ...tone, '-c:a', 'aac'),
    ogg: made('a.ogg', ...tone, '-c:a', 'libopus'),
    flac: made('a.flac', ...tone),
    wav: made('a.wav', ...tone),
    voice: made('a.webm', ...tone, '-c:a', 'libopus'),
  }
}
