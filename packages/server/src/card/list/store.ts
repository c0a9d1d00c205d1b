import { templateCodes, type CardStatus } from '@parichay/contract/card/fields.ts'
import type { CardFilterOption } from '@parichay/contract/card/filters.project.ts'
import { expressionBuilder, sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import {
  type Chosen,
  choosePage,
  holdsWord,
  inOrder,
  planAsLists,
  whereInSlices,
} from '../../platform/choose-page.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Tables } from '../../platform/tables.ts'

/** Filters of All Projects. */
export type CardNarrowing = {
  /** What every row must hold, lower case; none for no search. */
  words: readonly string[]
  searchBy?: CardFilterOption | undefined
  status?: CardStatus | undefined
  done?: 'done' | 'not-done' | undefined
  imagePost?: 'enabled' | 'disabled' | undefined
  /** The kind of a link that it carries. */
  linkType?: number | undefined
  madeBy?: number | undefined
  madeFrom?: Date | undefined
  madeUntil?: Date | undefined
  /** These only. */
  cardNos?: readonly number[] | undefined
  agencyId?: number | undefined
}
/** Filters, order and page of All Projects. */
export type CardListFilters = Omit<CardNarrowing, 'cardNos'> & {
  sort: 'newest' | 'oldest' | 'name' | 'expiry'
  page: number
  pageSize: number
  fromEnd: boolean
}

const searched = {
  cardId: sql`card.card_id_words`,
  companyName: sql`card.company_words`,
  registeredPhoneNumber: sql`card.owner_phone`,
  businessName: sql`card.business_words`,
} as const
const sortKeys = {
  newest: null,
  oldest: null,
  name: sql`card.name_key`,
  expiry: sql`card.expiry_date_for_customer`,
} as const

/** One word in one of the five, or anywhere. Codes of designs are few: those that hold the word are named. */
function holds(word: string, by: CardListFilters['searchBy']) {
  if (by === undefined) return holdsWord(sql`card.search_text`, word)
  if (by !== 'templateCode') return holdsWord(searched[by], word)
  const codes = templateCodes.filter((code) => code.includes(word))
  return codes.length > 0 ? sql<boolean>`card.template_code in (${sql.join(codes)})` : sql<boolean>`false`
}

/** The cards a scope reaches; the same rule as `businessWithin`, in the columns that a card has of its business. */
const within = (scope: Scope, agencyId: number | undefined, e: ExpressionBuilder<Tables, 'card'>) => [
  ...(scope.reach === 'platform'
    ? agencyId === undefined
      ? []
      : [e('card.agencyId', '=', agencyId)]
    : [e('card.agencyId', '=', scope.agencyId)]),
  ...(scope.reach === 'madeBy' ? [e('card.madeByFranchiseeId', '=', scope.franchiseeId)] : []),
]

/** The links of a kind that cards carry: as many as there are cards with one, in the same order (migration 0272). */
function carrying(scope: Scope, { linkType, agencyId, madeBy }: CardListFilters): RawBuilder<boolean> {
  const whose = scope.reach === 'platform' ? agencyId : scope.agencyId
  const makers = [...(scope.reach === 'madeBy' ? [scope.franchiseeId] : []), ...(madeBy ? [madeBy] : [])]
  const parts = [
    sql`card_link.link_type_id = ${linkType}`,
    ...(whose === undefined ? [] : [sql`card_link.agency_id = ${whose}`]),
    ...makers.map((maker) => sql`card_link.made_by_franchisee_id = ${maker}`),
  ]
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

/** The cards that the filters mean. */
function conditions(scope: Scope, filters: CardNarrowing) {
  const { words, searchBy, status, done, imagePost, linkType, madeBy, madeFrom, madeUntil } = filters
  const e = expressionBuilder<Tables, 'card'>()
  return e.and([
    e('card.deletedAt', 'is', null),
    ...within(scope, filters.agencyId, e),
    ...(filters.cardNos ? [e('card.cardNo', 'in', filters.cardNos)] : []),
    ...words.map((word) => holds(word, searchBy)),
    ...(status ? [e('card.status', '=', status)] : []),
    ...(done === 'not-done' ? [e('card.status', '=', 'DRAFT')] : []),
    ...(done === 'done' ? [e('card.status', 'in', ['ACTIVE', 'INACTIVE'])] : []),
    // Written as the partial index has it, so that the few are found by it.
    ...(imagePost === 'enabled' ? [sql<boolean>`card.is_image_post_enabled`] : []),
    ...(imagePost === 'disabled' ? [sql<boolean>`not card.is_image_post_enabled`] : []),
    ...(linkType ? [sql<boolean>`card.links @> ${JSON.stringify([{ linkTypeId: linkType }])}::jsonb`] : []),
    ...(madeBy ? [e('card.madeByFranchiseeId', '=', madeBy)] : []),
    ...(madeFrom ? [e('card.createdAt', '>=', madeFrom)] : []),
    ...(madeUntil ? [e('card.createdAt', '<', madeUntil)] : []),
  ])
}

/** The cards that the filters mean, no more than `limit`, newest first, with their business. Asked as `chooseCards`. */
export async function nameCards(tx: Tx, scope: Scope, filters: CardNarrowing, limit: number) {
  await planAsLists(tx)
  const those = conditions(scope, filters)
  return tx
    .selectFrom('card')
    .select(['card.cardNo', 'card.cardId', 'card.businessId', 'card.businessName'])
    .where(whereInSlices(sql`card`, sql`card.card_no`, filters.words, those))
    .orderBy('card.cardNo', 'desc')
    .limit(limit)
    .execute()
}

/** Chooses a page of All Projects; see `choosePage`. */
export function chooseCards(tx: Tx, scope: Scope, filters: CardListFilters): Promise<Chosen> {
  const { words, status, done, imagePost, linkType, madeBy, madeFrom, madeUntil } = filters
  const where = conditions(scope, filters)
  const key = sortKeys[filters.sort]
  const others = [status, done, imagePost, madeFrom, madeUntil]
  const isByLink = linkType !== undefined && words.length === 0 && others.every((one) => one === undefined)
  const carries = isByLink ? carrying(scope, filters) : null
  const isMade = key === null && (madeFrom ?? madeUntil) !== undefined
  return choosePage(tx, {
    ...(carries && key === null
      ? { table: sql`card_link`, id: sql`card_link.card_no`, where: carries }
      : { table: sql`card`, id: sql`card.card_no`, where }),
    ...(carries && { counted: sql`card_link where ${carries}` }),
    // Those made on some days stand together in the index by the time of making, and nowhere near the newest number.
    key: isMade ? sql`card.created_at` : key,
    keyGrows: isMade,
    newestFirst: filters.sort === 'newest',
    narrow:
      words.length > 0 ||
      [...others, linkType, madeBy].some((one) => one !== undefined) ||
      scope.reach === 'madeBy',
    words,
    isSliced: true,
    page: filters.page,
    pageSize: filters.pageSize,
    fromEnd: filters.fromEnd,
  })
}

/** A row of All Projects. */
export type CardListRow = Awaited<ReturnType<typeof query>>[number]

const query = (db: Db, cardNos: number[], since: string) =>
  db
    .selectFrom('card')
    .innerJoin('agency', 'agency.agencyId', 'card.agencyId')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'card.agencyId')
        .onRef('business.businessId', '=', 'card.businessId'),
    )
    .innerJoin('appUser', (on) =>
      on.onRef('appUser.agencyId', '=', 'business.agencyId').onRef('appUser.userId', '=', 'business.userId'),
    )
    .select([
      'card.cardNo',
      'card.cardId',
      'card.agencyId',
      'agency.agencyName',
      'agency.expiringSoonDays',
      'card.businessId',
      'card.businessName',
      'card.companyName',
      'appUser.phoneNumber as registeredPhoneNumber',
      'card.template',
      'card.status',
      'business.businessMadeBy',
      'card.isImagePostEnabled',
      'card.expiryDateForCustomer',
      'business.paymentStatus',
      'card.cardLimit',
      'card.version',
      'card.createdAt',
      (e) =>
        e
          .selectFrom('cardVisit')
          .select((v) => v.fn.coalesce(v.fn.sum<number>('count'), v.val(0)).as('views'))
          .whereRef('cardVisit.agencyId', '=', 'card.agencyId')
          .whereRef('cardVisit.cardNo', '=', 'card.cardNo')
          .where('cardVisit.day', '>', since)
          .where('cardVisit.kind', '=', 'view')
          .as('visits'),
    ])
    .where('card.cardNo', '=', sql<number>`any(${cardNos}::int[])`)
    .where('card.deletedAt', 'is', null)
    .execute()

/** The rows of a chosen page, in its order; what the reader may not see is not there. Visits are those after `since`. */
export async function readCards(db: Db, ids: Chosen['ids'], since: string): Promise<CardListRow[]> {
  if (ids.length === 0) return []
  const nos = ids.map(({ id }) => id)
  return inOrder(ids, await query(db, nos, since), ({ cardNo }) => cardNo)
}
