import { unpackEntry, zipEntries, type ZipEntry } from './zip-entries.ts'

/** Why photographs cannot be taken from a file. */
export type PhotoFault = 'climbs' | 'tooMany' | 'tooLarge' | 'locked' | 'unreadable' | 'none'
/**
 * Photographs to choose from: their names, and each as it is asked for, one after the other. `others` are files that are no
 * photographs, and those whose name stands in an earlier ZIP too.
 */
export type PhotoSource = {
  names: string[]
  others: { name: string; why: 'noPhoto' | 'sameName' }[]
  read(wanted: ReadonlySet<string>): AsyncIterable<{ name: string; photo: Blob | null }>
}

/** Bounds of a ZIP: its own bytes, its files, and bytes of one photograph. Nothing larger is ever held. */
export const zipBounds = { bytes: 600 * 2 ** 20, files: 6000, photo: 25 * 2 ** 20 } as const

const isPicture = (name: string) => /\.(jpe?g|jfif|png|webp|heic|heif)$/i.test(name)
const isHidden = (name: string) => /(^|\/)(\.|__MACOSX\/)/.test(name)
/** Names that lead out of the folder they are unpacked into. */
const climbs = (name: string) =>
  /(^|[\\/])\.\.([\\/]|$)/.test(name) || /^([\\/]|[a-z]:)/i.test(name) || /\p{Cc}/u.test(name)
const isZip = async (file: File) => {
  const [a, b] = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return (a === 0x50 && b === 0x4b) || /\.zip$/i.test(file.name)
}

/** Opens what was chosen: photographs, or ZIP files of them. */
export async function openPhotos(files: readonly File[]): Promise<PhotoSource | { fault: PhotoFault }> {
  const found = new Map<string, () => Promise<Blob | null>>()
  const others: PhotoSource['others'] = []
  const add = (name: string, read: () => Promise<Blob | null>) => {
    if (isHidden(name)) return
    if (!isPicture(name)) others.push({ name, why: 'noPhoto' })
    else if (found.has(name)) others.push({ name, why: 'sameName' })
    else found.set(name, read)
  }
  for (const file of files) {
    if (!(await isZip(file))) {
      add(file.name, async () => file)
      continue
    }
    if (file.size > zipBounds.bytes) return { fault: 'tooLarge' }
    const entries = await entriesOf(file)
    if ('fault' in entries) return entries
    for (const entry of entries) add(entry.name, () => unpackEntry(file, entry, zipBounds.photo))
  }
  if (found.size === 0) return { fault: 'none' }
  if (found.size > zipBounds.files) return { fault: 'tooMany' }
  return {
    names: [...found.keys()],
    others,
    async *read(wanted) {
      for (const [name, read] of found) if (wanted.has(name)) yield { name, photo: await read() }
    },
  }
}

async function entriesOf(file: File): Promise<ZipEntry[] | { fault: PhotoFault }> {
  try {
    const entries = await zipEntries(file, zipBounds.files)
    if (entries === 'tooMany') return { fault: 'tooMany' }
    const inside = entries.filter(({ name }) => !/[\\/]$/.test(name))
    if (inside.some(({ name }) => climbs(name))) return { fault: 'climbs' }
    if (inside.some(({ name, size }) => isPicture(name) && size > zipBounds.photo))
      return { fault: 'tooLarge' }
    if (inside.some(({ name, isLocked }) => isPicture(name) && isLocked)) return { fault: 'locked' }
    return inside
  } catch {
    return { fault: 'unreadable' }
  }
}
