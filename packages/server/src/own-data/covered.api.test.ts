import { ownDataRoutes } from '@parichay/contract/own-data/routes.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRich, type RichCustomer } from '../testing/makers.erasure.ts'
import { makeBusiness, makeCard, makeCustomer, makeDocument, testPassword } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { innerColumns, leftOutReasons, leftOutTables } from './rules.left-out.ts'
import { parts } from './rules.parts.ts'
import { words } from './rules.words.ts'
import { makeCopy } from './work.ts'

// What the copy holds is held against what the database has, column by column.

const page = readFileSync(new URL('../../../../docs/data.md', import.meta.url), 'utf8')
const personal = [...page.matchAll(/^\| `(\w+)` \| personal \|/gm)].map(([, table]) => table!)
const included = new Set(parts.map(({ table }) => table))
const ofTable = (table: string) => parts.filter((part) => part.table === table)
const isChosen = (table: string, column: string) =>
  ofTable(table).some(
    ({ columns, told = {} }) =>
      columns.includes(column) || Object.values(told).some(({ of }) => of === column),
  )

let w: TestWorld
let rich: RichCustomer
let columns: { table: string; column: string; type: string }[]
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  rich = await makeRich(w)
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.relname as table, a.attname::text as column, format_type(a.atttypid, null) as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' order by 1, a.attnum`.execute(db())
  columns = rows
}, 120_000)
afterAll(() => w.close())
const db = () => w.world.database.platform

async function copyOf(who: RichCustomer['shop']['customer']): Promise<Record<string, Uint8Array>> {
  const { ownDataFileId } = await who.client.ok(ownDataRoutes.makeOwnDataFile, {
    body: { password: testPassword },
  })
  await makeCopy(w.world, { agencyId: rich.shop.agency.agencyId, ownDataFileId })
  const { bytes } = await who.client.call(ownDataRoutes.downloadOwnDataFile, { params: { ownDataFileId } })
  return unzipSync(new Uint8Array(bytes))
}

test('every table that holds something of a person is in the copy, or on the list of those that are not, with its reason', () => {
  expect(personal.length).toBeGreaterThan(25)
  const unsaid = personal.filter((table) => !included.has(table) && !(table in leftOutTables))
  expect(unsaid).toEqual([])
  expect(Object.keys(leftOutTables).filter((table) => included.has(table))).toEqual([])
  const known = new Set(columns.map(({ table }) => table))
  expect([...included, ...Object.keys(leftOutTables)].filter((table) => !known.has(table))).toEqual([])
})

