import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSingle, openShop, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
afterAll(() => w.close())

/** Stops a business, or lets it go on. */
const suspend = ({ business }: Pick<TestShop, 'business'>, isStopped: boolean) =>
  w.world.database.platform
    .updateTable('business')
    .set({
      suspendedAt: isStopped ? w.clock.now() : null,
      suspendedReason: isStopped ? 'Complaints' : null,
    })
    .where('businessId', '=', business.businessId)
    .execute()

test('nothing is bought singly for a suspended business either', async () => {
  const shop = await openShop(w)
  const [pdfCardNo, videoNo] = [
    await makeSingle(w, shop.business, 'pdf'),
    await makeSingle(w, shop.business, 'video'),
  ]
  const { createPdfCardPaymentOrder, createUserVideoPaymentOrder } = singlePaymentRoutes
  const { client } = shop.customer
  const order = async () => [
    await client.call(createPdfCardPaymentOrder, { body: { pdfCardNo, planId: 7 } }),
    await client.call(createUserVideoPaymentOrder, { body: { videoNo, planId: 9 } }),
  ]
  await suspend(shop, true)
  for (const { failure } of await order()) expect(failure).toMatchObject({ code: 'BUSINESS_SUSPENDED' })
  await suspend(shop, false)
  for (const { status } of await order()) expect(status).toBe(200)
})
