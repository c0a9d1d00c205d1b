import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

const at = '/panel/payment/exceptions'
const late = (breakId: number, facts: Partial<PaymentException> = {}): PaymentException => ({
  breakId,
  agencyId: 1,
  kind: 'late',
  ref: `pay_Demo${breakId}`,
  detail: { recordNo: breakId, amount: 4900 },
  times: 1,
  openedAt: '2026-11-20T06:30:00.000Z',
  seenAt: '2026-11-20T06:30:00.000Z',
  closedAt: null,
  closedBy: null,
  note: null,
  ...facts,
})
const rows = () => within(screen.getByRole('list', { name: 'Payment exceptions' })).getAllByRole('listitem')

let edge: Edge
beforeEach(() => {
  edge = new Edge()
})
afterEach(() => expect(edge.unanswered).toEqual([]))

test('a failed answer heals with one press; nothing open says so', async () => {
  edge.on(paymentRoutes.listPaymentExceptions, refused('INTERNAL'))
  const panel = await openPanel({ at, edge, staff: {} })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  edge.on(paymentRoutes.listPaymentExceptions, [])
  await panel.hands.click(retry)
  await screen.findByRole('heading', { name: 'Nothing needs a person' })
})

test('the next page comes below the first', async () => {
  edge.on(paymentRoutes.listPaymentExceptions, ({ query }) => {
    const before = Number(query['before'] ?? 24)
    return Array.from({ length: Math.min(20, before - 1) }, (_, i) => late(before - 1 - i))
  })
  const panel = await openPanel({ at, edge, staff: {} })
  await screen.findByText('pay_Demo23')
  expect(rows()).toHaveLength(20)
  await panel.hands.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByText('pay_Demo1')
  expect(rows()).toHaveLength(23)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('one is closed with a note; a failure keeps the note, and what is closed says who, when and why', async () => {
  let waiting = [late(3, { kind: 'webhook.forged', times: 2 })]
  edge.on(paymentRoutes.listPaymentExceptions, ({ query }) =>
    'onlyClosed' in query
      ? [
          late(3, {
            closedAt: '2026-11-21T06:30:00.000Z',
            closedBy: 'Meera Shah',
            note: 'Nobody changed the secret',
          }),
        ]
      : waiting,
  )
  edge.on(paymentRoutes.closePaymentException, refused('SERVICE_BUSY'))
  const panel = await openPanel({ at, edge, staff: {} })
  await screen.findByText(/Seen 2 times/)
  await panel.hands.click(screen.getByRole('button', { name: /^Close: / }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Close this exception?' }))
  const closeIt = () => panel.hands.click(sheet.getByRole('button', { name: 'Close it' }))
  await closeIt()
  await sheet.findByText('This field is required.')
  const note = sheet.getByLabelText<HTMLTextAreaElement>(/^What was done/)
  await panel.hands.type(note, 'Nobody changed the secret')
  await closeIt()
  await sheet.findByRole('alert')
  expect(note.value).toBe('Nobody changed the secret')

  const closed = edge.on(paymentRoutes.closePaymentException, () => {
    waiting = []
    return { closed: true }
  })
  await closeIt()
  await screen.findByText('Closed. The note stays with it.')
  expect(closed.map(({ body }) => body)).toEqual([{ breakId: 3, note: 'Nobody changed the secret' }])
  await screen.findByRole('heading', { name: 'Nothing needs a person' })
  await panel.hands.click(screen.getByRole('button', { name: 'Closed' }))
  await screen.findByText('Nobody changed the secret')
  await screen.findByText(/^Closed by Meera Shah, /)
  expect(within(rows()[0]!).queryByRole('button')).toBeNull()
})

test('the platform reads whose each one is; an agency is not told its own name', async () => {
  edge.on(paymentRoutes.listPaymentExceptions, [late(2), late(1, { agencyId: 2 })])
  edge.on(billRoutes.listAgencyDues, [
    {
      agencyId: 2,
      agencyName: 'Namma Kaveri Cards',
      outstandingPaise: 0,
      overduePaise: 0,
      overdueSince: null,
      ratePaise: null,
      runningCards: 0,
      runningPaise: 0,
      openDisputes: 0,
    },
  ])
  const panel = await openPanel({ at, edge, staff: {}, agency: { roles: ['superadmin'] } })
  await waitFor(() => expect(rows()[0]!.textContent).toContain('Rangtapi Digital\u00a0·'))
  await waitFor(() => expect(rows()[1]!.textContent).toContain('Namma Kaveri Cards\u00a0·'))
  panel.unmount()
  await openPanel({ at, edge, staff: {} })
  await screen.findByText('pay_Demo2')
  expect(rows()[0]!.textContent).not.toContain('Rangtapi Digital\u00a0·')
})
