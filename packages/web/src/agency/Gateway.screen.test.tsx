import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import type { PaymentAccounts } from '@parichay/contract/payment/accounts.ts'
import { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeAgencyRecord } from '../testing/makers.agency.ts'
import { openPanel } from '../testing/panel.tsx'

const none: PaymentAccounts = { agencyId: 2, account: null, former: [] }
const inUse = {
  keyId: 'rzp_test_First0001',
  mode: 'test' as const,
  since: '2026-10-02T06:00:00.000Z',
  webhookUrl: 'https://surat.example/webhooks/razorpay/token-1',
  lastEventAt: '2026-11-20T10:35:00.000Z',
}
const connected: PaymentAccounts = { ...none, account: inUse }
const next = {
  ...inUse,
  keyId: 'rzp_live_Second002',
  mode: 'live' as const,
  webhookUrl: 'https://surat.example/webhooks/razorpay/token-2',
  lastEventAt: null,
}
const secret = 'whsec-told-once-1'

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.getAgency, makeAgencyRecord())
  edge.on(billRoutes.getAgencyTerms, {
    cardRate: null,
    annualFee: null,
    imageFee: null,
    pdfSlabs: [],
    customFloor: null,
    creditDays: 10,
    version: 1,
  })
})
afterEach(() => expect(edge.unanswered).toEqual([]))

const open = async (accounts: PaymentAccounts) => {
  edge.on(paymentAccountRoutes.getPaymentAccount, accounts)
  const panel = await openPanel({
    at: '/panel/admin/agency-management/2?tab=billing',
    edge,
    agency: { roles: ['superadmin'] },
    staff: {},
  })
  return { ...panel, card: within(await screen.findByRole('region', { name: 'Payment gateway' })) }
}
type Panel = Awaited<ReturnType<typeof open>>
/** Opens the form, types a pair of keys and sends it. */
const enter = async ({ hands, card }: Panel, opener: string, keyId = 'rzp_live_Second002') => {
  await hands.click(await card.findByRole('button', { name: opener }))
  const form = within(await screen.findByRole('dialog', { name: opener }))
  await hands.type(form.getByRole('textbox', { name: /Key id/ }), keyId)
  await hands.type(form.getByLabelText(/Key secret/), 'key-secret-99')
  await hands.click(form.getByRole('button', { name: /^Try and/ }))
  return form
}
const kept = () => JSON.stringify({ ...localStorage, ...sessionStorage })

test('without an account nobody can pay, and a switch that says otherwise is warned of', async () => {
  const { configuration } = makeAgencyRecord()
  edge.on(
    agencyRoutes.getAgency,
    makeAgencyRecord({
      configuration: {
        ...configuration,
        onlinePayment: { enablePaymentIntegration: true, allowedOrigins: ['self'] },
      },
    }),
  )
  const { card } = await open(none)
  expect(await card.findByText(/No account is connected/)).toBeTruthy()
  expect(card.getByText(/Online payment is switched on, and there is no account/)).toBeTruthy()
  expect(card.queryByRole('button', { name: 'Stop' })).toBeNull()
})

test('an account is shown with its mode, its webhook and what came last', async () => {
  const { card } = await open(connected)
  expect(await card.findByText('rzp_test_First0001')).toBeTruthy()
  expect(card.getByText('Test: no money moves')).toBeTruthy()
  expect(card.getByText(inUse.webhookUrl)).toBeTruthy()
  expect(card.getByText(/20 Nov 2026, 4:05/)).toBeTruthy()
})

test('another merchant: webhook, secret and events are shown once, with a warning while money is under way', async () => {
  const panel = await open(connected)
  const asked = edge.on(paymentAccountRoutes.connectPaymentAccount, {
    merchant: 'another',
    webhookSecret: secret,
    moneyUnderWay: inUse.keyId,
    accounts: { agencyId: 2, account: next, former: [inUse] },
  })
  await enter(panel, 'Change keys')
  const news = within(await panel.card.findByRole('group', { name: 'To enter at Razorpay' }))
  expect(asked[0]?.body).toEqual({ agencyId: 2, keyId: next.keyId, keySecret: 'key-secret-99' })
  for (const text of [next.webhookUrl, secret, /payment\.dispute\.closed/, /belong to another merchant/])
    expect(news.getByText(text)).toBeTruthy()
  expect(panel.card.getByText(/Out of use, and money of it may still move/)).toBeTruthy()
  expect(kept()).not.toMatch(/key-secret-99|told-once/)
  await panel.hands.click(news.getByRole('button', { name: 'I have entered it' }))
  expect(screen.queryByText(secret)).toBeNull()
})

