/** Width and height in px as a file's first bytes name them. */
export type PictureSize = { width: number; height: number }

/** How many bytes are enough to find the size in almost every picture. */
const enoughBytes = 256 * 1024

/**
 * Most pixels that a browser is given to decode: the largest photographs of phones (108 megapixels) are below it. Measured on a
 * desktop: 25 megapixels hold the frames up for 0.2 s, 64 for 0.9 s, 400 for 6 s; a cheap phone ends the tab.
 */
const mostDecoded = 120_000_000

/** The size of a picture by the first bytes of its file; undefined also of one that is gone meanwhile, which whoever sends it says. */
export const sizeOfFile = (file: Blob): Promise<PictureSize | undefined> =>
  file
    .slice(0, enoughBytes)
    .arrayBuffer()
    .then(
      (bytes) => pictureSize(new Uint8Array(bytes)),
      () => undefined,
    )

/** Whether a picture has more pixels than a browser is given to decode. */
export const isTooMany = (size: PictureSize | undefined): size is PictureSize =>
  size !== undefined && size.width * size.height > mostDecoded

/**
 * The size of a JPEG, PNG or WebP without decoding it, so that a picture of a billion pixels costs nothing. A photo
 * that is turned by its EXIF still has its sides as stored. Pure; undefined when the bytes do not say.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (view.getUint32(0) === 0x52494646) return sizeOfWebp(view)
    return view.getUint16(0) === 0xffd8 ? sizeOfJpeg(view) : undefined
  } catch {
    return undefined
  }
}

function sizeOfJpeg(view: DataView): PictureSize | undefined {
  for (let place = 2; place < view.byteLength;) {
    if (view.getUint8(place) !== 0xff) return undefined
    const marker = view.getUint8(place + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(place + 5), width: view.getUint16(place + 7) }
    place += marker === 0xff ? 1 : 2 + view.getUint16(place + 2)
  }
  return undefined
}

function sizeOfWebp(view: DataView): PictureSize | undefined {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((place) => view.getUint8(place)))
  const three = (place: number) => view.getUint16(place, true) + (view.getUint8(place + 2) << 16)
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
