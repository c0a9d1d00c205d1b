import type pg from 'pg'
import { staffNo } from './fill.ts'
import { runStatements } from './fill-money.ts'

/** What `fillDesk` fills; the benchmark makes the indexes afterwards. */
export const tablesOfDesk = [
  'recon_break',
  'bulk_job',
  'bulk_row',
  'image_request',
  'business_note',
  'month_bill',
  'month_bill_line',
]

/** Rows of each of the twenty newest big jobs: the most that one takes. */
const rowsOfBigJob = 10_000

/**
 * What lies on the desks of staff besides lists of businesses, once `fillBusinesses` and `fillMoney` have run: exceptions of money
 * (one of twenty open), jobs over many businesses, wishes for pictures, notes, and the monthly bills of two years with a line for
 * each card that was sold. No triggers run.
 */
export const fillDesk = (client: pg.Client, agencies: number): Promise<void> =>
  runStatements(client, statements(agencies))

/** Two of five stand in the first agency, as with businesses. */
const agencyOf = (agencies: number) => `case when i % 5 < 2 then 1 else 2 + i % ${agencies - 1} end`

function statements(agencies: number): [string, string][] {
  const agency = agencyOf(agencies)
  return [
    [
      'exceptions',
      `insert into recon_break (agency_id, kind, ref, detail, opened_at, seen_at, closed_at, closed_by, note)
        select ${agency}, (array['AMOUNT_MISMATCH','ORPHAN_PAYMENT','PAID_TWICE'])[1 + i % 3], 'pay_' || i, '{}', at, at,
          case when i % 20 > 0 then at end, case when i % 20 > 0 then 'Staff' end, case when i % 20 > 0 then 'Looked after' end
        from generate_series(1, 30000) i, lateral (select now() - (30000 - i) * interval '30 minutes' as at) t`,
    ],
    [
      'jobs',
      `insert into bulk_job (agency_id, bulk_job_id, kind, state, asker_agency_id, asker_id, ip, filter, wish, about, total, created_at, ended_at)
        overriding system value
        select a, i, 'message', 'done', a, ${staffNo('a', '(1 + i % 2)')}, '203.0.113.9', '{}', '{}', 'Category: Doctor', case when i > 980 then ${rowsOfBigJob} else 40 end, now() - (1000 - i) * interval '1 hour', now() - (1000 - i) * interval '1 hour'
        from (select i, case when i > 980 then 1 else ${agency} end as a from generate_series(1, 1000) i) j`,
    ],
    [
      'rows of jobs',
      `insert into bulk_row (agency_id, bulk_job_id, row_no, business_id, label, state)
        select agency_id, bulk_job_id, n, null, 'Business ' || n, case when n % 9 = 0 then 'refused' else 'done' end from bulk_job, generate_series(1, total) n`,
    ],
    [
      'wishes for pictures',
      `insert into image_request (agency_id, business_id, occasion, language, asked_by, status, created_at, made_by_franchisee_id)
        select agency_id, business_id, 'Opening day', 'hi', 'user ' || user_id, (array['OPEN','DONE','DONE','DECLINED'])[1 + business_id / 16 % 4], created_at,
          made_by_franchisee_id
        from business where business_id % 16 = 5`,
    ],
    [
      'notes',
      `insert into business_note (agency_id, business_id, text, written_by, created_at)
        select agency_id, business_id, 'Call again next week', 'Staff', created_at from business, generate_series(1, case business_id when 5 then 60 else 1 end) where business_id % 10 = 5`,
    ],
    [
      'months',
      `insert into month_bill (agency_id, month, issued_at, closed_at)
        select a, to_char(at, 'YYYY-MM'), at, case when m > 1 then at + interval '1 month' end from generate_series(1, ${agencies}) a, lateral (select m, date_trunc('month', now()) - m * interval '1 month' as at from generate_series(0, 40) m) t`,
    ],
    [
      'lines of months',
      `insert into month_bill_line (agency_id, month, business_id, card_no, event, happened_on, rate_paise)
        select agency_id, to_char(bought_on, 'YYYY-MM'), business_id, null, case when activation_id % 2 = 0 then 'NEW' else 'RENEWAL' end, bought_on, 5000 from activation on conflict do nothing`,
    ],
    [
      'months that are closed',
      `update month_bill set due_on = (month_bill.month || '-01')::date + interval '1 month 14 days', cards = lines.cards, total_paise = lines.paise
        from (select agency_id, month, count(*) as cards, sum(rate_paise) as paise from month_bill_line group by 1, 2) lines
        where lines.agency_id = month_bill.agency_id and lines.month = month_bill.month and closed_at is not null`,
    ],
  ]
}
