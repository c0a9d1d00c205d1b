import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { onceHeader } from '@parichay/contract/request.ts'
import type { Access, Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActors, type TestActor } from '../testing/actors.ts'
import type { Client } from '../testing/client.ts'
import { makeBusiness, makeCustomer, makeStaff, type TestStaff } from '../testing/makers.ts'
import { matrixCases } from '../testing/matrix-cases.ts'
import { watchAgencies } from '../testing/prints.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let admin: TestStaff
let id: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '10000' })
  admin = await makeStaff(w, 'admin')
  id = (await makeBusiness(w, { owner: await makeCustomer(w, { agency: admin.agency }) })).businessId
})
afterAll(() => w.close())

const withKey = (key: string) => ({ headers: { [onceHeader]: key } })
const write = (client: Client, text: string, key: string) =>
  client.call(noteRoutes.saveNote, { params: { id }, body: { text, isPinned: false } }, withKey(key))
const textsOf = async () =>
  (await admin.client.ok(noteRoutes.listNotes, { params: { id } })).map(({ text }) => text)

const refused = ['-', 's']
const may = ({ column, agency }: TestActor, access: Access) =>
  !refused.includes(access[column]) || (access[column] === 's' && agency.isSuperAdmin)

test('every call that is done once answers the same again and writes nothing more', async () => {
  const { actors } = await makeActors(w)
  const watch = await watchAgencies(w.databaseUrl)
  const people = ['customer 1 of A', 'admin of A', 'admin of P'].map((name) =>
    actors.find((one) => one.name === name)!,
  )
  const names = (Object.keys(routes) as RouteName[]).filter((name) => (routes[name] as Route).once)
  const faults: string[] = []
  for (const name of names) {
    const route = routes[name] as Route
    const one = matrixCases[name]
    const actor = people.find((person) => may(person, route.access))!
    const input = one.input(one.consumes ? await actor.fresh() : actor.own)
    const send = () => actor.client.call(route, input, withKey(`${name}-0123456789abcdef`))
    const first = await send()
    const stands = await watch.print()
    const second = await send()
    // Where the matrix has its call refused, it is refused again.
    const status = one.allowed ?? 200
    const isSame = status !== 200 || first.text === second.text
    if (first.status !== status || second.status !== status || !isSame)
      faults.push(`${name} by ${actor.name}: ${first.text.slice(0, 200)} then ${second.text.slice(0, 200)}`)
    const now = await watch.print()
    if (JSON.stringify([...now]) !== JSON.stringify([...stands])) faults.push(`${name} wrote something more`)
  }
  await watch.close()
  expect(faults).toEqual([])
  expect(names.length).toBeGreaterThan(50)
}, 180_000)

test('ten of one deed at once are one; another person with the same key does their own', async () => {
  const key = 'a-key-of-ten-presses'
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(admin.client, 'Ten at once', key)))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]!.status).toBe(200)
  const colleague = await makeStaff(w, 'admin', { agency: admin.agency })
  expect((await write(colleague.client, 'Ten at once', key)).status).toBe(200)
  expect((await textsOf()).filter((text) => text === 'Ten at once')).toHaveLength(2)
})

test('a key that comes with something else, or of another form, is refused', async () => {
  const key = 'a-key-for-one-thing-only'
  expect((await write(admin.client, 'The first words', key)).status).toBe(200)
  expect((await write(admin.client, 'Other words', key)).failure.code).toBe('VALIDATION')
  for (const wrong of ['', 'short', 'x'.repeat(65), 'with a blank in it', 'ключ-ключ-ключ-ключ'])
    expect((await write(admin.client, 'Wrong key', encodeURI(wrong))).failure.code).toBe('VALIDATION')
  expect(await textsOf()).not.toContain('Wrong key')
})

test('what failed may be sent again', async () => {
  const key = 'a-key-of-what-failed-first'
  const gone = () =>
    admin.client.call(
      noteRoutes.saveNote,
      { params: { id: 2_000_000_001 }, body: { text: 'Nowhere', isPinned: false } },
      withKey(key),
    )
  expect((await gone()).status).toBe(404)
  expect((await gone()).status).toBe(404)
  expect((await write(admin.client, 'Here it is', key)).status).toBe(200)
})

test('a call whose process is gone is waited for, and done after two minutes', async () => {
  const { platform } = w.world.database
  const key = 'a-key-of-a-process-that-went'
  expect((await write(admin.client, 'Before the process went', key)).status).toBe(200)
  await sql`update answered_call set answer_sealed = null`.execute(platform)
  const waiting = await write(admin.client, 'Before the process went', key)
  expect([waiting.status, waiting.failure.retryAfterSec]).toEqual([503, 3])
  await sql`update answered_call set began_at = began_at - interval '121 seconds'`.execute(platform)
  expect((await write(admin.client, 'Before the process went', key)).status).toBe(200)
})

test('what is kept names nobody and shows nothing', async () => {
  await write(admin.client, 'A secret of the shop', 'a-key-that-is-looked-for')
  const { rows } = await sql<{ row: string }>`select t::text as row from answered_call t`.execute(
    w.world.database.platform,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { row } of rows) expect(row).not.toMatch(/secret of the shop|looked-for|saveNote|franchisee/)
  await expect(sql`select from answered_call`.execute(w.world.database.app)).rejects.toThrow(
    'permission denied',
  )
})
