import { outputSize } from './accepted.ts'

type Area = { x: number; y: number; width: number; height: number }

/** Cuts a turned picture out of a file. `area` is in pixels of the turned picture, as the cropper gives it. */
export async function cutPicture(address: string, area: Area, degrees: number): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const size = outputSize(area)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')!
  const angle = (degrees * Math.PI) / 180
  const { naturalWidth: w, naturalHeight: h } = image
  const turnedWidth = Math.abs(Math.cos(angle) * w) + Math.abs(Math.sin(angle) * h)
  const turnedHeight = Math.abs(Math.sin(angle) * w) + Math.abs(Math.cos(angle) * h)
  pen.scale(size.width / area.width, size.height / area.height)
  pen.translate(turnedWidth / 2 - area.x, turnedHeight / 2 - area.y)
  pen.rotate(angle)
  pen.drawImage(image, -w / 2, -h / 2)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut'))),
      'image/webp',
      0.92,
    ),
  )
}
