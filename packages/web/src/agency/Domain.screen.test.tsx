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

test('a further name is added, becomes the first one, and the old one is taken off after a question', async () => {
  const [own, old] = ['asha.cards.in', named.host]
  const withNames = (...hosts: string[]) =>
    makeAgencyRecord({ hosts: hosts.map((host) => ({ ...named, host })) })
  const panel = await open()
  const press = async (name: string) => panel.hands.click(await screen.findByRole('button', { name }))
  const field = await screen.findByLabelText('Another host name')
  await panel.hands.type(field, 'https://asha.cards.in/')
  await press('Add host name')
  await screen.findByText(/^Type a host name such as/)

  edge.on(
    agencyRoutes.updateAgency,
    refused('VALIDATION', { message: 'Another agency has this host name.', field: 'agency.hosts' }),
  )
  await panel.hands.clear(field)
  await panel.hands.type(field, own)
  await press('Add host name')
  await screen.findByText('Another agency has this host name.')

  let asked = edge.on(agencyRoutes.updateAgency, withNames(old, own))
  await press('Add host name')
  await screen.findByRole('heading', { name: own })
  expect(asked[0]!.body).toMatchObject({ agency: { hosts: [old, own] } })
  asked = edge.on(agencyRoutes.updateAgency, withNames(own, old))
  await press(`Make ${own} the first one`)
  await screen.findByRole('button', { name: `Take ${old} off` })
  expect(asked[0]!.body).toMatchObject({ agency: { hosts: [own, old] } })
  asked = edge.on(agencyRoutes.updateAgency, withNames(own))
  await press(`Take ${old} off`)
  expect(asked).toEqual([])
  await press('Take it off')
  await waitFor(() => expect(screen.queryByRole('heading', { name: old })).toBeNull())
  expect(asked[0]!.body).toMatchObject({ agency: { hosts: [own] } })
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
