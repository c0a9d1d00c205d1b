import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { PersonFacts } from '@parichay/contract/pdf-card/people.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeBusiness, type TestBusiness } from '../../testing/makers.ts'
import { changeOf, wordsOf } from '../../testing/makers.pdf-people.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { giveSingle } from '../../payment/store.goods.ts'
import { agencyScope } from '../../platform/scope.ts'
import { makeFile } from './work.ts'

let w: TestWorld
let shop: TestShop
let business: TestBusiness
let pdfCardNo: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
beforeEach(async () => {
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today(), 200) })
  const { start } = await ofBusiness()
  start.templateCode = 'desk'
  const card = await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId: business.businessId, details: start },
  })
  pdfCardNo = card.pdfCardNo
})
afterAll(() => w.close())

const today = () => istDay(w.clock.now())
const client = () => shop.customer.client
const withPlan = (pdfCardLimit: number) =>
  makePeriod(w, business, {
    from: addDays(today(), -1),
    until: addDays(today(), 300),
    limits: { pdfCardLimit },
  })
const ofBusiness = () =>
  client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId: business.businessId } })
const used = async () => (await ofBusiness()).allowance.used
const output = { layout: 'send', gutter: 0, duplex: 'long' } as const

const save = (changes: ReturnType<typeof changeOf>[], by = client()) =>
  by.call(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } })
const people = async () => (await client().ok(pdfPeopleRoutes.getPdfPeople, { query: { pdfCardNo } })).list
async function fill(count: number, of: (i: number) => Partial<PersonFacts> = () => ({})) {
  const rows = Array.from({ length: count }, (_none, i) =>
    changeOf({ name: `Person ${i + 1}`, idNo: `S-${i + 1}`, ...of(i) }, i + 1),
  )
  for (let from = 0; from < count; from += 200)
    expect((await save(rows.slice(from, from + 200))).status).toBe(200)
  return rows
}
const quote = (more: object = {}) =>
  client().ok(pdfPeopleRoutes.quotePdfJob, { body: { pdfCardNo, ...more } })
const start = (more: object = {}, by = client()) =>
  by.call(pdfPeopleRoutes.startPdfJob, { body: { pdfCardNo, output, ...more } })
const jobs = async () => (await client().ok(pdfPeopleRoutes.getPdfJobs, { query: { pdfCardNo } })).list
const make = (jobId: number) => makeFile(w.world, { agencyId: shop.agency.agencyId, jobId })
const cancel = (jobId: number) => client().call(pdfPeopleRoutes.cancelPdfJob, { body: { pdfCardNo, jobId } })
const fileOf = (jobId: number, by = client()) =>
  by.get(`/api/v1/pdf-card/jobs/file?pdfCardNo=${pdfCardNo}&jobId=${jobId}`)

describe('bought singly', () => {
  const buy = (count: number) =>
    w.world.database.inScope(agencyScope(shop.agency.agencyId), (tx) =>
      giveSingle(tx, agencyScope(shop.agency.agencyId), 'pdf', pdfCardNo, count),
    )
  const bought = async () => (await quote()).singles

  test('the watermark goes for as many rows as were bought; another project has none of them', async () => {
    await fill(3)
    expect(await quote()).toMatchObject({ left: 0, fits: 0, lacks: 3, why: 'noPlan' })
    expect((await start()).status).toBe(402)
    await buy(2)
    expect(await quote()).toMatchObject({ left: 2, fits: 2, lacks: 1, singles: 2 })
    expect((await start()).status).toBe(402)
    expect(await bought()).toBe(2)
    const { data: job } = await start({ first: 2 })
    expect([await bought(), await used()]).toEqual([0, 0])
    await make(job.jobId)
    const pages = (await wordsOf((await fileOf(job.jobId)).bytes)).join(' ')
    expect(pages).toContain('Person 2')
    expect(pages).not.toMatch(/Person 3|SAMPLE/)
    expect(await quote()).toMatchObject({ free: 2, takes: 1, lacks: 1 })
  })

  test('comes before the plan, and comes back with what is cancelled, once', async () => {
    await withPlan(5)
    await buy(2)
    await fill(3)
    expect(await quote()).toMatchObject({ left: 7, lacks: 0 })
    const { data: job } = await start()
    expect([await bought(), await used()]).toEqual([0, 1])
    expect((await cancel(job.jobId)).status).toBe(200)
    expect((await cancel(job.jobId)).status).toBe(409)
    expect([await bought(), await used()]).toEqual([2, 0])
  })

  test('ten files at once use none of them twice', async () => {
    await buy(3)
    await fill(10)
    const rows = await people()
    const all = await Promise.all(rows.map(({ rowKey }) => start({ rowKeys: [rowKey] })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await bought()).toBe(0)
  })
})

describe('codes', () => {
  test.each(['send', 'a4', 'png'] as const)(
    'every one is read back before a file leaves: %s',
    async (layout) => {
      await withPlan(5)
      const { data: card } = await client().call(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } })
      const details = { ...card.details, code: 'verify' as const, barcode: true }
      await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
        body: { pdfCardNo, version: card.version, details },
      })
      await fill(3)
      const asked = vi.spyOn(w.world.renderer, 'render')
      const { data: job } = await start({ output: { ...output, layout } })
      await make(job.jobId)
      const read = asked.mock.calls.flatMap(([{ readsCodes, scene }]) =>
        readsCodes === true ? [scene as Scene] : readsCodes || [],
      )
      const { data: sample } = await start({ output: { ...output, layout }, isSample: true })
      asked.mockClear()
      await make(sample.jobId)
      expect(asked.mock.calls.every(([{ readsCodes }]) => readsCodes === false)).toBe(true)
      asked.mockRestore()
      const codes = read.flatMap(({ layers }) =>
        layers.flatMap((one) =>
          one.kind === 'qr' ? [one.data] : one.id?.startsWith('barcode:') ? [one.id] : [],
        ),
      )
      expect(codes.filter((code) => code.includes('/v/'))).toHaveLength(3)
      expect(new Set(codes).size).toBe(6)
      expect(codes).toContain('barcode:S-3')
      expect((await jobs())[1]).toMatchObject({ state: 'ready', failed: 0 })
    },
  )
})
