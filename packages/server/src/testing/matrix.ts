import type { Access, Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fillReference } from '../reference.ts'
import { makeActors, nowhere, type Objects, type TestActor } from './actors.ts'
import type { TestAgency } from './makers.ts'
import type { MatrixCase } from './matrix-case.ts'
import { matrixCases } from './matrix-cases.ts'
import { printAgencies, type Watch, watchAgencies } from './prints.ts'
import { openTestWorld, type TestWorld } from './world.ts'

let w: TestWorld
let actors: TestActor[]
let agencies: TestAgency[]
let watch: Watch
const calls = { allowed: 0, denied: 0, extra: 0 }

type Target = 'own' | 'other' | 'foreign' | 'nowhere'
const targets: Target[] = ['own', 'other', 'foreign', 'nowhere']
const objectsOf = (actor: TestActor, target: Target): Objects =>
  target === 'nowhere' ? nowhere : actor[target]

/** Permissions that nobody holds outside the super-admin agency (permission matrix, `*`). */
const ofThePlatform = ['linkStore.manage', 'videoTemplate.manage']

/** What the contract's table says, worked out apart from the server's gate. */
function expected(name: RouteName, actor: TestActor, target: Target): number {
  const access = routes[name].access as Access
  const one = matrixCases[name]
  const cell = access[actor.column]
  const allowed = one.allowed ?? 200
  if (['P', 'pre', 'otp'].includes(cell)) return allowed
  if (actor.column === 'public') return 401
  if (cell === '-' || (cell === 's' && !actor.agency.isSuperAdmin)) return 403
  if (ofThePlatform.includes(cell) && !actor.agency.isSuperAdmin) return 403
  if (cell.includes('.') && !cell.endsWith('.list') && !actor.permissions.includes(cell)) return 403
  if (!one.object || target === 'own') return allowed
  if (target === 'nowhere') return 404
  if (actor.column === 'superadmin') return allowed
  return target === 'other' && actor.wholeAgency ? allowed : 404
}

/** Texts of other agencies in an answer; platform staff may see them all. */
const leaked = (actor: TestActor, text: string) =>
  actor.column === 'superadmin'
    ? []
    : agencies
        .filter((agency) => agency !== actor.agency && text.includes(agency.marker))
        .map((agency) => agency.marker)

async function run(name: RouteName, actor: TestActor, target: Target) {
  const route = routes[name] as Route
  const one = matrixCases[name]
  const status = expected(name, actor, target)
  const objects =
    one.consumes && status === 200 ? await freshObjects(actor, target) : objectsOf(actor, target)
  // Whatever the answer does to the cookies, the next call is made by the same person.
  const before = new Map(actor.client.cookies)
  const answer = await actor.client.call(route, one.input(objects))
  actor.client.cookies.clear()
  for (const [key, value] of before) actor.client.cookies.set(key, value)
  const problems: string[] = []
  const label = `${name} by ${actor.name} on ${target}`
  if (answer.status !== status)
    problems.push(`${label}: ${answer.status} instead of ${status} ${answer.text.slice(0, 160)}`)
  if (leaked(actor, answer.text).length > 0) problems.push(`${label}: shows ${leaked(actor, answer.text)}`)
  return problems
}

const freshObjects = (actor: TestActor, target: Target) =>
  target === 'own'
    ? actor.fresh()
    : (
        actors.find(
          (one) =>
            one.agency ===
            (target === 'other'
              ? actor.agency
              : agencies.find(
                  (agency) => actor.foreign !== one.own && agency !== actor.agency && !agency.isSuperAdmin,
                )),
        ) ?? actor
      ).fresh()

async function inTurns<T>(items: T[], work: (item: T) => Promise<string[]>): Promise<string[]> {
  const problems: string[] = []
  const queue = [...items]
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift())
        problems.push(...(await work(item)))
    }),
  )
  return problems
}

const names = Object.keys(routes).filter((name) => !/logout/i.test(name)) as RouteName[]

/**
 * Every call by everybody on everything, held against the contract's own table (permission-matrix): who may not gets 401,
 * 403 or 404 and changes nothing; who may touches no other agency. In parts, because files run side by side; `part` counts
 * from 0.
 */
