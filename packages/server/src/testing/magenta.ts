import sharp from 'sharp'

/** How many pixels of a picture are magenta: a logo of that colour is told from all that a design draws. */
export async function countMagenta(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let i = 0; i < data.length; i += 3)
    if (data[i]! > 230 && data[i + 1]! < 40 && data[i + 2]! > 230) count += 1
  return count
}
