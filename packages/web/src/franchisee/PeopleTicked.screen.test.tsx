import type { BulkRow } from '@parichay/contract/bulk/fields.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makeBulkJob, makeBulkRow } from '../testing/makers.bulk.ts'
import { makePerson } from '../testing/makers.people.ts'
import { openPanel } from '../testing/panel.tsx'

const meera = makePerson({ franchiseeId: 8, name: 'Meera Shah' })
const rahul = makePerson({ franchiseeId: 9, name: 'Rahul Joshi', state: 'invited', lastLogin: null })
const out = makePerson({ franchiseeId: 10, name: 'Tara Rao', state: 'disabled', isActive: false })
const self = makePerson({
  franchiseeId: 11,
  name: 'Usha Nair',
  can: { ...meera.can, disable: 'OWN_ACCOUNT' },
})

let edge: Edge
const found = (list: Person[]) => edge.on(peopleRoutes.listStaff, { list, total: 41, totalIsMore: false })
beforeEach(() => {
  edge = new Edge()
  edge.on(peopleRoutes.listStaffCities, [])
  edge.on(bulkRoutes.listBulkRows, { list: [], total: 0 })
  found([meera, rahul, out, self])
})
afterEach(() => expect(edge.unanswered).toEqual([]))

async function open(query = '', wish: object = { staff: {} }) {
  const panel = await openPanel({ at: `/panel/admin/franchisees${query}`, edge, ...wish })
  await screen.findAllByText('Meera Shah')
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const bar = () => screen.getByRole('region', { name: 'Ticked rows' })
  const menu = async () => {
    await panel.hands.click(within(bar()).getByRole('button', { name: /^With/ }))
    return screen.findAllByRole('menuitem')
  }
  const choose = async (deed: string) => {
    await menu()
    await panel.hands.click(await screen.findByRole('menuitem', { name: deed }))
  }
  return { panel, box, bar, menu, choose }
}

test('all that are found are disabled by their filter, once it was asked', async () => {
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'personDisable', about: '' }))
  const sent = edge.on(
    bulkRoutes.setStaffAccessInBulk,
    makeBulkJob({ kind: 'personDisable', state: 'waiting', about: '' }),
  )
  const { panel, box, bar, choose } = await open('?role=creator&sort=name')
  await panel.hands.click(box('Tick this page'))
  await panel.hands.click(within(bar()).getByRole('button', { name: 'Tick all 41 found' }))
  await choose('Disable …')
  const asked = within(await screen.findByRole('alertdialog', { name: 'Disable 41 people?' }))
  await panel.hands.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await choose('Disable …')
  await panel.hands.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }),
  )
  await screen.findByRole('heading', { name: 'Disable people' })
  expect(sent[0]?.body).toEqual({ filter: { role: 'creator' }, expected: 41, isActive: false })
})

test('ticked ones are let in or invited alone; who is deleted is ticked no more', async () => {
  const access = edge.on(bulkRoutes.setStaffAccessInBulk, makeBulkJob({ kind: 'personEnable' }))
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'personEnable' }))
  edge.on(peopleRoutes.deleteStaff, { deleted: true })
  const { panel, box, bar, choose } = await open()
  await panel.hands.click(box('Tick Tara Rao'))
  await panel.hands.click(box('Tick Meera Shah'))
  expect(within(bar()).getByRole('status').textContent).toBe('2 ticked')
  await panel.hands.click((await screen.findAllByRole('button', { name: 'Actions for Meera Shah' }))[0]!)
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await panel.hands.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(within(bar()).getByRole('status').textContent).toBe('1 ticked'))
  await choose('Let in again …')
  await panel.hands.click(await screen.findByRole('button', { name: 'Let in' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
  expect(access[0]?.body).toEqual({
    filter: { franchiseeIds: [10], agencyId: 1 },
    expected: 1,
    isActive: true,
  })
})

test('the invitation goes again to those who are ticked', async () => {
  const sent = edge.on(bulkRoutes.inviteStaffInBulk, makeBulkJob({ kind: 'personInvite' }))
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'personInvite', about: '' }))
  const { panel, box, choose } = await open()
  await panel.hands.click(box('Tick Rahul Joshi'))
  await choose('Send the invitation again …')
  const asked = await screen.findByRole('alertdialog', { name: 'Invite 1 person again?' })
  expect(asked.textContent).toContain('up to 200 a day')
  await panel.hands.click(within(asked).getByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { name: 'Invite people again' })
  expect(sent[0]?.body).toEqual({ filter: { franchiseeIds: [9], agencyId: 1 }, expected: 1 })
})

test('what none of the ticked can have done to them is off, and says why', async () => {
  const { panel, box, choose } = await open()
  await panel.hands.click(box('Tick Tara Rao'))
  await choose('Disable …')
  await screen.findByText('All that are ticked are disabled already.')
  await panel.hands.keyboard('{Escape}')
  await panel.hands.click(box('Tick Usha Nair'))
  await choose('Disable …')
  await screen.findByText('You cannot do this to yourself. Ask another admin.')
  await panel.hands.keyboard('{Escape}')
  await choose('Send the invitation again …')
  await screen.findByText('All that are ticked have signed in before, or are disabled.')
  await panel.hands.keyboard('{Escape}')
  await panel.hands.click(box('Tick Tara Rao'))
  await choose('Let in again …')
  await screen.findByText('Nobody who is ticked is disabled.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the platform begins nothing over several agencies', async () => {
  found([meera, makePerson({ ...rahul, agencyId: 2 })])
  edge.on(agencyRoutes.listAgencyNames, [])
  edge.on(paymentRoutes.listPaymentExceptions, [])
  const wish = { agency: { roles: ['superadmin'] }, staff: {} }
  const { panel, box, choose } = await open('', wish)
  await panel.hands.click(box('Tick Meera Shah'))
  await panel.hands.click(box('Tick Rahul Joshi'))
  await choose('Disable …')
  await screen.findByText('A job works within one agency. Narrow the list to one first.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a row of a job leads to the person, and says in words why it was refused', async () => {
  const row = (rowNo: number, facts: Partial<BulkRow>) =>
    makeBulkRow({
      rowNo,
      label: `Person ${rowNo}`,
      businessId: null,
      subjectId: rowNo,
      state: 'refused',
      ...facts,
    })
  const list = [
    row(1, { state: 'done' }),
    row(2, { reason: 'LAST_ADMIN' }),
    row(3, { reason: 'STEP_OUT_OF_ORDER' }),
    row(4, { reason: 'LIMIT_REACHED' }),
    row(5, { reason: 'NOT_FOUND' }),
  ]
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'personInvite', about: '' }))
  edge.on(bulkRoutes.listBulkRows, { list, total: 5 })
  await openPanel({ at: '/panel/admin/bulk/4', edge, staff: {} })
  const link = await screen.findByRole('link', { name: 'Person 1' })
  expect(link.getAttribute('href')).toBe('/panel/admin/franchisees/edit?franchiseeId=1')
  for (const words of [
    /This is the last admin who can sign in/,
    'This person has signed in already and needs no invitation.',
    /As many invitations as a day allows/,
    'This person does not work here any more.',
  ])
    await screen.findByText(words)
})
