import { readMigrations } from '@parichay/server/platform/migrate.ts'
import { isStorageKey } from '@parichay/server/platform/storage.ts'
import { createHash } from 'node:crypto'
import {
  ArchiveFault,
  archiveFormat,
  names,
  readArchive,
  readSmall,
  type Header,
  type Manifest,
} from './archive.ts'

/** Reads an archive to its end and compares everything with its manifest; nothing is changed anywhere. Throws ArchiveFault. */
export async function verify(path: string): Promise<{ header: Header; manifest: Manifest }> {
  let header: Header | undefined
  let manifest: Manifest | undefined
  const streams = new Map<string, { bytes: number; hash: ReturnType<typeof createHash> }>()
  const files = { count: 0, bytes: 0, hash: createHash('sha256') }
  for await (const entry of readArchive(path)) {
    if (manifest) throw new ArchiveFault('goes on after its end')
    if (!header) {
      if (entry.name !== names.header) throw new ArchiveFault('is not a backup of Parichay')
      header = refuseStrange(parse<Header>(await readSmall(entry)))
      continue
    }
    if (entry.name === names.manifest) {
      manifest = parse<Manifest>(await readSmall(entry))
      continue
    }
    const hash = createHash('sha256')
    const isFile = entry.name.startsWith(names.files)
    const prefix = entry.name.slice(0, entry.name.lastIndexOf('/') + 1)
    const stream = isFile ? undefined : (streams.get(prefix) ?? { bytes: 0, hash })
    if (stream) streams.set(prefix, stream)
    let bytes = 0
    for await (const part of entry.body) {
      bytes += part.length
      ;(stream?.hash ?? hash).update(part)
    }
    if (stream) stream.bytes += bytes
    if (!isFile) continue
    const key = entry.name.slice(names.files.length)
    if (!isStorageKey(key)) throw new ArchiveFault(`holds a file with a name that may not be: ${key}`)
    files.count++
    files.bytes += bytes
    files.hash.update(`${key} ${bytes} ${hash.digest('hex')}\n`)
  }
  if (!header) throw new ArchiveFault('is empty')
  if (!manifest) throw new ArchiveFault('is not whole: its end is missing')
  const nothing = createHash('sha256').digest('hex')
  const expected = [
    ...manifest.tables.map((table) => ({ prefix: names.table(table.name), ...table })),
    { prefix: names.jobs, ...manifest.jobs },
  ]
  for (const { prefix, bytes, sha256 } of expected) {
    const found = streams.get(prefix)
    if ((found?.bytes ?? 0) !== bytes || (found?.hash.digest('hex') ?? nothing) !== sha256)
      throw new ArchiveFault(`does not hold what its manifest says of ${prefix}`)
  }
  const { count, bytes, sha256 } = manifest.files
  if (files.count !== count || files.bytes !== bytes || files.hash.digest('hex') !== sha256)
    throw new ArchiveFault('does not hold the files that its manifest names')
  return { header, manifest }
}

function parse<T>(bytes: Buffer): T {
  try {
    return JSON.parse(bytes.toString()) as T
  } catch (error) {
    throw new ArchiveFault('is broken: its description cannot be read', { cause: error })
  }
}

/** Refuses what this program could not bring into a database of its own. */
function refuseStrange(header: Header): Header {
  if (header.product !== 'parichay') throw new ArchiveFault('is not a backup of Parichay')
  if (header.format > archiveFormat)
    throw new ArchiveFault('was made by a newer version of this program: update first')
  const ours = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of header.migrations) {
    if (!ours.has(name))
      throw new ArchiveFault(
        `was made by a newer version of this program (it has had the migration ${name}): update first`,
      )
    if (ours.get(name) !== checksum)
      throw new ArchiveFault(`was made by another version of this program: its migration ${name} differs`)
  }
  return header
}
