import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { ownDataBounds } from '@parichay/contract/own-data/fields.ts'
import { ownDataRoutes } from '@parichay/contract/own-data/routes.ts'
import { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import { pushRoutes } from '@parichay/contract/push/routes.ts'
import { viewHeader } from '@parichay/contract/view/rules.ts'
import { viewRoutes } from '@parichay/contract/view/routes.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { basename } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { workDocuments } from '../document/work.ts'
import { eraseAll } from '../erasure/work.ts'
import { messagesTo } from '../testing/codes.ts'
import { dieAtWork } from '../testing/dead-worker.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeDocument,
  makeStaff,
  type TestAgency,
  type TestCustomer,
  testPassword,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { makeOwnData } from './jobs.ts'
import { tell } from './usecase.tell.ts'
import { giveUpCopy, makeCopy, sweepCopies, workOwnData } from './work.ts'

const day = 86_400_000
let w: TestWorld
let agency: TestAgency
let person: TestCustomer
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
}, 120_000)
beforeEach(async () => {
  await w.forgetLimits()
  person = await makeCustomer(w, { agency })
})
afterAll(() => w.close())

const db = () => w.world.database.platform
const body = { password: testPassword }
const ask = (who = person) => who.client.ok(ownDataRoutes.makeOwnDataFile, { body })
const now = async (who = person) => (await who.client.ok(ownDataRoutes.getOwnDataFile, {})).file
const idOf = ({ ownDataFileId }: { ownDataFileId: number }) => ({ agencyId: agency.agencyId, ownDataFileId })
const make = async (who = person) => {
  const id = idOf(await ask(who))
  await makeCopy(w.world, id)
  return id
}
const fetchCopy = ({ ownDataFileId }: { ownDataFileId: number }, who = person) =>
  who.client.call(ownDataRoutes.downloadOwnDataFile, { params: { ownDataFileId } })
const bell = async (who = person) =>
  (await who.client.ok(ownerNoticeRoutes.listOwnerNotices, { query: {} })).list.map(({ kind, isRead }) => ({
    kind,
    isRead,
  }))
const keyOf = async ({ ownDataFileId }: { ownDataFileId: number }) =>
  (
    await sql<{
      key: string
    }>`select storage_key as key from own_data_file where own_data_file_id = ${ownDataFileId}`.execute(db())
  ).rows[0]!.key
const storedCopies = async () => {
  const keys = []
  for await (const { key } of w.world.storage.list()) if (key.includes('/own-data-')) keys.push(key)
  return keys
}

test('asked for with the password, made with its progress in sight, fetched by its owner as a ZIP, and gone after seven days', async () => {
  const { businessId } = await makeBusiness(w, { owner: person, name: 'Bhagat Tea' })
  const business = await makeBusiness(w, { owner: person, name: 'Bhagat Snacks' })
  await makeCard(w, { business, cardId: 'bhagat-snacks' })
  const documentId = await makeDocument(w, business)
  await sql`update document set storage_key = 'a1/0f.webp' where document_id = ${documentId}`.execute(db())
  await w.world.storage.put('a1/0f.webp', new Uint8Array(300_000).fill(7))
  expect(await now()).toBeNull()
  const wrong = await person.client.call(ownDataRoutes.makeOwnDataFile, {
    body: { password: 'not-the-password-1' },
  })
  expect(wrong.failure).toMatchObject({ code: 'PASSWORD_WRONG', field: 'password' })
  const asked = await ask()
  expect(asked).toMatchObject({ state: 'waiting', bytes: null, partsDone: 0 })
  await makeCopy(w.world, idOf(asked))
  const ready = await now()
  expect(ready).toMatchObject({ state: 'ready', leftOut: 0 })
  expect(Date.parse(ready!.expiresAt!) - Date.parse(ready!.endedAt!)).toBe(ownDataBounds.keepDays * day)
  const { status, bytes, headers } = await fetchCopy(asked)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(ready!.bytes),
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
  })
  const files = unzipSync(new Uint8Array(bytes))
  const json = (name: string) =>
    JSON.parse(strFromU8(files[`data/${name}.json`]!)) as Record<string, unknown>[]
  expect(json('profile')).toMatchObject([{ userId: person.userId, phoneNumber: person.phoneNumber }])
  expect(json('businesses').map((one) => one['businessId'])).toEqual([businessId, business.businessId])
  expect(json('cards')).toMatchObject([{ cardId: 'bhagat-snacks', businessId: business.businessId }])
  const [picture] = json('files')
  expect(files[picture!['file'] as string]).toEqual(new Uint8Array(300_000).fill(7))
  expect(strFromU8(files['README.txt']!)).toContain('data/cards.json')
  w.clock.move(ownDataBounds.keepDays * day)
  const again = await makeCustomer(w, { agency })
  expect((await fetchCopy(asked, again)).failure.code).toBe('NOT_FOUND')
  expect(await storedCopies()).toHaveLength(1)
  await sweepCopies(w.world)
  expect(await storedCopies()).toEqual([])
  const { rows } =
    await sql`select state, storage_key from own_data_file where user_id = ${person.userId}`.execute(db())
  expect(rows).toEqual([{ state: 'expired', storageKey: null }])
  w.clock.move(31 * day)
  await sweepCopies(w.world)
  expect((await sql`select 1 from own_data_file`.execute(db())).rows).toEqual([])
})

