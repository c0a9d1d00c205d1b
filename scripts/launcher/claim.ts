import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, startMark } from './processes.ts'

/** Who is in charge of a data folder's database: stops it at the end, and starts it again if it is killed. */
export type Claim = { release(): void }

type Holder = { pid: number; mark: string }

const mostTries = 50
const betweenTriesMs = 10

/** Claims a data folder for this process; undefined while another living launcher holds it. Of many that begin at once one gets it. */
export function claim(dataFolder: string): Claim | undefined {
  const file = join(dataFolder, 'postgres.claim')
  const fresh = `${file}.${process.pid}`
  // Written aside, so that nobody reads half a claim and takes it for one of the dead.
  const mine = { pid: process.pid, mark: startMark(process.pid) } satisfies Holder
  writeFileSync(fresh, JSON.stringify(mine), { mode: 0o600 })
  try {
    for (let tries = 0; tries < mostTries; tries++) {
      const there = read(file)
      if (there !== undefined && isHeld(there)) return undefined
      if (there === undefined ? link(fresh, file) : replace(file, there, fresh))
        return { release: () => rmSync(file, { force: true }) }
      pause()
    }
    return undefined
  } finally {
    rmSync(fresh, { force: true })
  }
}

/** The number of the process that holds a data folder; undefined where none does. */
export function holderOf(dataFolder: string): number | undefined {
  const there = read(join(dataFolder, 'postgres.claim'))
  return there !== undefined && isHeld(there) ? (JSON.parse(there) as Holder).pid : undefined
}

/** Puts a fresh claim in the place of a dead one, if that still stands there; one process at a time. */
function replace(file: string, dead: string, fresh: string): boolean {
  const turn = `${file}.turn`
  if (!link(fresh, turn)) {
    const by = read(turn)
    if (by !== undefined && !isHeld(by)) rmSync(turn, { force: true })
    return false
  }
  try {
    if (read(file) !== dead) return false
    renameSync(fresh, file)
    return true
  } finally {
    rmSync(turn, { force: true })
  }
}

/** Gives a file a second name; false where that is taken. */
function link(file: string, name: string): boolean {
  try {
    linkSync(file, name)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** What a claim says, empty where it cannot be read; undefined where there is none. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : ''
  }
}

function isHeld(text: string): boolean {
  try {
    const holder = JSON.parse(text) as Holder
    return isAlive(holder.pid) && startMark(holder.pid) === holder.mark
  } catch {
    return false
  }
}

const pause = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, betweenTriesMs)
