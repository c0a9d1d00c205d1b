import type { Drawable, Pen, SurfaceMaker } from '@parichay/scene/pen.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { drawScene, sizeOf } from '@parichay/scene/targets/canvas.ts'
import { type Drawn, printOf } from './pixels.ts'

/** What runs in the browser of the pixel test: the scene core as the panel will load it. */
type Ask = {
  scene: unknown
  fonts: { id: string; base64: string }[]
  images: { id: string; url: string }[]
  zoom: number
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

const surface: SurfaceMaker = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as unknown as Pen
  return { pen, picture: canvas }
}

let drawn: HTMLCanvasElement
const faces = new Set<string>()

/** Draws, keeps the canvas, and gives back the size and a print of its pixels. */
async function drawInPage({ scene, fonts, images, zoom }: Ask): Promise<Drawn> {
  for (const { id, base64 } of fonts) {
    if (faces.has(id)) continue
    faces.add(id)
    const face = new FontFace(id, bytesOf(base64))
    document.fonts.add(await face.load())
  }
  const pictures = new Map<string, Drawable>()
  for (const { id, url } of images) {
    const image = new Image()
    // An address of its own for each drawing: of a picture that it knows, Chromium makes a smaller one from a larger
    // one that it scaled before, which changes some edges a little (119 pixels by at most 22 of 255, in one of 280).
    image.src = URL.createObjectURL(await (await fetch(url)).blob())
    await image.decode()
    pictures.set(id, image)
  }
  const read = readScene(scene)
  const { width, height } = sizeOf(read, zoom)
  const { pen, picture } = surface(width, height)
  drawScene(pen, read, { images: pictures, scale: width / read.width, surface })
  drawn = picture as HTMLCanvasElement
  const { data } = drawn.getContext('2d')!.getImageData(0, 0, width, height)
  return { size: [width, height], print: printOf(data) }
}

const drawnInPage = () => drawn.toDataURL('image/png')

Object.assign(globalThis, { drawInPage, drawnInPage })
