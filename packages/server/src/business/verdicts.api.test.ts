import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { type PermissionName, permissionNames } from '@parichay/contract/franchisee/fields.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
})
afterAll(() => w.close())

/** One permission after another is missing, so that each verdict is met as a yes and as a no. */
const without = [undefined, ...permissionNames] as (PermissionName | undefined)[]

describe('what a record says can be done is what the call then says', () => {
  test.each(without)('without %s', async (missing) => {
    const owner = await makeCustomer(w, { agency })
    const creator = await makeStaff(w, 'franchisee-with-all-card-access', {
      agency,
      permissions: permissionNames.filter((name) => name !== missing),
    })
    const admin = await makeStaff(w, 'admin', { agency })
    const { client } = creator
    for (const isPaid of [true, false]) {
      const expiry = addDays(istDay(w.clock.now()), isPaid ? 100 : -100)
      const business = await makeBusiness(w, { owner, expiry, isPaid })
      const { businessId } = business
      await makeCard(w, { business, ...(isPaid ? {} : { status: 'DRAFT', cardId: null }) })
      const by = missing?.endsWith('.list') || missing === 'business.view' ? admin.client : client
      const { can } = await by.ok(businessRoutes.getBusiness, { params: { id: businessId } })
      const card = (
        await (missing === 'card.list' ? admin.client : client).ok(cardRoutes.listCards, { query: {} })
      ).list.find((one) => one.businessId === businessId)!
      if (by !== client || missing === 'card.list') continue
      const said = {
        edit: await client.call(businessRoutes.updateBusinessMetadata, {
          body: { businessId, city: 'Surat' },
        }),
        resetPassword: await client.call(authRoutes.regenerateRandomPassword, {
          body: { userId: owner.userId },
        }),
        clone: await client.call(businessRoutes.cloneBusiness, { body: { businessId } }),
        delete: await client.call(businessRoutes.deleteBusiness, { params: { id: businessId }, body: {} }),
      }
      for (const [deed, answer] of Object.entries(said)) {
        const verdict = can[deed as keyof typeof said]
        expect([deed, answer.status === 200 ? true : answer.failure.code]).toEqual([deed, verdict])
      }
      if (isPaid) {
        const version = (await admin.client.ok(cardRoutes.getCard, { query: { cardNo: card.cardNo } }))
          .version
        const paused = await client.call(cardRoutes.updateCardStatus, {
          body: { cardNo: card.cardNo, status: 'INACTIVE', reason: 'rests', version },
        })
        expect(paused.status === 200 ? true : paused.failure.code).toBe(card.can.status)
        const gone = await client.call(cardRoutes.deleteCard, { body: { cardNo: card.cardNo } })
        expect(gone.status === 200 ? true : gone.failure.code).toBe(card.can.delete)
      } else expect(card.can.status).toBe(missing === 'card.status' ? 'NOT_ALLOWED' : 'CARD_INCOMPLETE')
    }
  })
})
