import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { type PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib'
import type { Drawable, Pen } from '../pen.ts'

/**
 * A picture that goes into a PDF as it is: a JPEG of three colours with 8 bits each. Nobody decodes it, so no canvas can draw
 * it. Width and height in px.
 */
export type ReadyJpeg = Drawable & { jpeg: Uint8Array }
/** Whether a picture goes into a PDF as it is. */
export const isReady = (picture: Drawable): picture is ReadyJpeg => 'jpeg' in picture

/** Stand-ins are one px wide and higher than any picture that is stored: by their height they are found in the file. */
const lowest = 2400
const kept: Image[] = []
async function standIn(no: number): Promise<Image> {
  const canvas = createCanvas(1, lowest + no)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, 1, canvas.height)
  return (kept[no] ??= await loadImage(canvas.toBuffer('image/png')))
}

/** What is drawn in the place of each ready picture. */
export type StandIns = ReadonlyMap<Drawable, Image>

/** Finds a stand-in for each ready picture among these. */
export async function standInsFor(pictures: Iterable<Drawable>): Promise<StandIns> {
  const found = new Map<Drawable, Image>()
  for (const picture of pictures)
    if (isReady(picture) && !found.has(picture)) found.set(picture, await standIn(found.size))
  return found
}

/** From now on a pen draws stand-ins. A part of a picture is the whole of it behind a frame: its bytes stay as they are. */
export function drawStandIns(pen: Pen, standIns: StandIns): void {
  if (standIns.size === 0) return
  const drawImage = pen.drawImage.bind(pen)
  pen.drawImage = (picture, sx, sy, sw, sh, dx, dy, dw, dh) => {
    const stand = standIns.get(picture)
    if (!stand) return drawImage(picture, sx, sy, sw, sh, dx, dy, dw, dh)
    const { width, height } = picture as Drawable
    const [across, down] = [dw / sw, dh / sh]
    pen.save()
    pen.beginPath()
    pen.rect(dx, dy, dw, dh)
    pen.clip()
    const to = [dx - sx * across, dy - sy * down, width * across, height * down] as const
    drawImage(stand as never, 0, 0, stand.width, stand.height, ...to)
    pen.restore()
  }
}

const name = (text: string) => PDFName.of(text)

/** Puts the bytes of ready pictures where their stand-ins are. */
export function placePictures({ context }: PDFDocument, standIns: StandIns): void {
  if (standIns.size === 0) return
  const byHeight = new Map([...standIns].map(([picture, { height }]) => [height, picture as ReadyJpeg]))
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue
    const { dict } = object
    if (dict.get(name('Subtype')) !== name('Image') || numberIn(dict, 'Width') !== 1) continue
    const picture = byHeight.get(numberIn(dict, 'Height'))
    if (!picture) continue
    const facts = {
      Type: 'XObject',
      Subtype: 'Image',
      Width: picture.width,
      Height: picture.height,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'DCTDecode',
    }
    context.assign(ref, context.stream(picture.jpeg, facts))
  }
}

const numberIn = (dict: PDFDict, key: string): number => {
  const value = dict.get(name(key))
  return value instanceof PDFNumber ? value.asNumber() : Number.NaN
}
