import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openClient } from '../../testing/client.ts'
import { messagesTo } from '../../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  newPhone,
  testPassword,
  type TestAgency,
  type TestStaff,
} from '../../testing/makers.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { workPeople } from './work.ts'
import { staffVersion } from '../../testing/versions.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let creator: TestStaff
let root: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  await workPeople(w.world)
})
afterAll(() => w.close())
beforeEach(async () => {
  await w.forgetLimits()
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  creator = await makeStaff(w, 'creator', { agency })
})

const list = async (query: object = {}, by = admin) =>
  (await by.client.ok(peopleRoutes.listStaff, { query })).list
const one = (franchiseeId: number, by = admin) =>
  by.client.ok(peopleRoutes.getStaff, { params: { franchiseeId } })
const change = async (franchiseeId: number, what: object, by = admin) => {
  const version = await staffVersion(w, franchiseeId)
  const body = { franchiseeId, version, isEditMode: true, ...what }
  return by.client.call(peopleRoutes.changeStaff, { body: body as never })
}
const hire = (what: object = {}, by = admin) =>
  by.client.ok(peopleRoutes.addStaff, {
    body: { name: 'Meera Shah', phoneNumber: newPhone(), roles: ['franchisee'], ...what } as never,
  })
const audited = async (action: string) =>
  (
    await w.world.database.platform
      .selectFrom('audit')
      .selectAll()
      .where('agencyId', '=', agency.agencyId)
      .where('action', '=', action)
      .execute()
  ).length

test('the list holds the own agency only, with figures; platform admins see all and can narrow', async () => {
  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency }), madeBy: creator })
  await makeCard(w, { business })
  const mine = await list()
  expect(mine.map((row) => row.franchiseeId)).toEqual([creator.franchiseeId, admin.franchiseeId])
  expect(mine[0]).toMatchObject({
    counts: { businesses: 1, activeCards: 1 },
    salesPaise: 0,
    state: 'invited',
  })
  const other = await makeStaff(w, 'creator')
  expect((await list({ all: 'true' })).map((row) => row.franchiseeId)).not.toContain(other.franchiseeId)
  expect((await list({ agencyId: other.agency.agencyId })).length).toBe(2)
  expect(await list({ agencyId: other.agency.agencyId }, root)).toMatchObject([
    { franchiseeId: other.franchiseeId, url: await w.world.hosts.originOf(other.agency.agencyId) },
  ])
})

test('sales of the month go with the business, and what was given back counts for nobody', async () => {
  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency }), madeBy: creator })
  await makePeriod(w, business, { from: '2026-08-01', until: '2027-08-01' })
  const heir = await makeStaff(w, 'creator', { agency })
  const sales = async () =>
    Object.fromEntries((await list()).map((row) => [row.franchiseeId, row.salesPaise]))
  expect(await sales()).toMatchObject({ [creator.franchiseeId]: 99_900, [heir.franchiseeId]: 0 })
  await admin.client.ok(peopleRoutes.moveBusinesses, {
    body: { franchiseeId: creator.franchiseeId, toFranchiseeId: heir.franchiseeId },
  })
  expect(await sales()).toMatchObject({ [creator.franchiseeId]: 0, [heir.franchiseeId]: 99_900 })
  await w.world.database.platform
    .updateTable('paymentIntent')
    .set({ state: 'refund_due' })
    .where('agencyId', '=', agency.agencyId)
    .execute()
  expect(await sales()).toMatchObject({ [heir.franchiseeId]: 0 })
})

test.each([
  [{ role: 'creator' }, ['Asha Creator']],
  [{ state: 'disabled' }, ['Gone Franchisee']],
  [{ state: 'invited' }, ['Asha Creator', 'Meera Shah']],
  [{ territory: '24' }, ['Asha Creator', 'Gone Franchisee', 'Meera Shah']],
  [{ territory: '29' }, ['Gone Franchisee', 'Meera Shah']],
  [{ search: 'asha' }, ['Asha Creator']],
  [{ search: '%' }, []],
  [{ search: 'asha', role: 'franchisee' }, []],
] as const)('filters %j', async (query, names) => {
  await hire({ name: 'Asha Creator', roles: ['creator'], territory: { states: ['24'], cities: [] } })
  await hire()
  const gone = await hire({ name: 'Gone Franchisee' })
  await change(gone.franchiseeId, { isActive: false })
  const found = (await list({ ...query, sort: 'name' })).map((row) => row.name)
  expect(found.filter((name) => !name.startsWith('Staff '))).toEqual(names)
})

