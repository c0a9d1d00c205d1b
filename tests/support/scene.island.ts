import type { Drawable, Pen, SurfaceMaker } from '@parichay/scene/pen.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { drawScene, sizeOf } from '@parichay/scene/targets/canvas.ts'

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

async function drawInPage({ scene, fonts, images, zoom }: Ask): Promise<string> {
  for (const { id, base64 } of fonts) {
    const face = new FontFace(id, bytesOf(base64))
    document.fonts.add(await face.load())
  }
  const pictures = new Map<string, Drawable>()
  for (const { id, url } of images) {
    const image = new Image()
    // A picture of its own for each drawing: of one it knows, Chromium may shrink a smaller copy that it still has.
    const [head, base64] = url.split(',') as [string, string]
    const own = URL.createObjectURL(new Blob([bytesOf(base64)], { type: head.slice(5, head.indexOf(';')) }))
    image.src = own
    await image.decode()
    URL.revokeObjectURL(own)
    pictures.set(id, image)
  }
  const read = readScene(scene)
  const { width, height } = sizeOf(read, zoom)
  const { pen, picture } = surface(width, height)
  drawScene(pen, read, { images: pictures, scale: width / read.width, surface })
  return (picture as HTMLCanvasElement).toDataURL('image/png')
}

Object.assign(globalThis, { drawInPage })
