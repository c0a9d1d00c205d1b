import { fail } from '@parichay/contract/errors.ts'
import { faultsOf, isEmptyPerson, personOf } from '@parichay/contract/pdf-card/people-rules.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { BusinessRow } from '../../business/store.ts'
import { findJob, listItems } from '../bulk/store.ts'
import { findPeople, listPeople, type PersonRecord } from '../people/store.ts'
import { printedWord } from '../rules.ts'
import type { PdfCardRow } from '../store.ts'
import { detailsOf, readAllAround } from '../usecase.ts'
import type { When } from './store.ts'

type Project = { row: PdfCardRow; business: BusinessRow }
type Said = Pick<PersonRecord, 'rowKey' | 'personNo' | 'facts'>

/** What the cards of some rows would show if they were printed today, by row. `origin` is the agency's. */
export async function wordsOf(
  tx: Tx,
  scope: Scope,
  { row, business }: Project,
  people: readonly Said[],
  origin: string,
): Promise<Map<string, string>> {
  if (people.length === 0) return new Map()
  const { pdfCardNo } = row
  const details = detailsOf(row, business)
  const drawn = await readAllAround(
    tx,
    scope,
    business,
    people.map(({ facts, personNo }) => ({
      details: { ...details, person: personOf(facts) },
      pass: { pdfCardNo, personNo },
    })),
    origin,
  )
  return new Map(people.map(({ rowKey }, i) => [rowKey, printedWord(drawn[i]!)]))
}

/** The same for those among them that carry a mark: of the others nobody asks. */
export const wordsOfMarked = (
  tx: Tx,
  scope: Scope,
  project: Project,
  people: readonly (Said & Pick<PersonRecord, 'printedAt'>)[],
  origin: string,
) =>
  wordsOf(
    tx,
    scope,
    project,
    people.filter(({ printedAt }) => printedAt !== null),
    origin,
  )

/** When a card was printed that is marked now: at the time a mark that is given back had, which is none before the project nor one to come. */
export const printedWhen = (
  at: string | undefined,
  { createdAt }: Pick<PdfCardRow, 'createdAt'>,
  now: Date,
): When =>
  at === undefined
    ? { at: now, isGivenBack: false }
    : {
        at: new Date(Math.min(Math.max(Date.parse(at), createdAt.getTime()), now.getTime())),
        isGivenBack: true,
      }

/** What is to be marked: everybody on the list, some rows, or the cards of a file. */
export type Which = { rowKeys?: readonly string[] | undefined; jobId?: number | undefined }

/** What the cards that are to be marked showed, by row: today, or in the file that was printed. Those that cannot be made are left out. */
export async function wordsToMark(
  tx: Tx,
  scope: Scope,
  project: Project,
  { rowKeys, jobId }: Which,
  origin: string,
): Promise<Map<string, string>> {
  const { pdfCardNo } = project.row
  if (jobId === undefined) {
    const people = await listPeople(tx, scope, pdfCardNo, rowKeys)
    const whole = people.filter(({ facts }) => !isEmptyPerson(facts) && faultsOf(facts).length === 0)
    return wordsOf(tx, scope, project, whole, origin)
  }
  const job = await findJob(tx, scope, jobId)
  if (job?.pdfCardNo !== pdfCardNo || job.state !== 'ready' || job.storageKey === null)
    return fail('NOT_FOUND', 'This file is not kept any more. Make it again.')
  if (job.isSample) fail('CONFLICT', 'A file with sample watermark is not given out.')
  const items = await listItems(tx, scope, [jobId])
  const made = items.flatMap(({ drawn, rowKey, failure }) =>
    drawn && failure === null && (rowKeys?.includes(rowKey) ?? true) ? [{ drawn, rowKey }] : [],
  )
  const there = new Set(
    (
      await findPeople(
        tx,
        scope,
        pdfCardNo,
        made.map(({ rowKey }) => rowKey),
      )
    ).flatMap(({ rowKey, isDeleted }) => (isDeleted ? [] : rowKey)),
  )
  return new Map(
    made.flatMap(({ drawn: { person, ...around }, rowKey }) =>
      there.has(rowKey) ? [[rowKey, printedWord({ details: { ...job.details, person }, ...around })]] : [],
    ),
  )
}
