import type { AgencyChangeInput } from '@parichay/contract/agency/change.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { franchiseeAuthRoutes, authRoutes } from '@parichay/contract/auth/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { messagesTo, newestCode } from '../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestAgency,
  type TestStaff,
} from '../testing/makers.ts'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { sendInvitation } from './work.ts'
import { agencyVersion } from '../testing/versions.ts'

let w: TestWorld
let b: TestBilling
let root: TestStaff
let agency: TestAgency
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  b = await openBilling(w)
  root = b.root
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
})
afterAll(() => w.close())

const db = () => w.world.database.platform
const record = (client = root.client, agencyId = agency.agencyId) =>
  client.ok(agencyRoutes.getAgency, { query: { agencyId } })
type Change = Partial<Omit<AgencyChangeInput, 'agencyId'>>
const put = async (change: Change, who = root) => {
  const { agencyId } = agency
  const version = await agencyVersion(w, agencyId)
  return who.client.call(agencyRoutes.updateAgency, { body: { agency: { agencyId, version, ...change } } })
}
const newAgency = (change: object = {}) => ({
  agencyName: 'Himalaya Cards',
  host: `h${newPhone().slice(1)}.example`,
  theme: { primary: '#7a1f3d' },
  languages: ['hi' as const, 'en' as const],
  support: { phoneNumber: '+919811122233', email: 'Help@Himalaya.example', whatsapp: '' },
  ...change,
})
const create = (change: object = {}) =>
  root.client.call(agencyRoutes.createAgency, { body: { agency: newAgency(change) } })
const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a1f3d' } })
        .png()
        .toBuffer(),
    ),
  ])

