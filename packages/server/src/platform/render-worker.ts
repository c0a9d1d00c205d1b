import { type Canvas, createCanvas, type Image, setTextRenderer } from '@napi-rs/canvas'
import type { ErrorCode } from '@parichay/contract/errors.ts'
import { bindScene, type Facts } from '@parichay/scene/bind.ts'
import { walkElements } from '@parichay/scene/element.ts'
import type { Drawable, Pen } from '@parichay/scene/pen.ts'
import { SceneProblem } from '@parichay/scene/problem.ts'
import { readScene, type Scene } from '@parichay/scene/scene.ts'
import { drawScene, sizeOf } from '@parichay/scene/targets/canvas.ts'
import { drawPdf, type PdfFacts, serverSurface } from '@parichay/scene/targets/pdf.ts'
import { packWith } from '@parichay/scene/targets/pdf-stream.ts'
import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { deflateSync, inflateSync } from 'node:zlib'
import { requireReadable } from './render-codes.ts'
import { makeByteCache } from './render-cache.ts'
import { openWholeEncoder, openSpliceEncoder, type PictureOutput } from './render-encode.ts'
import { needsOfAll } from './render-fonts.ts'
import { groundOf } from './render-ground.ts'
import { decodePicture, type GivenPicture, mostPixels, readyPicture } from './render-pictures.ts'

/** The file that is wanted. */
export type RenderOutput = PictureOutput | ({ kind: 'pdf' } & PdfFacts)
/** A scene to draw, with what it is bound to, and its pictures by id. */
export type RenderJob = {
  scene: unknown
  /** Further pages of a PDF, bound to the same facts. */
  more?: readonly unknown[]
  facts?: Facts
  /** The facts are filled in already; what people typed is not looked at for `{{names}}` again. */
  isBound?: boolean
  images?: Record<string, GivenPicture>
  /**
   * Every code on the pages is read back before the file leaves; one that is not readable fails it. Where pages are made of
   * scenes, such as sheets of cards, these are read instead; they are bound, and looked through as parts of the pages.
   */
  readsCodes?: boolean | readonly Scene[]
  as: RenderOutput
}
/** What a drawing thread is told: to draw, or that nobody waits for the picture any more. */
export type RenderOrder = { job: RenderJob } | { cancel: true }
/** What a drawing thread answers. */
export type RenderAnswer = { bytes: Uint8Array } | { code: ErrorCode; message: string } | { cancelled: true }

let isCancelled = false
class Cancelled extends Error {}
/** Lets a cancellation in, and ends here when there was one. */
async function step(): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve))
  if (isCancelled) throw new Cancelled()
}

async function draw(job: RenderJob): Promise<Uint8Array> {
  const pages = [job.scene, ...(job.more ?? [])].map(readScene)
  const bound = job.isBound ? pages : pages.map((page) => bindScene(page, job.facts ?? {}))
  const scene = bound[0]!
  const images = new Map<string, Image>()
  /** As a PDF takes them: what is ready and drawn plainly stays as it is. */
  const printed = new Map<string, Drawable>()
  const dyed = job.as.kind === 'pdf' ? dyedIn(bound) : undefined
  for (const id of needsOfAll(bound)) {
    const given = job.images?.[id]
    if (!given) continue
    const ready = dyed && !dyed.has(id) ? readyPicture(given) : undefined
    if (ready) printed.set(id, ready)
    else {
      const image = await decodePicture(id, given)
      images.set(id, image)
      printed.set(id, image)
    }
    await step()
  }
  const { readsCodes = false } = job
  const read = readsCodes === true ? bound : readsCodes === false ? [] : readsCodes
  const open = async (id: string) => {
    const given = job.images?.[id]
    return images.get(id) ?? (given && (await decodePicture(id, given)))
  }
  for (const one of read) await requireReadable(one, open)
  const { as } = job
  if (as.kind === 'pdf') return drawPdf(bound, printed, as)
  return drawPicture(scene, images, as)
}

/** Names of the pictures that are dyed somewhere: that is done on a canvas. */
function dyedIn(pages: readonly Scene[]): Set<string> {
  const found = new Set<string>()
  for (const { layers } of pages)
    for (const one of walkElements(layers))
      if (one.kind === 'image' && one.tint?.amount) found.add(one.source)
  return found
}

