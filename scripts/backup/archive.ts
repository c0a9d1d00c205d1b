import { type Hash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import type { TableShape } from './tables.ts'

export const archiveFormat = 1

/** The first entry: what made the archive and how to read it. */
export type Header = {
  format: number
  product: string
  createdAt: string
  postgres: string
  migrations: { name: string; checksum: string }[]
  tables: TableShape[]
}

/** The last entry; an archive without it is not whole. Hashes are SHA-256 over all bytes of a table, or all lines `key bytes hash` of the files. */
export type Manifest = {
  tables: { name: string; rows: number; bytes: number; sha256: string }[]
  jobs: { rows: number; bytes: number; sha256: string }
  files: { count: number; bytes: number; sha256: string }
  sequences: { name: string; lastValue: string }[]
}

export const names = {
  header: 'header.json',
  manifest: 'manifest.json',
  files: 'files/',
  jobs: 'jobs/',
  table: (name: string) => `tables/${name}/`,
}

export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>
  addStream(name: string, size: number, body: Readable, hash: Hash): Promise<void>
  /** Makes the archive appear under its name, safe on the disk. */
  finish(): Promise<void>
  abandon(): Promise<void>
}

/** Throws where an archive has this name already. */
export function requireFreeName(path: string): void {
  if (existsSync(path)) throw new Error(`${path} is there already. Name another file.`)
}

/**
 * Writes a tar, compressed, beside its final name; it appears there only when it is whole. Readable by its owner only. A process that
 * ends before leaves nothing of it, and of two that write under one name each has a draft of its own.
 */
export function writeArchive(path: string): ArchiveWriter {
  const draft = `${path}.${randomUUID().slice(0, 8)}.part`
  const drop = () => rmSync(draft, { force: true })
  process.once('exit', drop)
  const tar = pack()
  const written = pipeline(
    tar,
    createGzip({ level: 6 }),
    createWriteStream(draft, { flags: 'w', mode: 0o600 }),
  )
  // Told to the entry under way alone: a race of each entry with `written` would keep all of them in memory to the end.
  let over: { error: unknown } | undefined
  let tell: (error: unknown) => void = () => undefined
  const end = (error: unknown) => tell((over = { error }).error)
  written.then(() => end(new Error('The archive ended before its time')), end)
  const add = async (name: string, size: number, body: Readable, through?: Transform) => {
    if (over) throw over.error
    const entry = tar.entry({ name, size, mode: 0o600 })
    const filled = through ? pipeline(body, through, entry) : pipeline(body, entry)
    await new Promise<void>((done, refuse) => {
      tell = refuse
      filled.then(done, refuse)
    })
  }
  return {
    add: (name, bytes) => add(name, bytes.length, Readable.from([bytes])),
    addStream: (name, size, body, hash) => add(name, size, body, hashing(hash)),
    async finish() {
      tar.finalize()
      await written
      const file = await open(draft, 'r+')
      await file.sync().finally(() => file.close())
      requireFreeName(path)
      await rename(draft, path)
      process.off('exit', drop)
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => undefined)
      await rm(draft, { force: true })
      process.off('exit', drop)
    },
  }
}

const hashing = (hash: Hash) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })

export type Entry = { name: string; size: number; body: AsyncIterable<Buffer> }

/** The entries of an archive one after the other; each body must be read before the next. Throws ArchiveFault when it is cut or broken. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const entries = extract()
  const read = pipeline(createReadStream(path), createGunzip(), entries)
  read.catch(() => undefined)
  try {
    for await (const entry of entries)
      yield {
        name: entry.header.name,
        size: entry.header.size ?? 0,
        body: readBody(entry as AsyncIterable<Buffer>),
      }
    await read
  } catch (error) {
    throw faultOf(error)
  }
}

async function* readBody(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* body
  } catch (error) {
    throw faultOf(error)
  }
}

function faultOf(error: unknown): unknown {
  if (error instanceof ArchiveFault) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new ArchiveFault('is not there', { cause: error })
  return new ArchiveFault(
    `is broken or was cut off (${error instanceof Error ? error.message : String(error)})`,
    { cause: error },
  )
}

/** Something is wrong with an archive: read as "The archive ‹message›." */
export class ArchiveFault extends Error {}

/** The whole body of a small entry. */
export async function readSmall({ name, size, body }: Entry, limit = 64_000_000): Promise<Buffer> {
  if (size > limit) throw new ArchiveFault(`holds an entry ${name} of ${size} bytes, more than ${limit}`)
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}
