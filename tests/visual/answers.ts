import type { ImageRequest } from '@parichay/contract/greeting/fields.ts'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import type { Page } from 'playwright'

const exception = (
  breakId: number,
  kind: string,
  ref: string,
  detail: Record<string, unknown>,
  times = 1,
): PaymentException => ({
  breakId,
  agencyId: breakId % 2 ? 1 : 2,
  kind,
  ref,
  detail,
  times,
  openedAt: '2026-11-20T09:40:00.000Z',
  seenAt: '2026-11-21T04:12:00.000Z',
  closedAt: null,
  closedBy: null,
  note: null,
})

const exceptions = [
  exception(1, 'wrong_amount', 'pay_RkT7m2QxZ4', {
    amount: 99900,
    expected: 149900,
    orderId: 'order_RkT6d8Wv',
  }),
  exception(
    2,
    'refund_failed',
    'rfnd_RkV1',
    { refundId: 'rfnd_RkV1', paymentId: 'pay_RkU9', amount: 49900 },
    3,
  ),
  exception(3, 'bad_signature', '203.0.113.7', { ip: '203.0.113.7', tries: 12 }, 12),
]

const request = (imageRequestId: number, rest: Partial<ImageRequest>): ImageRequest => ({
  imageRequestId,
  businessId: 2,
  businessName: 'Aarogyam Family Clinic',
  occasion: 'World Diabetes Day',
  day: '2026-12-14',
  language: 'en',
  note: '',
  status: 'OPEN',
  imageId: null,
  answer: '',
  answeredAt: null,
  can: { answer: true, openBusiness: true },
  createdAt: '2026-11-19T06:30:00.000Z',
  ...rest,
})

const requests = [
  request(1, { note: 'With a blue circle, please, and room for our camp’s date.', asks: 3 }),
  request(2, {
    businessName: 'आनंद मिठाई भंडार',
    occasion: 'दुकान की सालगिरह: पच्चीस साल पूरे होने पर ग्राहकों को धन्यवाद',
    day: null,
    language: 'hi',
  }),
]

/** Lists that a fresh demo has not: what is unusual about money, and what customers ask for. */
export const withAnswers = (page: Page) =>
  Promise.all([
    page.route(/\/api\/v1\/payment-exception\?/, (route) => route.fulfill({ json: { data: exceptions } })),
    page.route(/\/image-post\/request-images\?/, (route) =>
      route.fulfill({ json: { data: { list: requests, next: null, open: requests.length } } }),
    ),
  ])
