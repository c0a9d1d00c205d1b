import pg from 'pg'
import { openOffice } from './greeting-posts.ts'

/** A table, its own number, its columns, and what stands in them for each `n`. */
type Wish = { table: string; key: string; columns: string; values: string; from: number; to: number }

const firstBusiness = `(select business_id from business where agency_id = 1 and deleted_at is null order by 1 limit 1)`
const ofShop = `agency_id, business_id`
const shop = `1, ${firstBusiness}`
const job = `1, 'export', 'done', 1, 1, '', '{}', '{}'`

/** More rows than a page of each list that the demo leaves short, of two kinds where a filter tells them apart. */
const wishes: Wish[] = [
  {
    table: 'pdf_card',
    key: 'pdf_card_no',
    columns: `${ofShop}, company_name, registered_phone_number, is_active`,
    values: `${shop}, 'Listed ' || chr(64 + n), '+919876510001', n <= 9`,
    from: 1,
    to: 12,
  },
  {
    table: 'user_video',
    key: 'video_no',
    columns: `${ofShop}, title, is_active`,
    values: `${shop}, 'Listed ' || chr(64 + n), n <= 9`,
    from: 1,
    to: 12,
  },
  {
    table: 'image_tag',
    key: 'image_tag_id',
    columns: 'agency_id, name',
    values: `1, case when n > 20 then 'Lamp ' else 'Listed ' end || n`,
    from: 1,
    to: 24,
  },
  {
    table: 'image_post',
    key: 'image_id',
    columns:
      'agency_id, image_category_id, type, title, language, width, height, bytes, thumbnail_key, preview_key, full_key',
    values: `1, 1, 'SQUARE_IMAGE', 'Listed ' || n, case when n > 30 then 'hi' else 'en' end, 1080, 1080, 9, 'none', 'none', 'none'`,
    from: 1,
    to: 33,
  },
  {
    table: 'image_request',
    key: 'image_request_id',
    columns: `${ofShop}, occasion, language, asked_by, status, answered_by, answered_at, answer`,
    values: `${shop}, 'Listed ' || n, 'en', 'user 1', case when n > 30 then 'DECLINED' else 'OPEN' end,
      case when n > 30 then 'franchisee 1 of 1' end, case when n > 30 then now() end, case when n > 30 then 'No' else '' end`,
    from: 1,
    to: 33,
  },
  {
    table: 'recon_break',
    key: 'break_id',
    columns: 'agency_id, kind, ref, opened_at, seen_at, closed_at, closed_by, note',
    values: `1, 'bad_signature', 'listed ' || n, now(), now(), case when n > 22 then now() end,
      case when n > 22 then 'franchisee 1 of 1' end, case when n > 22 then 'Looked into' end`,
    from: 1,
    to: 24,
  },
  {
    table: 'bulk_job',
    key: 'bulk_job_id',
    columns:
      'agency_id, kind, state, asker_agency_id, asker_id, ip, filter, wish, about, total, created_at, ended_at',
    values: `${job}, 'Listed ' || n, 60, now() + n * interval '1 second', now()`,
    from: 1,
    to: 22,
  },
  {
    table: 'business_note',
    key: 'note_id',
    columns: `${ofShop}, text, written_by, created_at`,
    values: `${shop}, 'Listed ' || n, 'franchisee 1 of 1', now()`,
    from: 1,
    to: 4,
  },
]

type Product = { url: string; databaseUrl: string }

/** Rows of lists that a test put in; they go when it ends. */
export type ListRows = { bulkJobId: number; businessId: number; remove: () => Promise<void> }

/** Staff of agency 1 whose statements are walked. */
const earners = [3, 4]