export function tryMatrix(part: number, parts: number): void {
  beforeAll(async () => {
    w = await openTestWorld({ LIMIT_FACTOR: '100000' })
    ;({ actors, agencies } = await makeActors(w))
    await fillReference(w.world.database)
    watch = await watchAgencies(w.databaseUrl)
  }, 120_000)
  afterAll(async () => {
    console.log(
      `matrix: ${actors.length} actors, ${Object.keys(routes).length} routes, ${calls.denied} refused, ${calls.allowed} allowed, ${calls.extra} with one field too many`,
    )
    await watch.close()
    await w.close()
  })

  describe.each(names.filter((_name, place) => place % parts === part))('%s', (name) => {
    const one: MatrixCase = matrixCases[name]
    const pairs = () =>
      actors.flatMap((actor) =>
        (one.object ? targets : ['own' as const]).map((target) => ({ actor, target })),
      )
    const isDenied = ({ actor, target }: { actor: TestActor; target: Target }) =>
      [401, 403, 404].includes(expected(name, actor, target))

    test('who may not, may not, and nothing changes', async () => {
      const denied = pairs().filter(isDenied)
      calls.denied += denied.length
      const before = await watch.print()
      expect(await inTurns(denied, ({ actor, target }) => run(name, actor, target))).toEqual([])
      expect(await watch.print()).toEqual(before)
    })

    test('who may, may, and no other agency notices', async () => {
      await w.forgetLimits()
      // Platform staff may touch every agency, so they go first; then what stands after one agency is what the next began with.
      const own = (agency: TestAgency) =>
        pairs().filter((pair) => pair.actor.agency === agency && !isDenied(pair))
      const act = async (agency: TestAgency) => {
        calls.allowed += own(agency).length
        expect(await inTurns(own(agency), ({ actor, target }) => run(name, actor, target))).toEqual([])
      }
      for (const agency of agencies.filter(({ isSuperAdmin }) => isSuperAdmin)) await act(agency)
      let before = await watch.print()
      for (const agency of agencies.filter(({ isSuperAdmin }) => !isSuperAdmin)) {
        await act(agency)
        const after = await watch.print()
        for (const { agencyId } of agencies.filter((one) => one !== agency))
          expect(after.get(agencyId), `agency ${agencyId} after ${name}`).toEqual(before.get(agencyId))
        before = after
      }
    })

    test('a field too many is refused, the other agency’s number above all', async () => {
      const route = routes[name] as Route
      const actor =
        actors.find((who) => who.client.host === agencies[1]!.host && expected(name, who, 'own') < 300) ??
        actors.find((who) => expected(name, who, 'own') === (one.allowed ?? 200))!
      const input = one.input(actor.own)
      const agencyId = agencies[2]!.agencyId
      const problems: string[] = []
      const refuse = async (label: string, changed: typeof input) => {
        calls.extra += 1
        const { status, failure } = await actor.client.call(route, changed)
        if (status !== 422 || failure.code !== 'VALIDATION') problems.push(`${label}: ${status}`)
      }
      if (!route.query || !('agencyId' in route.query.shape))
        await refuse('query.agencyId', { ...input, query: { ...input.query, agencyId } })
      if (route.body instanceof z.ZodObject && one.table) {
        const known = Object.keys(route.body.shape)
        for (const column of ['agencyId', ...(await columnsOf(one.table))].filter(
          (extra) => !known.includes(extra),
        )) {
          await refuse(`body.${column}`, { ...input, body: { ...input.body, [column]: agencyId } })
        }
      }
      expect(problems).toEqual([])
    })
  })
}

/** What only looking at all rows tells: nothing was written that the watch did not see. Belongs behind a part. */
export function tryWatch(): void {
  test('what is remembered of all tables is what stands in them', async () => {
    expect(await watch.print()).toEqual(await printAgencies(w.world.database.platform))
  })
}

/** What the table does not say: stray numbers, widened lists, signing out. Belongs beside a part, whose people it takes. */
export function tryStrays(): void {
  test('an id in the body and another in the query: the stray one is refused', async () => {
    const actor = actors.find((who) => who.column === 'customer')!
    const strays: [RouteName, object][] = [
      ['updateCardTemplate', { query: { cardNo: actor.foreign.cardNo } }],
      ['updateBusinessMetadata', { query: { businessId: actor.foreign.businessId } }],
      ['getCard', { query: { cardNo: actor.own.cardNo, businessId: actor.foreign.businessId } }],
      ['deleteBusiness', { body: { id: actor.foreign.businessId } }],
    ]
    for (const [name, stray] of strays) {
      const answer = await actor.client.call(routes[name] as Route, {
        ...matrixCases[name].input(actor.own),
        ...stray,
      })
      expect([name, answer.status]).toEqual([name, 422])
    }
    for (const cardNo of [
      [actor.own.cardNo, actor.foreign.cardNo],
      `${actor.own.cardNo},${actor.foreign.cardNo}`,
      { in: [actor.foreign.cardNo] },
    ]) {
      const { status } = await actor.client.call(routes.updateCardTemplate, {
        ...matrixCases.updateCardTemplate.input(actor.own),
        body: { ...matrixCases.updateCardTemplate.input(actor.own).body, cardNo },
      } as never)
      expect(status).toBe(422)
    }
  })

  test('platform lists can be narrowed to one agency, others cannot widen theirs', async () => {
    const seen = async (column: TestActor['column'], agencyId: number) => {
      const actor = actors.find((who) => who.column === column && who.agency !== agencies[2])!
      const { list } = await actor.client.ok(routes.listBusinesses, { query: { agencyId, pageSize: 100 } })
      return [...new Set(list.map((row) => row.agencyId))]
    }
    expect(await seen('superadmin', agencies[2]!.agencyId)).toEqual([agencies[2]!.agencyId])
    expect(await seen('admin', agencies[2]!.agencyId)).toEqual([agencies[1]!.agencyId])
  })

  test('signing out ends this session only, for everybody', async () => {
    for (const name of ['logout', 'franchiseeLogout'] as const) {
      for (const actor of actors.filter(
        (who) =>
          who.name.startsWith('customer 2') || who.name.startsWith('creator') || who.column === 'public',
      )) {
        expect((await actor.client.call(routes[name], { body: {} })).status).toBe(200)
        expect(actor.client.cookies.has('__Host-s')).toBe(false)
      }
    }
  })
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
    w.world.database.platform,
  )
  return rows.map(({ name }) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()))
}