describe('the list', () => {
  const list = (query: object = {}) => root.client.ok(agencyRoutes.listAgencies, { query })

  test('counts living businesses, and of their cards the active ones', async () => {
    const own = await makeAgency(w)
    const owner = await makeCustomer(w, { agency: own })
    const keeper = await makeStaff(w, 'creator', { agency: own })
    const counts = async () => {
      const [{ businesses, activeCards } = { businesses: -1, activeCards: -1 }] = (
        await list({ search: own.host })
      ).list
      return { businesses, activeCards }
    }
    expect(await counts()).toEqual({ businesses: 0, activeCards: 0 })
    const made = []
    for (const status of ['ACTIVE', 'ACTIVE', 'INACTIVE', 'DRAFT'] as const) {
      const business = await makeBusiness(w, { owner, ...(status === 'ACTIVE' ? { madeBy: keeper } : {}) })
      await makeCard(w, { business, status })
      made.push(business)
    }
    await makeBusiness(w, { owner })
    expect(await counts()).toEqual({ businesses: 5, activeCards: 2 })
    const people = await root.client.ok(peopleRoutes.listStaff, { query: { agencyId: own.agencyId } })
    expect(people.list.find(({ franchiseeId }) => franchiseeId === keeper.franchiseeId)?.counts).toEqual({
      businesses: 2,
      activeCards: 2,
    })
    await root.client.ok(businessRoutes.deleteBusiness, {
      params: { id: made[0]!.businessId },
      body: {},
    })
    expect(await counts()).toEqual({ businesses: 4, activeCards: 1 })
  })

  test('shows what each agency owes, has and sells, as its bills say', async () => {
    const billed = await b.billed(2)
    for (const i of [0, 1]) await billed.activate(i)
    await b.goTo(6)
    await b.turn()
    const own = await billed.admin.client.ok(billRoutes.getOutstandingAmount, { query: {} })
    const { list: rows } = await list({ search: billed.agency.host })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      agencyId: billed.agency.agencyId,
      host: billed.agency.host,
      outstandingPaise: 236_00,
      businesses: 2,
      activeCards: 2,
      lastPaidOn: null,
      products: [
        'greetings',
        'greetingVideos',
        'exclusivePosts',
        'pdfCards',
        'promotionalVideos',
        'invitationTile',
      ],
      owner: { phoneNumber: billed.admin.phoneNumber },
      can: { edit: true, suspend: true },
    })
    expect(rows[0]!.outstandingPaise).toBe(own.outstandingPaise)
    const [platform] = (await list({ search: b.platform.host })).list
    expect(platform).toMatchObject({ outstandingPaise: null, can: { edit: true, suspend: 'NOT_ALLOWED' } })
    expect((await list({ overdue: 'true' })).list.map((row) => row.agencyId)).not.toContain(
      billed.agency.agencyId,
    )
    await b.goTo(1)
    await b.turn()
    expect((await list({ overdue: 'true' })).list.map((row) => row.agencyId)).toContain(
      billed.agency.agencyId,
    )
    expect((await list({ overdue: 'false' })).list.map((row) => row.agencyId)).not.toContain(
      billed.agency.agencyId,
    )
    const { agencyId } = billed.agency
    const paid = async (mode: 'free' | 'bank', quantity: number, isGrant: boolean) => {
      await b.root.client.ok(billRoutes.recordAgencyPdfCardPayment, {
        body: {
          agencyId,
          mode,
          reference: '',
          reason: 'Welcome',
          quantity,
          isGrant,
          requestId: randomUUID(),
        },
      })
      return (await list({ search: billed.agency.host })).list[0]!.lastPaidOn
    }
    await b.setJson(billed.agency, 'terms', { pdfSlabs: [{ from: 1, pricePaise: 20_00 }] })
    // A gift is no payment.
    expect([await paid('bank', 5, true), await paid('free', 6, false)]).toEqual([null, null])
    expect(await paid('bank', 7, false)).toBe(istDay(w.clock.now()))
  })

  test('is searched, narrowed, sorted and paged', async () => {
    const names = ['Zanskar Prints', 'apple 100% Cards', 'Mango_Cards']
    const made: number[] = []
    for (const agencyName of names) made.push((await create({ agencyName })).data.agencyId)
    const ids = async (query: object) =>
      (await list({ pageSize: 100, ...query })).list.map((row) => row.agencyId)
    expect(await ids({ search: '100%' })).toEqual([made[1]])
    expect(await ids({ search: 'ngo_c' })).toEqual([made[2]])
    expect(await ids({ search: 'nobody at all' })).toEqual([])
    const byName = (await ids({})).filter((id) => made.includes(id))
    expect(byName).toEqual([made[1], made[2], made[0]])
    expect((await ids({ sort: 'newest' })).slice(0, 3)).toEqual(made.toReversed())
    expect((await ids({ sort: 'oldest' })).slice(-3)).toEqual(made)
    const { total } = await list({ pageSize: 2 })
    expect((await ids({ sort: 'oldest', pageSize: 2, fromEnd: 'true' })).at(-1)).toBe(made[2])
    expect((await ids({ sort: 'oldest', pageSize: 2, page: Math.ceil(total / 2) })).at(-1)).toBe(made[2])
    await root.client.ok(agencyRoutes.updateAgency, {
      body: { agency: { agencyId: made[0]!, version: 1, configuration: { video: { enableVideo: true } } } },
    })
    const films = await ids({ product: 'promotionalVideos' })
    expect([films.includes(made[0]!), films.includes(made[1]!)]).toEqual([true, false])
    await db().updateTable('agency').set({ status: 'SUSPENDED' }).where('agencyId', '=', made[2]!).execute()
    expect(await ids({ status: 'inactive' })).toEqual([made[2]])
    expect(await ids({ status: 'active' })).not.toContain(made[2])
  })
})

describe('two admins at once', () => {
  test('the later save is refused with both values in reach; nothing is overwritten', async () => {
    const { version } = await record()
    const first = await put({ agencyName: 'First wins', version })
    expect(first.data).toMatchObject({ agencyName: 'First wins', version: version + 1 })
    const second = await put({ agencyName: 'Second loses', version })
    expect([second.status, second.failure.code]).toEqual([409, 'CONFLICT'])
    expect(await record()).toMatchObject({ agencyName: 'First wins', version: version + 1 })
    const [one, other] = await Promise.all([
      put({ mailFooter: 'one', version: version + 1 }),
      put({ mailFooter: 'other', version: version + 1 }),
    ])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await record()).mailFooter).toBe(one.status === 200 ? 'one' : 'other')
  })

  test('a price that the agency set itself meanwhile counts as a change', async () => {
    const { version } = await record()
    await admin.client.ok(planRoutes.savePdfCardPrice, { body: { price: 75 } })
    const late = await put({ configuration: { pdfCardConfig: { price: 99 } }, version })
    expect(late.failure.code).toBe('CONFLICT')
    const saved = await put({ configuration: { pdfCardConfig: { price: 99 } }, version: version + 1 })
    const { customerPlans } = saved.data.configuration.pdfCardConfig
    expect(customerPlans).toEqual([{ id: expect.any(Number), price: 99 }])
  })

  test('who changed what from what is written down with the change', async () => {
    await put({ theme: { primary: '#0f766e' } })
    const note = await db()
      .selectFrom('audit')
      .selectAll()
      .where('agencyId', '=', agency.agencyId)
      .where('action', '=', 'agency.change')
      .orderBy('auditId', 'desc')
      .executeTakeFirstOrThrow()
    expect(note.actor).toBe(`franchisee ${root.franchiseeId} of ${b.platform.agencyId}`)
    expect(note.detail).toEqual({
      before: { themePrimary: '#2d9bea' },
      after: { themePrimary: '#0f766e' },
    })
  })
})

