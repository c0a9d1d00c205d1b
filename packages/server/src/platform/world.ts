import type { Antivirus } from './antivirus.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db.ts'
import type { Hosts } from './hosts.ts'
import type { Log } from './log.ts'
import type { MadeFiles } from './made-files.ts'
import type { Media } from './media.ts'
import type { Mail } from './mail.ts'
import type { PageCache } from './page-cache.ts'
import type { PictureMaker } from './picture-maker.ts'
import type { Queue } from './queue.ts'
import type { Renderer } from './render.ts'
import type { Sms } from './sms.ts'
import type { Storage } from './storage.ts'

/** What the process has: made once by `openWorld`, handed to every handler and job. */
export type World = {
  config: Config
  log: Log
  clock: Clock
  database: Database
  hosts: Hosts
  pages: PageCache
  queue: Queue
  sms: Sms
  mail: Mail
  storage: Storage
  renderer: Renderer
  pictures: PictureMaker
  antivirus: Antivirus
  made: MadeFiles
  /** Films; asked by jobs only. */
  media: Media
}
