import type { FeedbackTag } from '@parichay/contract/feedback/fields.ts'
import { sql } from 'kysely'
import { holdsWord } from '../platform/choose-page.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

/** What a visitor wrote on a card. */
export type NewFeedbackRow = {
  cardNo: number
  cardName: string
  stars: number
  text: string
  name: string
  language: string
  createdAt: Date
}

/** Keeps a feedback. */
export async function addFeedback(tx: Tx, scope: Scope, feedback: NewFeedbackRow): Promise<void> {
  await tx
    .insertInto('feedback')
    .values({ ...feedback, agencyId: scope.agencyId })
    .execute()
}

/** Filters of the review. `words` are lower case; every one must be found. */
export type FeedbackFilters = {
  stars?: number | undefined
  cardNo?: number | undefined
  feedbackId?: number | undefined
  feedbackIds?: readonly number[] | undefined
  tag?: FeedbackTag | undefined
  isAnswered?: 'true' | 'false' | undefined
  words: readonly string[]
  agencyId?: number | undefined
}

/** Largest total that is counted exactly. */
export const exactFeedbackTotal = 10_000

/** Living feedback of the filters, as a query for what is wanted of it. */
async function narrow(db: Tx, scope: Scope, filters: FeedbackFilters) {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(db)
  const agencyId = scope.reach === 'platform' ? filters.agencyId : scope.agencyId
  let all = db.selectFrom('feedback').where('feedback.deletedAt', 'is', null)
  if (agencyId !== undefined) all = all.where('feedback.agencyId', '=', agencyId)
  if (filters.stars !== undefined) all = all.where('feedback.stars', '=', filters.stars)
  if (filters.cardNo !== undefined) all = all.where('feedback.cardNo', '=', filters.cardNo)
  if (filters.feedbackId !== undefined) all = all.where('feedback.feedbackId', '=', filters.feedbackId)
  if (filters.feedbackIds !== undefined) all = all.where('feedback.feedbackId', 'in', filters.feedbackIds)
  if (filters.tag !== undefined)
    all = all.where('feedback.tags', '@>', sql<FeedbackTag[]>`array[${filters.tag}]::text[]`)
  if (filters.isAnswered !== undefined)
    all = all.where('feedback.answeredAt', filters.isAnswered === 'true' ? 'is not' : 'is', null)
  for (const word of filters.words) all = all.where(holdsWord(sql`feedback.search_text`, word))
  if (scope.reach === 'madeBy') all = all.where('feedback.madeByFranchiseeId', '=', scope.franchiseeId)
  return { all }
}

/** The living feedback of the filters, no more than `limit`, newest first, with its business. Asked as `listFeedback`. */
export async function nameFeedback(db: Tx, scope: Scope, filters: FeedbackFilters, limit: number) {
  const { all } = await narrow(db, scope, filters)
  return all
    .innerJoin('card', (on) =>
      on.onRef('card.agencyId', '=', 'feedback.agencyId').onRef('card.cardNo', '=', 'feedback.cardNo'),
    )
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'card.agencyId')
        .onRef('business.businessId', '=', 'card.businessId'),
    )
    .select(['feedback.feedbackId', 'feedback.stars', 'business.businessId', 'business.businessName'])
    .orderBy('feedback.feedbackId', 'desc')
    .limit(limit)
    .execute()
}

/**
 * A page of living feedback, newest first, after `before`, and how many there are in all, to 10,001. Asked with the
 * platform role and the scope's agency in the condition: row-level security would keep LIKE away from the index.
 */
