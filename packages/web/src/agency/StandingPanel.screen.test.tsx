import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makeAgencyRecord } from '../testing/makers.agency.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(documentRoutes.getDocumentQuota, { files: 0, bytes: 0, limitBytes: null, agencies: null })
})

test('pressed twice, an agency works again once', async () => {
  edge.on(agencyRoutes.getAgency, makeAgencyRecord({ status: 'SUSPENDED', suspendedOn: '2026-11-02' }))
  const done = Promise.withResolvers<AgencyRecord>()
  const asked = edge.on(agencyRoutes.updateAgency, () => done.promise)
  const panel = await openPanel({
    at: '/panel/admin/agency-management/2?tab=data',
    edge,
    agency: { roles: ['superadmin'] },
    staff: {},
  })
  await panel.hands.dblClick(await screen.findByRole('button', { name: 'Resume' }))
  done.resolve(makeAgencyRecord({ version: 5 }))
  await screen.findByText('Rangtapi Digital works again')
  expect(asked).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
