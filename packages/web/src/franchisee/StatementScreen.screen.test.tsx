import type { CommissionStatement } from '@parichay/contract/franchisee/fields.commission.ts'
import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused, type Refused } from '../testing/edge.ts'
import { makePerson } from '../testing/makers.people.ts'
import { openPanel } from '../testing/panel.tsx'

const statement: CommissionStatement = {
  franchiseeId: 8,
  name: 'Meera Shah',
  month: '2026-03',
  openingPaise: 1000,
  earnedPaise: 14_985,
  takenBackPaise: 5000,
  paidPaise: 4000,
  duePaise: 6985,
  lines: [
    {
      day: '2026-03-10',
      recordNo: 7,
      businessName: 'Anand Mithai',
      kind: 'card',
      name: 'Vepari',
      amountPaise: 99_900,
      pct: 15,
      commissionPaise: 14_985,
    },
  ],
  moreLines: 0,
  payouts: [
    {
      payoutId: 3,
      day: '2026-03-12',
      amountPaise: 4000,
      mode: 'upi',
      reference: 'UTR 9',
      note: '',
      paidBy: 'Kavita',
    },
  ],
  payout: { upiId: 'meera@okbank', holder: '', accountNumber: null, ifsc: null },
  address: '',
  gstin: null,
  pan: null,
}
let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(peopleRoutes.getStaff, makePerson())
})
const open = (wish: object = {}) =>
  openPanel({
    at: '/panel/admin/franchisees/statement?franchiseeId=8&month=2026-03',
    edge,
    staff: {},
    ...wish,
  })

test('the sums, every step, and another month by one press', async () => {
  const asked = edge.on(commissionRoutes.getCommission, ({ query }) => ({
    ...statement,
    month: query['month']!,
  }))
  const panel = await open()
  await screen.findByText('Anand Mithai')
  expect(screen.getByText('Due', { selector: 'dt' }).nextSibling?.textContent).toBe('₹69.85')
  expect(screen.getByText(/UTR 9/)).toBeTruthy()
  await panel.hands.click(screen.getByRole('button', { name: 'Month before' }))
  await waitFor(() => expect(panel.place()).toContain('month=2026-02'))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ franchiseeId: '8', month: '2026-02' }))
})

test.each(['abc', '-1', ''])('nobody has the number “%s”: it is said, and nothing is asked', async (id) => {
  edge.on(peopleRoutes.listStaffCities, [])
  const asked = edge.on(commissionRoutes.getCommission, statement)
  const panel = await open({ at: `/panel/admin/franchisees/statement?franchiseeId=${id}` })
  await panel.hands.click(await screen.findByRole('button', { name: 'Franchisee List' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/franchisees'))
  expect(asked).toEqual([])
})

test('who was deleted has no statement any more', async () => {
  edge.on(commissionRoutes.getCommission, refused('NOT_FOUND'))
  edge.on(peopleRoutes.getStaff, refused('NOT_FOUND'))
  await open()
  await screen.findByText('This person is not here')
})

test.each([
  ['PDF', commissionRoutes.downloadCommission],
  ['CSV', commissionRoutes.downloadCommissionTable],
] as const)('pressed twice, the %s is asked for once', async (name, route) => {
  edge.on(commissionRoutes.getCommission, statement)
  const made = Promise.withResolvers<Refused>()
  const asked = edge.on(route, () => made.promise)
  const panel = await open()
  await panel.hands.dblClick(await screen.findByRole('button', { name }))
  made.resolve(refused('RENDER_BUSY'))
  await screen.findByRole('alertdialog')
  expect(asked).toHaveLength(1)
})

test('what is left out of a long month is said', async () => {
  edge.on(commissionRoutes.getCommission, { ...statement, moreLines: 12_345 })
  await open()
  await screen.findByText('12,345 more steps stand in the CSV file.')
})

test('a payment is written down with what is due, in whole rupees', async () => {
  edge.on(commissionRoutes.getCommission, statement)
  const paid = edge.on(commissionRoutes.payCommission, { paid: true })
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: 'Write down payment' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/Pay to: meera@okbank/)
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Paid/).value).toBe('69')
  await panel.hands.click(within(dialog).getByRole('button', { name: 'Write down' }))
  await waitFor(() => expect(paid).toHaveLength(1))
  expect(paid[0]?.body).toMatchObject({ franchiseeId: 8, amount: 69, mode: 'cash' })
})

test('what an earlier month left and was paid since is not offered to be paid once more', async () => {
  edge.on(commissionRoutes.getCommission, ({ query }) =>
    query['month'] === '2026-03' ? statement : { ...statement, month: query['month']!, duePaise: 1985 },
  )
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: 'Write down payment' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Of it ₹19.85 is due today.')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Paid/).value).toBe('19')
})

test('an empty month says so, a failure heals, and who does not see billing sees no statement', async () => {
  edge.on(commissionRoutes.getCommission, refused('SERVICE_BUSY'))
  const first = await open()
  const again = await screen.findByRole('button', { name: 'Retry' })
  edge.on(commissionRoutes.getCommission, { ...statement, lines: [], payouts: [] })
  await first.hands.click(again)
  await screen.findByText('Nothing in this month')
  first.unmount()
  const asked = edge.on(commissionRoutes.getCommission, statement)
  await open({ staff: { configuration: { hideBilling: true } } })
  await waitFor(() => expect(document.body.textContent).not.toBe(''))
  expect(asked).toEqual([])
})

test('staff read and keep their own statement; nobody else is named, and nothing can be written down', async () => {
  const asked = edge.on(commissionRoutes.getOwnCommission, ({ query }) => ({
    ...statement,
    month: query['month']!,
  }))
  const creator = { roles: ['franchisee' as const], permissions: [] }
  const panel = await open({ at: '/panel/admin/account/statement?month=2026-03', staff: creator })
  await screen.findByText('Anand Mithai')
  screen.getByRole('heading', { name: 'My statement' })
  expect(screen.queryByRole('button', { name: 'Write down payment' })).toBeNull()
  await panel.hands.click(screen.getByRole('button', { name: 'Month before' }))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ month: '2026-02' }))
  expect(panel.place()).toBe('/panel/admin/account/statement?month=2026-02')
  panel.unmount()
  const before = asked.length
  await open({
    at: '/panel/admin/account/statement',
    staff: { ...creator, configuration: { hideBilling: true } },
  })
  await waitFor(() => expect(document.body.textContent).not.toBe(''))
  expect(asked).toHaveLength(before)
})
