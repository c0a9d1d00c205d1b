import { sql } from 'kysely'
import { allOf, betweenDays, onDays, type Source } from './store.ts'
import { type Asked, ofBusinesses } from './store.projects.ts'

type Part = ReturnType<typeof sql>

const ofAgency = ({ agencyId }: Asked, column: Part) =>
  agencyId === undefined ? [] : [sql`${column} = ${agencyId}`]
/** Asked of one person, nobody else's money is summed up. */
const ofPerson = ({ filters: { madeBy } }: Asked, column: Part) =>
  madeBy === undefined ? [] : [sql`${column} = ${madeBy}`]

/**
 * Sales with who earns of them and how many per cent: of one person all of theirs; of everybody those that money moved for on the days that
 * are asked for, because for no other one anything was earned. Each is looked up by itself: planners read the whole ledger for it.
 */
function earningSales(asked: Asked): Part {
  const days = betweenDays(sql`day`, asked.filters)
  if (asked.filters.madeBy !== undefined || days.length === 0)
    return sql`(select agency_id, intent_id, franchisee_id, pct from commission c
      where ${allOf([...ofAgency(asked, sql`c.agency_id`), ...ofPerson(asked, sql`c.franchisee_id`)])}) c`
  return sql`(select distinct agency_id, intent_id from ledger where ${allOf([...days, ...ofAgency(asked, sql`agency_id`)])}) moved_sale
    cross join lateral (select agency_id, intent_id, franchisee_id, pct from commission
      where agency_id = moved_sale.agency_id and intent_id = moved_sale.intent_id offset 0) c`
}

/**
 * What every step of money earned, of all people: money that comes to lie in `applied` or `manual` earns, money that leaves
 * takes back, each rounded as the statement of one person rounds it.
 */
const steps = (asked: Asked) => sql`
  select agency_id, franchisee_id, day,
    (round(sum(paise) over sale * pct / 100.0) - round((sum(paise) over sale - paise) * pct / 100.0))::int as commission
  from (
    select c.agency_id, c.intent_id, c.franchisee_id, c.pct, l.entry_id, l.day, l.paise
    from ${earningSales(asked)} cross join lateral (
      select entry_id, day::date as day, (case when target in ('applied', 'manual') then amount else 0 end
        - case when source in ('applied', 'manual') then amount else 0 end)::int as paise
      from ledger where agency_id = c.agency_id and intent_id = c.intent_id offset 0
    ) l
  ) moved where paise <> 0
  window sale as (partition by agency_id, intent_id order by entry_id)`

/**
 * Everybody who works for the agency, with what was paid on these days for the businesses they look after, what it earned
 * them, what was taken back, and what they were paid out. Who left stands here while they have any of it.
 */
export const commissionSource = (asked: Asked): Source => ({
  from: sql`(
    select f.agency_id, f.franchisee_id, f.name, f.phone_number, f.roles,
      (select count(*)::int from business b where b.agency_id = f.agency_id
        and b.made_by_franchisee_id = f.franchisee_id and b.deleted_at is null) as businesses,
      coalesce(sold.sales, 0) as sales, coalesce(sold.paise, 0) as sold_paise,
      coalesce(earned.plus, 0) as earned_paise, coalesce(earned.minus, 0) as back_paise,
      coalesce(paid.paise, 0) as paid_paise
    from franchisee f
    left join (
      select i.agency_id, i.made_by_franchisee_id as franchisee_id, count(*)::int as sales, sum(i.amount)::bigint as paise
      from payment_intent i where ${allOf([
        sql`i.settled_at is not null and i.kind in ('card', 'pdf', 'video') and i.made_by_franchisee_id is not null`,
        ...ofAgency(asked, sql`i.agency_id`),
        ...ofPerson(asked, sql`i.made_by_franchisee_id`),
        ...onDays(sql`i.settled_at`, asked.filters),
      ])} group by 1, 2
    ) sold on sold.agency_id = f.agency_id and sold.franchisee_id = f.franchisee_id
    left join (
      select agency_id, franchisee_id, coalesce(sum(commission) filter (where commission > 0), 0)::bigint as plus,
        coalesce(-sum(commission) filter (where commission < 0), 0)::bigint as minus
      from (${steps(asked)}) step where ${allOf(betweenDays(sql`day`, asked.filters))} group by 1, 2
    ) earned on earned.agency_id = f.agency_id and earned.franchisee_id = f.franchisee_id
    left join (
      select p.agency_id, p.franchisee_id, sum(p.amount)::bigint as paise from commission_payout p
      where ${allOf([
        ...ofAgency(asked, sql`p.agency_id`),
        ...ofPerson(asked, sql`p.franchisee_id`),
        ...betweenDays(sql`p.day`, asked.filters),
      ])} group by 1, 2
    ) paid on paid.agency_id = f.agency_id and paid.franchisee_id = f.franchisee_id
    where ${allOf([...ofAgency(asked, sql`f.agency_id`), ...ofPerson(asked, sql`f.franchisee_id`)])} and (f.deleted_at is null
      or coalesce(sold.sales, 0) > 0 or earned.plus > 0 or earned.minus > 0 or paid.paise <> 0)
  ) g join agency on agency.agency_id = g.agency_id`,
  where: allOf([]),
  keys: [sql`g.sold_paise`, sql`g.franchisee_id`],
  step: 'desc',
  cells: {
    staffName: sql`g.name`,
    staffPhone: sql`g.phone_number`,
    role: sql`case when 'admin' = any(g.roles) then 'Admin'
      when 'franchisee-with-all-card-access' = any(g.roles) then 'Franchisee with all-card access'
      when 'franchisee' = any(g.roles) then 'Franchisee' else 'Creator' end`,
    businesses: sql`g.businesses`,
    sales: sql`g.sales`,
    amount: sql`g.sold_paise`,
    earned: sql`g.earned_paise`,
    takenBack: sql`g.back_paise`,
    paidOut: sql`g.paid_paise`,
    agencyName: sql`agency.agency_name`,
  },
})

const visited = (asked: Asked) =>
  allOf([...ofAgency(asked, sql`agency_id`), ...betweenDays(sql`day`, asked.filters)])
const sums = (() => {
  const of = (kind: string) => sql`coalesce(sum(count) filter (where kind = ${sql.lit(kind)}), 0)::int`
  return sql`${of('view')} as views, ${of('call')} as calls, ${of('whatsapp')} as chats,
    ${of('save')} as saves, ${of('order')} as orders`
})()
const contacts = sql`v.calls + v.chats + v.saves + v.orders`

/**
 * Cards that visitors came to on these days, with how often they got in touch: called, wrote, saved the contact, ordered.
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
