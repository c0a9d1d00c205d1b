import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  signInAs,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { keepAnswers } from './usecase.kept.ts'

let w: TestWorld
let platform: TestStaff
let owner: TestCustomer
const minutes = (n: number) => w.clock.move(n * 60_000)
/** How many minutes ago an answer was counted. */
const age = (asOf: string) => Math.round((w.clock.now().getTime() - Date.parse(asOf)) / 60_000)

beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w, { isSuperAdmin: true })
  platform = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency })
  await makeBusiness(w, { owner })
})
afterAll(() => w.close())

/** Businesses made in the days that are asked for, by the chart and by its figure, and how old the answer is. */
async function ask(query: object = {}) {
  const { asOf, newBusinesses } = await platform.client.ok(analyticsRoutes.getAdminInsights, { query })
  return { age: age(asOf), made: newBusinesses.reduce((all, { value }) => all + value, 0) }
}
async function askFigure(query: object = {}) {
  const { asOf, figures } = await platform.client.ok(analyticsRoutes.getInsightFigures, { query })
  return {
    age: age(asOf),
    made: figures.find(({ definition }) => definition === 'newBusinesses')?.value,
  }
}

test('where businesses are few nothing is kept: every answer is of now', async () => {
  await keepAnswers(w.world)
  expect(await ask()).toEqual({ age: 0, made: 1 })
  await makeBusiness(w, { owner })
  minutes(2)
  expect(await ask()).toEqual({ age: 0, made: 2 })
})

test('where they are many, what the worker counted is given with its time, and counted anew by it', async () => {
  await keepAnswers(w.world, 1)
  await makeBusiness(w, { owner })
  minutes(9)
  expect(await ask()).toEqual({ age: 9, made: 2 })
  expect(await askFigure()).toEqual({ age: 9, made: 2 })
  await keepAnswers(w.world, 1)
  expect(await ask()).toEqual({ age: 0, made: 3 })
  expect(await askFigure()).toEqual({ age: 0, made: 3 })
})

test('a question of somebody’s own is counted while they wait, then kept and counted anew as long as it is asked', async () => {
  const { agencyId } = owner.agency
  await keepAnswers(w.world, 1)
  expect(await ask({ agencyId })).toEqual({ age: 0, made: 3 })
  await makeBusiness(w, { owner })
  minutes(9)
  expect(await ask({ agencyId })).toEqual({ age: 9, made: 3 })
  expect(await ask({ agencyId, origin: 'creator' })).toEqual({ age: 0, made: 0 })
  await keepAnswers(w.world, 1)
  minutes(2)
  expect(await ask({ agencyId })).toEqual({ age: 2, made: 4 })
  for (let hops = 0; hops < 7; hops++) {
    minutes(20)
    await ask()
  }
  await keepAnswers(w.world, 1)
  minutes(2)
  expect(await ask({ agencyId }), 'nobody asked for two hours').toEqual({ age: 0, made: 4 })
  expect(await ask()).toEqual({ age: 2, made: 4 })
})

test('a worker that stands still costs time, not truth: what is older than a quarter of an hour is not given', async () => {
  await keepAnswers(w.world, 1)
  minutes(14)
  expect((await ask()).age).toBe(14)
  minutes(2)
  expect((await ask()).age).toBe(0)
})

test('after midnight in India the day before is no answer any more', async () => {
  const before = new Date(w.clock.now())
  before.setUTCHours(18, 28, 0, 0)
  if (before < w.clock.now()) before.setUTCDate(before.getUTCDate() + 1)
  w.clock.move(before.getTime() - w.clock.now().getTime())
  const { agency, franchiseeId } = platform
  platform = { ...platform, ...(await signInAs(w, agency, { kind: 'staff', franchiseeId })) }
  await keepAnswers(w.world, 1)
  minutes(1)
  expect((await ask()).age).toBe(1)
  minutes(2)
  expect((await ask()).age).toBe(0)
})

test('one question that cannot be counted does not keep the others old', async () => {
  await sql`insert into insight_answer values ('{"what":"insights","from":"2026-03-09","to":"2026-03-01"}', '{}',
    ${w.clock.now()}, ${w.clock.now()})`.execute(w.world.database.platform)
  minutes(5)
  await keepAnswers(w.world, 1)
  expect((await ask()).age).toBe(0)
  expect((await askFigure()).age).toBe(0)
  expect(w.logged.some((line) => line.includes('insights not counted'))).toBe(true)
})

test('what is asked wrongly is refused; what lies there in another shape is counted anew', async () => {
  const query = { from: '2026-03-09', to: '2026-03-01' }
  const { failure } = await platform.client.call(analyticsRoutes.getAdminInsights, { query })
  expect(failure).toMatchObject({ code: 'VALIDATION', field: 'to' })
  await keepAnswers(w.world, 1)
  await sql`update insight_answer set answer = '{}'`.execute(w.world.database.platform)
  minutes(2)
  expect((await ask()).age).toBe(0)
})

test('an agency’s own role reads none of it', async () => {
  await expect(sql`select * from insight_answer`.execute(w.world.database.app)).rejects.toThrow(
    /permission denied/,
  )
})

test('with fewer businesses again, what was kept is forgotten', async () => {
  await keepAnswers(w.world, 1)
  minutes(2)
  await keepAnswers(w.world)
  expect((await ask()).age).toBe(0)
})
