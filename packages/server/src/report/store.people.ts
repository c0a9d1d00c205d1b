import { roleCells } from '@parichay/contract/report/fields.ts'
import { sql } from 'kysely'
import { allOf, betweenDays, onDays, type Source } from './store.ts'
import { type Asked, ofBusinesses } from './store.projects.ts'

type Part = ReturnType<typeof sql>

const ofAgency = ({ agencyId }: Asked, column: Part) =>
  agencyId === undefined ? [] : [sql`${column} = ${agencyId}`]
/** Asked of one person, nobody else's money is summed up. */
const ofPerson = ({ filters: { madeBy } }: Asked, column: Part) =>
  madeBy === undefined ? [] : [sql`${column} = ${madeBy}`]

/** What counts as sold on these days. */
const isSold = (asked: Asked) => [
  sql`i.settled_at is not null and i.kind in ('card', 'pdf', 'video')`,
  ...onDays(sql`i.settled_at`, asked.filters),
]

/** What steps of money earned on these days, or took back; `commission_step` is written with the ledger. */
const stepsWhere = (asked: Asked, whose: Part[]) =>
  allOf([...whose, ...betweenDays(sql`s.day`, asked.filters)])

/** What a member of staff was paid out on these days; `who` is the name of their table. */
const payoutsOf = (asked: Asked, who: 'f' | 'g') =>
  sql`from commission_payout p where ${allOf([
    sql`p.agency_id = ${sql.ref(`${who}.agency_id`)} and p.franchisee_id = ${sql.ref(`${who}.franchisee_id`)}`,
    ...betweenDays(sql`p.day`, asked.filters),
  ])}`

/** What people are shown for: they work here, or left and have something on these days. */
const isShown = (asked: Asked) => sql`(f.deleted_at is null
  or exists (select 1 from payment_intent i where ${allOf([
    sql`i.agency_id = f.agency_id and i.made_by_franchisee_id = f.franchisee_id`,
    ...isSold(asked),
  ])})
  or exists (select 1 from commission_step s where ${stepsWhere(asked, [sql`s.agency_id = f.agency_id and s.franchisee_id = f.franchisee_id`])})
  or (select sum(p.amount) ${payoutsOf(asked, 'f')}) <> 0)`

/** Where all of an agency or the platform are asked for, one walk over the sales of these days is quicker than a look for each person. */
const soldByAll = (asked: Asked) => sql`
  select i.agency_id, i.made_by_franchisee_id as franchisee_id, count(*)::int as sales, sum(i.amount)::bigint as paise
  from payment_intent i where ${allOf([
    sql`i.made_by_franchisee_id is not null`,
    ...ofAgency(asked, sql`i.agency_id`),
    ...ofPerson(asked, sql`i.made_by_franchisee_id`),
    ...isSold(asked),
  ])} group by 1, 2`

/**
 * Everybody who works for the agency, with what was paid on these days for the businesses they look after, what it earned
 * them, what was taken back, and what they were paid out. Who left stands here while they have any of it. They are chosen and
 * counted without what they earned, which is summed up once for a page.
 */
