import { createCanvas, GlobalFonts, type Image, loadImage, setTextRenderer } from '@napi-rs/canvas'
import type { ErrorCode } from '@parichay/contract/errors.ts'
import { bindScene, type Facts } from '@parichay/scene/bind.ts'
import type { Face } from '@parichay/scene/fonts/faces.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { SceneProblem } from '@parichay/scene/problem.ts'
import { readScene, type Scene } from '@parichay/scene/scene.ts'
import { drawScene, needsOf, sizeOf } from '@parichay/scene/targets/canvas.ts'
import { drawPdf, type PdfFacts, serverSurface } from '@parichay/scene/targets/pdf.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'

/** The file that is wanted. `zoom` is in shares of the scene's own size. */
export type RenderOutput =
  | { kind: 'jpeg'; quality?: number; zoom?: number; small?: { bytes: number } }
  | { kind: 'png' | 'webp'; zoom?: number }
  | ({ kind: 'pdf' } & PdfFacts)
/** A scene to draw, with what it is bound to. Pictures are bytes by id; `within` brings them down to so many px first. */
export type RenderJob = {
  scene: unknown
  facts?: Facts
  images?: Record<string, { bytes: Uint8Array; within?: number }>
  as: RenderOutput
}
/** What a drawing thread answers. */
export type RenderAnswer = { bytes: Uint8Array } | { code: ErrorCode; message: string }

const mostPixels = 40e6
const formats = new Set(['jpeg', 'png', 'webp'])

function register(faces: Face[]): void {
  for (const face of faces) {
    // Fonts belong to the process: another thread may have brought this one.
    if (GlobalFonts.has(face.id)) continue
    const file = fileURLToPath(import.meta.resolve(`${face.package}/files/${face.file}`))
    if (!GlobalFonts.register(readFileSync(file), face.id)) throw new Error(`${face.file} is no font`)
  }
}

/** Broken files and bombs are refused here: the canvas takes half a file in silence. */
async function decode(id: string, { bytes, within }: { bytes: Uint8Array; within?: number }): Promise<Image> {
  try {
    const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format, width, height } = await open().metadata()
    if (!formats.has(format)) throw new Error(`${format} is not drawn`)
    if (within !== undefined && Math.max(width, height) > within) {
      const fit = { width: within, height: within, fit: 'inside' } as const
      return await loadImage(await open().resize(fit).png({ compressionLevel: 1 }).toBuffer())
    }
    // Only reading all of it shows whether all of it is there.
    await open().raw().toBuffer()
    return await loadImage(Buffer.from(bytes))
  } catch (error) {
    throw Object.assign(new Error(`The picture "${id}" cannot be read.`, { cause: error }), {
      unreadable: true,
    })
  }
}

async function draw(job: RenderJob): Promise<Uint8Array> {
  const scene = bindScene(readScene(job.scene), job.facts ?? {})
  const needs = needsOf(scene)
  register(needs.faces)
  const images = new Map<string, Image>()
  for (const id of needs.images) {
    const given = job.images?.[id]
    if (given) images.set(id, await decode(id, given))
  }
  const { as } = job
  if (as.kind === 'pdf') return drawPdf([scene], images, as)
  return encode(scene, images, as)
}

async function encode(
  scene: Scene,
  images: ReadonlyMap<string, Image>,
  as: Exclude<RenderOutput, { kind: 'pdf' }>,
): Promise<Uint8Array> {
  const { width, height } = sizeOf(scene, as.zoom)
  if (width * height > mostPixels)
    throw new SceneProblem('SCENE_INVALID', 'This picture would be too large.', 'zoom')
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  drawScene(context as unknown as Pen, scene, { images, scale: width / scene.width, surface: serverSurface })
  const { data } = context.getImageData(0, 0, width, height)
  const raw = () => sharp(data as Uint8ClampedArray<ArrayBuffer>, { raw: { width, height, channels: 4 } })
  if (as.kind === 'png') return raw().png({ compressionLevel: 9, palette: false }).toBuffer()
  if (as.kind === 'webp') return raw().webp({ quality: 82, effort: 4 }).toBuffer()
  const { quality, small } = as.kind === 'jpeg' ? as : {}
  const jpeg = (share: number) =>
    raw()
      .flatten({ background: '#ffffff' })
      // Codes of our own for each picture take half of the time and save 2 to 7 %: only for what is sent often.
      .jpeg({
        quality: share,
        optimiseCoding: Boolean(small),
        progressive: Boolean(small),
        chromaSubsampling: small ? '4:4:4' : '4:2:0',
      })
      .toBuffer()
  for (let tried = quality ?? 85; ; tried -= 8) {
    const bytes = await jpeg(tried)
    if (!small || bytes.length <= small.bytes || tried <= 40) return bytes
  }
}

const codes: Record<SceneProblem['code'], ErrorCode> = {
  SCENE_INVALID: 'SCENE_INVALID',
  SCENE_NEWER: 'SCENE_INVALID',
  GLYPH_MISSING: 'GLYPH_MISSING',
  IMAGE_MISSING: 'IMAGE_MISSING',
  QR_TOO_LONG: 'QR_TOO_LONG',
}

function failureOf(error: unknown): RenderAnswer {
  if (error instanceof SceneProblem) return { code: codes[error.code], message: error.message }
  if (error instanceof Error && 'unreadable' in error)
    return { code: 'PICTURE_UNREADABLE', message: error.message }
  return {
    code: 'INTERNAL',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}

setTextRenderer('system')
parentPort?.on('message', (job: RenderJob) => {
  void draw(job)
    .catch(failureOf)
    .then((answer) => parentPort?.postMessage(answer instanceof Uint8Array ? { bytes: answer } : answer))
})
