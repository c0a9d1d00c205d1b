import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { restoreDays } from '@parichay/contract/business/rules.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openClient } from '../testing/client.ts'
import { newestCode } from '../testing/codes.ts'
import { booksOf, makeRich, type RichCustomer, someone, storedOf } from '../testing/makers.erasure.ts'
import { makeBusiness, makeCard, makeCustomer, signInAs, testPassword } from '../testing/makers.ts'
import { makeLead } from '../testing/makers.lead.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { eraseAll, workErasure } from './work.ts'

const dayMs = 86_400_000
const page = readFileSync(new URL('../../../../docs/data.md', import.meta.url), 'utf8')
/** What the law keeps, as docs/data.md says. */
const keptByLaw = [
  ...page.matchAll(/^\| `(\w+)` \| personal \|.*?\| (?:8 years at least|As `payment_intent`).*$/gm),
].map(([, table]) => table!)

let w: TestWorld
let rich: RichCustomer
beforeEach(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  rich = await makeRich(w)
  const card = { agency: rich.shop.agency, cardNo: rich.cardNo }
  for (const deleted of [{}, { deletedAt: w.clock.now() }])
    await makeLead(w, card, { note: `Is ${someone.name} there?`, ...deleted })
}, 120_000)
afterEach(async () => {
  vi.restoreAllMocks()
  await w.close()
})

const db = () => w.world.database.platform
const adminNow = async () =>
  (await signInAs(w, rich.shop.agency, { kind: 'staff', franchiseeId: rich.shop.admin.franchiseeId })).client
const deleteAccount = () =>
  rich.shop.customer.client.ok(authRoutes.deleteUser, { body: { password: testPassword } })
const deleteBusiness = () =>
  rich.shop.customer.client.ok(businessRoutes.deleteBusiness, {
    params: { id: rich.shop.business.businessId },
    body: {},
  })
const days = (count: number) => w.clock.move(count * dayMs)

