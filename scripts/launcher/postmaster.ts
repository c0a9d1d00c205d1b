import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { program } from './binaries.ts'
import { settings } from './cluster.ts'
import { giveTo, giveToOwnerOf, type Place, runAs } from './identity.ts'
import { commandLine, isAlive, processesIn, until } from './processes.ts'

/** PostgreSQL's main process, as its own `postmaster.pid` describes it. */
export type Postmaster = { pid: number; port: number; status: string }

const startLimitMs = 120_000
const stopLimitMs = 30_000
const logLimit = 5_000_000

/** Reads `postmaster.pid`, and believes it only if that process lives and its command line names our folder. */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  const found = readPidFile(clusterFolder)
  if (!found || !isAlive(found.pid)) return undefined
  return `${commandLine(found.pid)} `.includes(`-D ${clusterFolder} `) ? found : undefined
}

/** Starts PostgreSQL on a port and waits until it takes connections, however long crash recovery lasts within two minutes. */
export async function launch(place: Place, dataFolder: string, port: number): Promise<Postmaster> {
  giveTo(place.identity, place.clusterFolder)
  await clearRemains(place.clusterFolder)
  const logFile = join(dataFolder, 'postgres.log')
  for (let tries = 1; ; tries++) {
    const before = rotate(logFile)
    giveToOwnerOf(dataFolder, logFile)
    const postmaster = await launchOnce(place, logFile, port)
    if (postmaster) return postmaster
    const said = readFileSync(logFile).subarray(before).toString()
    // The children of a killed PostgreSQL notice its death within moments, and hold its memory until then.
    const stillHeld = /pre-existing shared memory block|lock file ".*" already exists/.test(said)
    if (!stillHeld || tries >= 20) throw new Error(`PostgreSQL did not start:\n${said.slice(-4000)}`)
    await sleep(250)
  }
}

/** Asks for a fast shutdown, in which sessions are ended and everything is written; waits for nothing. */
export const askToEnd = ({ pid }: Postmaster): void => send(pid, 'SIGINT')

/** Fast shutdown, until nothing of it is left running. */
export async function shutDown(postmaster: Postmaster, clusterFolder: string): Promise<void> {
  const { pid } = postmaster
  askToEnd(postmaster)
  if (!(await until(() => !isAlive(pid), stopLimitMs))) {
    send(pid, 'SIGQUIT')
    await until(() => !isAlive(pid), 5000)
  }
  await until(() => processesIn(clusterFolder).length === 0, 5000)
}

async function launchOnce(place: Place, logFile: string, port: number): Promise<Postmaster | undefined> {
  const options = Object.entries({ ...settings, ...place.settings, port: String(port) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const run = runAs(place.identity, program(place.binaries, 'postgres'), [
    '-D',
    place.clusterFolder,
    ...options,
  ])
  const log = openSync(logFile, 'a')
  // In a process group of its own, so that Ctrl-C reaches us first and the database stops last.
  const child = spawn(run.command, run.args, {
    ...run.options,
    cwd: place.clusterFolder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    detached: true,
    windowsHide: true,
  })
  closeSync(log)
  let ended = false
  child.once('error', () => (ended = true)).once('exit', () => (ended = true))
  child.unref()
  const ready = () =>
    readPidFile(place.clusterFolder)?.status === 'ready' &&
    findPostmaster(place.clusterFolder)?.pid === child.pid
  const settled = await until(() => ended || ready(), startLimitMs)
  if (!settled) child.kill('SIGQUIT')
  return ended ? undefined : findPostmaster(place.clusterFolder)
}

/** After a kill -9 the pid file may name a process that is now somebody else's; PostgreSQL alone would then refuse to start. */
async function clearRemains(clusterFolder: string): Promise<void> {
  const stale = readPidFile(clusterFolder)
  if (!stale) return
  await until(() => processesIn(clusterFolder).length === 0, 10_000)
  if (pidIsTaken(stale.pid) && !findPostmaster(clusterFolder))
    rmSync(join(clusterFolder, 'postmaster.pid'), { force: true })
}

/** Unlike isAlive, counts a zombie: PostgreSQL counts it too. */
function pidIsTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readPidFile(clusterFolder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' } : undefined
  } catch {
    return undefined
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Keeps one older log, and says where the new part of the log begins. */
function rotate(logFile: string): number {
  if (existsSync(logFile) && statSync(logFile).size > logLimit) renameSync(logFile, `${logFile}.1`)
  closeSync(openSync(logFile, 'a', 0o600))
  return statSync(logFile).size
}
