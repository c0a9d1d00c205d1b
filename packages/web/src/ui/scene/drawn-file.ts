import type { Scene } from '@parichay/scene/scene.ts'
import { drawOnCanvas, type PictureUrls } from './draw-on-canvas.ts'

/** A scene as a file made here, for when there is no network. */
export async function drawnFile(
  scene: Scene,
  pictures: PictureUrls,
  name: string,
  format: 'jpeg' | 'png',
): Promise<File> {
  const canvas = document.createElement('canvas')
  await drawOnCanvas(canvas, scene, { pictures })
  const type = `image/${format}`
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9))
  if (!blob) throw new Error('The canvas gave no file.')
  return new File([blob], `${name}.${format === 'jpeg' ? 'jpg' : 'png'}`, { type })
}
