import { join } from 'node:path'
import { openAntivirus } from './antivirus.ts'
import { systemClock, type Clock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db.ts'
import { refuseUnsafeTenancy } from './guard.ts'
import { openHosts } from './hosts.ts'
import { makeLog, type Log } from './log.ts'
import { smtp } from './mail.ts'
import { openMedia } from './media.ts'
import { openMadeFiles } from './made-files.ts'
import { listen } from './notices.ts'
import { makePageCache } from './page-cache.ts'
import { openPictureMaker } from './picture-maker.ts'
import { openQueue } from './queue.ts'
import { sealAnew } from './reseal.ts'
import { tellOfFailure } from './given-up.ts'
import { openRenderer } from './render.ts'
import { readSenders } from './senders.ts'
import { msg91 } from './sms.ts'
import { localStorage, s3Storage } from './storage.ts'
import type { World } from './world.ts'

/** A world that can be closed. */
export type OpenWorld = World & { close(): Promise<void> }

/** Opens everything a process needs, in order, and refuses an unsafe database. Close it to end cleanly. */
export async function openWorld(
  config: Config,
  given: { clock?: Clock; log?: Log; worker?: boolean } = {},
): Promise<OpenWorld> {
  const log = given.log ?? makeLog(config.logLevel)
  const clock = given.clock ?? systemClock
  const { databaseUrl: url, secret } = config
  const database = openDatabase({ url, secret, pool: config.databasePool, log })
  await refuseUnsafeTenancy(database.platform)
  await sealAnew(database, config, log)
  const storage = config.s3 ? s3Storage(config.s3) : localStorage(join(config.dataFolder, 'files'))
  await storage.check()
  const hosts = openHosts(database, config, clock)
  const pages = makePageCache()
  const queue = await openQueue({
    url,
    secret,
    secretsBefore: config.secretsBefore,
    worker: given.worker ?? config.runWorker,
    log,
    onGivenUp: (job) => tellOfFailure(database.platform, job, clock()),
  })
  const sendersOf = readSenders(database, log, secret, config.secretsBefore)
  const mail = smtp(config.mail, log, sendersOf, config.mode !== 'production')
  const renderer = openRenderer({ log })
  const pictures = openPictureMaker(log)
  const flush = () => {
    pages.dropAll()
    hosts.forget()
  }
  const notices = await listen(
    { url, secret, log },
    (notice) => ('page' in notice ? pages.drop(notice.page) : flush()),
    flush,
  )
  return {
    config,
    log,
    clock,
    database,
    hosts,
    pages,
    queue,
    mail,
    storage,
    renderer,
    pictures,
    antivirus: openAntivirus(config.antivirus, log),
    made: openMadeFiles(storage),
    media: openMedia(log, config.ffmpegPath),
    sms: msg91(config.sms, log, sendersOf),
    async close() {
      await notices.close()
      // Jobs whose pictures end now know that it is no failure of theirs.
      const jobsEnded = queue.close()
      await renderer.close()
      await pictures.close()
      await jobsEnded
      mail.close()
      await database.close()
    },
  }
}
