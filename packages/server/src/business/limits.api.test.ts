import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestAgency,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
})
beforeEach(() => w.forgetLimits())
afterAll(() => w.close())

const register = (staff: Awaited<ReturnType<typeof makeStaff>>, phoneNumber: string) =>
  staff.client.call(businessRoutes.registerUserAndGetBusinesses, { body: { phoneNumber } })
const creates = { permissions: ['business.create', 'business.view', 'business.list'] as const }
const makeCreator = () => makeStaff(w, 'franchisee', { agency, permissions: [...creates.permissions] })

describe('registering a number', () => {
  test('that another member of staff looks after says nothing about whose it is', async () => {
    const [mine, other] = [await makeCreator(), await makeCreator()]
    const customer = await makeCustomer(w, { agency })
    await w.world.database.platform
      .updateTable('appUser')
      .set({ name: 'Asha ZZ-secret', email: 'zz-secret@shop.example' })
      .where('userId', '=', customer.userId)
      .execute()
    await makeBusiness(w, { owner: customer, madeBy: other, name: 'ZZ-secret Sarees' })
    const refused = await register(mine, customer.phoneNumber)
    expect([refused.status, refused.failure.code]).toEqual([409, 'PHONE_TAKEN'])
    expect(refused.text).not.toMatch(/ZZ-secret|zz-secret/)
    expect(refused.text).not.toContain(`"userId"`)
    const found = await register(other, customer.phoneNumber)
    expect(found.data).toMatchObject({
      isNew: false,
      user: { userId: customer.userId, name: 'Asha ZZ-secret' },
    })
    const admin = await makeStaff(w, 'admin', { agency })
    expect((await register(admin, customer.phoneNumber)).data.businesses.length).toBe(1)
  })

  test('that nobody looks after yet gives what was typed, and a business can be added', async () => {
    const staff = await makeCreator()
    const customer = await makeCustomer(w, { agency })
    await w.world.database.platform
      .updateTable('appUser')
      .set({ name: 'Asha ZZ-secret', email: 'zz-2@shop.example' })
      .where('userId', '=', customer.userId)
      .execute()
    const { status, data, text } = await register(staff, customer.phoneNumber)
    expect(status).toBe(200)
    expect(text).not.toMatch(/ZZ-secret|zz-2/)
    expect(data.user).toMatchObject({ phoneNumber: customer.phoneNumber, email: null, name: '' })
    const added = await staff.client.ok(businessRoutes.addBusiness, {
      body: { userId: data.user.userId, businessName: 'Asha Sarees', category: 'Clothing' },
    })
    expect(added.business?.businessName).toBe('Asha Sarees')
  })

  test('that two add a business for at once is looked after by one of them', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => makeCreator()))
    const { userId } = await makeCustomer(w, { agency, signedIn: false })
    const answers = await Promise.all(
      people.map((one, at) =>
        one.client.call(businessRoutes.addBusiness, {
          body: { userId, businessName: `Shop ${at}`, category: 'Clothing' },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(3)
  })

  test('sixty an hour, then the seconds to wait', async () => {
    const staff = await makeStaff(w, 'admin', { agency })
    const statuses: number[] = []
    for (let i = 0; i < 61; i += 1) statuses.push((await register(staff, newPhone())).status)
    expect(statuses.filter((status) => status === 200).length).toBe(60)
    const refused = await register(staff, newPhone())
    expect(refused.failure).toMatchObject({ code: 'RATE_LIMITED', retryAfterSec: expect.any(Number) })
    expect(refused.headers['retry-after']).toBe(String(refused.failure.retryAfterSec))
    // One member of staff does not use up another's.
    expect((await register(await makeStaff(w, 'admin', { agency }), newPhone())).status).toBe(200)
  })
})

describe('a customer', () => {
  test('adds twenty businesses and clones ten an hour, and no more', async () => {
    const customer = await makeCustomer(w, { agency })
    const business = await makeBusiness(w, { owner: customer })
    const statuses = { add: [] as number[], clone: [] as number[] }
    for (let i = 0; i < 22; i += 1)
      statuses.add.push(
        (
          await customer.client.call(businessRoutes.addBusiness, {
            body: { businessName: `Shop ${i}`, category: 'Clothing' },
          })
        ).status,
      )
    for (let i = 0; i < 12; i += 1)
      statuses.clone.push(
        (
          await customer.client.call(businessRoutes.cloneBusiness, {
            body: { businessId: business.businessId },
          })
        ).status,
      )
    expect(statuses.add.slice(20)).toEqual([429, 429])
    expect(statuses.add.slice(0, 20)).not.toContain(429)
    expect(statuses.clone.slice(10)).toEqual([429, 429])
    expect(statuses.clone.slice(0, 10)).not.toContain(429)
  })

  test('asks for sixty payment orders an hour, and no more', async () => {
    const customer = await makeCustomer(w, { agency })
    const { businessId } = await makeBusiness(w, { owner: customer })
    const ask = () =>
      customer.client.call(paymentRoutes.createCardPaymentOrder, {
        body: { businessId, subscriptionPlanId: 2_000_000 } as never,
      })
    const statuses: number[] = []
    for (let i = 0; i < 62; i += 1) statuses.push((await ask()).status)
    expect(statuses.slice(0, 60)).not.toContain(429)
    expect(statuses.slice(60)).toEqual([429, 429])
    w.clock.move(3_600_000)
    expect((await ask()).status).not.toBe(429)
  })
})

describe('hierarchy1 by role', () => {
  const upload = async (client: Awaited<ReturnType<typeof makeStaff>>['client'], query: object) =>
    client.call(documentRoutes.uploadDocument, {
      query: query as never,
      file: new Blob([
        new Uint8Array(
          await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c33' } })
            .png()
            .toBuffer(),
        ),
      ]),
    })
  test.each([
    ['customer', 'gallery', true, 200],
    ['customer', 'logo', false, 200],
    ['customer', 'imagePost', false, 422],
    ['creator', 'logo', false, 200],
    ['creator', 'cover', true, 200],
    ['creator', 'cover', false, 422],
    ['creator', 'imagePost', false, 422],
    ['uploader', 'logo', true, 200],
    ['uploader', 'gallery', true, 422],
    ['librarian', 'imagePost', false, 200],
    ['librarian', 'gallery', true, 422],
    ['admin', 'imagePost', false, 200],
    ['admin', 'gallery', true, 200],
    ['admin', 'gallery', false, 422],
  ] as const)('%s, %s, with a business %s: %i', async (who, kind, withBusiness, status) => {
    const staff = {
      creator: ['document.upload', 'card.edit', 'business.create'],
      uploader: ['document.upload'],
      librarian: ['document.upload', 'imagePost.manage'],
      admin: [],
    } as const
    const madeBy =
      who === 'customer'
        ? undefined
        : await makeStaff(w, who === 'admin' ? 'admin' : 'creator', {
            agency,
            permissions: [...staff[who]],
          })
    const owner = await makeCustomer(w, { agency })
    const business = await makeBusiness(w, { owner, ...(madeBy ? { madeBy } : {}) })
    const answer = await upload(madeBy?.client ?? owner.client, {
      hierarchy1: kind,
      ...(withBusiness ? { hierarchy2: business.businessId } : {}),
    })
    expect([answer.status, answer.status === 422 ? answer.failure.field : undefined]).toEqual([
      status,
      status === 422 ? 'hierarchy1' : undefined,
    ])
  })
})
