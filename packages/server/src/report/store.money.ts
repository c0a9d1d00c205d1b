import { sql } from 'kysely'
import { narrowedTo } from '../business/store.narrow.ts'
import { allOf, betweenDays, istDayOf, onDays, type Source } from './store.ts'
import { type Asked, isOfFewDays } from './store.projects.ts'

/** How it was paid: by hand as it was noted, else as the provider says (migration 0266). */
export const paymentMode = sql<string>`i.mode`

/**
 * The record numbers of payments of which something went back, as their credit notes say: few beside all payments, so a filter asks
 * for them once and not each payment for its notes. No note is older than its payment.
 */
const creditedRecords = ({
  agencyId,
  filters: { from },
}: Asked) => sql`(select substr(f.source, ${'payment '.length + 1})::bigint
  from invoice c join invoice f on f.agency_id = c.agency_id and f.invoice_id = c.credits_id
  where ${allOf([
    sql`c.credits_id is not null`,
    sql`f.source like 'payment %'`,
    ...(agencyId === undefined ? [] : [sql`c.agency_id = ${agencyId}`]),
    ...betweenDays(sql`c.issued_on`, from ? { from } : {}),
  ])})`

const productName = sql`case i.kind when 'card' then 'Plan' when 'pdf' then 'PDF ID card' else 'Promotional video' end`
const paidBusiness = sql`left join business b on b.agency_id = i.agency_id and b.business_id = i.business_id`
/** The same, looked up for each purchase: all businesses of a trade or an origin are many beside the purchases of a few days. */
const businessOfEach = sql`left join lateral (select * from business b where b.agency_id = i.agency_id
  and b.business_id = i.business_id limit 1) b on true`
const takenPayment = sql`left join lateral (select payment_id from payment p where p.agency_id = i.agency_id
      and p.intent_id = i.intent_id and p.use = 'applied' limit 1) p on true`

/** What customers paid for plans, PDF cards and videos, newest first; what went back is what its credit notes say. */
export const paymentSource = (asked: Asked): Source => {
  const { agencyId, filters, days } = asked
  const narrowed = narrowedTo(filters, days.today, 'b')
  const joined = (rows: ReturnType<typeof sql>) => sql`${rows} i join agency on agency.agency_id = i.agency_id
    ${paidBusiness}
    left join app_user u on u.agency_id = b.agency_id and u.user_id = b.user_id
    ${takenPayment}
    left join lateral (select v.agency_id, v.invoice_id, v.invoice_no from invoice v where v.agency_id = i.agency_id
      and v.source = 'payment ' || i.record_no limit 1) f on true
    left join lateral (select sum(c.total_paise)::bigint as paise from invoice c where c.agency_id = f.agency_id
      and c.credits_id = f.invoice_id) back on true`
  const chosen = (business: typeof paidBusiness) =>
    sql`payment_intent i ${narrowed.length > 0 ? business : sql``}`
  return {
    from: joined(sql`payment_intent`),
    counted: chosen(paidBusiness),
    // Who has a plan are an array, which is for an index to go through and not to be searched for each.
    numbered: chosen(isOfFewDays(filters) && !filters.planId ? businessOfEach : paidBusiness),
    joined: { chosen: 'i', from: joined },
    where: allOf([
      sql`i.settled_at is not null`,
      sql`i.kind in ('card', 'pdf', 'video')`,
      ...(agencyId === undefined ? [] : [sql`i.agency_id = ${agencyId}`]),
      ...onDays(sql`i.settled_at`, filters),
      ...(filters.product ? [sql`i.kind = ${filters.product}`] : []),
      ...(filters.mode ? [sql`${paymentMode} = ${filters.mode}`] : []),
      ...narrowed,
      ...(filters.refunds === 'only' ? [sql`i.record_no = any(array${creditedRecords(asked)})`] : []),
      ...(filters.refunds === 'none' ? [sql`i.record_no not in ${creditedRecords(asked)}`] : []),
    ]),
    keys: [sql`i.record_no`],
    step: 'desc',
    cells: {
      recordNo: sql`i.record_no`,
      paidOn: istDayOf(sql`i.settled_at`),
      businessName: sql`b.business_name`,
      ownerPhone: sql`coalesce(u.phone_number, u.email)`,
      product: productName,
      item: sql`i.snapshot ->> 'name'`,
      amount: sql`i.amount`,
      refunded: sql`coalesce(back.paise, 0)`,
      mode: paymentMode,
      reference: sql`coalesce(p.payment_id, i.manual ->> 'reference')`,
      invoiceNo: sql`f.invoice_no`,
      agencyName: sql`agency.agency_name`,
    },
  }
}

/** The payment that says most of a purchase, as the page of its business takes it. */
const bestPayment = sql`join lateral (select payment_id, method, status from payment p where p.agency_id = i.agency_id
      and p.intent_id = i.intent_id order by p.use = 'applied' desc, p.status in ('captured', 'authorized') desc, p.told_at desc limit 1) p on true`

/**
 * What customers are paying just now: the provider knows of a payment and has not settled it, as the page of the business calls it
 * pending. A checkout that was only opened is none, and after four days a purchase is over (`openFor`). Home and report ask both of it.
 */
export const onTheirWay = {
  from: sql`payment_intent i ${bestPayment}`,
  where: sql`i.state in ('new', 'open') and i.kind in ('card', 'pdf', 'video') and p.status in ('created', 'authorized', 'captured')`,
}

/** Purchases whose money is on its way, newest first. */
export const pendingSource = ({ agencyId, filters, days }: Asked): Source => ({
  from: sql`${onTheirWay.from} join agency on agency.agency_id = i.agency_id ${paidBusiness}
    left join app_user u on u.agency_id = b.agency_id and u.user_id = b.user_id`,
  where: allOf([
    onTheirWay.where,
    ...(agencyId === undefined ? [] : [sql`i.agency_id = ${agencyId}`]),
    ...onDays(sql`i.created_at`, filters),
    ...(filters.product ? [sql`i.kind = ${filters.product}`] : []),
    ...narrowedTo(filters, days.today, 'b'),
  ]),
  keys: [sql`i.record_no`],
  step: 'desc',
  cells: {
    recordNo: sql`i.record_no`,
    createdOn: istDayOf(sql`i.created_at`),
    businessName: sql`b.business_name`,
    ownerPhone: sql`coalesce(u.phone_number, u.email)`,
    product: productName,
    item: sql`i.snapshot ->> 'name'`,
    amount: sql`i.amount`,
    mode: sql`coalesce(p.method, 'online')`,
    reference: sql`p.payment_id`,
    agencyName: sql`agency.agency_name`,
  },
})
