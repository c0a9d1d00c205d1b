import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inMega, type Machine } from './machine.ts'

const mega = 1024 * 1024

/** Measured: 110 MB after a first start's minutes; the database's log may grow by several hundred under work. A later start writes little. */
const room = { first: 400 * mega, later: 50 * mega }

const otherPlace = 'name another place in PARICHAY_DATA'

/** Why nothing can be kept in a data folder, in a sentence that says which folder and what to do. Makes the folder when it can. */
export async function folderFault(folder: string, machine: Machine): Promise<string | undefined> {
  const above = await nearest(folder)
  if (!above.isFolder)
    return above.path === folder
      ? `The data folder ${folder} is a file. Move it away, or ${otherPlace}.`
      : `The data folder ${folder} cannot be made: ${above.path} is a file. Move it away, or ${otherPlace}.`
  const isNew = above.path !== folder
  try {
    await mkdir(folder, { recursive: true, mode: 0o711 })
  } catch (error) {
    return because(`The data folder ${folder} cannot be made`, above.path, error, machine)
  }
  for (const part of [folder, ...(await partsOf(folder))]) {
    try {
      await tryWriting(part)
    } catch (error) {
      return because(`Nothing can be written to the data folder ${part}`, part, error, machine)
    }
  }
  const free = machine.freeBytes(folder)
  const isFirst = isNew || !(await readdir(folder)).includes('postgres.json')
  const needed = isFirst ? room.first : room.later
  if (free < needed)
    return (
      `The disk of the data folder ${folder} is full: ${inMega(free)} are free, and ${isFirst ? 'a first start' : 'a start'} ` +
      `needs ${inMega(needed)}. Make room there, or ${otherPlace}.`
    )
  return undefined
}

/** The lowest part of a path that is there. */
async function nearest(path: string): Promise<{ path: string; isFolder: boolean }> {
  for (let at = path; ; at = dirname(at)) {
    try {
      return { path: at, isFolder: (await stat(at)).isDirectory() }
    } catch {
      if (dirname(at) === at) return { path: at, isFolder: true }
    }
  }
}

/** Folders of ours inside; PostgreSQL's own belongs to whoever runs it and is looked at apart. */
const partsOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name === 'files')
    .map(({ name }) => join(folder, name))

/** A file as PostgreSQL would write one: permission alone does not say that the disk takes it. */
async function tryWriting(folder: string): Promise<void> {
  const path = join(folder, `.try-${randomUUID()}`)
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(Buffer.alloc(64 * 1024, 1))
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
}

async function because(what: string, path: string, error: unknown, machine: Machine): Promise<string> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EACCES' || code === 'EPERM') {
    const owner = await stat(path).then(
      ({ uid }) => uid,
      () => undefined,
    )
    const isOthers = owner !== undefined && machine.user && owner !== machine.user.uid
    const why = isOthers
      ? `${path} belongs to another user (${owner}, this one is ${machine.user!.uid})`
      : `this user may not write to ${path}`
    return `${what}: ${why}. Start as that user, give this one the right to write there, or ${otherPlace}.`
  }
  if (code === 'EROFS') return `${what}: its disk can only be read. Mount it for writing, or ${otherPlace}.`
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `${what}: the disk is full. Make room there, or ${otherPlace}.`
  const reason = error instanceof Error ? error.message : String(error)
  return `${what} (${reason}). Look at that path, or ${otherPlace}.`
}
