import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeAgencyRecord } from '../testing/makers.agency.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
const verdict = 'NOT_ALLOWED' as const
const own = makeAgencyRecord({
  agencyId: 1,
  totpRoles: ['admin'],
  can: { platform: verdict, suspend: verdict, addAdmin: verdict, delete: verdict, ssl: verdict },
})
beforeEach(() => {
  edge = new Edge()
  edge.on(agencyRoutes.getAgency, own)
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const customers = async () => within(await screen.findByRole('region', { name: 'Sign-in of customers' }))
const isOn = (box: HTMLElement) => (box as HTMLInputElement).checked

test('an agency asks its customers for a code on a new device; only what changed is sent', async () => {
  const login = { ...own.login, codeOnNewDevice: true }
  const saved = { ...own, login, version: 5 }
  const asked = edge.on(agencyRoutes.updateAgency, () => {
    edge.on(agencyRoutes.getAgency, saved)
    return saved
  })
  const panel = await openPanel({ at: '/panel/admin/agency', edge, staff: {} })
  const section = await customers()
  const box = section.getByRole('switch', { name: /^A code on a new device/ })
  expect([isOn(box), isOn(section.getByRole('switch', { name: /^E-mail for customers abroad/ }))]).toEqual([
    false,
    true,
  ])
  await panel.hands.click(box)
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(asked[0]!.body).toMatchObject({ agency: { agencyId: 1, version: 4, login } })
  expect(isOn((await customers()).getByRole('switch', { name: /^A code on a new device/ }))).toBe(true)
})

test('a failure keeps the switches as they were set', async () => {
  edge.on(agencyRoutes.updateAgency, refused('INTERNAL', { message: '' }))
  const panel = await openPanel({ at: '/panel/admin/agency', edge, staff: {} })
  const box = (await customers()).getByRole('switch', { name: /^A code instead of the password/ })
  await panel.hands.click(box)
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Something went wrong on our side. Please try again.')
  await panel.hands.click(screen.getByRole('button', { name: 'Ok' }))
  expect(isOn(box)).toBe(true)
  screen.getByRole('button', { name: 'Save' })
})