test('its time is over to the second, before its file is gone', async () => {
  const id = await make()
  await sql`update session set ends_at = '2030-01-01', last_seen_at = ${new Date(w.clock.now().getTime() + 7 * day)}`.execute(
    db(),
  )
  w.clock.move(ownDataBounds.keepDays * day - 1000)
  expect([(await now())!.state, (await fetchCopy(id)).status]).toEqual(['ready', 200])
  w.clock.move(1000)
  expect([(await now())!.state, (await fetchCopy(id)).failure.code]).toEqual(['expired', 'NOT_FOUND'])
  await sweepCopies(w.world)
})

test('nobody else fetches it: no other customer, no staff, nobody signed out, no view as the customer', async () => {
  const id = await make()
  const stranger = await makeCustomer(w, { agency })
  const abroad = await makeCustomer(w)
  expect((await fetchCopy(id, stranger)).failure.code).toBe('NOT_FOUND')
  expect((await fetchCopy(id, abroad)).failure.code).toBe('NOT_FOUND')
  const admin = await makeStaff(w, 'admin', { agency })
  expect((await fetchCopy(id, admin as never)).status).toBe(403)
  const { viewId } = await admin.client.ok(viewRoutes.viewAsCustomer, {
    body: { userId: person.userId, reason: 'They asked' },
  })
  for (const [method, url] of [
    ['GET', `/api/v1/account/data/${id.ownDataFileId}/content`],
    ['GET', '/api/v1/account/data'],
    ['POST', '/api/v1/account/data'],
  ] as const) {
    const { statusCode, body: said } = await w.app.inject({
      method,
      url,
      headers: {
        host: agency.host,
        cookie: `__Host-s=${admin.client.cookies.get('__Host-s')}`,
        [viewHeader]: viewId,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      ...(method === 'POST' && { payload: body }),
    })
    expect([url, statusCode, said]).toEqual([url, 409, expect.stringContaining('VIEW_ONLY')])
  }
  const key = await keyOf(id)
  expect((await w.app.inject({ url: `/files/${key}`, headers: { host: agency.host } })).statusCode).toBe(404)
  expect((await fetchCopy(id)).status).toBe(200)
})

test('one at a time, three a day, and a new one takes the place of the one before with its file', async () => {
  const [one, other] = await Promise.all([ask(), ask()])
  expect(other.ownDataFileId).toBe(one.ownDataFileId)
  await makeCopy(w.world, idOf(one))
  const first = await keyOf(one)
  const second = await make()
  expect((await fetchCopy(one)).failure.code).toBe('NOT_FOUND')
  await workDocuments(w.world)
  await expect.poll(storedCopies, { timeout: 20_000 }).not.toContain(first)
  expect((await fetchCopy(second)).status).toBe(200)
  const answers = []
  for (let i = 0; i < 3; i += 1) {
    answers.push(await person.client.call(ownDataRoutes.makeOwnDataFile, { body }))
    await sql`update own_data_file set state = 'failed', ended_at = now(), storage_key = null, bytes = null, expires_at = null where user_id = ${person.userId}`.execute(
      db(),
    )
  }
  expect(answers.at(-1)!.failure).toMatchObject({ code: 'RATE_LIMITED', retryAfterSec: expect.any(Number) })
  w.clock.move(day)
  expect((await person.client.call(ownDataRoutes.makeOwnDataFile, { body })).status).toBe(200)
}, 40_000)

test('a copy that could not be made, and a second press at once, count for none of the three', async () => {
  await Promise.all([ask(), ask(), ask()])
  const fails = async () => {
    const file = (await now())!
    // The queue may tell of it twice.
    for (const _ of [1, 2]) await giveUpCopy(w.world, idOf(file))
  }
  await fails()
  for (let times = 0; times < 3; times += 1) {
    await ask()
    await fails()
  }
  for (let times = 0; times < 3; times += 1) await make()
  expect((await person.client.call(ownDataRoutes.makeOwnDataFile, { body })).failure.code).toBe(
    'RATE_LIMITED',
  )
})

test('on its way it lies where a killed worker leaves nothing behind', async () => {
  const asked = await ask()
  const { putFile } = w.world.storage
  let path = ''
  w.world.storage.putFile = async (key, from) => {
    path = from
    await putFile(key, from)
  }
  await makeCopy(w.world, idOf(asked))
  w.world.storage.putFile = putFile
  // What `forgetLeft` takes away at the next start where this process has ended.
  const folder = await w.world.media.inFolder(async (one) => basename(one).replace(/-[^-]*$/, '-'))
  expect(path).toContain(`/${folder}`)
})

test('its file is named after the day in India', async () => {
  const id = await make()
  // A quarter to two at night there.
  w.clock.move(((1.84375 - ((w.clock.now().getTime() / day) % 1)) % 1) * day)
  const late = await fetchCopy(id)
  const tomorrow = new Date(w.clock.now().getTime() + day).toISOString().slice(0, 10)
  expect(late.headers['content-disposition']).toContain(`my-data-${tomorrow}.zip`)
})

describe('who asked hears of it', () => {
  test('in the bell once, by a letter to the address of the account and on their browsers; fetching it reads the notice', async () => {
    const foreign = await makeCustomer(w, { agency, email: 'asha@bhagat.example' })
    const browser = w.sandbox.push.subscribe(w.sandbox.url)
    await foreign.client.ok(pushRoutes.addPushDevice, { body: browser })
    const id = await make(foreign)
    await makeCopy(w.world, id)
    expect(await bell(foreign)).toEqual([{ kind: 'data_ready', isRead: false }])
    expect(await bell()).toEqual([])
    await tell(w.world, id, 'mail')
    await tell(w.world, id, 'push')
    const [letter] = messagesTo(w, 'asha@bhagat.example')
    expect(letter!.subject).toContain('Your data at')
    expect(letter!.text).toContain('/panel/customer/account/data')
    // Who opens the letter without being signed in gets nothing by it.
    expect(letter!.text).not.toMatch(/own-data|token|content/)
    const pushed = w.sandbox.push.pushed.filter(({ endpoint }) => endpoint === browser.endpoint)
    expect(pushed.map(({ text }) => JSON.parse(text) as unknown)).toMatchObject([
      { title: 'Your data is ready', url: '/panel/customer/account/data', tag: 'own-data' },
    ])
    for (const _ of [1, 2]) await fetchCopy(id, foreign)
    expect(await bell(foreign)).toEqual([{ kind: 'data_ready', isRead: true }])
    const admin = await makeStaff(w, 'admin', { agency })
    const { list } = await admin.client.ok(activityRoutes.listActivity, { query: {} })
    const about = list.filter(({ object }) => object === `user ${foreign.userId}`).map(({ action }) => action)
    // Two parts of one download are one entry.
    expect(about.filter((action) => action.startsWith('account.data'))).toEqual([
      'account.dataTaken',
      'account.data',
    ])
  })

  test('in Hindi where they read the panel in Hindi, the page in the copy too', async () => {
    await person.client.ok(authRoutes.updatePreference, { body: { preference: { language: 'hi' } } })
    await sql`update app_user set email = 'meena@bhagat.example' where user_id = ${person.userId}`.execute(
      db(),
    )
    const id = await make()
    await tell(w.world, id, 'mail')
    const [letter] = messagesTo(w, 'meena@bhagat.example')
    expect(letter!.subject).toMatch(/आपका डेटा तैयार है/)
    const files = unzipSync(new Uint8Array((await fetchCopy(id)).bytes))
    expect(strFromU8(files['README-hindi.txt']!)).toContain('इसमें क्या है')
  })

  test('that it failed, when the queue gives up; then it may be asked for again', async () => {
    const asked = await ask()
    const { putFile } = w.world.storage
    w.world.storage.putFile = () => Promise.reject(new Error('full'))
    await expect(makeCopy(w.world, idOf(asked))).rejects.toThrow('full')
    w.world.storage.putFile = putFile
    expect(await now()).toMatchObject({ state: 'waiting', partsDone: 0 })
    await giveUpCopy(w.world, idOf(asked))
    expect([(await now())!.state, await bell()]).toEqual(['failed', [{ kind: 'data_failed', isRead: false }]])
    expect((await ask()).ownDataFileId).not.toBe(asked.ownDataFileId)
  })
})

test('files that find no room, or are not kept any more, are named in it', async () => {
  const business = await makeBusiness(w, { owner: person })
  const ids = [
    await makeDocument(w, business),
    await makeDocument(w, business),
    await makeDocument(w, business),
  ]
  const { rows } = await sql<{
    storageKey: string
  }>`select storage_key from document where document_id = any(${ids}) order by 1`.execute(db())
  await w.world.storage.put(rows[0]!.storageKey, new Uint8Array(1000))
  await w.world.storage.put(rows[1]!.storageKey, new Uint8Array(1000))
  const asked = await ask()
  await makeCopy(w.world, idOf(asked), 1500)
  expect(await now()).toMatchObject({ state: 'ready', leftOut: 1 })
  const about = strFromU8(unzipSync(new Uint8Array((await fetchCopy(asked)).bytes))['README.txt']!)
  expect(about).toMatch(
    /found no room[\s\S]*files\/business-\d+\/[\s\S]*not kept any more[\s\S]*files\/business-\d+\//,
  )
})

test('an account that is deleted takes its copy along at once, also one that is being made; the erased leave none', async () => {
  const id = await make()
  const key = await keyOf(id)
  await person.client.ok(authRoutes.deleteUser, { body })
  await workDocuments(w.world)
  await expect.poll(storedCopies, { timeout: 20_000 }).not.toContain(key)
  await makeCopy(w.world, id)
  const other = await makeCustomer(w, { agency })
  const asked = await ask(other)
  const { putFile } = w.world.storage
  w.world.storage.putFile = async (...given) => {
    await putFile(...given)
    await other.client.ok(authRoutes.deleteUser, { body })
  }
  await makeCopy(w.world, idOf(asked))
  w.world.storage.putFile = putFile
  const left = await storedCopies()
  expect(
    (
      await sql`select 1 from own_data_file where user_id = any(${[person.userId, other.userId]})`.execute(
        db(),
      )
    ).rows,
  ).toEqual([])
  await sql`insert into own_data_file (agency_id, user_id, language, state, storage_key, bytes, created_at, ended_at, expires_at)
    values (${agency.agencyId}, ${other.userId}, 'en', 'ready', ${`a${agency.agencyId}/own-data-x.held`}, 1, now(), now(), now())`.execute(
    db(),
  )
  w.clock.move(31 * day)
  await eraseAll(w.world)
  expect((await sql`select 1 from own_data_file where user_id = ${other.userId}`.execute(db())).rows).toEqual(
    [],
  )
  const jobs = await sql<{ data: unknown }>`select data from pgboss.job where name = 'erasure.files'`.execute(
    db(),
  )
  expect(JSON.stringify(jobs.rows)).toContain('own-data-x.held')
  expect(left).not.toContain(key)
}, 60_000)

// The last, for its worker goes on: what others make by hand it would make too.
test('a worker that dies is followed by one that begins anew; at the last try it has failed', async () => {
  await ask()
  await dieAtWork(w, makeOwnData, 1)
  expect((await now())!.state).toBe('waiting')
  await dieAtWork(w, makeOwnData)
  await workOwnData(w.world)
  await w.world.queue.workGivenUp()
  await expect.poll(async () => (await now())!.state, { timeout: 30_000 }).toBe('failed')
  await ask()
  await expect.poll(async () => (await now())!.state, { timeout: 30_000 }).toBe('ready')
}, 90_000)