/** A custom plan for a new business of each of them, from which they earn, and a note of the first business for its activity. */
async function sell(database: pg.Client, url: string, businessId: number) {
  const ask = await openOffice(url)
  const post = <T>(path: string, body: object) =>
    ask<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { rows: before } = await database.query<{ id: number; pct: object }>(
    'select franchisee_id as id, commission_pct as pct from franchisee where agency_id = 1 and franchisee_id = any($1::int[])',
    [earners],
  )
  const earn = (id: number, pct: object) =>
    database.query('update franchisee set commission_pct = $2 where agency_id = 1 and franchisee_id = $1', [
      id,
      JSON.stringify(pct),
    ])
  const shops: number[] = []
  for (const franchiseeId of earners) {
    await earn(franchiseeId, { card: 15, pdf: 0, video: 0 })
    const { rows } = await database.query<{ no: number }>(
      `insert into business (agency_id, user_id, business_name, category, mobile, city, profile, owner_phone, business_made_by, made_by_franchisee_id)
        select agency_id, user_id, 'Listed shop ' || $2::int, category, mobile, city, profile, owner_phone, 'franchisee', $2
        from business where business_id = $1 returning business_id as no`,
      [businessId, franchiseeId],
    )
    shops.push(rows[0]!.no)
    await post('/api/v1/card-payment', {
      businessId: rows[0]!.no,
      subscriptionPlanId: 'CUSTOM_PLAN',
      name: 'Listed plan',
      price: 1500,
      validity: 1,
      limits: { digitalCardIncluded: true, digitalCardLimit: 1 },
      isManualUpdate: true,
      mode: 'cash',
      reference: `Listed ${franchiseeId}`,
      reason: 'For the walk of lists',
    })
  }
  const { noteId } = await post<{ noteId: number }>(`/api/v1/business/${businessId}/notes`, {
    text: 'Listed by the office',
    isPinned: false,
  })
  return async () => {
    for (const { id, pct } of before) await earn(id, pct)
    await database.query('delete from business_note where note_id = $1', [noteId])
    // What was sold stays in the ledger; the shops go as they do in the panel.
    await database.query('update business set deleted_at = now() where business_id = any($1::int[])', [shops])
  }
}

/** Puts in what the demo alone leaves short. */
export async function addListRows({ url, databaseUrl }: Product): Promise<ListRows> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const made: [wish: Wish, numbers: number[]][] = []
  for (const wish of wishes) {
    const { table, key, columns, values, from, to } = wish
    const { rows } = await database.query<{ no: number }>(
      `insert into ${table} (${columns}) select ${values} from generate_series(${from}, ${to}) n returning ${key} as no`,
    )
    made.push([wish, rows.map(({ no }) => no)])
  }
  const bulkJobId = made.find(([{ table }]) => table === 'bulk_job')![1].at(-1)!
  await database.query(
    `insert into bulk_row (agency_id, bulk_job_id, row_no, business_id, label, state, reason)
      select 1, $1, n, ${firstBusiness}, 'Listed row ' || n, case when n > 55 then 'refused' else 'done' end,
        case when n > 55 then 'NOT_FOUND' end from generate_series(1, 60) n`,
    [bulkJobId],
  )
  const [shopRow] = (await database.query<{ businessId: number }>(`select ${firstBusiness} as "businessId"`))
    .rows
  const { businessId } = shopRow!
  const posts = made.find(([{ table }]) => table === 'image_post')![1]
  await database.query(
    `insert into image_post_use (agency_id, business_id, image_id, day)
      select 1, $1, image_id, current_date - n::int from unnest($2::int[]) with ordinality as sent (image_id, n)`,
    [businessId, posts.slice(0, 4)],
  )
  const unsell = await sell(database, url, businessId)
  return {
    bulkJobId,
    businessId,
    remove: async () => {
      await unsell()
      await database.query('delete from image_post_use where image_id = any($1::int[])', [posts])
      await database.query('delete from bulk_row where bulk_job_id = $1', [bulkJobId])
      for (const [{ table, key }, numbers] of made.toReversed())
        await database.query(`delete from ${table} where ${key} = any($1::int[])`, [numbers])
      await database.end()
    },
  }
}
