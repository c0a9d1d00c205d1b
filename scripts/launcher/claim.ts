import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, startMark } from './processes.ts'

/** Who is in charge of a data folder's database: stops it at the end, and starts it again if it is killed. */
export type Claim = { release(): void }

type Holder = { pid: number; mark: string }

/** Claims a data folder for this process; undefined while another living launcher holds it. */
export function claim(dataFolder: string): Claim | undefined {
  const file = join(dataFolder, 'postgres.claim')
  const mine = JSON.stringify({ pid: process.pid, mark: startMark(process.pid) } satisfies Holder)
  for (let tries = 0; tries < 3; tries++) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
      return { release: () => rmSync(file, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isHeld(file)) return undefined
      rmSync(file, { force: true })
    }
  }
  return undefined
}

function isHeld(file: string): boolean {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
    return isAlive(holder.pid) && startMark(holder.pid) === holder.mark
  } catch {
    return false
  }
}