test('choosers get every agency by name, however many there are, and nothing else of them', async () => {
  await db()
    .insertInto('agency')
    .values(
      Array.from({ length: 220 }, (_, n) => ({
        agencyName: `crowd ${String(n).padStart(3, '0')}`,
        roles: [],
        invitationSiteLink: '',
        logoKey: null,
        themePrimary: '#2d9bea',
        languages: ['en' as const],
        ...Object.fromEntries(
          ['support', 'legal', 'login', 'configuration', 'messaging'].map((name) => [name, '{}']),
        ),
      })) as never,
    )
    .execute()
  const names = await root.client.ok(agencyRoutes.listAgencyNames, {})
  expect(names.length).toBeGreaterThan(220)
  expect(names.filter(({ agencyName }) => agencyName.startsWith('crowd ')).at(-1)?.agencyName).toBe(
    'crowd 219',
  )
  expect(new Set(names.flatMap((one) => Object.keys(one)))).toEqual(new Set(['agencyId', 'agencyName']))
  expect((await admin.client.call(agencyRoutes.listAgencyNames, {})).status).toBe(403)
  await db().deleteFrom('agency').where('agencyName', 'like', 'crowd %').execute()
})

describe('the agency’s own admin', () => {
  test('changes how it looks and how it is reached, of the own agency only', async () => {
    const other = await makeAgency(w)
    const stored = await admin.client.ok(documentRoutes.uploadDocument, {
      query: { hierarchy1: 'logo' },
      file: await picture(),
    })
    const { data } = await put(
      {
        agencyId: other.agencyId,
        theme: { primary: '#123456' },
        logoDocumentId: stored.documentId,
        support: { phoneNumber: '1800 123 4567', email: 'Care@Shop.example', whatsapp: '+919811100000' },
        legal: { termsUrl: 'https://shop.example/terms', privacyUrl: '' },
        mailFooter: 'Shop, Surat\nMon to Sat, 10 to 7',
      } as never,
      admin,
    )
    expect(data).toMatchObject({ agencyId: agency.agencyId, can: { platform: 'NOT_ALLOWED' } })
    const details = await openClient(w.app, agency.host).ok(agencyRoutes.getAgencyDetails, {})
    expect(details).toMatchObject({
      theme: { primary: '#123456' },
      support: { phoneNumber: '1800 123 4567', email: 'care@shop.example', whatsapp: '+919811100000' },
      logoUrl: stored.thumbnailUrl,
    })
    expect((await openClient(w.app, agency.host).get(details.logoUrl!)).status).toBe(200)
    expect((await record(root.client, other.agencyId)).theme.primary).toBe('#2d9bea')
  })

  test.each([
    ['agencyName', { agencyName: 'State Bank' }],
    ['configuration', { configuration: { hideBilling: true } }],
    ['status', { status: 'SUSPENDED' }],
    ['specialNumbers', { specialNumbers: [] }],
    ['languages', { languages: ['en'] }],
    ['invitationSiteLink', { invitationSiteLink: '' }],
  ] as const)('may not set %s', async (field, change) => {
    const before = await record()
    const { status, failure } = await put({ mailFooter: 'slipped in', ...change } as never, admin)
    expect([status, failure.code, failure.field]).toEqual([422, 'VALIDATION', `agency.${field}`])
    expect(await record()).toEqual(before)
  })

  test('uses no picture that somebody else uploaded, and sees no other agency', async () => {
    const { documentId } = await root.client.ok(documentRoutes.uploadDocument, {
      query: { hierarchy1: 'logo' },
      file: await picture(),
    })
    const { failure } = await put({ logoDocumentId: documentId }, admin)
    expect([failure.code, failure.field]).toEqual(['NOT_FOUND', 'agency.logoDocumentId'])
    await put({ specialNumbers: ['+919811100001'] })
    const seen = await record(admin.client, b.platform.agencyId)
    expect([seen.agencyId, seen.specialNumbers]).toEqual([agency.agencyId, []])
    expect((await record()).specialNumbers).toEqual(['+919811100001'])
  })
})

