import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makeBusiness, makeCardRow } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
beforeEach(() => {
  // Nothing is laid out here, and nothing scrolls.
  edge = new Edge()
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(reportRoutes.listReportFiles, [])
  edge.on(reportScheduleRoutes.listReportSchedules, [])
  edge.on(reportRoutes.previewReport, {
    columns: ['city'],
    rows: [],
    hasMore: false,
    asOf: '2026-11-22T06:00:00.000Z',
  })
  edge.on(businessRoutes.listBusinesses, { list: [], total: 0, totalIsMore: false })
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const open = async (more: object = {}) => {
  const panel = await openPanel({ at: '/panel/admin/report', edge, staff: {}, ...more })
  await screen.findByRole('heading', { level: 1 })
  await panel.hands.keyboard('{Control>}k{/Control}')
  return { ...panel, box: await screen.findByRole('combobox') }
}

test('what was chosen by key stays chosen when more is found above it', async () => {
  let arrive: () => void = () => undefined
  edge.on(
    businessRoutes.listBusinesses,
    () =>
      new Promise((answer) => {
        const list = [makeBusiness({ businessId: 9, businessName: 'Ring Road Tyres' })]
        arrive = () => answer({ list, total: 1, totalIsMore: false })
      }),
  )
  const row = (businessId: number, companyName: string) =>
    makeCardRow({ cardNo: businessId, businessId, companyName, cardId: `ring-road-${businessId}` })
  edge.on(cardRoutes.listCards, {
    list: [row(5, 'Anand Mithai'), row(6, 'Lobo Tailors')],
    total: 2,
    totalIsMore: false,
  })
  const { hands, box } = await open()
  await hands.type(box, 'ring-road')
  await screen.findByRole('option', { name: /^Anand Mithai/ })
  await hands.keyboard('{ArrowDown}')
  arrive()
  await screen.findByRole('option', { name: /^Ring Road Tyres/ })
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Lobo Tailors')
})

test('a card is found by its link, and an invoice by its number', async () => {
  const cards = edge.on(cardRoutes.listCards, {
    list: [makeCardRow({ businessId: 5, companyName: 'Anand Mithai', cardId: 'ring-road-sweets' })],
    total: 1,
    totalIsMore: false,
  })
  const invoices = edge.on(invoiceRoutes.listInvoices, {
    list: [
      {
        invoiceId: 3,
        kind: 'TAX_INVOICE',
        invoiceNo: 'SURI/2627/0042',
        issuedOn: '2026-11-20',
        businessId: 5,
        buyerName: 'Anand Mithai',
        title: 'Gold',
        totalPaise: 118_000,
        taxPaise: 18_000,
        creditsNo: null,
        createdAt: '2026-11-20T06:00:00.000Z',
      },
    ],
    total: 1,
  })
  const { hands, box } = await open()
  await hands.type(box, 'ring-road')
  const card = await screen.findByRole('option', { name: /ring-road-sweets/ })
  expect(card.textContent).toContain('Anand Mithai')
  expect(cards.at(-1)?.query).toMatchObject({ searchBy: 'cardId', search: 'ring-road' })
  expect(invoices).toEqual([])
  // What is found by its name is not said twice.
  edge.on(businessRoutes.listBusinesses, {
    list: [makeBusiness({ businessId: 5, businessName: 'Anand Mithai' })],
    total: 1,
    totalIsMore: false,
  })
  await hands.clear(box)
  await hands.type(box, 'ring-roads')
  await screen.findByRole('option', { name: /^Anand Mithai/ })
  await waitFor(() => expect(cards.at(-1)?.query).toMatchObject({ search: 'ring-roads' }))
  await waitFor(() => expect(screen.queryByRole('option', { name: /ring-road-sweets/ })).toBeNull())
  await hands.clear(box)
  await hands.type(box, 'suri/2627/0042')
  await screen.findByRole('option', { name: /SURI\/2627\/0042/ })
  await waitFor(() => expect(invoices.at(-1)?.query).toEqual({ number: 'suri/2627/0042' }))
})
