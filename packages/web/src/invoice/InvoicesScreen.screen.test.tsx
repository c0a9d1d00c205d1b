import type { Invoice } from '@parichay/contract/invoice/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeUser } from '../testing/makers.customer.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const at = '/panel/customer/account/invoices'
const invoice = (invoiceId: number, facts: Partial<Invoice> = {}): Invoice => ({
  invoiceId,
  kind: 'TAX_INVOICE',
  invoiceNo: `RTDI/2627/${String(invoiceId).padStart(4, '0')}`,
  issuedOn: '2026-11-20',
  businessId: 5,
  buyerName: 'Anand Mithai',
  title: 'Dukan Plus',
  totalPaise: 118_000,
  taxPaise: 18_000,
  creditsNo: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  ...facts,
})
let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, [makeBusiness()])
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Invoices' })).getAllByRole('listitem')

test('each document says what, for whom, when and how much; a credit note says of which', async () => {
  const credit = invoice(2, { kind: 'CREDIT_NOTE', invoiceNo: 'RTDC/2627/0001', creditsNo: 'RTDI/2627/0001' })
  edge.on(invoiceRoutes.listInvoices, { list: [credit, invoice(1)], total: 2 })
  await openPanel({ at, edge })
  const [first, second] = (await rows()).map(({ textContent }) => textContent)
  expect(first).toMatch(/− ₹1,180.*RTDC\/2627\/0001 for RTDI\/2627\/0001/)
  expect(second).toMatch(
    /Dukan Plus.*₹1,180.*Anand Mithai.*Tax invoice.*RTDI\/2627\/0001.*20 Nov 2026.*GST ₹180/,
  )
})

test('older ones are asked for after the last, until there are none', async () => {
  const asked = edge.on(invoiceRoutes.listInvoices, ({ query }) => {
    const before = Number(query['before'] ?? 24)
    const list = Array.from({ length: Math.min(20, before - 1) }, (_, i) => invoice(before - 1 - i))
    return { list, total: 23 }
  })
  const panel = await openPanel({ at, edge })
  expect(await rows()).toHaveLength(20)
  await panel.hands.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByText('RTDI/2627/0001')
  expect(await rows()).toHaveLength(23)
  expect(asked[1]!.query).toMatchObject({ before: '4' })
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a file that could not be made says so, and the row can be pressed again', async () => {
  edge.on(invoiceRoutes.listInvoices, { list: [invoice(1)], total: 1 })
  const asked = edge.on(invoiceRoutes.downloadInvoice, refused('RENDER_BUSY'))
  const panel = await openPanel({ at, edge })
  const row = await screen.findByRole('button', { name: /RTDI\/2627\/0001.*Download$/ })
  await panel.hands.click(row)
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(asked.map(({ params }) => params)).toEqual([{ invoiceId: '1' }])
  await panel.hands.click(dialog.getAllByRole('button').at(-1)!)
  expect(row.getAttribute('aria-busy')).toBeNull()
})

test('one who paid nothing is told so in Hindi too, and a failed answer heals with one press', async () => {
  edge.on(invoiceRoutes.listInvoices, refused('INTERNAL'))
  const panel = await openPanel({ at, edge, language: 'hi' })
  const retry = await screen.findByRole('button', { name: 'फिर कोशिश करें' })
  edge.on(invoiceRoutes.listInvoices, { list: [], total: 0 })
  await panel.hands.click(retry)
  await screen.findByRole('heading', { name: 'अभी कोई इनवॉइस नहीं' })
})
