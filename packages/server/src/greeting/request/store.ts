import type { ImageRequest, ImageRequestAnswer, NewImageRequest } from '@parichay/contract/greeting/fields.ts'
import type { ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../platform/db.ts'
import { businessWithin } from '../../platform/reach.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Tables } from '../../platform/tables.ts'

/** Requests with the name of who asks. */
const requests = (db: Db) =>
  db
    .selectFrom('imageRequest as asked')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'asked.agencyId')
        .onRef('business.businessId', '=', 'asked.businessId'),
    )
    .select([
      'asked.imageRequestId',
      'asked.businessId',
      'business.businessName',
      'asked.occasion',
      'asked.day',
      'asked.language',
      'asked.note',
      'asked.status',
      'asked.imageId',
      'asked.answer',
      'asked.answeredAt',
      'asked.createdAt',
    ])
    .where('business.deletedAt', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number]
/** A request without what the reader may do with it. */
export type StoredRequest = Omit<ImageRequest, 'can'>
const present = (row: Row): StoredRequest => ({
  ...row,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** A request in the scope; undefined when it is not there. */
export async function findRequest(
  db: Db,
  scope: Scope,
  imageRequestId: number,
): Promise<StoredRequest | undefined> {
  const row = await requests(db)
    .where('asked.imageRequestId', '=', imageRequestId)
    .where(businessWithin(scope))
    .executeTakeFirst()
  return row && present(row)
}

/** Keeps what a customer asks for; undefined where the business was deleted meanwhile. The same words sent again, as after a lost answer, are the wish that waits already. */
export async function addRequest(
  tx: Tx,
  scope: Scope,
  asked: z.output<typeof NewImageRequest>,
  askedBy: string,
  now: Date,
): Promise<StoredRequest | undefined> {
  const { businessId, occasion, day, language, note } = asked
  const business = await tx
    .selectFrom('business')
    .select('businessId')
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!business) return undefined
  const same = await requests(tx)
    .where('asked.agencyId', '=', scope.agencyId)
    .where('asked.businessId', '=', businessId)
    .where('asked.status', '=', 'OPEN')
    .where('asked.occasion', '=', occasion)
    .where('asked.day', 'is not distinct from', day)
    .where('asked.language', '=', language)
    .where('asked.note', '=', note)
    .limit(1)
    .executeTakeFirst()
  if (same) return present(same)
  const { imageRequestId } = await tx
    .insertInto('imageRequest')
    .values({ ...asked, agencyId: scope.agencyId, askedBy, createdAt: now })
    .returning('imageRequestId')
    .executeTakeFirstOrThrow()
  return findRequest(tx, scope, imageRequestId)
}

/** What requests are narrowed by. */
export type RequestFilters = {
  businessId?: number | undefined
  agencyId?: number | undefined
  status?: ImageRequest['status'] | undefined
  before?: number | undefined
  pageSize: number
}

/**
 * Requests of whom a scope reaches: they know whose business they are of, and whether it is deleted (migration 0253), so that nothing
 * is looked up for rows that are not shown.
 */
const reached =
  (scope: Scope, { agencyId, businessId }: Pick<RequestFilters, 'agencyId' | 'businessId'>) =>
  (e: ExpressionBuilder<Tables & { asked: Tables['imageRequest'] }, 'asked'>) => {
    const whose = scope.reach === 'platform' ? agencyId : scope.agencyId
    return e.and([
      e('asked.isGone', '=', false),
      ...(whose === undefined ? [] : [e('asked.agencyId', '=', whose)]),
      ...(businessId === undefined ? [] : [e('asked.businessId', '=', businessId)]),
      ...(scope.reach === 'madeBy' ? [e('asked.madeByFranchiseeId', '=', scope.franchiseeId)] : []),
      ...(scope.reach === 'own'
        ? [
            e.exists(
              e
                .selectFrom('business')
                .whereRef('business.agencyId', '=', 'asked.agencyId')
                .whereRef('business.businessId', '=', 'asked.businessId')
                .where('business.userId', '=', scope.userId),
            ),
          ]
        : []),
    ])
  }

const waiting = (db: Db, scope: Scope, filters: RequestFilters) =>
  db.selectFrom('imageRequest as asked').where('asked.status', '=', 'OPEN').where(reached(scope, filters))

async function countAsks(all: ReturnType<typeof waiting>, occasions: string[]): Promise<Map<string, number>> {
  if (occasions.length === 0) return new Map()
  const rows = await all
    .select((e) => [
      'asked.occasionKey',
      e.cast<number>(e.fn.count('asked.businessId').distinct(), 'integer').as('asks'),
    ])
    .where('asked.occasionKey', 'in', [...new Set(occasions.map((occasion) => occasion.toLowerCase()))])
    .groupBy('asked.occasionKey')
    .execute()
  return new Map(rows.map(({ occasionKey, asks }) => [occasionKey, asks]))
}

/** A page of the requests a scope reaches, newest first, and how many of them wait. */
export async function listRequests(db: Db, scope: Scope, filters: RequestFilters) {
  const { status, before, pageSize } = filters
  let page = requests(db).where(reached(scope, filters))
  const all = waiting(db, scope, filters)
  const { open } = await all
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('open'))
    .executeTakeFirstOrThrow()
  if (status) page = page.where('asked.status', '=', status)
  if (before !== undefined) page = page.where('asked.imageRequestId', '<', before)
  const rows = await page
    .orderBy('asked.imageRequestId', 'desc')
    .limit(pageSize + 1)
    .execute()
  const asks = await countAsks(
    all,
    rows.map(({ occasion }) => occasion),
  )
  const list = rows
    .slice(0, pageSize)
    .map((row) => ({ ...present(row), asks: asks.get(row.occasion.toLowerCase()) ?? 0 }))
  return { list, next: rows.length > pageSize ? list.at(-1)!.imageRequestId : null, open }
}

/** The agency a request belongs to, for platform staff. Asked with the platform role. */
export const agencyOfRequest = async (db: Db, imageRequestId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('imageRequest')
      .select('agencyId')
      .where('imageRequestId', '=', imageRequestId)
      .executeTakeFirst()
  )?.agencyId

/** Keeps staff's answer to what is open; open again, nothing of it is left. False where it is answered, or open, already. */
export async function answerRequest(
  tx: Tx,
  scope: Scope,
  imageRequestId: number,
  { status, imageId, answer }: z.output<typeof ImageRequestAnswer>,
  by: string,
  now: Date,
): Promise<boolean> {
  const open = status === 'OPEN'
  const { numUpdatedRows } = await tx
    .updateTable('imageRequest')
    .set({
      status,
      imageId,
      answer: open ? '' : answer,
      answeredBy: open ? null : by,
      answeredAt: open ? null : now,
    })
    .where('agencyId', '=', scope.agencyId)
    .where('imageRequestId', '=', imageRequestId)
    .where('status', open ? '!=' : '=', 'OPEN')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