test('every column of a table in the copy is in it, or left out for a reason; no secret one is in it', () => {
  const unsaid = columns.filter(
    ({ table, column }) =>
      included.has(table) &&
      !innerColumns.test(column) &&
      !isChosen(table, column) &&
      !ofTable(table).some(({ leftOut = {}, media }) => column in leftOut || media?.columns.includes(column)),
  )
  expect(unsaid.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  const opens = /_sealed$|_mac$|_salt$|_hash$|token|password|secret|_key$|^session_id$/
  const shown = parts.flatMap((part) => [
    ...part.columns,
    ...Object.values(part.told ?? {}).map(({ of }) => of),
  ])
  expect(shown.filter((column) => opens.test(column) || innerColumns.test(column))).toEqual([])
  const columnsOf = (table: string) =>
    columns.filter((one) => one.table === table).map(({ column }) => column)
  for (const { table, columns: chosen, leftOut = {} } of parts)
    expect([
      table,
      [...chosen, ...Object.keys(leftOut)].filter((one) => !columnsOf(table).includes(one)),
    ]).toEqual([table, []])
})

test('the page that explains it says what each list is, in both languages, and why something is not there', () => {
  for (const language of ['en', 'hi'] as const) {
    expect(Object.keys(words[language].parts)).toEqual(parts.map(({ name }) => name))
    expect(Object.keys(words[language].reasons).toSorted()).toEqual(
      leftOutReasons.filter((reason) => !['inner', 'repeated'].includes(reason)).toSorted(),
    )
  }
})

/** Writes into each text and document of each row of the person where it stands; says which of them the database took. */
async function markEverything(): Promise<string[]> {
  const { businessId, userId } = rich.shop.business
  const of: Record<string, number> = {
    business_id: businessId,
    user_id: userId,
    card_no: rich.cardNo,
    pdf_card_no: rich.pdfCardNo,
    video_no: rich.videoNo,
  }
  // The person's payments and refunds are found by what was bought.
  const bought = sql`intent_id in (select intent_id from payment_intent where business_id = ${businessId})`
  const marked: string[] = []
  for (const { table, column, type } of columns) {
    if (
      !['text', 'jsonb', 'text[]'].includes(type) ||
      /^(actor|state|files|sizes|output|password_hash)$|_key$/.test(column)
    )
      continue
    const mine = columns.filter((one) => one.table === table && one.column in of).map((one) => one.column)
    const whose =
      mine.length > 0
        ? sql.join(
            mine.map((key) => sql`${sql.ref(key)} = ${of[key]!}`),
            sql` or `,
          )
        : ['payment', 'refund'].includes(table)
          ? bought
          : null
    if (!whose) continue
    const said = `<${table}.${column}>`
    const given: Record<string, unknown> = {
      text: said,
      jsonb: JSON.stringify(column === 'snapshot' || column === 'plan' ? { name: said } : { said }),
      'text[]': [said],
    }
    const done =
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${given[type]}::${sql.raw(type)} where ${whose}`
        .execute(db())
        .catch(() => null)
    if (done?.numAffectedRows) marked.push(`${table}.${column}`)
  }
  return marked
}

test('what stands in a chosen column is in the copy, what stands in any other is not: notes of staff, codes, names of files', async () => {
  const marked = await markEverything()
  expect(marked.length).toBeGreaterThan(90)
  const files = await copyOf(rich.shop.customer)
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  const found = new Set([...all.matchAll(/<(\w+\.\w+)>/g)].map(([, one]) => one!))
  const wanted = marked.filter((one) => {
    const [table = '', column = ''] = one.split('.')
    return isChosen(table, column)
  })
  expect(wanted.length).toBeGreaterThan(50)
  expect(wanted.filter((one) => !found.has(one))).toEqual([])
  expect([...found].filter((one) => !wanted.includes(one))).toEqual([])
  const secrets = await sql<{
    said: string
  }>`select password_hash as said from app_user where user_id = ${rich.shop.business.userId}
    union all select encode(token_hash, 'hex') from session where user_id = ${rich.shop.business.userId}
    union all select token from pdf_card_pass where pdf_card_no = ${rich.pdfCardNo}
    union all select storage_key from document where business_id = ${rich.shop.business.businessId}`.execute(
    db(),
  )
  expect(secrets.rows.length).toBeGreaterThan(4)
  const lists = Object.entries(files).flatMap(([name, bytes]) =>
    name.startsWith('data/') ? strFromU8(bytes) : [],
  )
  expect(secrets.rows.filter(({ said }) => lists.some((list) => list.includes(said)))).toEqual([])
  expect(
    Object.keys(files).filter((name) => !name.startsWith('data/') && name !== 'README.txt').length,
  ).toBeGreaterThan(3)
}, 60_000)

test('of other people nothing is in it, in the same agency or another, and they have no word of this person', async () => {
  const { agency } = rich.shop
  const neighbour = await makeCustomer(w, { agency })
  const theirs = await makeBusiness(w, { owner: neighbour, name: 'Neighbour Traders' })
  await makeCard(w, { business: theirs, cardId: 'neighbour-traders' })
  await makeDocument(w, theirs)
  const texts = (files: Record<string, Uint8Array>) =>
    Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
  const mine = texts(await copyOf(rich.shop.customer))
  expect(mine).not.toMatch(/neighbour/i)
  expect(mine).not.toContain(neighbour.phoneNumber)
  const other = texts(await copyOf(neighbour))
  expect(other).toContain('Neighbour Traders')
  expect(other).not.toContain(rich.shop.customer.phoneNumber)
  expect(other).not.toMatch(/<\w+\.\w+>/)
}, 60_000)

test('as many questions for a thousand people as for one, and each row once', async () => {
  const { customer, business } = rich.shop
  const { rows } = await sql<{
    n: number
  }>`insert into pdf_card_person (agency_id, pdf_card_no, row_key, place, facts, created_at, updated_at)
    select agency_id, pdf_card_no, gen_random_uuid(), n, jsonb_build_object('name', 'Person ' || n), now(), now()
    from pdf_card, generate_series(1, 1234) n where pdf_card_no = ${rich.pdfCardNo} returning 1 as n`.execute(
    db(),
  )
  await sql`insert into audit (agency_id, at, actor, action, object, detail, ip) select ${rich.shop.agency.agencyId}, timestamptz '2026-03-01' + n / 7 * interval '1 microsecond',
    ${`user ${business.userId}`}, 'account.reminder', '', jsonb_build_object('n', n), '' from generate_series(1, 1700) n`.execute(
    db(),
  )
  const files = await copyOf(customer)
  const list = (name: string) => JSON.parse(strFromU8(files[`data/${name}.json`]!)) as Record<string, never>[]
  const names = list('id-card-people').map(({ facts }) => (facts as unknown as { name?: string }).name)
  expect(new Set(names.filter(Boolean)).size).toBe(rows.length)
  expect(names.filter(Boolean)).toHaveLength(rows.length)
  const told = list('activity').flatMap(({ detail }) => (detail as unknown as { n?: number }).n ?? [])
  expect([told.length, new Set(told).size]).toEqual([1700, 1700])
}, 60_000)