describe('a new agency', () => {
  test('works on its host name at once, in every process', async () => {
    const twin = await w.openTwin()
    const host = `new${newPhone().slice(1)}.example`
    const before = await openClient(twin.app, host).call(agencyRoutes.getAgencyDetails, {})
    expect(before.failure.code).toBe('TENANT_UNKNOWN')
    const { data } = await create({ host: ` ${host.toUpperCase()} ` })
    expect(data).toMatchObject({ host, languages: ['en', 'hi'], version: 1, admins: [] })
    await expect
      .poll(async () => (await openClient(twin.app, host).call(agencyRoutes.getAgencyDetails, {})).data)
      .toMatchObject({
        agencyId: data.agencyId,
        agencyName: 'Himalaya Cards',
        theme: { primary: '#7a1f3d' },
        support: { email: 'help@himalaya.example' },
        configuration: { imagePost: { enableImagePost: false }, onlinePayment: { allowedOrigins: ['self'] } },
      })
    await twin.close()
    const again = await create({ host })
    expect([again.status, again.failure.field]).toEqual([422, 'agency.host'])
    expect((await create({ host: 'https://shop.example/x' })).failure.field).toBe('agency.host')
  })

  test('invites its admin by SMS, who proves the number and works from then on', async () => {
    const phoneNumber = newPhone()
    const { data: made } = await create({ admin: { name: 'Tenzin', phoneNumber } })
    expect(made.admins).toEqual([
      { franchiseeId: expect.any(Number), name: 'Tenzin', phoneNumber, state: 'INVITED' },
    ])
    const { franchiseeId } = made.admins[0]!
    await sendInvitation(w.world, { agencyId: made.agencyId, franchiseeId })
    expect(messagesTo(w, phoneNumber)[0]!.text).toBe(`Himalaya Cards invites you to ${made.host}.`)

    const client = openClient(w.app, made.host!)
    await client.ok(franchiseeAuthRoutes.verifyFranchiseePhone, {
      body: { phoneNumber, fromForgotPassword: false },
    } as never)
    await client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, phoneNumber) } })
    await client.ok(franchiseeAuthRoutes.franchiseeCreatePassword, {
      body: { password: 'snow-leopard-trail-9' },
    } as never)
    expect(await client.ok(franchiseeRoutes.getFranchisee, {})).toMatchObject({
      name: 'Tenzin',
      roles: ['admin'],
      agencyId: made.agencyId,
    })
    expect((await record(root.client, made.agencyId)).admins[0]!.state).toBe('ACTIVE')
    const count = messagesTo(w, phoneNumber).length
    await sendInvitation(w.world, { agencyId: made.agencyId, franchiseeId })
    expect(messagesTo(w, phoneNumber)).toHaveLength(count)
  })

  test('takes more admins; who waits is invited again, who works here is not made twice', async () => {
    const add = (adminData: object) =>
      root.client.call(agencyRoutes.addAgencyAdmin, {
        body: {
          adminData: { agencyId: agency.agencyId, name: 'Second', phoneNumber: newPhone(), ...adminData },
        },
      })
    const phoneNumber = newPhone()
    const first = await add({ phoneNumber })
    const again = await add({ phoneNumber })
    expect([first.data.admins.length, again.data.admins.length]).toEqual([2, 2])
    const taken = await add({ phoneNumber: admin.phoneNumber })
    expect([taken.status, taken.failure.code, taken.failure.field]).toEqual([
      409,
      'PHONE_TAKEN',
      'adminData.phoneNumber',
    ])
    const creator = await makeStaff(w, 'creator', { agency })
    expect((await add({ phoneNumber: creator.phoneNumber })).failure.code).toBe('PHONE_TAKEN')
    expect((await add({ agencyId: 2_000_000_000 })).status).toBe(404)
    // Accounts are per agency: the same person may be an admin of two.
    expect((await create({ admin: { name: 'Both', phoneNumber } })).status).toBe(200)
  })
})
