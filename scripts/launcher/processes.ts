import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** True while the process does work. A zombie that nobody has collected yet counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !procStat(pid)?.startsWith('Z')
}

/** The command line of a process, words parted by spaces; empty when it cannot be read. */
export function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    return attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()) ?? ''
  }
  if (process.platform === 'win32') {
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
    return (
      spawnSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' }).stdout?.trim() ?? ''
    )
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** Something that differs between two processes that were given the same number one after the other. */
export function startMark(pid: number): string {
  if (process.platform === 'linux') return procStat(pid)?.split(' ')[19] ?? ''
  if (process.platform === 'win32') return ''
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** Living processes whose working folder is this one: PostgreSQL's own, even when their parent was killed. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === folder && isAlive(pid))
}

/** Waits until `done` holds, looking every `everyMs`; says whether it came to hold within `timeoutMs`. */
export async function until(done: () => boolean, timeoutMs: number, everyMs = 10): Promise<boolean> {
  const end = Date.now() + timeoutMs
  while (!done()) {
    if (Date.now() > end) return false
    await sleep(everyMs)
  }
  return true
}

/** The wanted port of the loopback address if it is free, else any free one. */
export async function freePort(wanted = 0): Promise<number> {
  return (
    (await tryPort(wanted)) ?? (await tryPort(0)) ?? Promise.reject(new Error('No free port on 127.0.0.1'))
  )
}

/** Stops before anything is started when a port is taken, and says so in one sentence. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  if (port === 0 || (await tryPort(port, host)) !== undefined) return
  throw new Error(
    `Port ${port} is taken: another program, or this one, listens there already. Stop it, or set PORT.`,
  )
}

function tryPort(port: number, host = '127.0.0.1'): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(undefined))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

/** /proc/<pid>/stat from the state on: the name before it may hold spaces and brackets. */
function procStat(pid: number): string | undefined {
  if (process.platform !== 'linux') return undefined
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat?.slice(stat.lastIndexOf(')') + 2)
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
