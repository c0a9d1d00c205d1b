import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headOf, type Strip, stripFor } from './film-splice.ts'
import { type FilmTemplate, makeTemplate, type StripPlace } from './film-template.ts'
import { OtherStream } from './h264-headers.ts'
import { type MediaProgram, type Run, type RunLimits, runMedia } from './media-program.ts'
import { openStripEncoder, type StripEncoder } from './media-strips.ts'
import { fileArgs, quietArgs, words } from './media-write.ts'
import { OtherFile } from './mp4-boxes.ts'

/** A master of ours to make a template of. */
export type TemplateOrder = {
  master: string
  frames: number
  place: StripPlace
  /** PNG of 1080 px width: the last rows of the upper region, the same in every frame. */
  guard: { picture: string; height: number }
  /** A folder of the caller's for what is made on the way. */
  folder: string
  signal?: AbortSignal | undefined
  onProgress?: ((done: number, all: number) => void) | undefined
}

/** Films of which only a strip at the foot is a shop's own (decision 0075). Throws `MediaFault`. */
export type Splicer = {
  /** What all shops share of a film; undefined where the proof finds that it cannot be spliced. */
  template(order: TemplateOrder): Promise<{ template: FilmTemplate; body: Buffer } | undefined>
  /** A shop's strip, from RGBA pixels of `width` × `rows * 16` px. Throws `OtherStream` too. */
  strip(template: FilmTemplate, pixels: Uint8Array): Promise<Strip>
  close(): void
}

/** Width of every greeting video in px. */
const width = 1080
const fps = 30
/** How often a film is encoded anew when its proof fails, each time nearer to its master. */
const tries = [21, 19] as const

/** Opens the splicer of a program; `limits` are those of a run of so many seconds. */
export function openSplicer(program: () => MediaProgram, limits: (seconds: number) => RunLimits): Splicer {
  const encoders = new Map<number, StripEncoder>()
  const encoderFor = (rows: number) => {
    const open = encoders.get(rows) ?? openStripEncoder(program(), width, rows * 16)
    encoders.set(rows, open)
    return open
  }
  const run = (order: TemplateOrder, args: string[], onFrames?: Run['onFrames']) =>
    runMedia(program(), {
      args: [...quietArgs, '-nostdin', '-protocol_whitelist', 'file,pipe', ...args],
      limits: limits(order.frames / fps),
      signal: order.signal,
      onFrames,
    })
  const strip: Splicer['strip'] = async (template, pixels) =>
    stripFor(template, await encoderFor(template.place.rows).encode(pixels))

  async function encodeUpper(order: TemplateOrder, crf: number, out: string): Promise<Buffer> {
    const { place, guard, frames, onProgress } = order
    const height = place.upper * 16
    const filter = [
      `[0:v]crop=${width}:${height}:0:0[top]`,
      '[1:v]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[guard]',
      `[top][guard]overlay=0:${height - guard.height}:format=yuv420:eof_action=repeat,format=yuv420p[film]`,
    ].join(';')
    await run(
      order,
      [
        '-f',
        'mov',
        '-i',
        order.master,
        '-protocol_whitelist',
        'file,pipe',
        '-f',
        'png_pipe',
        '-i',
        guard.picture,
        '-filter_complex',
        filter,
        ...words('-map [film] -map 0:a? -c:a copy'),
        ...upperArgs(crf),
        ...fileArgs,
        out,
      ],
      (done) => onProgress?.(Math.min(done, frames), frames),
    )
    return readFile(out)
  }

  /** Whether the upper region is the same in every px of every frame below a strip of noise, and the strip stands still. */
  async function holds(order: TemplateOrder, made: { template: FilmTemplate; body: Buffer }, upper: string) {
    const { place, folder } = order
    const at = (name: string) => join(folder, name)
    const [height, shown] = [place.upper * 16, place.rows * 16 - place.cropBottom]
    const noise = await strip(made.template, randomBytes(width * place.rows * 16 * 4))
    await writeFile(at('proof.mp4'), wholeFilm(made, noise))
    const [whole, strips] = [at('whole.md5'), at('strips.md5')]
    const hash = (crop: string, out: string) => ['-map', `[${crop}]`, ...words('-f framemd5 -y'), out]
    const filter = `[0:v]split[a][b];[a]crop=${width}:${height}:0:0[top];[b]crop=${width}:${shown}:0:${height}[strip]`
    await run(order, [
      '-f',
      'mov',
      '-i',
      at('proof.mp4'),
      '-filter_complex',
      filter,
      ...hash('top', whole),
      ...hash('strip', strips),
    ])
    await run(order, ['-f', 'mov', '-i', upper, '-map', '0:v:0', ...words('-f framemd5 -y'), at('alone.md5')])
    const [top, still, alone] = await Promise.all(
      [whole, strips, at('alone.md5')].map(async (file) => hashesIn(await readFile(file, 'utf8'))),
    )
    return (
      alone!.length > 0 && same(top!, alone!) && still!.length === alone!.length && new Set(still).size === 1
    )
  }

  return {
    async template(order) {
      const upper = join(order.folder, 'upper.mp4')
      for (const crf of tries)
        try {
          const made = makeTemplate(await encodeUpper(order, crf, upper), order.place)
          if (await holds(order, made, upper)) return made
        } catch (error) {
          if (!(error instanceof OtherStream || error instanceof OtherFile)) throw error
          return undefined
        } finally {
          await rm(upper, { force: true })
        }
      return undefined
    },
    strip,
    close: () => encoders.forEach((encoder) => encoder.close()),
  }
}

/** A film in one piece. */
const wholeFilm = ({ template, body }: { template: FilmTemplate; body: Buffer }, strip: Strip): Buffer => {
  const parts: Buffer[] = [headOf(template, strip)]
  let from = 0
  for (const { at, variant } of template.inserts) {
    parts.push(body.subarray(from, at), strip[variant]!)
    from = at
  }
  return Buffer.concat([...parts, body.subarray(from)])
}

/** The hash of each frame; times aside. */
const hashesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(',').at(-1)!.trim())

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, i) => one === b[i])

/** How the upper region is written, so that nothing in it looks below the guard. */
const upperArgs = (crf: number): string[] => [
  ...words('-c:v libx264 -preset veryfast -profile:v high -level:v 4.0 -pix_fmt yuv420p'),
  '-crf',
  String(crf),
  '-r',
  String(fps),
  ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
  '-x264-params',
  'keyint=90:min-keyint=90:scenecut=0:open-gop=0:bframes=0:ref=2:weightp=0:threads=2:merange=16:mvrange-thread=24:stitchable=1:level=4.0',
]