export async function listFeedback(
  db: Tx,
  scope: Scope,
  filters: FeedbackFilters & { before?: number | undefined; pageSize: number },
) {
  const { all } = await narrow(db, scope, filters)
  let page = all.select(['feedback.agencyId', 'feedback.feedbackId'])
  if (filters.before !== undefined) page = page.where('feedback.feedbackId', '<', filters.before)
  const { total } = await db
    .selectFrom(
      all
        .select('feedback.feedbackId')
        .limit(exactFeedbackTotal + 1)
        .as('capped'),
    )
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  // Few are found by what was asked for and sorted; a crowd is walked from the newest, where a page is soon full.
  const few = db
    .with(
      (cte) => cte('hits').materialized(),
      () => page,
    )
    .selectFrom('hits')
    .selectAll()
    .orderBy('hits.feedbackId', 'desc')
    .limit(filters.pageSize)
  const ids =
    total === 0
      ? []
      : total <= exactFeedbackTotal
        ? await few.execute()
        : await page.orderBy('feedback.feedbackId', 'desc').limit(filters.pageSize).execute()
  return { ids, total }
}

/** The rows of a page, in its order, each with its card and customer. */
export async function readFeedback(db: Db, ids: { feedbackId: number }[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('feedback')
    .innerJoin('agency', 'agency.agencyId', 'feedback.agencyId')
    .innerJoin('card', (on) =>
      on.onRef('card.agencyId', '=', 'feedback.agencyId').onRef('card.cardNo', '=', 'feedback.cardNo'),
    )
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'card.agencyId')
        .onRef('business.businessId', '=', 'card.businessId'),
    )
    .innerJoin('appUser', (on) =>
      on.onRef('appUser.agencyId', '=', 'business.agencyId').onRef('appUser.userId', '=', 'business.userId'),
    )
    .select([
      'feedback.feedbackId',
      'feedback.agencyId',
      'agency.agencyName',
      'feedback.cardNo',
      'card.cardId',
      'business.businessName',
      'appUser.phoneNumber',
      'feedback.stars',
      'feedback.text',
      'feedback.name',
      'feedback.language',
      'feedback.tags',
      'feedback.answeredAt',
      'feedback.answeredBy',
      'feedback.createdAt',
    ])
    .where(
      'feedback.feedbackId',
      'in',
      ids.map((row) => row.feedbackId),
    )
    .orderBy('feedback.feedbackId', 'desc')
    .execute()
}

/** The agency a feedback belongs to, for platform staff. Asked with the platform role. */
export async function agencyOfFeedback(db: Db, feedbackId: number): Promise<number | undefined> {
  return (
    await db.selectFrom('feedback').select('agencyId').where('feedbackId', '=', feedbackId).executeTakeFirst()
  )?.agencyId
}

/** Deletes a feedback the scope reaches, or takes that back, of one moment where `was` names it; false when there is none in that state. */
export async function setDeleted(
  tx: Tx,
  scope: Scope,
  feedbackId: number,
  deletedAt: Date | null,
  was?: Date,
): Promise<boolean> {
  let query = tx
    .updateTable('feedback')
    .set({ deletedAt })
    .where('agencyId', '=', scope.agencyId)
    .where('feedbackId', '=', feedbackId)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
  if (was !== undefined) query = query.where('deletedAt', '=', was)
  if (scope.reach === 'madeBy') query = query.where('madeByFranchiseeId', '=', scope.franchiseeId)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

/** What the review changes of a feedback. */
export type ReviewColumns = { answeredAt?: Date | null; answeredBy?: string; tags?: FeedbackTag[] }

/**
 * Locks a living feedback the scope reaches, and gives what the review said of it so far; nothing where there is none.
 */
export async function lockFeedback(tx: Tx, scope: Scope, feedbackId: number) {
  let query = tx
    .selectFrom('feedback')
    .select(['answeredAt', 'tags'])
    .where('agencyId', '=', scope.agencyId)
    .where('feedbackId', '=', feedbackId)
    .where('deletedAt', 'is', null)
    .forUpdate()
  if (scope.reach === 'madeBy') query = query.where('madeByFranchiseeId', '=', scope.franchiseeId)
  return query.executeTakeFirst()
}

/** Writes the review of a feedback that is locked. */
export async function setReview(
  tx: Tx,
  scope: Scope,
  feedbackId: number,
  columns: ReviewColumns,
): Promise<void> {
  await tx
    .updateTable('feedback')
    .set(columns)
    .where('agencyId', '=', scope.agencyId)
    .where('feedbackId', '=', feedbackId)
    .execute()
}
