import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { type Claim, claim, holderOf } from './claim.ts'
import { type Access, ensureCluster, readAccess, writeAccess } from './cluster.ts'
import { choosePlace, type Place, type RootBy } from './identity.ts'
import { askToEnd, findPostmaster, launch, type Postmaster, shutDown } from './postmaster.ts'
import { freePort, isAlive, until } from './processes.ts'

/**
 * Where the database lives and who is told about it. For tests: `rootBy`, how root gives up its rights, and `settings`, which
 * may trade safety for speed where the data is thrown away anyway.
 */
export type PostgresOptions = {
  dataFolder: string
  log?: (line: string) => void
  /** Told once, in a sentence, when something takes longer than a person expects. */
  onWait?: (line: string) => void
  /**
   * For who must not share the data: a product that another one stops, or fills, under it. Another process in charge is waited for,
   * and named when it does not end within `patienceMs`.
   */
  isAlone?: boolean
  patienceMs?: number
  rootBy?: RootBy
  settings?: Record<string, string>
}

/** A running PostgreSQL. `adopted`: it was running already. `stop` ends it, unless another launcher is in charge of it. */
export type RunningPostgres = { adminUrl: string; port: number; adopted: boolean; stop(): Promise<void> }

const watchEveryMs = 200
const othersStartMs = 60_000
/** One that was told to end has ten seconds, and its database some more. */
const othersEndMs = 15_000
const saySomethingMs = 1500

/**
 * Starts the built-in PostgreSQL of a data folder, making it at the first start. A server left over from a killed start is
 * taken over; one that another living launcher runs is only used. If the server is killed, it is started again on its port.
 */
export async function startPostgres({
  dataFolder,
  log = () => {},
  onWait = () => {},
  isAlone = false,
  patienceMs = othersEndMs,
  rootBy = 'any',
  settings = {},
}: PostgresOptions): Promise<RunningPostgres> {
  if (!existsSync(dataFolder)) mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const folder = realpathSync(dataFolder)
  requireWritable(folder)
  const place = { ...choosePlace(findBinaries(), folder, rootBy), settings }
  const mine = claim(folder) ?? (isAlone ? await claimAlone(folder, { patienceMs, onWait }) : undefined)
  if (!mine)
    return saidWhileWaiting(useAnothers(place, folder, log), () =>
      onWait(`Another process of Parichay holds ${folder}; waiting for its database.`),
    )

  try {
    const { access, postmaster, adopted } = await saidWhileWaiting(startOrAdopt(place, folder, log), () =>
      onWait(`The database in ${folder} is starting; after a crash this may take two minutes.`),
    )
    const watch = keepRunning(place, folder, postmaster, log)
    // Who has to end at once (a second Ctrl-C, a busy machine on which ten seconds were too few) leaves no database running either.
    const endToo = () => {
      const last = watch.current()
      if (last) askToEnd(last)
    }
    process.once('exit', endToo)
    return {
      adminUrl: adminUrl(access, postmaster.port, settings['unix_socket_directories']),
      port: postmaster.port,
      adopted,
      async stop() {
        const last = await watch.end()
        if (last) await shutDown(last, place.clusterFolder)
        process.off('exit', endToo)
        mine.release()
      },
    }
  } catch (error) {
    mine.release()
    throw error
  }
}

/** Waits for the end of who is in charge of a data folder, and is in charge then. Throws with who it is when it goes on. */
async function claimAlone(
  folder: string,
  { patienceMs, onWait }: Required<Pick<PostgresOptions, 'patienceMs' | 'onWait'>>,
): Promise<Claim> {
  let mine: Claim | undefined
  const ended = until(() => Boolean((mine = claim(folder))), patienceMs, watchEveryMs)
  await saidWhileWaiting(ended, () =>
    onWait(`Another process of Parichay (${holderOf(folder) ?? '?'}) holds ${folder}; waiting for its end.`),
  )
  if (mine) return mine
  throw new Error(
    `Another process of Parichay (${holderOf(folder) ?? '?'}) works with the data in ${folder}: a start, or a backup, restore or seed.\n` +
      `Stop it or wait for its end, or name another place in PARICHAY_DATA.`,
  )
}

/** Says something when an answer takes longer than a person waits without asking. */
async function saidWhileWaiting<T>(asked: Promise<T>, say: () => void): Promise<T> {
  const timer = setTimeout(say, saySomethingMs)
  try {
    return await asked
  } finally {
    clearTimeout(timer)
  }
}

function requireWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new Error(
      `This user may not write to the data folder ${folder}: it was made by another user.\n` +
        `Start as that user, or name another place in PARICHAY_DATA.`,
    )
  }
}

async function startOrAdopt(place: Place, folder: string, log: (line: string) => void) {
  const survivor = await findSurvivor(place.clusterFolder)
  const access = readAccess(folder)
  if (survivor && access) {
    log(`PostgreSQL was still running (process ${survivor.pid}); taken over`)
    return { access, postmaster: survivor, adopted: true }
  }
  const started = performance.now()
  const cluster = await ensureCluster(place, folder)
  const port = await freePort(cluster.access.port)
  const postmaster = await launch(place, folder, port)
  writeAccess(folder, { ...cluster.access, port })
  log(
    `PostgreSQL ${cluster.created ? 'made and ' : ''}started on port ${port} in ${Math.round(performance.now() - started)} ms`,
  )
  return { access: cluster.access, postmaster, adopted: false }
}

/** A running server of this folder, once it takes connections; undefined when there is none or it is on its way out. */
async function findSurvivor(clusterFolder: string): Promise<Postmaster | undefined> {
  const ready = () => findPostmaster(clusterFolder)?.status === 'ready'
  await until(() => ready() || !findPostmaster(clusterFolder), othersStartMs)
  return findPostmaster(clusterFolder)
}

async function useAnothers(
  place: Place,
  folder: string,
  log: (line: string) => void,
): Promise<RunningPostgres> {
  const ready = () => findPostmaster(place.clusterFolder)?.status === 'ready' && readAccess(folder)?.port
  await until(() => Boolean(ready()), othersStartMs)
  const postmaster = findPostmaster(place.clusterFolder)
  const access = readAccess(folder)
  if (!postmaster || !access)
    throw new Error(`Another process holds ${join(folder, 'postgres.claim')} but runs no PostgreSQL there.`)
  log(`PostgreSQL is run by another process of Parichay on port ${postmaster.port}; used as it is`)
  return {
    adminUrl: adminUrl(access, postmaster.port),
    port: postmaster.port,
    adopted: true,
    stop: async () => {},
  }
}

/** Looks after the server until `end`, which gives back the one that runs at the end. */
function keepRunning(place: Place, folder: string, first: Postmaster, log: (line: string) => void) {
  let current: Postmaster | undefined = first
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    if (restarting || (current && isAlive(current.pid))) return
    restarting = restart().finally(() => (restarting = undefined))
  }, watchEveryMs)
  timer.unref()

  async function restart() {
    log('PostgreSQL has gone without being asked to; starting it again')
    try {
      current = await launch(place, folder, first.port)
      log(`PostgreSQL is back on port ${first.port}`)
    } catch (error) {
      current = undefined
      log(`PostgreSQL did not come back yet: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return {
    current: () => current,
    async end() {
      clearInterval(timer)
      await restarting
      return current
    },
  }
}

/** With a folder for sockets (`unix_socket_directories`) the way there is the file system, not the network. */
function adminUrl({ password }: Access, port: number, sockets = ''): string {
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  return sockets ? `${url}?host=${encodeURIComponent(sockets)}` : url
}
