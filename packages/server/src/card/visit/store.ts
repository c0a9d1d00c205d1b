import type { CardVisits, CountedKind, VisitKind } from '@parichay/contract/card/visits.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

/** Visits of one kind on one day, not yet written. */
export type Counted = { agencyId: number; cardId: string; day: string; kind: VisitKind; count: number }

/**
 * Adds to the counts of cards that are live; one that gave its id up since `since` is counted under it too, for pages that were
 * open then. What names no such card is forgotten. Asked with the platform role.
 */
export async function addVisits(db: Db, counted: Counted[], since: Date): Promise<void> {
  if (counted.length === 0) return
  // Always in one order, so that two processes that write at once do not wait for each other in a ring.
  await sql`
    insert into card_visit (agency_id, card_no, day, kind, count)
    select card.agency_id, card.card_no, new.day, new.kind, sum(new.count)
    from unnest(${counted.map((row) => row.agencyId)}::int[], ${counted.map((row) => row.cardId)}::text[], ${counted.map((row) => row.day)}::date[],
      ${counted.map((row) => row.kind)}::text[], ${counted.map((row) => row.count)}::int[]) as new (agency_id, card_id, day, kind, count)
    left join card named on named.agency_id = new.agency_id and named.card_id = new.card_id and named.deleted_at is null
    left join released_card_id old on named.card_no is null and old.agency_id = new.agency_id and old.card_id = new.card_id
      and old.released_at > ${since}
    join card on card.agency_id = new.agency_id and card.card_no = coalesce(named.card_no, old.card_no)
      and card.deleted_at is null and card.status = 'ACTIVE'
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (agency_id, card_no, day, kind) do update set count = card_visit.count + excluded.count`.execute(
    db,
  )
}

/** What was counted on a card from an Indian day on, and `before` it from `first` on; `leads` are the ways to get in touch together. */
export async function sumVisits(
  tx: Tx,
  { agencyId }: Scope,
  cardNo: number,
  { first, from, until }: { first: string; from: string; until: string },
): Promise<CardVisits> {
  const rows = await tx
    .selectFrom('cardVisit')
    .select((e) => {
      const sum = () => e.fn.sum('count')
      return [
        'kind',
        e.cast<number | null>(sum().filterWhere('day', '>=', from), 'integer').as('now'),
        e.cast<number | null>(sum().filterWhere('day', '<', from), 'integer').as('before'),
      ]
    })
    .where('agencyId', '=', agencyId)
    .where('cardNo', '=', cardNo)
    .where('day', '>=', first)
    .where('day', '<=', until)
    .groupBy('kind')
    .execute()
  const sums = (when: 'now' | 'before') => {
    const of = (kind: CountedKind) => rows.find((row) => row.kind === kind)?.[when] ?? 0
    const [calls, chats, saves, orders] = [of('call'), of('whatsapp'), of('save'), of('order')]
    const forms = of('form')
    const leads = calls + chats + saves + orders + forms
    return { views: of('view'), leads, calls, chats, saves, orders, forms }
  }
  const { views, leads } = sums('before')
  return { ...sums('now'), before: { views, leads } }
}
