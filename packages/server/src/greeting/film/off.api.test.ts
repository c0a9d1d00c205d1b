import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { makeLibrary } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let owner: TestCustomer
let business: TestBusiness
let imageId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  await makeAgency(w, { isSuperAdmin: true })
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency })
  const today = istDay(w.clock.now())
  business = await makeBusiness(w, { owner, isPaid: true, expiry: addDays(today, 299) })
  const limits = { greetingVideosLimit: 2 }
  await makePeriod(w, business, { from: addDays(today, -3), until: addDays(today, 300), limits })
  ;({ imageId } = await makeLibrary(w, agency))
})
afterAll(() => w.close())

test('a film that is made is not given out while greetings are switched off for the business', async () => {
  const { agencyId } = agency
  const { businessId } = business
  const key = (what: string) => `a${agencyId}/off-${what}.held`
  await w.world.storage.put(key('film'), Buffer.from('a film'))
  const { copyId } = await w.world.database.platform
    .insertInto('greetingCopy')
    .values({
      agencyId,
      businessId,
      imageId,
      version: 'one',
      frameKey: key('frame'),
      filmKey: key('master'),
      storageKey: key('film'),
      bytes: 6,
      frames: 30,
      state: 'ready',
      madeBy: 'nobody',
      createdAt: w.clock.now(),
    })
    .returning('copyId')
    .executeTakeFirstOrThrow()
  const fetch = () =>
    owner.client.call(filmRoutes.getFilmCopyFile, { params: { imageId }, query: { businessId, copyId } })
  const turn = (isEnabled: boolean) =>
    admin.client.ok(frameRoutes.updateImagePostStatus, { body: { businessId, isEnabled } })
  await turn(false)
  const refused = await fetch()
  expect([refused.status, refused.failure?.code]).toEqual([409, 'CONFLICT'])
  await turn(true)
  expect((await fetch()).status).toBe(200)
})
