import { createCanvas, type Image } from '@napi-rs/canvas'
import { barcodeId } from '@parichay/contract/pdf-card/barcode-id.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { SceneProblem } from '@parichay/scene/problem.ts'
import { pixelsPerUnit, type Scene } from '@parichay/scene/scene.ts'
import { drawScene, needsOf } from '@parichay/scene/targets/canvas.ts'
import { laidTexts, serverSurface } from '@parichay/scene/targets/pdf.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

let isPrepared = false
function prepare(): void {
  if (isPrepared) return
  isPrepared = true
  // The library fetches its module from a network of its own unless it is handed over.
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  prepareZXingModule({
    overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer },
  })
}

type Box = Element['box']
const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Light around a code that readers want to see, in shares of its height. */
const around = 0.12

/** Gives a picture of a scene by its name, decoded; undefined for one that was not handed in. */
type OpenImage = (id: string) => Promise<Image | undefined>

/**
 * A code with what lies under and over it, as it is printed, or with `share` of the pixels along each side: what is read of
 * fewer is read of all.
 */
async function pixelsOf(scene: Scene, open: OpenImage, { x, y, width, height }: Box, share: number) {
  const edge = Math.min(width, height) * around
  const box = { x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge }
  const scale = pixelsPerUnit(scene) * share
  const size = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)] as const
  const context = createCanvas(...size).getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, ...size)
  context.translate(-box.x * scale, -box.y * scale)
  const near = {
    ...scene,
    layers: scene.layers.filter((layer) => layer.rotation || overlaps(layer.box, box)),
  }
  const images = new Map<string, Image>()
  for (const id of needsOf(near).images) {
    const image = await open(id)
    if (image) images.set(id, image)
  }
  drawScene(context as unknown as Pen, near, { images, scale, surface: serverSurface, laid: laidTexts })
  return context.getImageData(0, 0, ...size)
}

/**
 * Reads every code of a bound scene back with a library that has drawn none of them: QR codes, and shapes whose id says what
 * their bars do. Codes lie in no group. `open` is asked for the pictures beside a code alone. Throws QR_TOO_LONG or SCENE_INVALID for one that is not read as it was meant.
 */
export async function requireReadable(scene: Scene, open: OpenImage): Promise<void> {
  for (const element of scene.layers) {
    const isQr = element.kind === 'qr'
    if (!isQr && !element.id?.startsWith(barcodeId)) continue
    prepare()
    const wanted = isQr ? element.data : element.id!.slice(barcodeId.length)
    const saysSo = async (share: number, tryHarder: boolean) => {
      const pixels = await pixelsOf(scene, open, element.box, share)
      const [read] = await readBarcodes(pixels as unknown as Parameters<typeof readBarcodes>[0], {
        formats: [isQr ? 'QRCode' : 'Code128'],
        maxNumberOfSymbols: 1,
        tryHarder,
        tryRotate: false,
        tryInvert: false,
        tryDownscale: false,
      })
      return read?.text === wanted
    }
    // Most are read at the first glance and from a quarter of the pixels, which takes a third of the time.
    if ((isQr && (await saysSo(0.5, false))) || (await saysSo(1, false)) || (await saysSo(1, true))) continue
    throw isQr
      ? new SceneProblem('QR_TOO_LONG', 'This code could not be read back.', wanted.slice(0, 80))
      : new SceneProblem('SCENE_INVALID', 'This barcode could not be read back.', wanted.slice(0, 80))
  }
}
