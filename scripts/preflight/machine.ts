import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a start finds around it, so that a test can say otherwise. Bytes; the time as the machine tells it. */
export type Machine = {
  now: Date
  memoryBytes: number
  freeBytes: (folder: string) => number
  user: { uid: number; name: string } | null
}

const mega = 1024 * 1024

/**
 * Measured on the demo's first minutes: 0.57 GB for server and drawing threads, 0.15 GB for the database; where less than
 * `roomForBoth` of `start.ts` is free the panel's build goes before both and takes less than they do together. Below this the system ends one of them without a word.
 */
const memoryNeeded = { run: 600 * mega, build: 700 * mega }

/** The machine as it is. Memory is what this process may still take, a container's limit counted. */
export const thisMachine = (): Machine => ({
  now: new Date(),
  memoryBytes: process.availableMemory(),
  freeBytes: (folder) => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  },
  user: process.getuid ? { uid: process.getuid(), name: process.env['USER'] ?? '' } : null,
})

/** Too little memory, in a sentence. */
export function* memoryFaults({ memoryBytes }: Machine, builds: boolean): Generator<string> {
  const needed = builds ? memoryNeeded.build : memoryNeeded.run
  if (memoryBytes < needed)
    yield (
      `Too little memory: ${inMega(memoryBytes)} are free and ${builds ? 'building the panel' : 'a start'} takes ` +
        `${inMega(needed)}. Close other programs, or give the machine or container more.`
    )
}

const day = 86_400_000

/**
 * A clock that is years off, in a sentence: codes, invoices and plans are dated by it. `first` and `last` are the calendar's
 * days (2026-03-19), `usedAt` when this data was last written.
 */
export function* clockFaults(
  { now }: Machine,
  known: { first: string; last: string; usedAt: Date | undefined },
): Generator<string> {
  const date = (time: Date) =>
    time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const advice = 'Set the clock of this machine and start again.'
  const tenYears = 3653 * day
  if (now.getTime() < Date.parse(known.first))
    yield `The clock says ${date(now)}, before this release was made. ${advice}`
  else if (now.getTime() > Date.parse(known.last) + tenYears)
    yield `The clock says ${date(now)}, more than ten years after the last day this release knows. ${advice}`
  else if (known.usedAt && known.usedAt.getTime() > now.getTime() + day)
    yield `The clock says ${date(now)}, but this data was used on ${date(known.usedAt)}. ${advice}`
}

/** What the panel's build needs and does not find, in a sentence. */
export function* buildFaults(folder: string, machine: Machine): Generator<string> {
  const needed = 60 * mega
  const place = existsSync(folder) ? folder : dirname(folder)
  try {
    accessSync(place, constants.W_OK | constants.X_OK)
  } catch {
    yield (
      `The panel cannot be built: this user may not write to ${place}. ` +
        `Start as the user who installed Parichay, or let that user run \`npm run build\`.`
    )
    return
  }
  const free = machine.freeBytes(place)
  if (free < needed)
    yield `The panel cannot be built: ${inMega(free)} are free on the disk of ${place}, and ${inMega(needed)} are needed. Make room there.`
}

/** 12,345,678 bytes → "12 MB", as people read it. */
export const inMega = (bytes: number) => `${Math.round(bytes / mega)} MB`