test('keys that are refused stay in the form with the reason below them; nothing of them is kept in the browser', async () => {
  const panel = await open(none)
  edge.on(
    paymentAccountRoutes.connectPaymentAccount,
    refused('VALIDATION', {
      field: 'keySecret',
      message:
        'The provider refuses these keys. Copy the key id and the secret of one pair from its dashboard.',
    }),
  )
  const form = await enter(panel, 'Connect Razorpay')
  expect(await form.findByText(/The provider refuses these keys/)).toBeTruthy()
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /Key id/ }).value).toBe(next.keyId)
  expect(form.getByLabelText<HTMLInputElement>(/Key secret/).value).toBe('key-secret-99')
  edge.on(paymentAccountRoutes.connectPaymentAccount, refused('PAYMENT_UNAVAILABLE', { message: '' }))
  await panel.hands.click(form.getByRole('button', { name: 'Try and connect' }))
  expect(await screen.findByText(/Razorpay does not answer right now, so nothing was changed/)).toBeTruthy()
  expect(kept()).not.toContain('key-secret-99')
})

test('a key id of another shape is not sent', async () => {
  const panel = await open(none)
  const asked = edge.on(paymentAccountRoutes.connectPaymentAccount, refused('INTERNAL'))
  const form = await enter(panel, 'Connect Razorpay', 'key_123')
  expect(await form.findByText('A key id looks like rzp_live_AbCdEf123456.')).toBeTruthy()
  expect(asked).toEqual([])
})

test('new keys of the same merchant: the webhook stays, and there is no secret to enter', async () => {
  const panel = await open(connected)
  edge.on(paymentAccountRoutes.connectPaymentAccount, {
    merchant: 'same',
    webhookSecret: null,
    moneyUnderWay: null,
    accounts: { ...connected, account: { ...inUse, keyId: 'rzp_test_Newer0003' } },
  })
  await enter(panel, 'Change keys', 'rzp_test_Newer0003')
  expect(await screen.findByText(/the webhook stays as it is/)).toBeTruthy()
  expect(await panel.card.findByText('rzp_test_Newer0003')).toBeTruthy()
  expect(panel.card.queryByRole('group', { name: 'To enter at Razorpay' })).toBeNull()
})

test('a new webhook secret is asked about and shown once', async () => {
  const { hands, card } = await open(connected)
  const asked = edge.on(paymentAccountRoutes.renewPaymentWebhook, {
    webhookSecret: secret,
    accounts: connected,
  })
  await hands.click(await card.findByRole('button', { name: 'New webhook secret' }))
  expect(asked).toEqual([])
  await hands.click(await screen.findByRole('button', { name: 'Make a new secret' }))
  expect(await card.findByText(secret)).toBeTruthy()
  expect(asked[0]?.body).toEqual({ agencyId: 2, keyId: inUse.keyId })
})

test('stopping asks first, and says what still happens; keys that others changed meanwhile are told of', async () => {
  const { hands, card } = await open(connected)
  const conflict = edge.on(paymentAccountRoutes.stopPaymentAccount, refused('CONFLICT', { message: '' }))
  const press = async () => {
    await hands.click(await card.findByRole('button', { name: 'Stop' }))
    return within(await screen.findByRole('alertdialog'))
  }
  const question = await press()
  expect(question.getByText(/still settled and refunded/)).toBeTruthy()
  await hands.click(question.getByRole('button', { name: 'Cancel' }))
  expect(conflict).toEqual([])
  await hands.click((await press()).getByRole('button', { name: 'Stop' }))
  await hands.click(await screen.findByRole('button', { name: 'Ok' }))
  const stopped = edge.on(paymentAccountRoutes.stopPaymentAccount, none)
  await hands.click((await press()).getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(stopped).toHaveLength(1))
  expect(await card.findByText(/No account is connected/)).toBeTruthy()
})
