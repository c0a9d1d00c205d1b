import { placeNames } from '@parichay/contract/invoice/tax.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { allOf, betweenDays, type Source } from './store.ts'
import type { Asked } from './store.projects.ts'

/** Tax invoices and the credit notes that take them back; receipts charge no tax and stay out. */
const taxed = ({ agencyId, filters }: Asked, more: ReturnType<typeof sql>[]) =>
  allOf([
    sql`f.kind in ('TAX_INVOICE', 'CREDIT_NOTE')`,
    sql`f.document ->> 'place' is not null`,
    ...(agencyId === undefined ? [] : [sql`f.agency_id = ${agencyId}`]),
    ...betweenDays(sql`f.filed_on`, filters),
    ...more,
  ])
const gstin = sql`f.document -> 'buyer' ->> 'gstin'`
const isBusiness = sql`${gstin} is not null`
const sign = sql`case f.kind when 'CREDIT_NOTE' then -1 else 1 end`
const rate = sql`((f.document ->> 'rate')::int / 100.0)::float8`
/** As the returns of GST and invoices write it: `24-Gujarat`, `96-Other country`. */
const placeName = (code: ReturnType<typeof sql>) =>
  sql`${code} || coalesce('-' || (${JSON.stringify(placeNames)}::jsonb ->> ${code}), '')`

/** Documents for buyers with a GSTIN, in the order of their days. */
export const gstB2bSource = (asked: Asked): Source => ({
  from: sql`invoice f join agency on agency.agency_id = f.agency_id
    left join invoice o on o.agency_id = f.agency_id and o.invoice_id = f.credits_id`,
  where: taxed(asked, [isBusiness]),
  keys: [sql`f.filed_on`, sql`f.invoice_id`, sql`f.agency_id`],
  step: 'asc',
  cells: {
    invoiceNo: sql`f.invoice_no`,
    issuedOn: sql`f.issued_on`,
    documentKind: sql`case f.kind when 'CREDIT_NOTE' then 'Credit note' else 'Tax invoice' end`,
    creditsNo: sql`o.invoice_no`,
    gstin,
    buyerName: sql`f.document -> 'buyer' ->> 'name'`,
    place: placeName(sql`(f.document ->> 'place')`),
    sac: sql`f.document -> 'seller' ->> 'sac'`,
    rate,
    taxable: sql`${sign} * f.taxable_paise`,
    cgst: sql`${sign} * f.cgst_paise`,
    sgst: sql`${sign} * f.sgst_paise`,
    igst: sql`${sign} * f.igst_paise`,
    total: sql`${sign} * f.total_paise`,
    agencyName: sql`agency.agency_name`,
  },
})

/** What was taxed by what names a group, summed from what each day came to (migration 0263); credit notes have taken theirs away. */
const summed = (
  { agencyId, filters }: Asked,
  group: 'place' | 'sac',
  more: ReturnType<typeof sql>[],
): Source => {
  const sum = (column: string) => sql`sum(${sql.ref(`t.${column}`)})::bigint`
  const where = allOf([
    ...(agencyId === undefined ? [] : [sql`t.agency_id = ${agencyId}`]),
    ...betweenDays(sql`t.day`, filters),
    ...more,
  ])
  return {
    from: sql`(select t.agency_id, ${sql.ref(`t.${group}`)} as label, t.rate, sum(t.documents)::int as documents,
      ${sum('taxable_paise')} as taxable, ${sum('cgst_paise')} as cgst, ${sum('sgst_paise')} as sgst,
      ${sum('igst_paise')} as igst, ${sum('total_paise')} as total
      from gst_tally t where ${where} group by 1, 2, 3) g join agency on agency.agency_id = g.agency_id`,
    where: sql`true`,
    keys: [sql`g.agency_id`, sql`g.label`, sql`g.rate`],
    step: 'asc',
    cells: {
      rate: sql`(g.rate / 100.0)::float8`,
      documents: sql`g.documents`,
      taxable: sql`g.taxable`,
      cgst: sql`g.cgst`,
      sgst: sql`g.sgst`,
      igst: sql`g.igst`,
      total: sql`g.total`,
      agencyName: sql`agency.agency_name`,
    },
  }
}

/** Buyers without a GSTIN, summed by place of supply and rate. */
export function gstB2cSource(asked: Asked): Source {
  const source = summed(asked, 'place', [sql`not t.is_business`])
  return { ...source, cells: { ...source.cells, place: placeName(sql`g.label`) } }
}

/** Everything that was taxed, summed by code of the tariff and rate. */
export function gstHsnSource(asked: Asked): Source {
  const source = summed(asked, 'sac', [])
  return { ...source, cells: { ...source.cells, sac: sql`g.label` } }
}

/** Makes one line of what was taxed on a day for the same place, rate and code. Asked with the platform role. */
export const foldTaxes = (db: Db) =>
  sql`with many as (select agency_id, day, is_business, place, rate, sac from gst_tally group by 1, 2, 3, 4, 5, 6 having count(*) > 1),
    lines as (delete from gst_tally t using many m where (t.agency_id, t.day, t.is_business, t.place, t.rate, t.sac)
      = (m.agency_id, m.day, m.is_business, m.place, m.rate, m.sac) returning t.*)
    insert into gst_tally
      select agency_id, day, is_business, place, rate, sac, sum(documents), sum(taxable_paise), sum(cgst_paise), sum(sgst_paise),
        sum(igst_paise), sum(total_paise) from lines group by 1, 2, 3, 4, 5, 6`.execute(db)
