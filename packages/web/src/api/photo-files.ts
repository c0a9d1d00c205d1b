import { Unzip, UnzipInflate, UnzipPassThrough, type UnzipFile } from 'fflate'

/** Why photographs cannot be taken from a file. */
export type PhotoFault = 'climbs' | 'tooMany' | 'tooLarge' | 'unreadable' | 'none'
/** Photographs to choose from: their names, and each as it is asked for, one after the other. */
export type PhotoSource = {
  names: string[]
  read(wanted: ReadonlySet<string>): AsyncIterable<{ name: string; photo: Blob | null }>
}

/** Bounds of a ZIP: its own bytes, its files, and bytes of one photograph. Nothing larger is ever held. */
export const zipBounds = { bytes: 600 * 2 ** 20, files: 6000, photo: 25 * 2 ** 20 } as const

const isPicture = (name: string) => /\.(jpe?g|png|webp|heic|heif)$/i.test(name)
const isHidden = (name: string) => /(^|\/)(\.|__MACOSX\/)/.test(name)
/** Names that lead out of the folder they are unpacked into. */
const climbs = (name: string) =>
  /(^|[\\/])\.\.([\\/]|$)/.test(name) || /^([\\/]|[a-z]:)/i.test(name) || /\p{Cc}/u.test(name)
const isZip = async (file: File) => {
  const [a, b] = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return a === 0x50 && b === 0x4b
}

/** Opens what was chosen: photographs, or ZIP files of them. */
export async function openPhotos(files: readonly File[]): Promise<PhotoSource | { fault: PhotoFault }> {
  const zips: { file: File; names: Set<string> }[] = []
  const plain = new Map<string, File>()
  for (const file of files) {
    if (!(await isZip(file))) {
      if (isPicture(file.name)) plain.set(file.name, file)
      continue
    }
    if (file.size > zipBounds.bytes) return { fault: 'tooLarge' }
    const names = await namesIn(file)
    if (!Array.isArray(names)) return names
    zips.push({ file, names: new Set(names) })
  }
  const names = [...plain.keys(), ...zips.flatMap((zip) => [...zip.names])]
  if (names.length === 0) return { fault: 'none' }
  if (names.length > zipBounds.files) return { fault: 'tooMany' }
  return {
    names,
    async *read(wanted) {
      for (const [name, photo] of plain) if (wanted.has(name)) yield { name, photo }
      for (const { file, names: inside } of zips) {
        const some = new Set([...wanted].filter((name) => inside.has(name) && !plain.has(name)))
        if (some.size > 0) yield* photosIn(file, some)
      }
    },
  }
}

const pieceBytes = 16_384
/** Hands a file to the reader piece by piece, so that nothing of it is held. */
async function* walk(file: File, onFile: (entry: UnzipFile) => void): AsyncGenerator<void> {
  const unzip = new Unzip(onFile)
  unzip.register(UnzipInflate)
  unzip.register(UnzipPassThrough)
  const reader = file.stream().getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      // In small pieces: the reader goes one call deeper for each file that begins in one.
      for (let at = 0; value && at < value.length; at += pieceBytes) {
        unzip.push(value.subarray(at, at + pieceBytes))
        yield
      }
      if (!done) continue
      unzip.push(new Uint8Array(0), true)
      yield
      return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

async function namesIn(file: File): Promise<string[] | { fault: PhotoFault }> {
  const names: string[] = []
  let fault: PhotoFault | undefined
  let entries = 0
  try {
    for await (const _step of walk(file, ({ name, originalSize = 0 }) => {
      entries++
      if (climbs(name)) fault = 'climbs'
      if (entries > zipBounds.files) fault = 'tooMany'
      if (isPicture(name) && originalSize > zipBounds.photo) fault ??= 'tooLarge'
      if (isPicture(name) && !isHidden(name)) names.push(name)
    }))
      if (fault) return { fault }
  } catch {
    return { fault: fault ?? 'unreadable' }
  }
  return fault ? { fault } : names
}

/** The photographs of a ZIP in its order; one that is larger than it says, or broken, is null. */
async function* photosIn(file: File, wanted: ReadonlySet<string>) {
  const ready: { name: string; photo: Blob | null }[] = []
  const seen = new Set<string>()
  try {
    for await (const _step of walk(file, (entry) => {
      if (!wanted.has(entry.name) || seen.has(entry.name)) return
      seen.add(entry.name)
      const parts: Uint8Array<ArrayBuffer>[] = []
      let bytes = 0
      entry.ondata = (error, part, isLast) => {
        bytes += part?.length ?? 0
        if (error || bytes > zipBounds.photo) {
          entry.terminate()
          parts.length = 0
          ready.push({ name: entry.name, photo: null })
          return
        }
        parts.push(part as Uint8Array<ArrayBuffer>)
        if (isLast) ready.push({ name: entry.name, photo: new Blob(parts) })
      }
      entry.start()
    }))
      while (ready.length > 0) yield ready.shift()!
  } catch {
    for (const name of wanted) if (!seen.has(name)) yield { name, photo: null }
  }
  while (ready.length > 0) yield ready.shift()!
}