/** Every table of every column that holds a word of the person, whatever its type, with how many rows. */
async function wherePersonStands(): Promise<Record<string, number>> {
  const tables = await sql<{
    name: string
  }>`select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'm')`.execute(
    db(),
  )
  const marks = [
    ...Object.values(someone),
    ...someone.name.split(' '),
    rich.shop.customer.phoneNumber.slice(3),
  ].map((mark) => `%${mark}%`)
  const found: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(name)} t
      where to_jsonb(t)::text ilike any(${marks}::text[])`.execute(db())
    if (rows[0]!.n > 0) found[name.replace('public.', '')] = rows[0]!.n
  }
  return found
}

/** The whole database as one text, to see whether anything changed. */
async function everything(): Promise<string> {
  const tables = await sql<{
    name: string
  }>`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by 1`.execute(db())
  const all = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      all: string
    }>`select coalesce(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text), '') as all from ${sql.table(name)} t`.execute(
      db(),
    )
    all.push(`${name}: ${rows[0]!.all}`)
  }
  return all.join('\n')
}

const jobsOf = async (name: string) =>
  (await sql<{ data: unknown }>`select data from pgboss.job where name = ${name}`.execute(db())).rows
const storedNow = () => storedOf(w, rich)

describe('an account that was deleted', () => {
  test('31 days before is erased: no table but what the law keeps holds a word of the person, and no file is left', async () => {
    expect(keptByLaw.toSorted()).toEqual(['invoice', 'payment_intent'])
    const before = await wherePersonStands()
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(
        'admin_notification app_user audit bulk_job bulk_row business business_note card card_report challenge customer_view document_bin feedback frame_setup image_request invoice lead payment_intent pdf_card pdf_card_job pdf_card_job_item pdf_card_pass pdf_card_person pdf_card_sitting pdf_verify_setting poster_edit provider_event push_device user_video user_video_render video_sound'.split(
          ' ',
        ),
      ),
    )
    expect((await storedNow()).length).toBe(rich.files.length)
    expect(rich.files.length).toBeGreaterThan(20)
    await deleteAccount()
    days(restoreDays + 1)
    await eraseAll(w.world)
    const after = await wherePersonStands()
    expect(Object.keys(after).toSorted()).toEqual(['invoice', 'payment_intent'])
    // The bill that was never paid is no account of anything.
    expect(after['payment_intent']).toBe(before['payment_intent']! - 1)
    expect(after['invoice']).toBe(before['invoice'])
    await workErasure(w.world)
    await expect.poll(storedNow, { timeout: 15_000 }).toEqual([])
    const said = w.logged.find((line) => line.includes('deleted data erased'))!
    expect(JSON.parse(said)).toMatchObject({ erased: { user: 1, business: 1, card: 1 }, isOver: true })
  }, 60_000)

  test('29 days before is not touched', async () => {
    await deleteAccount()
    days(restoreDays - 1)
    const before = await everything()
    await eraseAll(w.world)
    expect(await everything()).toBe(before)
    expect(await jobsOf('erasure.files')).toEqual([])
  }, 60_000)

  test('leaves every book as it was: ledger, invoices and their PDF, reports, commission', async () => {
    const { shop, seller } = rich
    const invoices = async () => {
      const client = await adminNow()
      const { list, total } = await client.ok(invoiceRoutes.listInvoices, { query: {} })
      const { bytes } = await client.call(invoiceRoutes.downloadInvoice, {
        params: { invoiceId: list[0]!.invoiceId },
      })
      return { list, total, bytes }
    }
    const commission = async () => {
      const { lines, ...sums } = await (
        await adminNow()
      ).ok(commissionRoutes.getCommission, {
        query: { franchiseeId: seller.franchiseeId, month: '2026-03' },
      })
      return { sums, lines: lines.map(({ businessName: _name, ...line }) => line) }
    }
    // Lists name the business; after the erasure by its number.
    const unnamed = (text: string) =>
      text
        .replaceAll(someone.shop, `#${shop.business.businessId}`)
        .replaceAll(shop.customer.phoneNumber.replace(/^\+(\d\d)(\d{5})(\d{5})$/, '$1 $2 $3'), '')
    const read = async () => ({ ...(await booksOf(w, rich)), ...(await invoices()), ...(await commission()) })
    await deleteAccount()
    const before = await read()
    expect(before.total).toBeGreaterThanOrEqual(4)
    expect(before.lines.length).toBeGreaterThanOrEqual(4)
    expect(before.reports[0]!.split('\n').length).toBeGreaterThan(2)
    days(restoreDays + 1)
    await eraseAll(w.world)
    const after = await read()
    expect(after).toEqual({ ...before, reports: before.reports.map(unnamed) })
  }, 60_000)

  test('gives its number free, and whoever signs up with it begins anew', async () => {
    const { agency, customer } = rich.shop
    await deleteAccount()
    days(restoreDays + 1)
    await eraseAll(w.world)
    const browser = openClient(w.app, agency.host)
    const { phoneNumber } = customer
    expect(await browser.ok(authRoutes.verifyUser, { body: { phoneNumber } })).toMatchObject({
      userExist: false,
    })
    await browser.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, phoneNumber) } })
    await browser.ok(authRoutes.createPassword, { body: { password: 'river-stone-98' } })
    const user = await browser.ok(authRoutes.getUser, {})
    expect(user).toMatchObject({ phoneNumber, name: '' })
    expect(user.userId).not.toBe(customer.userId)
    expect(await browser.ok(businessRoutes.getBusinessesByUser, { query: {} })).toEqual([])
  }, 60_000)

  test('cannot be brought back, nor any part of it, by anybody', async () => {
    const { businessId } = rich.shop.business
    await deleteAccount()
    const client = await adminNow()
    // Not even on the first day: the account went as a whole.
    const restore = (as = client) =>
      as.call(businessRoutes.deleteBusiness, { params: { id: businessId }, body: { restore: true } })
    expect((await restore()).failure.code).toBe('NOT_FOUND')
    days(restoreDays + 1)
    await eraseAll(w.world)
    expect((await restore(await adminNow())).failure.code).toBe('NOT_FOUND')
    for (const table of ['app_user', 'business', 'card', 'pdf_card', 'user_video'])
      await expect(
        sql`update ${sql.table(table)} set deleted_at = null where erased_at is not null`.execute(db()),
      ).rejects.toThrow('stays_erased')
  }, 60_000)

  test('keeps the entries of the activity log without their words; nobody else may take words out', async () => {
    const { businessId, userId } = rich.shop.business
    const entries = async () =>
      (
        await sql<{
          action: string
          detail: object
          ip: string
          actor: string
        }>`select action, detail, ip, actor, at, object from audit
          where user_id = ${userId} or business_id = ${businessId} order by audit_id`.execute(db())
      ).rows
    const before = await entries()
    expect(before.length).toBeGreaterThan(4)
    const words = (what: string) =>
      sql`update audit set ${sql.raw(what)} where user_id = ${userId}`.execute(db())
    await expect(words(`detail = without_words(detail, '{}')`)).rejects.toThrow('never change')
    await deleteAccount()
    days(restoreDays + 1)
    await eraseAll(w.world)
    const after = await entries()
    const plain = ({ action, actor }: { action: string; actor: string }) => `${actor} ${action}`
    expect(after.map(plain).slice(0, before.length)).toEqual(before.map(plain))
    expect(after.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.delete', 'user.erase', 'business.erase', 'card.erase']),
    )
    expect(after.find(({ action }) => action === 'business.change')).toMatchObject({
      detail: { amount: 999, before: { cards: 2 }, after: {} },
      ip: '',
    })
    expect(after.find(({ action }) => action === 'customer.view')).toMatchObject({ ip: '203.0.113.9' })
    await expect(words(`detail = '{"amount": 1}'`)).rejects.toThrow('never change')
    await expect(words(`ip = '10.0.0.1'`)).rejects.toThrow('never change')
    await expect(words(`actor = 'system'`)).rejects.toThrow('permission denied')
  }, 60_000)

  test('answers under its addresses as a deleted card does', async () => {
    const { agency } = rich.shop
    const visit = async () => {
      const browser = openClient(w.app, agency.host)
      const shown = async (path: string) => {
        const { status, text, headers } = await browser.get(path)
        return [path, status, headers.location ?? '', /<h1>.*?<\/h1>/.exec(text)?.[0]]
      }
      return Promise.all(
        [`/${rich.cardId}`, `/${rich.cardId}-old`, `/v/${rich.token}`].map((path) => shown(path)),
      )
    }
    expect((await visit()).map(([, status]) => status)).toEqual([200, 301, 200])
    await deleteAccount()
    const before = await visit()
    expect(before[0]![1]).toBe(410)
    days(restoreDays + 1)
    await eraseAll(w.world)
    w.world.pages.dropAll()
    expect(await visit()).toEqual(before)
  }, 60_000)
})

