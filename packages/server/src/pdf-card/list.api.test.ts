import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { PdfTemplateCode } from '@parichay/contract/pdf-card/templates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestBusiness,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let admin: TestStaff
let maker: TestStaff
let shops: TestBusiness[]
let phone: string
const nos: number[] = []
type Query = NonNullable<Parameters<typeof ask>[0]>

beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  maker = await makeStaff(w, 'creator', { agency, permissions: ['pdf.list'] })
  const owner = await makeCustomer(w, { agency })
  phone = owner.phoneNumber
  shops = [
    await makeBusiness(w, { owner, name: 'Zari Palace' }),
    await makeBusiness(w, { owner, name: 'मिठाई घर', madeBy: maker }),
  ]
  const made = async (facts: {
    shop: number
    companyName: string
    templateCode: PdfTemplateCode
    createdAt?: Date
    exportedAt?: Date
    isActive?: boolean
  }) => {
    const { shop, ...rest } = facts
    const { agencyId, businessId } = { ...shops[shop]!, agencyId: agency.agencyId }
    const { pdfCardNo } = await w.world.database.platform
      .insertInto('pdfCard')
      .values({ agencyId, businessId, registeredPhoneNumber: '+919812345678', ...rest })
      .returning('pdfCardNo')
      .executeTakeFirstOrThrow()
    nos.push(pdfCardNo)
  }
  await made({ shop: 0, companyName: 'Alpha 100% Tea', templateCode: 'slope', exportedAt: w.clock.now() })
  await made({
    shop: 1,
    companyName: 'Beta',
    templateCode: 'slope',
    createdAt: new Date('2025-03-31T19:00:00Z'),
  })
  await made({ shop: 0, companyName: 'Gamma', templateCode: 'slope', isActive: false })
})
afterAll(() => w.close())

const ask = (
  query: Parameters<typeof admin.client.ok<typeof pdfCardRoutes.getPdfCardList>>[1]['query'],
  who = admin,
) => who.client.ok(pdfCardRoutes.getPdfCardList, { query })
/** Which of the three, by their place of making. */
const placesOf = async (query: Query, who = admin) =>
  (await ask(query, who)).list.map(({ pdfCardNo }) => nos.indexOf(pdfCardNo))

test.each<[string, Query, number[]]>([
  ['newest first', {}, [2, 1, 0]],
  ['by name', { sort: 'name' }, [0, 1, 2]],
  ['exported', { done: 'done' }, [0]],
  ['not exported', { done: 'not-done' }, [2, 1]],
  ['off', { status: 'INACTIVE' }, [2]],
  ['a company', { search: 'alpha', searchBy: 'companyName' }, [0]],
  ['a company, not as a business', { search: 'alpha', searchBy: 'businessName' }, []],
  ['a business', { search: 'zari', searchBy: 'businessName' }, [2, 0]],
  ['a business in Hindi, anywhere', { search: 'मिठाई' }, [1]],
  ['a phone, however grouped', { search: '098123-45678', searchBy: 'registeredPhoneNumber' }, [2, 1, 0]],
  ['a phone is no company', { search: '98123', searchBy: 'companyName' }, []],
  ['a template', { search: 'slop', searchBy: 'templateCode' }, [2, 1, 0]],
  ['a template that there is not', { search: 'zzz', searchBy: 'templateCode' }, []],
  ['a sign that SQL knows', { search: '100%' }, [0]],
  ['made on a day of India', { from: '2025-04-01', to: '2025-04-01' }, [1]],
  ['made before', { to: '2025-03-31' }, []],
  ['all at once', { search: 'gamma', searchBy: 'companyName', status: 'INACTIVE', done: 'not-done' }, [2]],
])('%s', async (_name, query, wanted) => {
  expect(await placesOf(query)).toEqual(wanted)
})

test('a number, and the number of the owner', async () => {
  expect(await placesOf({ search: String(nos[1]), searchBy: 'cardId' })).toEqual([1])
  expect(await placesOf({ search: phone.slice(3) })).toEqual([2, 1, 0])
})

test('it follows the business: its name, who looks after it, and whether it is there', async () => {
  expect(await placesOf({ madeBy: maker.franchiseeId })).toEqual([1])
  expect(await placesOf({}, maker)).toEqual([1])
  await admin.client.ok(businessRoutes.updateBusinessMetadata, {
    body: { businessId: shops[1]!.businessId, businessName: 'Renamed Emporium' },
  })
  expect(await placesOf({ search: 'emporium', searchBy: 'businessName' })).toEqual([1])
  const params = { id: shops[1]!.businessId }
  await admin.client.ok(businessRoutes.deleteBusiness, { params, body: {} })
  expect(await placesOf({})).toEqual([2, 0])
  await admin.client.ok(businessRoutes.deleteBusiness, { params, body: { restore: true } })
  expect(await placesOf({})).toEqual([2, 1, 0])
})
