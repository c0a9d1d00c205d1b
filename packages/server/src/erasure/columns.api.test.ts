import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRich, type RichCustomer, someone } from '../testing/makers.erasure.ts'
import { makeLead } from '../testing/makers.lead.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { erasedKinds } from './rules.ts'
import { dueQuery } from './store.ts'
import { eraseAll } from './work.ts'

const mark = 'Zamindar-Qadir'
let w: TestWorld
let rich: RichCustomer
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  rich = await makeRich(w)
  const card = { agency: rich.shop.agency, cardNo: rich.cardNo }
  for (const deleted of [{}, { deletedAt: w.clock.now() }])
    await makeLead(w, card, { note: `Is ${someone.name} there?`, ...deleted })
}, 120_000)
afterAll(() => w.close())

const db = () => w.world.database.platform

/** Writes the mark into every text and document of every row of the person, wherever the database lets it stand. */
async function markEverything(): Promise<string[]> {
  const { businessId, userId } = rich.shop.business
  const of: Record<string, number> = {
    business_id: businessId,
    user_id: userId,
    card_no: rich.cardNo,
    pdf_card_no: rich.pdfCardNo,
    video_no: rich.videoNo,
  }
  const { rows } = await sql<{ table: string; column: string; type: string; keys: string[] }>`
    select c.relname as table, a.attname::text as column, format_type(a.atttypid, null) as type,
      array(select k.attname::text from pg_attribute k where k.attrelid = c.oid and k.attnum > 0
        and k.attname = any(${Object.keys(of)}::text[])) as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)`.execute(
    db(),
  )
  const marked: string[] = []
  for (const { table, column, type, keys } of rows) {
    // What names files or decides whether a row is taken is no place for a word.
    if (keys.length === 0 || /_key$|^(state|status|token|files|sizes)$/.test(column)) continue
    const given: Record<string, unknown> = {
      text: mark,
      jsonb: JSON.stringify({ said: mark }),
      'text[]': [mark],
    }
    const whose = sql.join(
      keys.map((key) => sql`${sql.ref(key)} = ${of[key]!}`),
      sql` or `,
    )
    const done =
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${given[type]}::${sql.raw(type)} where ${whose}`
        .execute(db())
        .catch(() => null)
    if (done?.numAffectedRows) marked.push(`${table}.${column}`)
  }
  return marked
}

/** The columns that hold the mark, generated ones too. */
async function markedNow(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`select c.relname as table from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where c.relkind = 'r' order by 1`.execute(
    db(),
  )
  const found = []
  for (const { table } of rows) {
    const columns = await sql<{ column: string }>`select distinct e.key as column from ${sql.table(table)} t,
      jsonb_each_text(to_jsonb(t)) e where e.value ilike ${`%${mark}%`} order by 1`.execute(db())
    found.push(...columns.rows.map(({ column }) => `${table}.${column}`))
  }
  return found
}

test('whatever stood in any column goes, but for addresses, trades, codes, who did it and what the law keeps', async () => {
  const marked = await markEverything()
  expect(marked.length).toBeGreaterThan(95)
  for (const table of ['app_user', 'business', 'card', 'pdf_card', 'user_video'])
    await sql`update ${sql.table(table)} set deleted_at = ${new Date(w.clock.now().getTime() - 31 * 86_400_000)}`.execute(
      db(),
    )
  await eraseAll(w.world)
  expect(await markedNow()).toEqual([
    // Books: what a purchase granted and why it ended, its bill.
    'activation.ended_reason',
    'activation.kind',
    'activation.plan',
    // Codes of ours.
    'bulk_row.field',
    'bulk_row.reason',
    'business.category',
    // The address goes on saying that the card is gone; limits are numbers.
    'card.card_id',
    'card.card_id_words',
    'card.card_limit',
    'card.search_text',
    'payment_intent.billing',
    'payment_intent.made_by',
    // Books: cash, upi, card.
    'payment_intent.mode',
    'pdf_card.search_text',
    'pdf_card.template_code',
    // Who took it back, by number.
    'pdf_card_pass.revoked_by',
    'released_card_id.card_id',
  ])
}, 60_000)

test('what waits is found by an index that holds nothing else, whatever else there is', async () => {
  for (const kind of erasedKinds)
    await db()
      .transaction()
      .execute(async (tx) => {
        // A handful of rows is read as they lie; a million are not.
        await sql`set local enable_seqscan = off`.execute(tx)
        await sql`set local enable_sort = off`.execute(tx)
        const asked = dueQuery(kind, w.clock.now(), { deletedAt: '2026-01-01', agencyId: 1, id: 1 }, 100)
        const { rows } = await sql<{ queryPlan: string }>`explain ${asked}`.execute(tx)
        const plan = rows.map((row) => Object.values(row)[0]).join('\n')
        const table = {
          card: 'card',
          pdfCard: 'pdf_card',
          video: 'user_video',
          business: 'business',
          user: 'app_user',
        }[kind]
        expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${table}_to_erase on ${table}\\b`))
        expect(plan).toMatch(/Index Cond: .*deleted_at.*ROW|Index Cond: .*ROW\(deleted_at/)
        expect(plan).not.toContain('Seq Scan')
        expect(plan).not.toContain('Sort')
      })
})
