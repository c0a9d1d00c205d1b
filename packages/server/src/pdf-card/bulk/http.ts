import { fail } from '@parichay/contract/errors.ts'
import type { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { findBusiness } from '../../business/store.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Handlers } from '../../platform/http.ts'
import { nameOf, type Scope } from '../../platform/scope.ts'
import { findPdfCard } from '../store.ts'
import { aroundOf, atCard, gone, lockBoth, requireOn } from '../usecase.ts'
import { makePdfFile } from './jobs.ts'
import { mostNamed, presentJob } from './present.ts'
import { countUnmade, findJob, listFailed, listJobs, lockJob, nameFailed } from './store.ts'
import { beginJob, quoteJob, readReady, stopJob } from './usecase.ts'
import { requireConsent } from '../verify/usecase.ts'

/** Days a file is kept. */
export const keptDays = 30
/** Files of one project that may wait at once. */
const mostWaiting = 3

const noFile = () => fail('NOT_FOUND', 'This file is not kept any more. Make it again.')
async function show(tx: Tx, there: Scope, jobId: number) {
  const job = (await findJob(tx, there, jobId)) ?? noFile()
  return presentJob(job, await nameFailed(tx, there, [jobId], mostNamed))
}
/** A file of a project that the scope reaches. */
async function requireJob(tx: Tx, there: Scope, { pdfCardNo, jobId }: { pdfCardNo: number; jobId: number }) {
  if (!(await findPdfCard(tx, there, pdfCardNo))) gone()
  const job = (await findJob(tx, there, jobId)) ?? noFile()
  return job.pdfCardNo === pdfCardNo ? job : noFile()
}

const failedOf = async (tx: Tx, there: Scope, pdfCardNo: number, jobId: number) =>
  listFailed(tx, there, (await requireJob(tx, there, { pdfCardNo, jobId })).jobId)

/** Handlers of files of many cards. */
export const pdfJobHandlers: Omit<
  Handlers<typeof pdfPeopleRoutes>,
  'getPdfPeople' | 'savePdfPeople' | 'sitPdfPeople' | 'markPdfPeoplePrinted'
> = {
  async quotePdfJob(call) {
    const { pdfCardNo, ...only } = call.body
    const there = await atCard(call, pdfCardNo)
    const { at, origin } = await aroundOf(call, there)
    return call.world.database.inScope(there, async (tx) => {
      const row = (await findPdfCard(tx, there, pdfCardNo)) ?? gone()
      const business = (await findBusiness(tx, there, row.businessId)) ?? gone()
      requireOn(row)
      const people = await readReady(tx, there, { row, business }, { ...only, origin, now: at.now })
      return quoteJob(tx, there, { row, business }, people, at)
    })
  },

  async startPdfJob(call) {
    const { body, world, actor, now, ip } = call
    const { pdfCardNo, output, first, isSample = false, people, failedIn, notPrinted } = body
    const isForced = body.forceDownloadWithoutSampleWatermark ?? false
    if (isForced && actor.kind !== 'staff')
      fail('VALIDATION', 'Only staff can export without plan or purchase.', {
        field: 'forceDownloadWithoutSampleWatermark',
      })
    const there = await atCard(call, pdfCardNo)
    const { at, origin } = await aroundOf(call, there)
    return world.database.inScope(there, async (tx) => {
      const project = await lockBoth(tx, there, pdfCardNo)
      requireOn(project.row)
      if (!isSample) await requireConsent(tx, there, project.row)
      if ((await countUnmade(tx, there, pdfCardNo)) >= mostWaiting)
        fail('CONFLICT', 'Three files of this project are being made. Wait until one of them is ready.')
      const rowKeys = failedIn === undefined ? body.rowKeys : await failedOf(tx, there, pdfCardNo, failedIn)
      const { ready } = await readReady(tx, there, project, { rowKeys, notPrinted, origin, now })
      if (people !== undefined && people !== ready.length)
        fail('CONFLICT', 'The list of people has changed. Look at it once more.')
      const { job, taken } = await beginJob(tx, there, project, ready.slice(0, first), {
        output,
        isSample,
        isForced,
        by: nameOf(actor),
        at,
      })
      await world.queue.add(tx, makePdfFile, { agencyId: job.agencyId, jobId: job.jobId })
      if (!isSample)
        await audit(tx, there, {
          at: now,
          actor,
          ip,
          action: isForced ? 'pdfCard.forceExportMany' : 'pdfCard.exportMany',
          object: `pdfCard ${pdfCardNo}`,
          detail: { people: job.peopleTotal, taken },
        })
      return presentJob(job, [])
    })
  },

  async getPdfJobs(call) {
    const { query, world, now } = call
    const there = await atCard(call, query.pdfCardNo)
    return world.database.inScope(there, async (tx) => {
      if (!(await findPdfCard(tx, there, query.pdfCardNo))) gone()
      const since = new Date(now.getTime() - keptDays * 86_400_000)
      const jobs = await listJobs(tx, there, query.pdfCardNo, since)
      const withFailures = jobs.filter(({ peopleFailed }) => peopleFailed > 0).map(({ jobId }) => jobId)
      const failed = await nameFailed(tx, there, withFailures, mostNamed)
      return {
        list: jobs.map((job) =>
          presentJob(
            job,
            failed.filter(({ jobId }) => jobId === job.jobId),
          ),
        ),
      }
    })
  },

  async cancelPdfJob(call) {
    const { body, world, actor, now, ip } = call
    const there = await atCard(call, body.pdfCardNo)
    return world.database.inScope(there, async (tx) => {
      await requireJob(tx, there, body)
      await lockBoth(tx, there, body.pdfCardNo)
      const job = (await lockJob(tx, there, body.jobId)) ?? noFile()
      const back = await stopJob(tx, there, job, now)
      if (back === null) fail('CONFLICT', 'This file is not being made any more.')
      await audit(tx, there, {
        at: now,
        actor,
        ip,
        action: 'pdfCard.cancelMany',
        object: `pdfCard ${body.pdfCardNo}`,
        detail: { people: job.peopleTotal, back },
      })
      return show(tx, there, job.jobId)
    })
  },

  async downloadPdfJob(call) {
    const { query, world } = call
    const there = await atCard(call, query.pdfCardNo)
    const job = await world.database.inScope(there, async (tx) => {
      requireOn((await findPdfCard(tx, there, query.pdfCardNo)) ?? gone())
      return requireJob(tx, there, query)
    })
    const stored = job.storageKey ? await world.storage.get(job.storageKey) : null
    if (!stored) return noFile()
    const { layout } = job.output
    if (layout === 'png')
      return { bytes: stored.body, name: `${job.pdfCardNo}-png.zip`, type: 'application/zip' }
    return { bytes: stored.body, name: `${job.pdfCardNo}${layout === 'send' ? '' : `-${layout}`}.pdf` }
  },
}
