import { createCanvas } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { createIsomorphicCanvasFactory, type getDocumentProxy } from 'unpdf'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/** Levels of a colour by which edges may differ that two libraries smooth in their own way. */
const levels = 32

/** Colours of a picture that was drawn so many times finer, three levels for each px. */
const coloursOf = (picture: Sharp, finer: number, width: number, height: number) =>
  picture
    .extract({ left: 0, top: 0, width: width * finer, height: height * finer })
    .resize(width, height, { kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()

/**
 * The share of pixels in which a page, opened by pdf.js, is another than a picture of the same scene by more than 32 levels.
 * The page is drawn on as many px as the picture has: drawn one px lower and stretched, it would differ in every letter.
 * Picture and page may be drawn `finer` times finer than they are compared.
 */
export async function unlikeShare(
  document: Document,
  pageNo: number,
  picture: Uint8Array,
  finer = 1,
): Promise<number> {
  // It hands pdf.js the matrices and paths of the canvas library.
  await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'))
  const { width, height } = await sharp(picture).metadata()
  const canvas = createCanvas(width, height)
  const page = await document.getPage(pageNo)
  const scale = width / page.getViewport({ scale: 1 }).width
  await page.render({
    canvas: canvas as never,
    canvasContext: canvas.getContext('2d') as never,
    viewport: page.getViewport({ scale }),
  }).promise
  // The last row of px is covered in part only.
  const [across, down] = [Math.floor(width / finer), Math.floor((height - 1) / finer)]
  const [one, other] = [
    await coloursOf(sharp(picture), finer, across, down),
    await coloursOf(sharp(canvas.data(), { raw: { width, height, channels: 4 } }), finer, across, down),
  ]
  let differ = 0
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((c) => Math.abs(one[at + c]! - other[at + c]!) > levels)) differ++
  return differ / (across * down)
}
