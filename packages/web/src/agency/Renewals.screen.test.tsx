import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makeAgencyRecord } from '../testing/makers.agency.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
const verdict = 'NOT_ALLOWED' as const
const own = makeAgencyRecord({
  agencyId: 1,
  can: { platform: verdict, suspend: verdict, addAdmin: verdict, delete: verdict, ssl: verdict },
})
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.getAgency, own)
})
afterEach(() => expect(edge.unanswered).toEqual([]))

test('an agency says what it calls soon; too much is refused beside the field, before it is sent', async () => {
  const asked = edge.on(agencyRoutes.updateAgency, { ...own, expiringSoonDays: 14, version: 5 })
  const panel = await openPanel({ at: '/panel/admin/agency', edge, staff: {} })
  const days = await screen.findByRole<HTMLInputElement>('spinbutton', { name: /^Expiring soon, in days/ })
  expect(days.value).toBe('30')
  await panel.hands.clear(days)
  await panel.hands.type(days, '61')
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Type whole days, from 7 to 60.')
  expect(asked).toEqual([])
  await panel.hands.clear(days)
  await panel.hands.type(days, '14')
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(asked[0]!.body).toEqual({ agency: { agencyId: 1, version: 4, expiringSoonDays: 14 } })
})

test('the report of endings covers what the agency calls soon', async () => {
  edge.on(reportRoutes.listReportFiles, [])
  const asked = edge.on(reportRoutes.previewReport, {
    columns: ['businessName'],
    rows: [],
    hasMore: false,
    asOf: '2026-11-22T06:00:00.000Z',
  })
  const agency = { expiringSoonDays: 12 }
  await openPanel({ at: '/panel/admin/report?report=expiring', edge, staff: {}, agency })
  const today = istDay(new Date())
  await waitFor(() => expect(asked[0]?.query).toMatchObject({ from: today, to: addDays(today, 12) }))
  edge.unanswered.length = 0
})

test.each([
  [12, 'Nobody’s plan or trial ends in the next 12 days.', 'in the next 12 days'],
  [null, 'Nobody’s plan or trial ends soon.', 'within the days that their agency calls soon'],
])('the home says which days it counts: %s', async (expiringSoonDays, empty, counted) => {
  edge.on(analyticsRoutes.getDashboard, {
    asOf: '2026-11-22T06:00:00.000Z',
    scope: 'agency',
    figures: [{ definition: 'expiring', value: 0, isMore: false, unit: 'count', span: null, before: null }],
    days: [],
    expiringSoonDays,
    expiring: [],
  })
  await openPanel({ at: '/panel/admin', edge, staff: {} })
  const list = await screen.findByRole('region', { name: 'Expiring businesses to call' })
  expect(within(list).getByText(empty)).toBeTruthy()
  expect(await screen.findByRole('link', { name: new RegExp(counted) })).toBeTruthy()
  edge.unanswered.length = 0
})