test('a number is found however it is grouped', async () => {
  const { phoneNumber } = await hire({ name: 'By number' })
  const digits = phoneNumber.slice(3)
  const found = await list({ search: `${digits.slice(0, 5)} ${digits.slice(5)}` })
  expect(found.map((row) => row.name)).toEqual(['By number'])
})

test('who is added is invited by SMS, comes in with a code, and is active then', async () => {
  const person = await hire({
    roles: ['creator'],
    territory: { states: ['24', '24'], cities: ['Surat', 'surat'] },
  })
  expect(person).toMatchObject({
    state: 'invited',
    lastLogin: null,
    territory: { states: ['24'], cities: ['surat'] },
  })
  expect(person.permissions).toContain('card.edit')
  expect(person.permissions).not.toContain('payment.manual')
  await expect
    .poll(() => messagesTo(w, person.phoneNumber).map(({ text }) => text), { timeout: 10_000 })
    .toEqual([expect.stringContaining(`Agency ${agency.marker} invites you to ${agency.host}`)])
  await w.world.database.platform
    .updateTable('franchisee')
    .set((e) => ({
      passwordHash: e
        .selectFrom('franchisee')
        .select('passwordHash')
        .where('franchiseeId', '=', admin.franchiseeId),
    }))
    .where('franchiseeId', '=', person.franchiseeId)
    .execute()
  await openClient(w.app, agency.host).ok(franchiseeAuthRoutes.franchiseeLogin, {
    body: { phoneNumber: person.phoneNumber, password: testPassword },
  })
  const after = await one(person.franchiseeId)
  expect(after.state).toBe('active')
  expect(after.lastLogin).not.toBeNull()
  expect(after.can.invite).toBe('STEP_OUT_OF_ORDER')
  const again = await admin.client.call(peopleRoutes.inviteStaff, {
    body: { franchiseeId: person.franchiseeId },
  })
  expect(again.failure.code).toBe('STEP_OUT_OF_ORDER')
})

test('one number once in an agency, and again in another', async () => {
  const { phoneNumber } = await hire()
  const body = { name: 'Twin', phoneNumber, roles: ['creator' as const] }
  const twin = await admin.client.call(peopleRoutes.addStaff, { body })
  expect(twin.failure).toMatchObject({ code: 'PHONE_TAKEN', field: 'phoneNumber' })
  const elsewhere = await makeStaff(w, 'admin')
  expect((await elsewhere.client.call(peopleRoutes.addStaff, { body })).status).toBe(200)
})

test('a clash of two admins: the second is told, and nothing of the first is lost', async () => {
  const person = await hire()
  const second = await makeStaff(w, 'admin', { agency })
  const { version } = await one(person.franchiseeId)
  expect((await change(person.franchiseeId, { version, notes: 'Mondays' })).status).toBe(200)
  const late = await change(person.franchiseeId, { version, notes: 'Tuesdays' }, second)
  expect(late.failure.code).toBe('CONFLICT')
  expect((await one(person.franchiseeId)).notes).toBe('Mondays')
  expect(await audited('staff.change')).toBe(1)
})

test('who was disabled meanwhile is not invited, and whoever asks hears why', async () => {
  const { franchiseeId, version } = await hire()
  expect((await change(franchiseeId, { version, isActive: false })).status).toBe(200)
  const { failure } = await admin.client.call(peopleRoutes.inviteStaff, { body: { franchiseeId } })
  expect(failure).toMatchObject({ code: 'ACCOUNT_PAUSED' })
})

const lastEntry = async () =>
  (await admin.client.ok(activityRoutes.listActivity, { query: { area: 'staff' } })).list[0]!

test('the log tells what was there and what is there, of rights and limits too, and of nothing that stayed', async () => {
  const { franchiseeId } = await hire({
    permissions: ['card.list'],
    commissionPct: { card: 5, pdf: 0, video: 0 },
  })
  await change(franchiseeId, {
    name: 'Meera S',
    roles: ['franchisee'],
    permissions: ['card.list', 'card.edit'],
    territory: { states: ['24'], cities: [] },
    configuration: { hideBilling: true },
    commissionPct: { card: 10, pdf: 0, video: 0 },
    maxDiscountPct: 15,
    creditLimit: 5000,
    allowedPlanIds: ['CUSTOM_PLAN'],
  })
  const told = (entry: Awaited<ReturnType<typeof lastEntry>>) =>
    Object.fromEntries(entry.changes.map(({ field, before, after }) => [field, [before, after]]))
  const entry = await lastEntry()
  expect(told(entry)).toEqual({
    name: ['Meera Shah', 'Meera S'],
    permissions: ['card.list', 'card.list, card.edit'],
    'territory.states': [null, '24'],
    'configuration.hideBilling': ['false', 'true'],
    'commissionPct.card': ['5', '10'],
    maxDiscountPct: [null, '15'],
    creditLimitPaise: [null, '500000'],
    allowedPlanIds: [null, 'CUSTOM_PLAN'],
  })
  expect(entry).toMatchObject({ action: 'staff.change', facts: [] })
  await change(franchiseeId, { isActive: false })
  expect(told(await lastEntry())).toEqual({ isActive: ['true', 'false'] })
  expect(await lastEntry()).toMatchObject({ action: 'staff.disable', facts: [] })
})

