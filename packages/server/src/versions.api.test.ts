import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import type { Input, Route } from '@parichay/contract/route.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { makeAgency, makeStaff, type TestAgency, type TestStaff } from './testing/makers.ts'
import { openTestWorld, type TestWorld } from './testing/world.ts'

let w: TestWorld
let root: TestStaff
let agency: TestAgency
let person: TestStaff
let imageCategoryId: number
let imageSubcategoryId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agency = await makeAgency(w)
  person = await makeStaff(w, 'creator', { agency, signedIn: false })
  const query = { agencyId: agency.agencyId }
  ;({ imageCategoryId } = await root.client.ok(greetingRoutes.saveImageCategory, {
    query,
    body: { name: 'Fairs', names: { hi: '', gu: 'મેળા' }, version: 0 },
  }))
  ;({ imageSubcategoryId } = await root.client.ok(greetingRoutes.saveImageSubcategory, {
    params: { imageCategoryId },
    body: { name: 'Tarnetar', order: 4.5, version: 0 },
  }))
})
afterAll(() => w.close())

type Kept = { version: number; said: string }
type Case = {
  route: Route
  /** The name of the version among what is sent. */
  field: string
  /** What is sent: these words, over this version; without one the body has none. */
  sent: (words: string, version: number | undefined) => object
  kept: (client: Client) => Promise<Kept>
  /** How these words are kept; as they are, where nothing is said. */
  asKept?: (words: string) => string
}
const over = (version: number | undefined) => (version === undefined ? {} : { version })
const whose = () => ({ agencyId: agency.agencyId })
const shown = <T extends object>(list: readonly T[], is: (row: T) => boolean) => list.find(is)!

const terms = { cardRate: 118, annualFee: null, imageFee: null, pdfSlabs: [], customFloor: null }
const cases: Record<string, Case> = {
  changeStaff: {
    route: peopleRoutes.changeStaff,
    field: 'version',
    sent: (notes, version) => ({
      body: { franchiseeId: person.franchiseeId, isEditMode: true, notes, ...over(version) },
    }),
    kept: async (client) => {
      const params = { franchiseeId: person.franchiseeId }
      const { notes: said, version } = await client.ok(peopleRoutes.getStaff, { params })
      return { said, version }
    },
  },
  updateAgency: {
    route: agencyRoutes.updateAgency,
    field: 'agency.version',
    sent: (mailFooter, version) => ({ body: { agency: { ...whose(), mailFooter, ...over(version) } } }),
    kept: async (client) => {
      const { mailFooter: said, version } = await client.ok(agencyRoutes.getAgency, { query: whose() })
      const { list } = await client.ok(agencyRoutes.listAgencies, { query: { pageSize: 100 } })
      // A deed of the list is made over what the list shows.
      expect(shown(list, ({ agencyId }) => agencyId === agency.agencyId).version).toBe(version)
      return { said, version }
    },
  },
  updateSeller: {
    route: invoiceRoutes.updateSeller,
    field: 'version',
    sent: (address, version) => ({
      body: {
        ...whose(),
        seller: {
          legalName: 'Fairs LLP',
          gstin: null,
          address,
          city: 'Surat',
          state: '24',
          pin: '395003',
          prefix: 'FRS',
          sac: '998439',
          rate: 1800,
          exportsUnderLut: false,
        },
        ...over(version),
      },
    }),
    kept: async (client) => {
      const { address: said, version } = await client.ok(invoiceRoutes.getSeller, { query: whose() })
      return { said, version }
    },
  },
  updateAgencyTerms: {
    route: billRoutes.updateAgencyTerms,
    field: 'version',
    sent: (words, version) => ({
      body: { ...whose(), terms: { ...terms, creditDays: words.length }, ...over(version) },
    }),
    kept: async (client) => {
      const { creditDays, version } = await client.ok(billRoutes.getAgencyTerms, { query: whose() })
      return { said: String(creditDays), version }
    },
    asKept: (words) => String(words.length),
  },
  saveImageCategory: {
    route: greetingRoutes.saveImageCategory,
    field: 'version',
    sent: (name, version) => ({ body: { imageCategoryId, name, ...over(version) } }),
    kept: async () => {
      const admin = await makeStaff(w, 'admin', { agency })
      const list = await admin.client.ok(greetingRoutes.listImageCategories, {})
      const { name: said, version } = shown(list, (row) => row.imageCategoryId === imageCategoryId)
      return { said, version }
    },
  },
  saveImageSubcategory: {
    route: greetingRoutes.saveImageSubcategory,
    field: 'version',
    sent: (name, version) => ({
      params: { imageCategoryId },
      body: { imageSubcategoryId, name, ...over(version) },
    }),
    kept: async () => {
      const admin = await makeStaff(w, 'admin', { agency })
      const list = await admin.client.ok(greetingRoutes.listImageSubcategories, { query: {} })
      const { name: said, version } = shown(list, (row) => row.imageSubcategoryId === imageSubcategoryId)
      return { said, version }
    },
  },
}

const plain = (words: string) => words

describe.each(Object.entries(cases))('%s', (_name, { route, field, sent, kept, asKept = plain }) => {
  const save = (words: string, version: number | undefined) =>
    root.client.call(route, sent(words, version) as Input<Route>)

  test('without a version nothing is saved', async () => {
    const before = await kept(root.client)
    const { status, failure } = await save('in silence', undefined)
    expect([status, failure.code, failure.field]).toEqual([422, 'VALIDATION', field])
    expect(await kept(root.client)).toEqual(before)
  })

  test('the later of two saves is told, and the first one stays; over the current version it is saved', async () => {
    const { version } = await kept(root.client)
    expect((await save('first', version)).status).toBe(200)
    const late = await save('second one', version)
    expect([late.status, late.failure.code]).toEqual([409, 'CONFLICT'])
    expect(await kept(root.client)).toEqual({ said: asKept('first'), version: version + 1 })
    expect((await save('second one', version + 1)).status).toBe(200)
    expect(await kept(root.client)).toEqual({ said: asKept('second one'), version: version + 2 })
  })

  test('of two saves at the same moment one is refused', async () => {
    const { version } = await kept(root.client)
    const answers = await Promise.all([save('one', version), save('other', version)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const won = answers[0]!.status === 200 ? 'one' : 'other'
    expect(await kept(root.client)).toEqual({ said: asKept(won), version: version + 1 })
  })
})

test('a place that is not named stays, and an empty name is none', async () => {
  const admin = await makeStaff(w, 'admin', { agency })
  const [row] = await admin.client.ok(greetingRoutes.listImageSubcategories, { query: { imageCategoryId } })
  expect(row!.order).toBe(4.5)
  const all = await admin.client.ok(greetingRoutes.listImageCategories, {})
  const { names } = await root.client.ok(greetingRoutes.saveImageCategory, {
    body: {
      imageCategoryId,
      name: 'Fairs',
      names: { hi: '', gu: 'મેળા' },
      version: shown(all, (one) => one.imageCategoryId === imageCategoryId).version,
    },
  })
  expect(names).toEqual({ gu: 'મેળા' })
})