test('a second run does nothing', async () => {
  await deleteAccount()
  days(restoreDays + 1)
  await eraseAll(w.world)
  const [before, jobs] = [await everything(), (await jobsOf('erasure.files')).length]
  days(1)
  await eraseAll(w.world)
  expect(await everything()).toBe(before)
  expect(await jobsOf('erasure.files')).toHaveLength(jobs)
}, 60_000)

test('a run that breaks in the middle is taken up: what it began is whole, or as before', async () => {
  const { businessId } = rich.shop.business
  await deleteAccount()
  days(restoreDays + 1)
  const before = await everything()
  const adding = vi.spyOn(w.world.queue, 'addMany').mockRejectedValue(new Error('the machine went away'))
  await expect(eraseAll(w.world)).rejects.toThrow('not erased')
  // The films and the account had no file to hand over, or wait for the business; everything else is as it was.
  expect(await storedNow()).toHaveLength(rich.files.length)
  expect(await everything()).toBe(before)
  expect(
    w.logged.filter((line) => line.includes('"not erased"') && line.includes(String(businessId))).length,
  ).toBeGreaterThan(0)
  adding.mockRestore()
  await eraseAll(w.world)
  expect(Object.keys(await wherePersonStands()).toSorted()).toEqual(['invoice', 'payment_intent'])
  // The process that took files away died too: the job is there until it is done.
  const remove = vi.spyOn(w.world.storage, 'remove').mockRejectedValueOnce(new Error('the store is away'))
  await workErasure(w.world)
  await expect.poll(storedNow, { timeout: 40_000 }).toEqual([])
  expect(remove).toHaveBeenCalled()
}, 90_000)

