import { fail } from '@parichay/contract/errors.ts'
import type { PdfOutput, PdfQuote } from '@parichay/contract/pdf-card/jobs.ts'
import { faultsOf, isEmptyPerson, personOf } from '@parichay/contract/pdf-card/people-rules.ts'
import { paysByCredit } from '../../agency/store.ts'
import type { BusinessRow } from '../../business/store.ts'
import { requireGoingOn } from '../../business/usecase.ts'
import { findCreditsLeft, findTaken, giveBackMany } from '../../plan/usage/store.ts'
import { takeBought, useUpPdfCards } from '../../plan/usage/usecase.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { listPeople } from '../people/store.ts'
import { printedWord } from '../rules.ts'
import { moveSingle, type PdfCardRow } from '../store.ts'
import { type At, detailsOf, type Drawn, readAllAround, readAllowance } from '../usecase.ts'
import { objectOf, quoteOf, type Standing } from './rules.ts'
import { addJob, countBought, findMade, type JobRow, lockUnmade, noteDone, takesToGiveBack } from './store.ts'

/** Somebody whose card can be made. */
type Ready = Standing & { drawn: Drawn; object: string }
type Project = { row: PdfCardRow; business: BusinessRow }

/** The people of a project whose cards can be made, each with what paid for it already, and how many cannot. */
export async function readReady(
  tx: Tx,
  scope: Scope,
  { row, business }: Project,
  wish: {
    rowKeys?: readonly string[] | undefined
    /** Only those that are not printed as they are now. */
    notPrinted?: boolean | undefined
    origin: string
    now: Date
  },
): Promise<{ ready: Ready[]; blocked: number }> {
  const { pdfCardNo } = row
  const details = detailsOf(row, business)
  const people = (await listPeople(tx, scope, pdfCardNo, wish.rowKeys)).filter(
    ({ facts }) => !isEmptyPerson(facts),
  )
  const whole = people.filter(({ facts }) => faultsOf(facts).length === 0)
  const blocked = people.length - whole.length
  const drawn = await readAllAround(
    tx,
    scope,
    business,
    whole.map(({ facts, personNo }) => ({
      details: { ...details, person: personOf(facts) },
      pass: { pdfCardNo, personNo },
    })),
    wish.origin,
  )
  const all = whole.flatMap(({ rowKey, printedHash }, i) =>
    wish.notPrinted && printedHash !== null && printedHash === printedWord(drawn[i]!)
      ? []
      : [
          {
            rowKey,
            drawn: drawn[i]!,
            hash: drawn[i]!.hash,
            object: objectOf(pdfCardNo, rowKey, drawn[i]!.details),
          },
        ],
  )
  if (all.length === 0) return { ready: [], blocked }
  const made = await findMade(tx, scope, pdfCardNo, all)
  const objects = all.map(({ object }) => object)
  const taken = await findTaken(
    tx,
    scope,
    { businessId: business.businessId, kind: 'pdfExport', objects },
    wish.now,
  )
  const takenBy = new Map(taken.map(({ object, id }) => [object, id]))
  return {
    blocked,
    ready: all.map(({ hash, ...one }) => ({
      ...one,
      takeId: made.get(`${one.rowKey} ${hash}`) ?? takenBy.get(one.object) ?? null,
    })),
  }
}

/** What a file of these people would take of the plan and of the agency's credits. */
export async function quoteJob(
  tx: Tx,
  scope: Scope,
  { row, business }: Project,
  { ready, blocked }: { ready: readonly Standing[]; blocked: number },
  at: At,
): Promise<PdfQuote> {
  const { entitlement } = await readAllowance(tx, scope, business, at)
  const credits = (await paysByCredit(tx, scope.agencyId)) ? await findCreditsLeft(tx, scope) : null
  return quoteOf(ready, { blocked, entitlement, singles: row.singleExports, credits })
}

/** Counts all that is new, or refuses, and writes down what is to be made, in the caller's transaction. The business is held. */
export async function beginJob(
  tx: Tx,
  scope: Scope,
  { row, business }: Project,
  ready: readonly Ready[],
  how: { output: PdfOutput; isSample: boolean; isForced: boolean; by: string; at: At },
): Promise<{ job: JobRow; taken: number }> {
  if (!how.isForced) requireGoingOn(business)
  if (ready.length === 0) fail('CONFLICT', 'There is nobody whose card can be made yet.')
  const objects = how.isSample ? [] : ready.flatMap(({ takeId, object }) => (takeId === null ? [object] : []))
  const taken = await takeFor(tx, scope, { row, business }, objects, how)
  const job = await addJob(tx, scope, {
    pdfCardNo: row.pdfCardNo,
    output: how.output,
    details: detailsOf(row, business),
    isSample: how.isSample,
    isForced: how.isForced,
    madeBy: how.by,
    createdAt: how.at.now,
    items: ready.map(({ rowKey, drawn, object, takeId }) => ({
      rowKey,
      contentHash: drawn.hash,
      drawn: {
        person: drawn.details.person,
        keys: drawn.keys,
        cardUrl: drawn.cardUrl,
        verifyUrl: drawn.verifyUrl,
      },
      usageTakeId: how.isSample ? null : (takeId ?? taken.get(object)!),
    })),
  })
  return { job, taken: objects.length }
}

/** Counts new people: by what was bought for this project first, as with one card, then by the plan. */
async function takeFor(
  tx: Tx,
  scope: Scope,
  { row, business }: Project,
  objects: readonly string[],
  { isForced, at }: { isForced: boolean; at: At },
): Promise<Map<string, string>> {
  const { pdfCardNo } = row
  const bought = isForced ? [] : objects.slice(0, row.singleExports)
  const singly = await takeBought(
    tx,
    scope,
    { businessId: business.businessId, pdfCardNo, objects: bought },
    at.now,
  )
  if (bought.length > 0) await moveSingle(tx, scope, pdfCardNo, -bought.length)
  const rest = objects.slice(bought.length)
  return new Map([...singly, ...(await useUpPdfCards(tx, scope, business, { objects: rest, isForced }, at))])
}

/** Stops a file that is held, and gives back what it took: how much that was, or null where it is not being made any more. */
export async function stopJob(tx: Tx, scope: Scope, job: JobRow, now: Date): Promise<number | null> {
  const hasEnded = await noteDone(tx, scope, job, { state: 'cancelled', peopleFailed: 0, endedAt: now })
  return hasEnded ? giveBackOf(tx, scope, job.jobId, now) : null
}

/** Stops all that is being made of a project which goes, or is switched off. Business and project are held. */
export async function stopJobsOf(tx: Tx, scope: Scope, pdfCardNo: number, now: Date): Promise<void> {
  for (const job of await lockUnmade(tx, scope, pdfCardNo)) await stopJob(tx, scope, job, now)
}

/** Gives back what a file took and nothing else lives on: all of it, or its failed cards alone. The job is held or over. */
export async function giveBackOf(
  tx: Tx,
  scope: Scope,
  jobId: number,
  now: Date,
  onlyFailed = false,
): Promise<number> {
  const ids = await takesToGiveBack(tx, scope, jobId, onlyFailed)
  for (const { pdfCardNo, count } of await countBought(tx, scope, ids))
    await moveSingle(tx, scope, pdfCardNo, count)
  await giveBackMany(tx, scope, ids, now)
  return ids.length
}