test('the log says that private things changed, by the end of a number at most', async () => {
  const { franchiseeId } = creator
  await change(franchiseeId, {
    address: '4 Mall Road',
    notes: 'On probation',
    gstin: '27AAPFU0939F1ZV',
    pan: 'AAPFU0939F',
    payout: {
      upiId: 'meera@okaxis',
      holder: 'Meera Shah',
      accountNumber: '123456789012',
      ifsc: 'SBIN0001234',
    },
  })
  const { changes, facts } = await lastEntry()
  expect(changes).toEqual([
    { field: 'pan', before: null, after: '…939F' },
    { field: 'gstin', before: null, after: '…F1ZV' },
    { field: 'payout.accountNumber', before: null, after: '…9012' },
  ])
  expect(facts).toEqual([
    { field: 'withheld', value: 'notes, address, payout.ifsc, payout.upiId, payout.holder' },
  ])
})

test('address, GSTIN and PAN are kept; a GSTIN of somebody else’s PAN is refused, whichever of them is changed', async () => {
  const { franchiseeId } = creator
  const gstin = '27AAPFU0939F1ZV'
  const saved = await change(franchiseeId, { address: '4 Mall Road\nManali', gstin, pan: 'aapfu 0939 f' })
  expect(saved.data).toMatchObject({ address: '4 Mall Road\nManali', gstin, pan: 'AAPFU0939F' })
  for (const [what, field] of [
    [{ pan: 'AAPFU0939G' }, 'pan'],
    [{ pan: 'AAPFU' }, 'pan'],
    [{ gstin: '27AAPFU0939F1ZX' }, 'gstin'],
  ] as const)
    expect((await change(franchiseeId, what)).failure).toMatchObject({ code: 'VALIDATION', field })
  expect((await change(franchiseeId, { gstin: '', pan: '' })).data).toMatchObject({ gstin: null, pan: null })
})

test('what is not named stays', async () => {
  const person = await hire({ email: 'MEERA@Shop.example', notes: 'Old', permissions: ['card.list'] })
  await change(person.franchiseeId, { name: 'Meera S' })
  expect(await one(person.franchiseeId)).toMatchObject({
    name: 'Meera S',
    email: 'meera@shop.example',
    notes: 'Old',
    permissions: ['card.list'],
  })
})

test('nobody changes their own rights, disables or deletes themselves; the rest of their own record they may', async () => {
  await makeStaff(w, 'admin', { agency })
  const { franchiseeId } = admin
  expect((await change(franchiseeId, { roles: ['creator'] })).failure.code).toBe('OWN_ACCOUNT')
  expect((await change(franchiseeId, { configuration: { hideBilling: true } })).failure.code).toBe(
    'OWN_ACCOUNT',
  )
  expect((await change(franchiseeId, { isActive: false })).failure.code).toBe('OWN_ACCOUNT')
  const deleted = await admin.client.call(peopleRoutes.deleteStaff, {
    params: { franchiseeId },
    body: {},
  } as never)
  expect(deleted.failure.code).toBe('OWN_ACCOUNT')
  const reset = await admin.client.call(peopleRoutes.resetStaffPassword, { body: { franchiseeId } })
  expect(reset.failure.code).toBe('OWN_ACCOUNT')
  expect((await change(franchiseeId, { name: 'My name', roles: ['admin'] })).status).toBe(200)
  // The form sends all of a person; keys of JSON come out of the database in another order than they went in.
  const rights = { configuration: { hideBilling: false }, commissionPct: { card: 0, pdf: 0, video: 0 } }
  expect(await one(franchiseeId)).toMatchObject(rights)
  expect((await change(franchiseeId, { name: 'Mine', ...rights })).status).toBe(200)
})

test('the last admin stays, and of two who disable each other one remains', async () => {
  const { franchiseeId } = admin
  expect((await change(franchiseeId, { isActive: false }, root)).failure.code).toBe('LAST_ADMIN')
  expect((await change(franchiseeId, { roles: ['creator'] }, root)).failure.code).toBe('LAST_ADMIN')
  const second = await makeStaff(w, 'admin', { agency })
  const answers = await Promise.all([
    change(second.franchiseeId, { isActive: false }, admin),
    change(franchiseeId, { isActive: false }, second),
  ])
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
})

