import { demoPlans } from '@parichay/sandbox/demo/plans.ts'
import type pg from 'pg'
import { staffNo } from './fill.ts'
import { dice } from './words.ts'

/** What `fillMoney` fills besides the tables of businesses; the benchmark makes their indexes afterwards. */
export const tablesOfMoney = [
  'payment_intent',
  'payment',
  'activation',
  'invoice',
  'ledger',
  'commission',
  'commission_step',
  'commission_payout',
  'image_category',
  'image_post',
  'image_post_use',
  'user_video_render',
  'admin_notification',
  'figure_day',
  'gst_tally',
  'money_tally',
  'client_log',
  'usage_counter',
]

const posts = 2000
/** What every plan of theirs holds. */
const sold = demoPlans.parichay[1]!

/**
 * What was paid, sent, filmed, counted and told of the businesses that `fillBusinesses` made: a payment, a time, an invoice and
 * two steps of the ledger for each year that was paid (three of ten by hand, one of fifty refunded with its credit note),
 * commission where staff serve the business, greetings that half of them sent in the last weeks, a film for half of the videos,
 * notices, the kept figures of 400 days, failures, and used quotas. No triggers run.
 */
export const fillMoney = (client: pg.Client, agencies: number): Promise<void> =>
  runStatements(client, statements(agencies))