test('a run that is short of time queues the rest', async () => {
  await deleteAccount()
  days(restoreDays + 1)
  await eraseAll(w.world, -1)
  expect(Object.keys(await wherePersonStands()).length).toBeGreaterThan(20)
  expect(await jobsOf('erasure.sweep')).toHaveLength(1)
  await eraseAll(w.world)
  expect(Object.keys(await wherePersonStands())).toHaveLength(2)
}, 60_000)

test('two runs side by side erase each thing once', async () => {
  await deleteAccount()
  days(restoreDays + 1)
  await Promise.all([eraseAll(w.world), eraseAll(w.world)])
  await eraseAll(w.world)
  const { rows } = await sql<{
    object: string
  }>`select object from audit where action like '%.erase'`.execute(db())
  expect(rows.map(({ object }) => object).toSorted()).toEqual(
    [...new Set(rows.map(({ object }) => object))].toSorted(),
  )
  expect(rows.length).toBeGreaterThanOrEqual(3)
}, 60_000)

test('a business goes and its owner stays, with other businesses and everybody else', async () => {
  const { agency, customer } = rich.shop
  const other = await makeBusiness(w, { owner: customer, name: 'Second shop' })
  const card = await makeCard(w, { business: other })
  const stranger = await makeBusiness(w, { owner: await makeCustomer(w, { agency }) })
  const rowsOf = async () =>
    (
      await sql<{
        row: string
      }>`select to_jsonb(b)::text as row from business b where business_id in (${other.businessId}, ${stranger.businessId})
        union all select to_jsonb(c)::text from card c where card_no = ${card.cardNo}
        union all select to_jsonb(u)::text from app_user u union all select to_jsonb(s)::text from push_device s`.execute(
        db(),
      )
    ).rows
  await deleteBusiness()
  const before = await rowsOf()
  days(restoreDays + 1)
  await eraseAll(w.world)
  expect(await rowsOf()).toEqual(before)
  const { rows } =
    await sql`select business_name, mobile, email, city, owner_phone, profile, logo_document_id from business
    where business_id = ${rich.shop.business.businessId}`.execute(db())
  expect(rows).toEqual([
    {
      businessName: `#${rich.shop.business.businessId}`,
      mobile: null,
      email: null,
      city: '',
      ownerPhone: '',
      profile: {},
      logoDocumentId: null,
    },
  ])
  const words = await sql<{ said: string }>`select string_agg(detail::text, ' ') as said from audit
    where business_id = ${rich.shop.business.businessId}`.execute(db())
  expect(words.rows[0]!.said).not.toContain(someone.shop)
  expect(await wherePersonStands()).toMatchObject({ audit: 1, app_user: 1, push_device: 1 })
}, 60_000)

test('a card alone goes with its visits, PIN, feedback and reports; the business and its pictures stay', async () => {
  const client = await adminNow()
  await client.ok(cardRoutes.deleteCard, { body: { cardNo: rich.cardNo } })
  days(restoreDays + 1)
  const documents =
    await sql`select document_id from document where business_id is not null order by 1`.execute(db())
  await eraseAll(w.world)
  const stands = Object.keys(await wherePersonStands())
  expect(stands).toContain('business')
  expect(stands).not.toContain('feedback')
  expect(stands).not.toContain('card_report')
  expect(await sql`select 1 from card_pin`.execute(db())).toMatchObject({ rows: [] })
  expect(stands).not.toContain('lead')
  expect(await sql`select 1 from card_visit`.execute(db())).toMatchObject({ rows: [] })
  expect(
    (await sql`select document_id from document where business_id is not null order by 1`.execute(db())).rows,
  ).toEqual(documents.rows)
  const restored = await (
    await adminNow()
  ).call(cardRoutes.deleteCard, { body: { cardNo: rich.cardNo, restore: true } })
  expect(restored.failure.code).toBe('NOT_FOUND')
}, 60_000)
