import type { GreetingsFee, PdfCredits } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeBillPayment, makeCredits, makeYear } from '../testing/makers.bill.ts'
import { openPanel } from '../testing/panel.tsx'

const greetings: GreetingsFee = {
  agencyId: 1,
  feePaise: 590_000,
  taxPaise: 90_000,
  validUntil: '2027-03-31',
  payments: [makeYear()],
  canPayOnline: true,
  videosIncluded: true,
  businesses: 12,
}
const recorded = {
  status: 'paid' as const,
  intentId: '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3c',
  planId: 'CUSTOM_PLAN' as const,
  recordNo: 71,
}
let edge: Edge
let credits: PdfCredits
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T06:00:00Z') })
  credits = makeCredits()
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(billRoutes.getAgencyImagePayment, greetings)
  edge.on(billRoutes.getAgencyPdfCardPayment, () => credits)
})
afterEach(() => {
  vi.useRealTimers()
  expect(edge.unanswered).toEqual([])
})

const platform = { agency: { roles: ['superadmin' as const] } }
const open = async (page: string, wish: object = {}) => {
  const panel = await openPanel({ at: `/panel/payment/${page}`, edge, staff: {}, ...wish })
  return {
    ...panel,
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
    retype: async (label: RegExp, text: string) => {
      const [box] = await screen.findAllByLabelText(label)
      await panel.hands.clear(box!)
      await panel.hands.paste(text)
    },
  }
}

test.each([
  ['2027-03-31', null, 'Renew for ₹5,900'],
  ['2026-12-10', /^Greetings are paid until 10 Dec 2026\./, 'Renew for ₹5,900'],
  ['2026-11-01', /^Greetings ended on 01 Nov 2026\./, 'Renew for ₹5,900'],
  [null, null, 'Pay ₹5,900'],
] as const)('greetings that run until %s', async (validUntil, notice, button) => {
  edge.on(billRoutes.getAgencyImagePayment, { ...greetings, validUntil })
  await open('agency-image-payment')
  await screen.findByRole('button', { name: button })
  if (notice) await screen.findByText(notice)
  else expect(screen.queryByText(/^Greetings (ended|are paid)/)).toBeNull()
})

test('greetings without a price, and where nothing is paid online', async () => {
  edge.on(billRoutes.getAgencyImagePayment, { ...greetings, feePaise: null })
  const panel = await open('agency-image-payment')
  await screen.findByText('No price was agreed for this yet. Ask the platform.')
  expect(screen.queryByRole('button', { name: /^(Renew|Pay)/ })).toBeNull()
  panel.unmount()
  edge.on(billRoutes.getAgencyImagePayment, { ...greetings, canPayOnline: false })
  await open('agency-image-payment')
  const pay = await screen.findByRole('button', { name: /^Renew for/ })
  expect(pay.getAttribute('aria-disabled')).toBe('true')
})

test('the platform records a year of greetings', async () => {
  const asked = edge.on(billRoutes.recordAgencyImagePayment, recorded)
  const panel = await open('agency-image-payment?agencyId=2', platform)
  await panel.press('Record a payment')
  const sheet = within(await screen.findByRole('dialog', { name: 'Record a payment' }))
  await panel.hands.type(sheet.getByLabelText(/^Note/), 'Cheque')
  await panel.hands.click(sheet.getByRole('button', { name: 'Record' }))
  await screen.findByText('The payment is recorded.')
  expect(asked[0]!.body).toMatchObject({ years: 1, mode: 'bank', reason: 'Cheque' })
})

test('what credits cost follows their number, and no number has a price', async () => {
  const panel = await open('agency-pdf-card-payment')
  await screen.findByRole('button', { name: 'Pay ₹1,500' })
  await panel.retype(/^How many cards/, '500')
  await screen.findByRole('button', { name: 'Pay ₹6,000' })
  await panel.retype(/^How many cards/, '५००')
  await screen.findByRole('button', { name: 'Pay ₹6,000' })
  await panel.retype(/^How many cards/, '0')
  await screen.findByText('Type a number from 1 to 1,00,000.')
  const pay = screen.getByRole('button', { name: /^Pay/ })
  expect(pay.getAttribute('aria-disabled')).toBe('true')
})

test('an agency is told when few are left, from the number it chose', async () => {
  const asked = edge.on(billRoutes.setPdfCreditAlert, ({ body }) => {
    const { below } = body as { below: number }
    return (credits = makeCredits({ alertBelow: below }))
  })
  const panel = await open('agency-pdf-card-payment')
  const few = /^Few credits are left/
  await screen.findByText('40')
  expect(screen.queryByText(few)).toBeNull()
  await panel.retype(/^Warn when fewer credits/, '700')
  await panel.press('Save')
  await screen.findByText(few)
  expect(asked[0]!.body).toEqual({ below: 700 })
})

test('the platform gives some for nothing: nothing is asked of how it was paid', async () => {
  const asked = edge.on(billRoutes.recordAgencyPdfCardPayment, () => {
    const gift = { quantity: 100, note: 'For the fair', isGrant: true }
    credits = makeCredits({ payments: [{ ...makeBillPayment({ amountPaise: 0, reference: '' }), ...gift }] })
    return recorded
  })
  const panel = await open('agency-pdf-card-payment?agencyId=2', platform)
  await panel.press('Record a payment')
  const sheet = within(await screen.findByRole('dialog', { name: 'Record a payment' }))
  expect(sheet.getByLabelText(/^Paid by/)).toBeTruthy()
  await panel.hands.click(sheet.getByLabelText('Give them for nothing'))
  expect(sheet.queryByLabelText(/^Paid by/)).toBeNull()
  await panel.hands.type(sheet.getByLabelText(/^Note/), 'For the fair')
  await panel.hands.click(sheet.getByRole('button', { name: 'Record' }))
  await screen.findByText('100 cards · Given for nothing · For the fair')
  expect(asked[0]!.body).toMatchObject({ agencyId: 2, quantity: 100, isGrant: true, mode: 'free' })
})

test('a failed answer heals with one press', async () => {
  edge.on(billRoutes.getAgencyPdfCardPayment, refused('INTERNAL'))
  const panel = await open('agency-pdf-card-payment')
  await screen.findByRole('button', { name: 'Retry' })
  edge.on(billRoutes.getAgencyPdfCardPayment, () => credits)
  await panel.press('Retry')
  await screen.findByText('100 bought, 60 used')
})
