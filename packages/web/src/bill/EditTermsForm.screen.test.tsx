import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makeAgencyRecord } from '../testing/makers.agency.ts'
import { openPanel } from '../testing/panel.tsx'

const terms = {
  cardRate: 118,
  annualFee: null,
  imageFee: null,
  pdfSlabs: [],
  customFloor: null,
  creditDays: 10,
}

test('prices for PDF cards begin at different numbers, and a slip is said at its field', async () => {
  const edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.getAgency, makeAgencyRecord())
  edge.on(paymentAccountRoutes.getPaymentAccount, { agencyId: 2, account: null, former: [] })
  edge.on(billRoutes.getAgencyTerms, { ...terms, version: 1 })
  const saved = edge.on(billRoutes.updateAgencyTerms, ({ body }) => ({
    ...(body as { terms: typeof terms }).terms,
    version: 2,
  }))
  const { hands } = await openPanel({
    at: '/panel/admin/agency-management/2?tab=billing',
    edge,
    agency: { roles: ['superadmin' as const] },
    staff: {},
  })
  const press = async (name: string) => hands.click(await screen.findByRole('button', { name }))
  for (let place = 0; place < 3; place += 1) await press('Add a price for PDF cards')
  const from = () => screen.getAllByRole<HTMLInputElement>('spinbutton', { name: 'PDF cards, from' })
  expect(from().map(({ value }) => value)).toEqual(['1', '100', '500'])
  await hands.clear(from()[2]!)
  await hands.type(from()[2]!, '100')
  await press('Save')
  await screen.findByText('Another price begins at this number already.')
  expect(saved).toEqual([])
  await hands.type(from()[2]!, '0')
  await press('Save')
  await screen.findByText(/Cards that are on a bill already keep their price/)
  expect(saved[0]!.body).toMatchObject({
    terms: { pdfSlabs: [{ from: 1 }, { from: 100 }, { from: 1000 }] },
  })
  expect(edge.unanswered).toEqual([])
})
