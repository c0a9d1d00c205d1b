import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of the kernel are hundredths of a second on every Linux. */
const msOfTick = 10
const pageBytes = 4096

type One = { pid: number; parent: number; ticks: number; pages: number }

function everybody(): One[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, words = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\w )/)
        const of = words.split(' ').map(Number)
        // Its own and that of children which ended, for itself and for the system.
        const ticks = of[11]! + of[12]! + of[13]! + of[14]!
        return [{ pid: Number(pid), parent: of[1]!, ticks, pages: of[21]! }]
      } catch {
        return []
      }
    })
}

function family(): One[] {
  if (process.platform !== 'linux') return []
  const all = everybody()
  const members = new Set([process.pid])
  for (let before = 0; before !== members.size;) {
    before = members.size
    for (const { pid, parent } of all) if (members.has(parent)) members.add(pid)
  }
  return all.filter(({ pid }) => members.has(pid))
}

/** Processor time of this process and all it began, in ms, those that ended too; 0 where the kernel does not tell. */
export const familyCpuMs = (): number => family().reduce((sum, { ticks }) => sum + ticks * msOfTick, 0)

const familyMb = () => family().reduce((sum, { pages }) => sum + (pages * pageBytes) / 2 ** 20, 0)

/** What some work took: ms by the clock and of processors, and the most memory of the whole family while it ran, in MB. */
export type Taken = { wall: number; cpu: number; mb: number }

/** Measures some work. */
export async function measure<T>(work: () => Promise<T>): Promise<Taken & { result: T }> {
  let mb = familyMb()
  // Looking costs a few ms of its own.
  const look = setInterval(() => (mb = Math.max(mb, familyMb())), 500)
  const [begun, before] = [performance.now(), familyCpuMs()]
  try {
    const result = await work()
    return {
      result,
      wall: performance.now() - begun,
      cpu: familyCpuMs() - before,
      mb: Math.max(mb, familyMb()),
    }
  } finally {
    clearInterval(look)
  }
}