/** Runs statements one after the other, and says of each how many rows it made, and in how long. */
export async function runStatements(client: pg.Client, texts: [string, string][]): Promise<void> {
  for (const [about, text] of texts) {
    const began = performance.now()
    const { rowCount } = await client.query(text)
    console.error(`  ${about}: ${rowCount} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
}

/** Of version 4 by its shape: the contract takes no other. */
const uuid = (of: string) => `overlay(overlay(md5(${of}) placing '4' from 13) placing 'a' from 17)::uuid`
const ofYear = (word: string) => uuid(`'${word} ' || business_id || ' ' || n`)
const byHand = 'record_no % 10 < 3'
/** Each agency sells four plans of its own. */
const planNames = `(array['Starter','Gold','Silver','Platinum'])`
const planNo = (agency: string, place: string) => `(${agency} - 1) * 4 + 1 + ${place}`
/** A plan as a purchase keeps it. */
const plan = `('${JSON.stringify({ price: 999, validity: 1, limits: sold.limits, frameVisibility: sold.frameVisibility })}'::jsonb
  || jsonb_build_object('subscriptionPlanId', ${planNo('agency_id', 'record_no % 4')}, 'name', ${planNames}[1 + record_no % 4]))`

function statements(agencies: number): [string, string][] {
  const everyAgency = `generate_series(1, ${agencies})`
  return [
    [
      'accounts',
      `insert into payment_account (agency_id, account_id, key_id, key_secret_sealed, webhook_secret_sealed, webhook_token)
        select a, ${uuid(`'account ' || a`)}, 'rzp_test_bench' || a, 'x', 'x', md5('bench ' || a) from ${everyAgency} a`,
    ],
    [
      'plans',
      `insert into subscription_plan (agency_id, subscription_plan_id, name, price_paise, validity_years, sort_order, limits, frame_visibility) overriding system value
        select a, ${planNo('a', 'p')}, ${planNames}[1 + p], 99900, 1, p, '${JSON.stringify(sold.limits)}', '${JSON.stringify(sold.frameVisibility)}' from ${everyAgency} a, generate_series(0, 3) p`,
    ],
    [
      'years',
      `create temp table year as
        select row_number() over (order by born + n * 365, business_id)::int as record_no, agency_id, business_id, made_by_franchisee_id as staff,
          user_id, n, (born + n * 365)::timestamptz + interval '9 hours' as at, born + n * 365 as starts, (array[69900, 99900, 149900])[1 + business_id % 3]::bigint as amount
        from (select *, created_at::date as born from business where payment_status = 1 and expiry_date_for_customer is not null) b,
          lateral generate_series(0, (expiry_date_for_customer - born) / 365 - 1) n
        where born + n * 365 <= current_date`,
    ],
    ['(their places)', 'create index on year (agency_id, record_no)'],
    ['(their shape)', 'analyze year'],
    [
      'intents',
      `insert into payment_intent (agency_id, intent_id, record_no, kind, account_id, business_id, amount, snapshot, made_by, state, manual, created_at, settled_at, settled_by, made_by_franchisee_id, mode)
        overriding system value
        select agency_id, ${ofYear('intent')}, record_no, 'card', case when not ${byHand} then ${uuid(`'account ' || agency_id`)} end, business_id, amount, ${plan},
          case when ${byHand} then 'franchisee ' || coalesce(staff, ${staffNo('agency_id', '1')}) else 'user ' || user_id end, case when record_no % 50 = 0 then 'refunded' else 'paid' end,
          case when ${byHand} then jsonb_build_object('by', 'Staff', 'reason', 'Paid at the counter', 'mode', (array['cash','upi','bank'])[1 + record_no % 3], 'reference', 'R' || record_no) end,
          at, at + interval '1 minute', case when ${byHand} then 'manual' else 'webhook' end, staff,
          case when ${byHand} then (array['cash','upi','bank'])[1 + record_no % 3] else (array['upi','card','netbanking'])[1 + record_no % 3] end
        from year`,
    ],
    [
      'payments',
      `insert into payment (agency_id, payment_id, account_id, intent_id, order_id, amount, currency, status, method, fee, tax, use, told_at, captured_at)
        select agency_id, 'pay_' || record_no, ${uuid(`'account ' || agency_id`)}, ${ofYear('intent')}, 'order_' || record_no, amount, 'INR', 'captured',
          (array['upi','card','netbanking'])[1 + record_no % 3], amount / 50, amount / 300, 'applied', at, at
        from year where not ${byHand}`,
    ],
    [
      'times',
      `insert into activation (agency_id, activation_id, intent_id, payment_id, kind, business_id, plan, granted, period, activated_at, bought_on, again_on)
        overriding system value
        select agency_id, record_no, ${ofYear('intent')}, case when not ${byHand} then 'pay_' || record_no end, 'card', business_id, ${plan},
          daterange(starts, starts + 365), daterange(starts, starts + 365), at, starts,
          (lead(at) over (partition by agency_id, business_id order by at) at time zone 'Asia/Kolkata')::date
        from year`,
    ],
    ['invoices', invoices()],
    ['credit notes', creditNotes()],
    ['what was taxed', taxes()],
    ['what was paid', paid()],
    ['ledger', ledger()],
    [
      'commissions',
      `insert into commission (agency_id, intent_id, franchisee_id, kind, pct)
        select agency_id, ${ofYear('intent')}, staff, 'card', 10 + staff % 11 from year where staff is not null`,
    ],
    [
      'steps of commission',
      // What `commission_steps` says of one sale, of all at once: its look into the ledger for each would need the index that comes later.
      `insert into commission_step
        select * from (
          select agency_id, entry_id, franchisee_id, day,
            (round(sum(paise) over sale * pct / 100.0) - round((sum(paise) over sale - paise) * pct / 100.0))::int as commission,
            intent_id, kind, pct, paise
          from (
            select c.agency_id, l.entry_id, c.intent_id, c.franchisee_id, c.kind, c.pct, l.day,
              (case when l.target in ('applied', 'manual') then l.amount else 0 end - case when l.source in ('applied', 'manual') then l.amount else 0 end)::int as paise
            from commission c join ledger l on l.agency_id = c.agency_id and l.intent_id = c.intent_id
          ) moved where paise <> 0
          window sale as (partition by agency_id, intent_id order by entry_id)
        ) step where commission <> 0`,
    ],
    [
      'payouts',
      `insert into commission_payout (agency_id, franchisee_id, day, amount, mode, paid_by, request_id, paid_at)
        select a, ${staffNo('a', 'f')}, current_date - 30 * m, 250000, 'upi', 'Staff', ${uuid(`'payout ' || a || ' ' || f || ' ' || m`)}, now() - m * interval '30 days'
        from ${everyAgency} a, generate_series(2, 10) f, generate_series(1, 12) m`,
    ],
    [
      'kinds of pictures',
      `insert into image_category (agency_id, image_category_id, name, kind) overriding system value
        select 1, i, 'Category ' || i, (array['festival','day','evergreen','business'])[1 + i % 4] from generate_series(1, 40) i`,
    ],
    [
      'pictures',
      `insert into image_post (agency_id, image_id, image_category_id, type, title, language, thumbnail_key, preview_key, full_key, width, height, bytes)
        overriding system value
        select 1, i, 1 + i % 40, (array['SQUARE_IMAGE','STORY_IMAGE'])[1 + i % 2], 'Picture ' || i, (array['hi','en','gu','mr'])[1 + i % 4], 't' || i, 'p' || i, 'f' || i, 1080, 1080, 190000
        from generate_series(1, ${posts}) i`,
    ],
    [
      'greetings sent',
      `insert into image_post_use (agency_id, business_id, image_id, day)
        select agency_id, business_id, 1 + (business_id::bigint * 31 + d * 17) % ${posts}, current_date - d * 3 - business_id % 3
        from business, generate_series(0, 1 + business_id % 5) d where business_id % 2 = 0`,
    ],
    [
      'films',
      `insert into user_video_render (agency_id, video_no, template_id, template_version, of_version, content_hash, chosen, keys, is_sample, state, percent, seconds, took_ms, storage_key, bytes, made_by, created_at, touched_at, ready_at)
        select agency_id, video_no, 1 + video_no % 24, 1, 1, md5(video_no::text), '{}', '{}', video_no % 4 = 0, case when video_no % 97 = 0 then 'failed' else 'ready' end, 100, 12, 9000, 'v' || video_no, 4000000, 'bench',
          created_at, created_at, case when video_no % 97 <> 0 then created_at end
        from user_video where video_no % 2 = 0`,
    ],
    [
      'their last films',
      `update user_video set film_state = r.state, film_no = r.render_id from user_video_render r
        where r.agency_id = user_video.agency_id and r.video_no = user_video.video_no`,
    ],
    ['notices', notices(agencies)],
    [
      'kept days',
      `insert into figure_day (agency_id, franchisee_id, day, figures)
        select a, case when f = 1 then 0 else ${staffNo('a', 'f')} end, current_date - d, jsonb_build_object('businesses', 4000 - d, 'activeCards', 3200 - d, 'draftCards', 500,
          'subscribed', 2100 - d, 'trial', 400, 'expiring', 90, 'grace', 40, 'expired', 700 + d)
        from ${everyAgency} a, generate_series(1, 10) f, generate_series(0, 400) d`,
    ],
    [
      'failures',
      `insert into client_log (agency_id, at, entry)
        select agency_id, now() - (business_id % 90) * interval '1 day', jsonb_build_object('call', 'GET /api/v1/business', 'code', 'UNAVAILABLE', 'message', 'The service is busy.', 'pageUrl', '/panel/customer', 'ref', md5(business_id::text))
        from business where business_id % 20 = 0`,
    ],
    [
      'quotas',
      `insert into usage_counter (agency_id, business_id, kind, stretch, used)
        select agency_id, business_id, (array['greetingVideo','pdfExport','promotionalVideo'])[1 + business_id / 3 % 3], to_char(current_date, 'YYYY-MM'), 1 + business_id % 9
        from business where business_id % 3 = 0`,
    ],
  ]
}

/** A tax invoice for each payment; every ninth buyer has a GSTIN, agencies sit in Gujarat and every fifth buyer elsewhere. */
const invoices = () => `
  insert into invoice (agency_id, invoice_id, kind, financial_year, number, invoice_no, issued_on, source, business_id, user_id,
    taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, document)
  overriding system value
  select agency_id, record_no, 'TAX_INVOICE', financial_year, number, 'A' || right(financial_year, 2) || '/' || number, starts, 'payment ' || record_no, business_id, user_id,
    amount - tax, case when is_near then tax / 2 else 0 end, case when is_near then tax - tax / 2 else 0 end, case when is_near then 0 else tax end, amount,
    jsonb_build_object('place', case when is_near then '24' else '27' end, 'rate', 1800, 'seller', jsonb_build_object('sac', '998365'),
      'buyer', jsonb_build_object('name', 'Owner ' || user_id, 'gstin', case when record_no % 9 = 0 then '24AAACC1206D1ZM' end), 'lines', jsonb_build_array(jsonb_build_object('title', 'Plan')))
  from (
    select *, amount - round(amount / 1.18)::bigint as tax, record_no % 5 <> 0 as is_near,
      row_number() over (partition by agency_id, financial_year order by record_no)::int as number
    from (select *, extract(year from starts - interval '3 months')::int || '-' || right((extract(year from starts - interval '3 months')::int + 1)::text, 2) as financial_year from year) y
  ) y`

const creditNotes = () => `
  insert into invoice (agency_id, invoice_id, kind, financial_year, number, invoice_no, issued_on, source, credits_id, business_id, user_id,
    taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, document)
  overriding system value
  select agency_id, 10000000 + invoice_id, 'CREDIT_NOTE', financial_year, number, 'CN' || right(financial_year, 2) || '/' || number, least(issued_on + 5, current_date), 'refund ' || invoice_id, invoice_id, business_id, user_id,
    taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, document
  from invoice where kind = 'TAX_INVOICE' and invoice_id % 50 = 0`

/** What each day came to, as migration 0263 sums it. */
const taxes = () => `
  insert into gst_tally
    select agency_id, issued_on, document -> 'buyer' ->> 'gstin' is not null, document ->> 'place', (document ->> 'rate')::int, document -> 'seller' ->> 'sac',
      count(*), sum(sign * taxable_paise), sum(sign * cgst_paise), sum(sign * sgst_paise), sum(sign * igst_paise), sum(sign * total_paise)
    from invoice, lateral (select case kind when 'CREDIT_NOTE' then -1 else 1 end as sign) signed group by 1, 2, 3, 4, 5, 6`

/** What each day came to, as migration 0265 sums it: nothing was refunded through the provider. */
const paid = () => `
  insert into money_tally
    select i.agency_id, (settled_at at time zone 'Asia/Kolkata')::date, count(*), sum(i.amount), coalesce(sum(i.amount) filter (where manual is null), 0),
      coalesce(sum(p.fee), 0), 0, coalesce(sum(i.amount) filter (where manual is not null and state = 'paid'), 0)
    from payment_intent i left join payment p on p.agency_id = i.agency_id and p.intent_id = i.intent_id group by 1, 2`

/** Money comes in and is used; of what went back two steps more. */
const ledger = () => `
  insert into ledger (agency_id, at, day, account_id, intent_id, payment_id, kind, ref, source, target, amount, currency)
  select agency_id, at + step.n * interval '1 second', starts, case when not ${byHand} then ${uuid(`'account ' || agency_id`)} end, ${ofYear('intent').replaceAll(' n)', ' year.n)')}, null,
    step.kind, step.kind || ' ' || record_no, step.source, step.target, amount, 'INR'
  from year join (values
    (1, false, 'captured', 'provider', 'unassigned', 0), (2, false, 'applied', 'unassigned', 'applied', 0), (1, true, 'manual', 'cash', 'manual', 0),
    (3, false, 'refund_due', 'applied', 'due', 50), (4, false, 'refunded', 'due', 'refunded', 50)
  ) step (n, by_hand, kind, source, target, each) on step.by_hand = (${byHand}) and (step.each = 0 or record_no % step.each = 0)
  order by record_no, step.n`

const notices = (agencies: number) => `
  insert into admin_notification (agency_id, kind, subject, made_by_franchisee_id, facts, created_at)
  select case when i % 5 < 2 then 1 else 2 + i % ${agencies - 1} end, (array['plan_expiring','feedback','image_request','failed_job'])[1 + i % 4], 'bench ' || i,
    case when i % 3 = 0 then ${staffNo(`(case when i % 5 < 2 then 1 else 2 + i % ${agencies - 1} end)`, `(1 + ${dice(7, 10)})`)} end,
    jsonb_build_object('businessId', i, 'businessName', 'Sharma Sweets'), now() - (i % 90) * interval '1 day'
  from generate_series(1, 60000) i`
