import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeOf } from '../testing/makers.pdf-people.ts'
import { doJobs, openShop, type TestShop } from '../testing/makers.payment.ts'
import { makeVideoTemplate } from '../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  shop = await openShop(w)
})
afterAll(() => w.close())

const routes = {
  pdf: {
    field: 'pdfCardNo',
    planId: 7,
    order: singlePaymentRoutes.createPdfCardPaymentOrder,
    pay: singlePaymentRoutes.payPdfCard,
    reverse: singlePaymentRoutes.reversePdfCardPayment,
  },
  video: {
    field: 'videoNo',
    planId: 9,
    order: singlePaymentRoutes.createUserVideoPaymentOrder,
    pay: singlePaymentRoutes.payUserVideo,
    reverse: singlePaymentRoutes.reverseUserVideoPayment,
  },
}
const client = () => shop.customer.client

/** Buys singly through the gateway, and gives the number of the record. */
async function buy(kind: 'pdf' | 'video', no: number, more: object = {}): Promise<number> {
  const { field, planId, order: orders, pay } = routes[kind]
  const what = { [field]: no, planId }
  const { order } = (await client().ok(orders, { body: { ...what, ...more } as never })) as {
    order: { id: string }
  }
  const paid = w.sandbox.provider.pay(order.id)
  if (paid.told !== 'handler') throw new Error('not paid')
  const body = {
    ...what,
    isManualUpdate: false,
    orderCreationId: order.id,
    razorpayOrderId: paid.handler!.razorpay_order_id,
    razorpayPaymentId: paid.handler!.razorpay_payment_id,
    razorpaySignature: paid.handler!.razorpay_signature,
  }
  return ((await client().ok(pay, { body: body as never })) as { recordNo: number }).recordNo
}
async function refund(kind: 'pdf' | 'video', recordNo: number) {
  await shop.admin.client.ok(routes[kind].reverse, { query: { recordNo }, body: {} } as never)
  await doJobs(w)
}

const values = { pictures: {}, colours: {}, hasLogo: false, music: '', language: 'en' as const }
async function makeVideo() {
  const templateId = await makeVideoTemplate(w)
  const { businessId } = shop.business
  const said = { templateId, title: 'Film', values: { ...values, texts: { headline: 'Sale' } } }
  return (await client().ok(userVideoRoutes.saveUserVideo, { body: { businessId, ...said } })).videoNo
}
const look = (videoNo: number) => client().ok(userVideoRoutes.getUserVideo, { params: { videoNo } })
const film = async (videoNo: number) =>
  client().ok(userVideoRoutes.renderUserVideo, { body: { videoNo, version: (await look(videoNo)).version } })
const cancel = (videoNo: number) => client().ok(userVideoRoutes.cancelUserVideo, { body: { videoNo } })

test('a film whose single purchase was refunded while it waits gives none back when it is cancelled', async () => {
  const videoNo = await makeVideo()
  const recordNo = await buy('video', videoNo)
  await film(videoNo)
  await refund('video', recordNo)
  await cancel(videoNo)
  expect((await look(videoNo)).cover.by).not.toBe('single')
  // What is bought again afterwards is whole, and comes back as before.
  await buy('video', videoNo)
  await film(videoNo)
  await cancel(videoNo)
  expect((await look(videoNo)).cover.by).toBe('single')
})

test('of a file of many, as many come back as are still paid for', async () => {
  const { businessId } = shop.business
  const { start } = await client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const details = { ...start, templateCode: 'desk' as const }
  const { pdfCardNo } = await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId, details },
  })
  const changes = ['Asha', 'Ravi', 'Meena'].map((name, i) => changeOf({ name }, i + 1))
  await client().ok(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } })
  await buy('pdf', pdfCardNo, { quantity: 1 })
  const two = await buy('pdf', pdfCardNo, { quantity: 2 })
  const output = { layout: 'send', gutter: 0, duplex: 'long' } as const
  const { jobId } = await client().ok(pdfPeopleRoutes.startPdfJob, { body: { pdfCardNo, output } })
  await refund('pdf', two)
  await client().ok(pdfPeopleRoutes.cancelPdfJob, { body: { pdfCardNo, jobId } })
  const { singles } = await client().ok(pdfPeopleRoutes.quotePdfJob, { body: { pdfCardNo } })
  expect(singles).toBe(1)
})
