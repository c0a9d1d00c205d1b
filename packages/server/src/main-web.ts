import { pathToFileURL } from 'node:url'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeApp } from './app.ts'
import { jobs } from './jobs.ts'
import { fillReference } from './reference.ts'
import { watchPages } from './card/page/work.ts'
import { startWork } from './main-worker.ts'
import { checkCertificate } from './platform/certificate.ts'
import { readConfig, type Config } from './platform/config.ts'
import { listHosts } from './platform/hosts.ts'
import { makeLog, type Log } from './platform/log.ts'
import { openLog } from './platform/log-send.ts'
import { migrate } from './platform/migrate.ts'
import { openWorld, type OpenWorld } from './platform/open.ts'
import { plainServer } from './platform/plain-http.ts'
import { allowPicturesOnly } from './platform/picture-loaders.ts'
import { endOnSignal } from './platform/process.ts'
import { prepareQueues } from './platform/queue-tables.ts'
import { saySendersUnset } from './platform/set-up.ts'

/** A server that listens. */
export type Running = { world: OpenWorld; port: number; close(): Promise<void> }

const listenAt = (server: Server, port: number, host: string) =>
  new Promise<void>((done, refuse) => void server.once('error', refuse).listen(port, host, done))

/** Says whether uploads are scanned, and by what; the scanner may come up later than this process. */
async function sayScanner({ antivirus, config, log }: OpenWorld): Promise<void> {
  if (!antivirus.isOn) {
    if (config.mode === 'production')
      log.warn('uploads are not scanned for viruses: CLAMAV_ADDRESS is not set')
    return
  }
  const scanner = await antivirus.version()
  if (scanner === null) log.error('the virus scanner does not answer')
  else log.info({ scanner }, 'uploads are scanned for viruses')
}

/** In production: what this installation does not look for by itself. */
function sayUnlooked({ config, log }: OpenWorld): void {
  if (config.mode === 'production' && !config.advisoriesUrl)
    log.warn('what becomes known of the packages is not looked for: ADVISORIES_URL is not set')
}

/** Brings the database up to date, opens everything, listens. With RUN_WORKER the jobs run here too. */
export async function startWeb(config: Config, log: Log = makeLog(config.logLevel)): Promise<Running> {
  await migrate(config.databaseUrl, config.secret)
  await prepareQueues(config.databaseUrl, jobs, log)
  const world = await openWorld(config, { log })
  await fillReference(world.database)
  try {
    checkCertificate(config, world.log, world.clock(), await listHosts(world.database))
  } catch (error) {
    await world.close()
    throw error
  }
  const app = await makeApp(world)
  const watch = watchPages(world)
  const plain = plainServer(config, world.log)
  const close = async () => {
    watch.stop()
    plain.close()
    // Beside the calls that are answered still: who sends or reads slowly must not take the time in which jobs are given back.
    world.queue.close().catch(() => undefined)
    await app.close()
    await world.close()
  }
  try {
    if (config.runWorker) await startWork(world)
    await app.listen({ port: config.port, host: config.host })
    if (config.httpPort !== undefined) await listenAt(plain, config.httpPort, config.host)
    void sayScanner(world)
    sayUnlooked(world)
    saySendersUnset(config, world.log)
  } catch (error) {
    await close()
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(
        `Port ${'port' in error ? error.port : config.port} is taken: another program, or this one, listens there already. Stop it, or set PORT.`,
        { cause: error },
      )
    }
    throw error
  }
  return { world, port: (app.server.address() as AddressInfo).port, close }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    allowPicturesOnly()
    const config = readConfig(process.env, true)
    const { log, flush } = openLog(config)
    if (config.mode === 'production' && !config.logSendTo)
      log.warn(
        'lines of the log stay on this machine unless something else sends them on: LOG_SEND_TO is not set',
      )
    const running = await startWeb(config, log)
    log.info({ port: running.port, host: config.host }, 'listening')
    endOnSignal(() => running.close().finally(flush), log)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