export const commissionSource = (asked: Asked): Source => {
  const chosen = sql`(
    select f.*, coalesce(sold.sales, 0) as sales, coalesce(sold.paise, 0) as sold_paise
    from franchisee f left join (${soldByAll(asked)}) sold on sold.agency_id = f.agency_id and sold.franchisee_id = f.franchisee_id
    where ${allOf([
      ...ofAgency(asked, sql`f.agency_id`),
      ...ofPerson(asked, sql`f.franchisee_id`),
      isShown(asked),
    ])}) g`
  const joined = (rows: Part) => sql`${rows} g join agency on agency.agency_id = g.agency_id
    left join (
      select s.agency_id, s.franchisee_id, coalesce(sum(s.commission) filter (where s.commission > 0), 0)::bigint as plus,
        coalesce(-sum(s.commission) filter (where s.commission < 0), 0)::bigint as minus
      from commission_step s
      where ${stepsWhere(asked, [...ofAgency(asked, sql`s.agency_id`), ...ofPerson(asked, sql`s.franchisee_id`)])} group by 1, 2
    ) earned on earned.agency_id = g.agency_id and earned.franchisee_id = g.franchisee_id
    cross join lateral (select coalesce(sum(p.amount), 0)::bigint as paise ${payoutsOf(asked, 'g')}) paid
    cross join lateral (select coalesce(sum(t.businesses), 0)::int as n from business_tally t
      where t.agency_id = g.agency_id and t.franchisee_id = g.franchisee_id) kept`
  return {
    from: joined(chosen),
    counted: chosen,
    joined: { chosen: 'g', from: joined },
    where: allOf([]),
    keys: [sql`g.sold_paise`, sql`g.franchisee_id`],
    step: 'desc',
    cells: {
      staffName: sql`g.name`,
      staffPhone: sql`g.phone_number`,
      role: sql`case when 'admin' = any(g.roles) then ${sql.lit(roleCells.admin)}
      when 'franchisee-with-all-card-access' = any(g.roles) then ${sql.lit(roleCells['franchisee-with-all-card-access'])}
      when 'franchisee' = any(g.roles) then ${sql.lit(roleCells.franchisee)} else ${sql.lit(roleCells.creator)} end`,
      businesses: sql`kept.n`,
      sales: sql`g.sales`,
      amount: sql`g.sold_paise`,
      earned: sql`coalesce(earned.plus, 0)`,
      takenBack: sql`coalesce(earned.minus, 0)`,
      paidOut: sql`paid.paise`,
      agencyName: sql`agency.agency_name`,
    },
  }
}

const visited = (asked: Asked) =>
  allOf([...ofAgency(asked, sql`agency_id`), ...betweenDays(sql`day`, asked.filters)])
const sums = (() => {
  const of = (kind: string) => sql`coalesce(sum(count) filter (where kind = ${sql.lit(kind)}), 0)::int`
  return sql`${of('view')} as views, ${of('call')} as calls, ${of('whatsapp')} as chats,
    ${of('save')} as saves, ${of('order')} as orders, ${of('form')} as forms`
})()
const contacts = sql`v.calls + v.chats + v.saves + v.orders + v.forms`

/**
 * Cards that visitors came to on these days, with how often they got in touch: called, wrote, saved the contact, ordered, left their number.
 * The most first; where there is a crowd of them the newest card first, each summed up when its turn comes.
 */
export const leadSource = (asked: Asked): Source => {
  const where = allOf([sql`card.deleted_at is null`, ...ofBusinesses(asked, 'card')])
  const cells = {
    cardNo: sql`card.card_no`,
    cardId: sql`card.card_id`,
    businessName: sql`card.business_name`,
    ownerPhone: sql`card.owner_phone`,
    leads: contacts,
    calls: sql`v.calls`,
    chats: sql`v.chats`,
    saves: sql`v.saves`,
    orders: sql`v.orders`,
    forms: sql`v.forms`,
    views: sql`v.views`,
    agencyName: sql`agency.agency_name`,
  }
  return {
    from: sql`(select agency_id, card_no, ${sums} from card_visit where ${visited(asked)} group by 1, 2) v
      join card on card.agency_id = v.agency_id and card.card_no = v.card_no
      join agency on agency.agency_id = v.agency_id`,
    counted: sql`(select distinct agency_id, card_no from card_visit where ${visited(asked)}) v
      join card on card.agency_id = v.agency_id and card.card_no = v.card_no`,
    where,
    keys: [contacts, sql`v.card_no`],
    step: 'desc',
    cells,
    inCrowd: {
      of: sql`select distinct agency_id, card_no from card_visit where ${visited(asked)}`,
      walk: {
        from: sql`card join agency on agency.agency_id = card.agency_id
        cross join lateral (select count(*) as days, ${sums} from card_visit
          where card_visit.agency_id = card.agency_id and card_visit.card_no = card.card_no
          and ${allOf(betweenDays(sql`day`, asked.filters))}) v`,
        where: allOf([where, sql`v.days > 0`, ...ofAgency(asked, sql`card.agency_id`)]),
        keys: [sql`card.card_no`],
        step: 'desc',
        cells,
      },
    },
  }
}
