import { cardReportRoutes } from '@parichay/contract/card-report/routes.ts'
import type { ReportState } from '@parichay/contract/card-report/fields.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { makeCardReport } from '../testing/makers.card-report.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
let asked: Asked[]
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  const list = [
    makeCardReport(100, { contact: '98250 12345', reportsOfCard: 2 }),
    makeCardReport(99, { businessName: 'Moti Sarees', cardId: 'moti', reason: 'fake', note: '' }),
  ]
  asked = edge.on(cardReportRoutes.listCardReports, { list, total: 2, totalIsMore: false })
})
const open = (query = '', wish: object = {}) =>
  openPanel({ at: `/panel/admin/reported-cards${query}`, edge, staff: {}, ...wish })

test('a report leads to the card and to where it is paused; its state is said, written down and taken back', async () => {
  const said = edge.on(cardReportRoutes.reviewCardReport, ({ body }) => {
    const { state } = body as { state: ReportState }
    return makeCardReport(100, {
      state,
      ...(state !== 'open' && { stateAt: '2026-11-20T06:00:00.000Z', stateBy: 'Meera Shah' }),
    })
  })
  const { hands } = await open()
  const [first] = within(await screen.findByRole('list', { name: 'Reported cards' })).getAllByRole('listitem')
  const detail = within(first!)
  expect(detail.getByRole('link', { name: /See the card/ }).getAttribute('href')).toBe(
    'https://rangtapi.test/anand-mithai',
  )
  expect(detail.getByRole('link', { name: /Pause it in All Projects/ }).getAttribute('href')).toContain(
    'search=anand-mithai',
  )
  detail.getByText('That is my photograph')
  detail.getByText('98250 12345')
  await hands.click(detail.getByRole('button', { name: 'Mark as looked at' }))
  await detail.findByText(/Meera Shah, 20 Nov 2026/)
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(said.map(({ body }) => body)).toEqual([
      { cardReportId: 100, state: 'seen' },
      { cardReportId: 100, state: 'open' },
    ]),
  )
  await hands.click(await detail.findByRole('button', { name: 'Close the report' }))
  await detail.findByRole('button', { name: 'Open again' })
})

test('what is refused leaves the row as it was', async () => {
  const tried = edge.on(cardReportRoutes.reviewCardReport, refused('NOT_FOUND'))
  const { hands } = await open()
  const close = () => screen.findAllByRole('button', { name: 'Close the report' })
  await hands.click((await close())[0]!)
  await waitFor(() => expect(tried).toHaveLength(1))
  await hands.click(await screen.findByRole('button', { name: /^(Clear|Ok)$/ }))
  expect(await close()).toHaveLength(2)
})

test('an address is the list; who may not pause cards is told so, and nothing is asked', async () => {
  const panel = await open('?state=open')
  await screen.findAllByText('Moti Sarees')
  expect(asked.map(({ query }) => query)).toEqual([{ state: 'open', pageSize: '20' }])
  panel.unmount()
  asked.length = 0
  await open('', { staff: { roles: ['creator'], permissions: ['card.edit'] } })
  await screen.findByText('This page is not open to your account')
  expect(asked).toEqual([])
})
