import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import type { AgencyHost } from '@parichay/contract/agency/ssl.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeAgencyRecord } from '../testing/makers.agency.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
})
const named: AgencyHost = {
  host: 'cards.example.in',
  state: 'NONE',
  fault: null,
  tries: 0,
  endsAt: null,
  lookedAt: null,
}
const recordOf = (host: Partial<AgencyHost>, more: object = {}) =>
  makeAgencyRecord({ hosts: [{ ...named, ...host }], ...more })
const open = (agency = recordOf({})) => {
  edge.on(agencyRoutes.getAgency, agency)
  return openPanel({
    at: '/panel/admin/agency-management/2?tab=domain',
    edge,
    agency: { roles: ['superadmin'] },
    staff: {},
  })
}
const create = () => screen.findByRole('button', { name: 'Create SSL' })

test('Create SSL asks for the agency, and what is known of its host is shown', async () => {
  const waiting = recordOf({ state: 'WAITING' })
  const asked = edge.on(agencyRoutes.createSsl, waiting)
  const panel = await open()
  await screen.findByRole('heading', { name: 'cards.example.in' })
  expect(screen.getByText('Not asked for')).toBeTruthy()
  edge.on(agencyRoutes.getAgency, waiting)
  await panel.hands.click(await create())
  await screen.findByText('Looking')
  expect(asked.map(({ body }) => body)).toEqual([{ agencyId: 2 }])
})

test.each([
  [
    { state: 'LIVE', endsAt: '2027-03-01T00:00:00.000Z', lookedAt: '2026-11-28T09:00:00.000Z' },
    ['Live', '01 Mar 2027'],
  ],
  [{ state: 'FAILED', fault: 'NO_ADDRESS', tries: 5 }, ['Failed', /leads nowhere yet/, '5']],
  [{ state: 'FAILED', fault: 'ELSEWHERE', tries: 5 }, [/Something else answers there/]],
] as const)('%o', async (host, texts) => {
  await open(recordOf(host))
  for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
})

test('none for a suspended agency; a refusal is said', async () => {
  const can = { ...makeAgencyRecord().can, ssl: 'CONFLICT' as const }
  const closed = await open(recordOf({}, { can }))
  expect((await create()).getAttribute('aria-disabled')).toBe('true')
  closed.unmount()
  const message = 'This agency has no host name yet.'
  edge.on(agencyRoutes.createSsl, refused('CONFLICT', { message }))
  const panel = await open()
  await panel.hands.click(await create())
  await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain(message))
})
