import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { noteBounds } from '@parichay/contract/note/fields.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestStaff,
} from '../testing/makers.ts'
import { noteUse } from '../greeting/popular/store.ts'
import { agencyScope } from '../platform/scope.ts'
import { makeLibrary, makePost } from '../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let helper: TestStaff
let id: number
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  helper = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency,
    permissions: ['business.view', 'business.edit'],
  })
  id = (await makeBusiness(w, { owner: await makeCustomer(w, { agency }) })).businessId
})
afterAll(() => w.close())

const write = (by: TestStaff, text: string, more: object = {}) =>
  by.client.call(noteRoutes.saveNote, { params: { id }, body: { text, isPinned: false, ...more } })
const notes = (by: TestStaff) => by.client.ok(noteRoutes.listNotes, { params: { id } })

test('notes carry who wrote them; who wrote one and admins change it, over the version they saw', async () => {
  const first = await write(admin, 'Wants a call in Diwali week')
  await write(helper, 'Paid in cash', { isPinned: true })
  const [pinned, plain] = await notes(helper)
  expect([pinned!.text, plain!.text]).toEqual(['Paid in cash', 'Wants a call in Diwali week'])
  expect([pinned!.can.change, plain!.can.change]).toEqual([true, 'NOT_FOUND'])
  expect((await write(helper, 'Mine now', { noteId: plain!.noteId })).status).toBe(404)
  const { noteId, version } = pinned!
  expect((await write(admin, 'Paid by UPI', { noteId, version })).status).toBe(200)
  const late = await write(helper, 'Paid by card', { noteId, version })
  expect([late.status, late.failure.code]).toEqual([409, 'CONFLICT'])
  expect((await notes(admin)).map(({ text }) => text)).toContain('Paid by UPI')
  expect(first.status).toBe(200)
})

test('a deleted note comes back, and all of it stands in the activity of the business', async () => {
  const { noteId } = (await notes(admin))[0]!
  const of = (restore?: true) =>
    admin.client.call(noteRoutes.deleteNote, { params: { id, noteId }, body: restore ? { restore } : {} })
  expect((await of()).status).toBe(200)
  expect((await of()).status).toBe(404)
  expect((await notes(admin)).some((one) => one.noteId === noteId)).toBe(false)
  expect((await of(true)).status).toBe(200)
  expect((await notes(admin)).some((one) => one.noteId === noteId)).toBe(true)
  const { list } = await admin.client.ok(activityRoutes.listActivityOfBusiness, { params: { id }, query: {} })
  expect(list.map(({ action }) => action)).toEqual([
    'note.restore',
    'note.delete',
    'note.change',
    'note.add',
    'note.add',
  ])
  expect(list[2]!.changes).toEqual([
    { field: 'text', before: 'Paid in cash', after: 'Paid by UPI' },
    { field: 'isPinned', before: 'true', after: 'false' },
  ])
})

test('what a business sent lately: counted, the latest posts first', async () => {
  const library = await makeLibrary(w, agency, undefined, id)
  const { imageCategoryId } = library
  const second = await makePost(w, agency, { imageCategoryId, title: 'Second' })
  const scope = agencyScope(agency.agencyId)
  const days = [1, 1, 29, 30].map((back) => addDays(istDay(w.clock.now()), -back))
  await w.world.database.inScope(scope, async (tx) => {
    await noteUse(tx, scope, { businessId: id, imageId: library.imageId, day: days[0]! })
    await noteUse(tx, scope, { businessId: id, imageId: second, day: days[0]! })
    await noteUse(tx, scope, { businessId: id, imageId: second, day: days[2]! })
    await noteUse(tx, scope, { businessId: id, imageId: second, day: days[3]! })
  })
  const use = await helper.client.ok(ownImageRoutes.getGreetingUse, { params: { id } })
  expect(use).toMatchObject({ taken: 3, days: 2, favourites: 0, isEnabled: true })
  expect(use.latest.map(({ day, post }) => [day, post.imageId])).toEqual([
    [days[0], second],
    [days[0], library.imageId],
  ])
})

test('bringing one back makes no more notes than a business may have', async () => {
  const { noteId } = (await write(admin, 'The first')).data
  const of = (restore?: true) =>
    admin.client.call(noteRoutes.deleteNote, { params: { id, noteId }, body: restore ? { restore } : {} })
  expect((await of()).status).toBe(200)
  const there = (await notes(admin)).length
  await w.world.database.platform
    .insertInto('businessNote')
    .values(
      Array.from({ length: noteBounds.perBusiness - there }, () => ({
        agencyId: agency.agencyId,
        businessId: id,
        text: 'One of many',
        isPinned: false,
        writtenBy: 'system',
        createdAt: w.clock.now(),
      })),
    )
    .execute()
  expect((await write(admin, 'One more')).failure.code).toBe('LIMIT_REACHED')
  expect((await of(true)).failure.code).toBe('LIMIT_REACHED')
  expect(await notes(admin)).toHaveLength(noteBounds.perBusiness)
})
