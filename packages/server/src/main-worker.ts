import { pathToFileURL } from 'node:url'
import { workAdvisories } from './advisory/work.ts'
import { workHosts } from './agency-management/domain/work.ts'
import { workCertificates } from './agency-management/domain/work.ssl.ts'
import { workAgencies } from './agency-management/work.ts'
import { workAnalytics } from './analytics/work.ts'
import { invoiceAgencyPayment, noteBillPayment, workBills } from './bill/work.ts'
import { workAuth } from './auth/work.ts'
import { workPayment } from './card/payment/work.ts'
import { workDocuments } from './document/work.ts'
import { workBulk } from './bulk/work.ts'
import { workErasure } from './erasure/work.ts'
import { workDailyReminders } from './greeting/reminder/work.ts'
import { invoicePayment, workInvoices } from './invoice/work.ts'
import { workPeople } from './franchisee/people/work.ts'
import { workFilms } from './greeting/film/work.ts'
import { workLikeness } from './greeting/likeness/work.ts'
import { workPopular } from './greeting/popular/work.ts'
import { workTags } from './greeting/tag/work.ts'
import { jobs } from './jobs.ts'
import { workPdfJobs } from './pdf-card/bulk/work.ts'
import { workPdfCards } from './pdf-card/work.ts'
import { workPdfPhotos } from './pdf-card/photo/work.ts'
import { workMoney, type Outlet } from './payment/work.ts'
import { workReminders } from './plan/reminder/work.ts'
import { workLetters } from './analytics/letter/work.ts'
import { workSchedules } from './report/schedule/work.ts'
import { workOwnData } from './own-data/work.ts'
import { workReports } from './report/work.ts'
import { workVideos } from './video/film/work.ts'
import { readConfig } from './platform/config.ts'
import { openLog } from './platform/log-send.ts'
import { migrate } from './platform/migrate.ts'
import { openWorld } from './platform/open.ts'
import { prepareQueues } from './platform/queue-tables.ts'
import { allowPicturesOnly } from './platform/picture-loaders.ts'
import { endOnSignal } from './platform/process.ts'
import type { World } from './platform/world.ts'

/** The invoice of a purchase at once, and what follows for an agency that paid; whatever is missed here is written within a minute. */
const invoiceAtOnce: Outlet = async (world, { kind, agencyId, ref }) => {
  if (kind !== 'payment.settled') return
  await invoicePayment(world, agencyId, ref)
  await invoiceAgencyPayment(world, agencyId, ref)
  await noteBillPayment(world, agencyId, ref)
}

/** Says which encoder makes films; without one everything else works, and films say why they do not. */
async function sayEncoder({ media, log }: World): Promise<void> {
  await media.about().then(
    (encoder) => log.info(encoder, 'films are made by ffmpeg (GPL, a program of its own)'),
    (error: unknown) => log.warn({ err: error }, 'no films can be made'),
  )
}

/** Takes up every kind of job. */
export async function startWork(world: World): Promise<void> {
  await workAuth(world)
  await workAgencies(world)
  await workHosts(world)
  await workCertificates(world)
  await workAdvisories(world)
  await workPeople(world)
  await workPayment(world)
  await workDocuments(world)
  await workAnalytics(world)
  await workErasure(world)
  await workPopular(world)
  await workTags(world)
  await workLikeness(world)
  await workFilms(world)
  await workDailyReminders(world)
  await workInvoices(world)
  await workReminders(world)
  await workPdfCards(world)
  await workPdfJobs(world)
  await workPdfPhotos(world)
  await workBills(world)
  await workReports(world)
  await workOwnData(world)
  await workSchedules(world)
  await workLetters(world)
  await workBulk(world)
  await workVideos(world)
  await workMoney(world, [invoiceAtOnce])
  await world.queue.workGivenUp()
  void sayEncoder(world)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    allowPicturesOnly()
    const config = readConfig(process.env)
    await migrate(config.databaseUrl, config.secret)
    const { log, flush } = openLog(config)
    await prepareQueues(config.databaseUrl, jobs, log)
    const world = await openWorld(config, { worker: true, log })
    await startWork(world)
    log.info('worker ready')
    endOnSignal(() => world.close().finally(flush), log)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