// One canvas for all pictures of a size: canvases made in a row are freed too late.
let kept: Canvas | undefined
function canvasOf(width: number, height: number, isCovered: boolean): Canvas {
  if (kept?.width === width && kept.height === height) {
    if (!isCovered) kept.getContext('2d').clearRect(0, 0, width, height)
    return kept
  }
  kept = createCanvas(width, height)
  return kept
}

/** Whether nothing shines through a ground. */
const covers = (ground: Scene['background']): boolean =>
  typeof ground === 'string'
    ? ground.length === 7
    : Boolean(ground?.stops.every(({ colour }) => colour.length === 7))

async function drawPicture(
  scene: Scene,
  images: ReadonlyMap<string, Image>,
  as: PictureOutput,
): Promise<Uint8Array> {
  const { width, height } = sizeOf(scene, as.zoom)
  if (width * height > mostPixels)
    throw new SceneProblem('SCENE_INVALID', 'This picture would be too large.', 'zoom')
  const isOpaque = covers(scene.background)
  const scale = width / scene.width
  const isCovered = isOpaque && scene.height * scale >= height
  const canvas = canvasOf(width, height, isCovered)
  const context = canvas.getContext('2d')
  const paint = (what: Scene) =>
    drawScene(context as unknown as Pen, what, { images, scale, surface: serverSurface })
  const ground =
    isCovered && as.kind === 'jpeg' && !as.small && !as.isWhole
      ? groundOf(scene, images, `${width} ${height}`, (alone) => {
          paint(alone)
          return canvas.data()
        })
      : undefined
  paint(scene)
  await step()
  const encoder = (ground ? openSpliceEncoder(ground) : openWholeEncoder)({ width, height, isOpaque }, as)
  // The canvas keeps colours multiplied by their opacity: where all is opaque, that is what is wanted, without a copy.
  const pixels = isOpaque
    ? canvas.data()
    : new Uint8Array(context.getImageData(0, 0, width, height).data.buffer)
  await encoder.band(pixels)
  const bytes = await encoder.finish()
  letGo(pixels)
  return bytes
}

/** Megabytes of pixels left to the collector make it run after every few pictures, for longer than one is drawn. */
function letGo(pixels: Uint8Array): void {
  const { buffer } = pixels
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0)
}

const codes: Record<SceneProblem['code'], ErrorCode> = {
  SCENE_INVALID: 'SCENE_INVALID',
  SCENE_NEWER: 'SCENE_INVALID',
  GLYPH_MISSING: 'GLYPH_MISSING',
  IMAGE_MISSING: 'IMAGE_MISSING',
  QR_TOO_LONG: 'QR_TOO_LONG',
}

function failureOf(error: unknown): RenderAnswer {
  // A picture that failed half-way leaves the canvas turned and cut.
  kept = undefined
  if (error instanceof Cancelled) return { cancelled: true }
  if (error instanceof SceneProblem) return { code: codes[error.code], message: error.message }
  if (error instanceof Error && 'unreadable' in error)
    return { code: 'PICTURE_UNREADABLE', message: error.message }
  return {
    code: 'INTERNAL',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}

/** Logos and signatures of a project stand on all its cards: packed once, while there is room for 8 MB of them. */
const packed = makeByteCache<Uint8Array>(8 * 2 ** 20)
/** Takes half of the time of the usual level, for files that are a fiftieth larger. */
const quick = { level: 4 }
function pack(bytes: Uint8Array, repeats: boolean): Uint8Array {
  if (!repeats) return deflateSync(bytes, quick)
  const key = createHash('sha256').update(bytes).digest('base64')
  const known = packed.get(key)
  if (known) return known
  const made = deflateSync(bytes)
  packed.set(key, made, made.length)
  return made
}

setTextRenderer('system')
packWith({ inflate: (bytes) => inflateSync(bytes), deflate: pack })
parentPort?.on('message', (order: RenderOrder) => {
  if ('cancel' in order) {
    isCancelled = true
    return
  }
  isCancelled = false
  const { job } = order
  void draw(job)
    .catch(failureOf)
    .then((answer) => {
      parentPort?.postMessage(answer instanceof Uint8Array ? { bytes: answer } : answer)
      // They came as copies of this thread's own.
      for (const { bytes } of Object.values(job.images ?? {})) letGo(bytes)
    })
})