test('nobody gives what they do not have: a right of the platform is no agency’s', async () => {
  const body = {
    name: 'X',
    phoneNumber: newPhone(),
    roles: ['creator' as const],
    permissions: ['linkStore.manage' as const],
  }
  const refused = await admin.client.call(peopleRoutes.addStaff, { body })
  expect(refused.failure).toMatchObject({ code: 'ABOVE_OWN_RIGHTS', field: 'permissions' })
  expect(await admin.client.ok(peopleRoutes.listStaffPermissions, {})).not.toContain('linkStore.manage')
  expect(await root.client.ok(peopleRoutes.listStaffPermissions, {})).toContain('linkStore.manage')
})

test('disabling ends every session and keeps out; letting in again brings back', async () => {
  expect((await creator.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(200)
  await change(creator.franchiseeId, { isActive: false })
  expect((await creator.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(401)
  const browser = openClient(w.app, agency.host)
  const signIn = () =>
    browser.call(franchiseeAuthRoutes.franchiseeLogin, {
      body: { phoneNumber: creator.phoneNumber, password: testPassword },
    })
  expect((await signIn()).failure.code).toBe('ACCOUNT_PAUSED')
  await change(creator.franchiseeId, { isActive: true })
  expect((await signIn()).status).toBe(200)
  expect([await audited('staff.disable'), await audited('staff.enable')]).toEqual([1, 1])
})

test('a new password: twelve characters for a day, all sessions end, and it must be replaced first', async () => {
  const { password, expiresInSec } = await admin.client.ok(peopleRoutes.resetStaffPassword, {
    body: { franchiseeId: creator.franchiseeId },
  })
  expect([password.length, expiresInSec]).toEqual([12, 86_400])
  expect((await creator.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(401)
  const browser = openClient(w.app, agency.host)
  await browser.ok(franchiseeAuthRoutes.franchiseeLogin, {
    body: { phoneNumber: creator.phoneNumber, password },
  })
  expect((await browser.ok(franchiseeRoutes.getFranchisee, {})).mustChangePassword).toBe(true)
  await expect
    .poll(() => messagesTo(w, creator.phoneNumber).map(({ text }) => text), { timeout: 10_000 })
    .toEqual([`Your password changed at Agency ${agency.marker}.`])
  const peer = await makeStaff(w, 'admin', { agency })
  const refused = await admin.client.call(peopleRoutes.resetStaffPassword, {
    body: { franchiseeId: peer.franchiseeId },
  })
  expect(refused.failure.code).toBe('ABOVE_OWN_RIGHTS')
  expect(await audited('staff.resetPassword')).toBe(1)
})

test('who still looks after businesses is not deleted; moved, they can go, and the number is free', async () => {
  const owner = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, { owner, madeBy: creator })
  await makeCard(w, { business })
  const heir = await makeStaff(w, 'franchisee', { agency, permissions: ['business.list', 'business.view'] })
  const remove = () =>
    admin.client.call(peopleRoutes.deleteStaff, {
      params: { franchiseeId: creator.franchiseeId },
      body: {},
    } as never)
  const refused = await remove()
  expect(refused.failure).toMatchObject({ code: 'IN_USE', field: 'businesses' })
  expect(refused.failure.message).toContain('1 business is still looked after')
  const move = (toFranchiseeId: number) =>
    admin.client.call(peopleRoutes.moveBusinesses, {
      body: { franchiseeId: creator.franchiseeId, toFranchiseeId },
    })
  expect((await move(creator.franchiseeId)).failure.code).toBe('VALIDATION')
  expect((await move((await makeStaff(w, 'creator')).franchiseeId)).failure.code).toBe('NOT_FOUND')
  const out = await makeStaff(w, 'creator', { agency, isActive: false, signedIn: false })
  expect((await move(out.franchiseeId)).failure.code).toBe('ACCOUNT_PAUSED')
  expect((await move(heir.franchiseeId)).data.moved).toBe(1)
  const rows = await w.world.database.platform
    .selectFrom('card')
    .select('madeByFranchiseeId')
    .where('businessId', '=', business.businessId)
    .execute()
  expect(rows).toEqual([{ madeByFranchiseeId: heir.franchiseeId }])
  expect((await remove()).status).toBe(200)
  expect((await creator.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(401)
  expect(await hire({ phoneNumber: creator.phoneNumber })).toMatchObject({
    state: 'invited',
  } satisfies Partial<Person>)
})
