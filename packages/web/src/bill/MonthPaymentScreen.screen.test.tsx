import type { BillLine, MonthBill } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playCheckout } from '../testing/checkout.ts'
import { Edge, refused } from '../testing/edge.ts'
import {
  makeBillLine,
  makeBillLines,
  makeBillPayment,
  makeBillSummary,
  makeDispute,
  makeDues,
  makeMonthBill,
} from '../testing/makers.bill.ts'
import { makeOrder } from '../testing/makers.payment.ts'
import { openPanel } from '../testing/panel.tsx'
import { watchSavedFiles } from '../testing/saved-files.ts'

const path = '/panel/payment/month-payment'
const ours = { at: `${path}?month=10&year=2026` }
const theirs = { at: `${path}?month=10&year=2026&agencyId=2`, agency: { roles: ['superadmin' as const] } }
let edge: Edge
let bill: MonthBill
let lines: BillLine[]
beforeEach(() => {
  bill = makeMonthBill()
  lines = makeBillLines()
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(billRoutes.getMonthPayments, () => bill)
  edge.on(billRoutes.listBillLines, ({ query }) => ({
    list: lines.filter(
      ({ movedOut }) => !query['movedOut'] || String(movedOut !== null) === query['movedOut'],
    ),
    next: null,
  }))
  edge.on(billRoutes.listMonthBills, [
    makeBillSummary({ month: 11, state: 'RUNNING', cards: 1, totalPaise: 11_800 }),
    makeBillSummary(),
  ])
  edge.on(billRoutes.listAgencyDues, [makeDues({ openDisputes: 1 })])
  edge.on(billRoutes.getAnnualPayment, {
    agencyId: 2,
    feePaise: null,
    taxPaise: 0,
    validUntil: null,
    payments: [],
    canPayOnline: true,
  })
  edge.on(billRoutes.getAgencyTerms, {
    cardRate: 118,
    annualFee: null,
    imageFee: null,
    pdfSlabs: [],
    customFloor: null,
    creditDays: 10,
    version: 1,
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(edge.unanswered).toEqual([])
})

const open = async (wish: { at: string; agency?: object }) => {
  const panel = await openPanel({ edge, staff: {}, ...wish })
  return {
    ...panel,
    press: async (name: string | RegExp) =>
      panel.hands.click((await screen.findAllByRole('button', { name }))[0]!),
    sheet: async (name: string) => within(await screen.findByRole('dialog', { name })),
  }
}
const list = async (name: string) => within(await screen.findByRole('list', { name }))
const box = (sheet: Awaited<ReturnType<typeof list>>, label: RegExp) =>
  sheet.getByLabelText<HTMLInputElement>(label)

test('a month says its cards, what is left and until when, and leads to another month', async () => {
  const asked = edge.on(billRoutes.getMonthPayments, () => bill)
  const panel = await open(ours)
  expect((await list('Cards')).getAllByRole('listitem')).toHaveLength(2)
  await screen.findByText('To be paid by 16 Nov 2026.')
  await screen.findByRole('button', { name: 'Pay ₹236' })
  await panel.hands.selectOptions(await screen.findByLabelText('Month'), '2026-11')
  await waitFor(() => expect(panel.place()).toContain('month=11'))
  await waitFor(() => expect(asked.at(-1)!.query).toMatchObject({ month: '11', year: '2026' }))
})

test('what is paid has no button to pay; online payment that is off says what to do instead', async () => {
  bill = makeMonthBill({ state: 'PAID', paidPaise: 23_600, payments: [makeBillPayment()] })
  const panel = await open(ours)
  await screen.findByText('Thank you, everything is paid.')
  expect(screen.queryByRole('button', { name: /^Pay ₹/ })).toBeNull()
  await (await list('Payments')).findByText('NEFT 4411')
  panel.unmount()
  bill = makeMonthBill({ canPayOnline: false })
  await open(ours)
  const pay = await screen.findByRole('button', { name: /^Pay ₹236/ })
  expect(pay.getAttribute('aria-disabled')).toBe('true')
})

test.each(['PAYMENT_SIGNATURE', 'INTERNAL'] as const)(
  'paid, and the confirmation is answered with %s: nobody is told that it failed',
  async (code) => {
    edge.on(billRoutes.createMonthPaymentOrder, makeOrder())
    edge.on(billRoutes.confirmMonthPayment, refused(code))
    const checkout = playCheckout()
    const panel = await open(ours)
    await panel.press(/^Pay ₹/)
    await waitFor(() => expect(checkout.opened()).toHaveLength(1))
    act(() => checkout.opened()[0]!.pay())
    await screen.findByText(/^Your payment is being confirmed/)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  },
)

test('money that came after the bank’s goes back, and the list says why', async () => {
  const back = { status: 'REFUNDED' as const, throughGateway: true, backPaise: 23_600, wasPaidBefore: true }
  bill = makeMonthBill({
    state: 'PAID',
    paidPaise: 23_600,
    payments: [makeBillPayment({ recordNo: 72, isBack: true, ...back }), makeBillPayment()],
  })
  const panel = await open(ours)
  const says = 'The bill was paid another way before this arrived.'
  await (await list('Payments')).findByText(`${says} ₹236 went back.`)
  panel.unmount()
  bill = makeMonthBill({
    ...bill,
    payments: [makeBillPayment({ ...back, isBack: false, status: 'REFUND_DUE' })],
  })
  await open(theirs)
  await (await list('Payments')).findByText(`${says} ₹236 is on its way back.`)
})

test('more cards come when asked for; a part that does not come is asked for again', async () => {
  const [first, second] = makeBillLines() as [BillLine, BillLine]
  const part = (query: Record<string, string>) =>
    query['after'] === undefined ? { list: [first], next: first.lineId } : { list: [second], next: null }
  const asked = edge.on(billRoutes.listBillLines, ({ query }) => part(query))
  const panel = await open(ours)
  expect((await list('Cards')).getAllByRole('listitem')).toHaveLength(1)
  edge.on(billRoutes.listBillLines, refused('INTERNAL'))
  await panel.press('Load more')
  await screen.findByRole('button', { name: 'Retry' })
  const again = edge.on(billRoutes.listBillLines, ({ query }) => part(query))
  await panel.press('Retry')
  await (await list('Cards')).findByText('Lobo Tailors')
  expect(asked[0]!.query).toMatchObject({ month: '10', year: '2026', movedOut: 'false' })
  expect(again[0]!.query).toMatchObject({ after: String(first.lineId) })
})

test('the cards of the bill are saved for spreadsheets, all of them, however many answers they take', async () => {
  const [first, second] = makeBillLines() as [BillLine, BillLine]
  edge.on(billRoutes.listBillLines, ({ query }) =>
    query['after'] === undefined ? { list: [first], next: first.lineId } : { list: [second], next: null },
  )
  const saved = watchSavedFiles()
  const panel = await open(ours)
  await panel.press('Download as CSV')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved.map(({ name }) => name)).toEqual(['bill-2026-10.csv'])
  const text = await saved[0]!.text()
  expect(text).toContain('Business,Phone,Card')
  expect(text).toContain('Lobo Tailors,91 98765 10001')
})

test('a dispute needs its words, is sent, and waits for an answer', async () => {
  const raised = edge.on(
    billRoutes.raiseBillDispute,
    () => (bill = makeMonthBill({ disputes: [makeDispute()] })),
  )
  const panel = await open(ours)
  await panel.press('Raise a dispute')
  const sheet = await panel.sheet('Raise a dispute')
  await panel.hands.click(sheet.getByRole('button', { name: 'Send' }))
  await sheet.findByText('This field is required.')
  await panel.hands.type(box(sheet, /^What is wrong/), 'Lobo Tailors was only a test')
  await panel.hands.click(sheet.getByRole('button', { name: 'Send' }))
  await (await list('Disputes')).findByText('Waits for an answer')
  expect(raised[0]!.body).toEqual({ month: 10, year: 2026, note: 'Lobo Tailors was only a test' })
})

test('a dispute that could not be sent keeps its words', async () => {
  edge.on(billRoutes.raiseBillDispute, refused('SERVICE_BUSY'))
  const panel = await open(ours)
  await panel.press('Raise a dispute')
  const sheet = await panel.sheet('Raise a dispute')
  await panel.hands.type(box(sheet, /^What is wrong/), 'One is twice here')
  await panel.hands.click(sheet.getByRole('button', { name: 'Send' }))
  await sheet.findByRole('alert')
  expect(box(sheet, /^What is wrong/).value).toBe('One is twice here')
})

test('the platform finds the agency with its dispute, answers, and the answer stands there', async () => {
  bill = makeMonthBill({ disputes: [makeDispute()] })
  const answered = edge.on(billRoutes.answerBillDispute, () => {
    const answer = { answer: 'It is off the next bill.', answeredBy: 'Root', answeredOn: '2026-11-09' }
    return (bill = makeMonthBill({ disputes: [makeDispute(answer)] }))
  })
  const panel = await open({ ...theirs, at: path })
  const agency = await screen.findByRole('link', { name: /Namma Kaveri Cards.*1 dispute/ })
  expect(agency.getAttribute('href')).toContain('agencyId=2')
  panel.unmount()
  const desk = await open(theirs)
  await desk.press('Answer')
  const sheet = await desk.sheet('Answer')
  await desk.hands.type(box(sheet, /^Your answer/), 'It is off the next bill.')
  await desk.hands.click(sheet.getByRole('button', { name: 'Send' }))
  await screen.findByText('The agency sees your answer.')
  await (await list('Disputes')).findByText('It is off the next bill.')
  expect(answered[0]!.body).toMatchObject({ agencyId: 2, disputeId: 3, answer: 'It is off the next bill.' })
})

test('the platform moves a card out of an open bill and back; a closed one offers neither', async () => {
  const line = makeBillLine()
  const [, other] = makeBillLines()
  const running = { state: 'RUNNING' as const }
  bill = makeMonthBill(running)
  const out = edge.on(billRoutes.moveOutCard, ({ body }) => {
    const { reason, note = '' } = body as { reason: 'duplicate'; note?: string }
    const movedOut = { reason, note, by: 'Root', on: '2026-10-20' }
    lines = [{ ...line, movedOut }, other!]
    return (bill = makeMonthBill({ ...running, cards: 1, movedOut: 1 }))
  })
  const back = edge.on(billRoutes.addCardInBill, () => {
    lines = makeBillLines()
    return (bill = makeMonthBill(running))
  })
  const panel = await open(theirs)
  await panel.press('Move Anand Mithai out of the bill')
  const sheet = await panel.sheet('Move out of the bill')
  await panel.hands.type(box(sheet, /^Note/), 'Opened twice')
  await panel.hands.click(sheet.getByRole('button', { name: 'Move out' }))
  await screen.findByText('The card is off the bill.')
  await (await list('Moved out')).findByText('Duplicate: Opened twice')
  expect((await list('Cards')).getAllByRole('listitem')).toHaveLength(1)
  expect(out[0]!.body).toMatchObject({ agencyId: 2, month: 10, year: 2026, cardNo: 9, reason: 'duplicate' })
  await panel.press(/back on the bill$/)
  await panel.hands.click((await panel.sheet('Add card in bill')).getByRole('button', { name: 'Add' }))
  await screen.findByText('The card is on the bill.')
  await waitFor(async () => expect((await list('Cards')).getAllByRole('listitem')).toHaveLength(2))
  expect(back[0]!.body).toMatchObject({ cardNo: 9, reason: 'other' })
  panel.unmount()

  bill = makeMonthBill()
  await open(theirs)
  await list('Cards')
  expect(screen.queryByRole('button', { name: /out of the bill$/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add card in bill' })).toBeNull()
})

const recorded = {
  status: 'paid' as const,
  intentId: '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3c',
  planId: 'CUSTOM_PLAN' as const,
  recordNo: 71,
}
/** Takes records; the same rupees a second time only with the answer to the question. */
const records = () => {
  const seen: number[] = []
  return edge.on(billRoutes.recordMonthPayment, ({ body }) => {
    const { paymentAmount = 0, isSecondRecord } = body as { paymentAmount?: number; isSecondRecord?: true }
    if (seen.includes(paymentAmount) && !isSecondRecord)
      return refused('SAME_RECORD', {
        message: 'The same payment was recorded 9 seconds ago. Record a second one?',
      })
    seen.push(paymentAmount)
    return recorded
  })
}

test('the platform records what came to the bank: checked, once for two presses', async () => {
  const asked = records()
  const panel = await open(theirs)
  await panel.press('Record a payment')
  const sheet = await panel.sheet('Record a payment')
  const send = sheet.getByRole('button', { name: 'Record' })
  expect(box(sheet, /^Rupees/).value).toBe('236')
  await panel.hands.click(send)
  await sheet.findByText('This field is required.')
  await panel.hands.type(box(sheet, /^Reference/), 'NEFT 99812')
  await panel.hands.type(box(sheet, /^Note/), 'Came on the 20th')
  await panel.hands.dblClick(send)
  await screen.findByText('The payment is recorded.')
  expect(asked).toHaveLength(1)
  expect(asked[0]!.body).toMatchObject({
    agencyId: 2,
    month: 10,
    year: 2026,
    paymentAmount: 236,
    mode: 'bank',
    reference: 'NEFT 99812',
    reason: 'Came on the 20th',
  })
})

test('the same payment a second time is asked about first; what was typed stays, and yes records it', async () => {
  const asked = records()
  const panel = await open(theirs)
  const fill = async () => {
    await panel.press('Record a payment')
    const sheet = await panel.sheet('Record a payment')
    await panel.hands.type(box(sheet, /^Reference/), 'NEFT 4412')
    await panel.hands.type(box(sheet, /^Note/), 'The second half')
    await panel.hands.click(sheet.getByRole('button', { name: 'Record' }))
    return sheet
  }
  await fill()
  await screen.findByText('The payment is recorded.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sheet = await fill()
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Recorded already?' }))
  await (await question()).findByText(/^The same payment was recorded 9 seconds ago\./)
  await panel.hands.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(box(sheet, /^Reference/).value).toBe('NEFT 4412')
  await panel.hands.click(sheet.getByRole('button', { name: 'Record' }))
  await panel.hands.click((await question()).getByRole('button', { name: 'Record a second one' }))
  await waitFor(() => expect(asked).toHaveLength(4))
  const [, ...second] = asked.map(({ body }) => body as { requestId: string; isSecondRecord?: true })
  expect(second.map(({ isSecondRecord }) => isSecondRecord)).toEqual([undefined, undefined, true])
  expect(new Set(second.map(({ requestId }) => requestId)).size).toBe(1)
})

test('a record that was taken back meanwhile is recorded anew, if so wished, under another number', async () => {
  let isBack = true
  const asked = edge.on(billRoutes.recordMonthPayment, () =>
    isBack ? ((isBack = false), refused('RECORD_TAKEN_BACK')) : recorded,
  )
  const panel = await open(theirs)
  await panel.press('Record a payment')
  const sheet = await panel.sheet('Record a payment')
  await panel.hands.type(box(sheet, /^Note/), 'Came on the 20th')
  await panel.hands.click(sheet.getByRole('button', { name: 'Record' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Taken back' }))
  await panel.hands.click(question.getByRole('button', { name: 'Record it anew' }))
  await screen.findByText('The payment is recorded.')
  const numbers = asked.map(({ body }) => (body as { requestId: string }).requestId)
  expect([numbers.length, new Set(numbers).size]).toEqual([2, 2])
})

test('a failed answer heals with one press', async () => {
  edge.on(billRoutes.getMonthPayments, refused('INTERNAL'))
  const panel = await open(ours)
  await screen.findByRole('button', { name: 'Retry' })
  edge.on(billRoutes.getMonthPayments, () => bill)
  await panel.press('Retry')
  await list('Cards')
})

test('whose billing is hidden finds no page, and nothing is asked', async () => {
  const asked = edge.on(billRoutes.getMonthPayments, () => bill)
  await openPanel({ edge, at: path, staff: { configuration: { hideBilling: true } } })
  await screen.findByText('This page is not open to your account')
  expect(asked).toEqual([])
  expect(screen.queryByRole('link', { name: 'Billing' })).toBeNull()
})

test('who is not signed in comes back to the bill after it', async () => {
  const panel = await openPanel({ edge, nobody: true, at: `${path}?agencyId=2` })
  await waitFor(() => expect(panel.place()).toContain('/panel/franchisee-login'))
  expect(new URL(panel.place(), 'http://panel.test').searchParams.get('next')).toBe(`${path}?agencyId=2`)
})

test.each(['month=13&year=2026', 'month=abc&year=1999', 'month=0'])(
  'an address of no month (%s) shows the last one that ended',
  async (address) => {
    const asked = edge.on(billRoutes.getMonthPayments, () => bill)
    await open({ at: `${path}?${address}` })
    await screen.findByRole('list', { name: 'Cards' })
    const month = Number(asked[0]?.query['month'])
    expect(month).toBeGreaterThan(0)
    expect(month).toBeLessThan(13)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
)

test('an address that names no agency by number shows all that are billed', async () => {
  await open({ ...theirs, at: `${path}?agencyId=abc` })
  await screen.findByRole('heading', { name: 'Bills of agencies' })
})
