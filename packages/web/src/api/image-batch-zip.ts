import { openPhotos, type PhotoFault } from './photo-files.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}
const isZip = ({ name, type }: File) => /\.zip$/i.test(name) || /^application\/(x-)?zip/.test(type)

/** Files to send: `left` found no room, `others` of a ZIP are no pictures. */
export type Unfolded = { files: File[]; left: number; others: number }

/**
 * What was chosen, with the pictures of ZIPs in the place of these, at most `room` of them: no more is unpacked. A picture that
 * cannot be unpacked comes without bytes, and is refused by its name as any other that cannot be read.
 */
export async function unfoldZips(
  chosen: readonly File[],
  room: number,
): Promise<Unfolded | { fault: PhotoFault }> {
  const zips = chosen.filter(isZip)
  const files = chosen.filter((file) => !isZip(file))
  if (zips.length === 0) return { files, left: 0, others: 0 }
  const source = await openPhotos(zips)
  if ('fault' in source) return source
  const wanted = source.names.slice(0, Math.max(0, room - files.length))
  for await (const { name, photo } of source.read(new Set(wanted))) {
    const type = types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? ''
    files.push(new File(photo ? [photo] : [], name.slice(name.lastIndexOf('/') + 1), { type }))
  }
  return { files, left: source.names.length - wanted.length, others: source.others.length }
}
