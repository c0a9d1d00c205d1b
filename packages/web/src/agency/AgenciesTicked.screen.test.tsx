import type { BulkRow } from '@parichay/contract/bulk/fields.ts'
import type { AgencyListItem } from '@parichay/contract/agency/record.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAgencyRecord, makeAgencyRow } from '../testing/makers.agency.ts'
import { Edge } from '../testing/edge.ts'
import { makeBulkJob, makeBulkRow } from '../testing/makers.bulk.ts'
import { openPanel } from '../testing/panel.tsx'

const row = (agencyId: number, agencyName: string, facts: Partial<AgencyListItem> = {}) =>
  makeAgencyRow({ agencyId, agencyName, ...facts })

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(bulkRoutes.listBulkRows, { list: [], total: 0 })
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.listAgencies, {
    list: [
      row(1, 'Parichay', { roles: ['superadmin'], can: { edit: true, suspend: 'NOT_ALLOWED' } }),
      row(2, 'Rangtapi'),
      row(3, 'Kaveri', { status: 'SUSPENDED', suspendedOn: '2026-11-02' }),
    ],
    total: 41,
    totalIsMore: false,
  })
})
afterEach(() => expect(edge.unanswered).toEqual([]))

const root = { agency: { roles: ['superadmin' as const] }, staff: {} }
async function open(query = '') {
  const panel = await openPanel({ at: `/panel/admin/agency-management${query}`, edge, ...root })
  await screen.findAllByText('Rangtapi')
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const bar = () => screen.getByRole('region', { name: 'Ticked rows' })
  const choose = async (deed: string) => {
    await panel.hands.click(within(bar()).getByRole('button', { name: /^With/ }))
    await panel.hands.click(await screen.findByRole('menuitem', { name: deed }))
  }
  return { panel, box, bar, choose }
}

test('all that are found are suspended by their filter, with a reason and not without', async () => {
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'agencySuspend', about: '' }))
  const sent = edge.on(
    bulkRoutes.setAgencyStatusInBulk,
    makeBulkJob({ kind: 'agencySuspend', state: 'waiting', about: '' }),
  )
  const { panel, box, bar, choose } = await open('?overdue=true&sort=newest')
  await panel.hands.click(box('Tick this page'))
  await panel.hands.click(within(bar()).getByRole('button', { name: 'Tick all 41 found' }))
  await choose('Suspend …')
  const sheet = within(await screen.findByRole('alertdialog', { name: 'Suspend 41 agencies?' }))
  sheet.getByText(/stay for 15 days/)
  await panel.hands.click(sheet.getByRole('button', { name: 'Suspend' }))
  await sheet.findByText('This field is required.')
  expect(sent).toEqual([])
  await panel.hands.type(sheet.getByRole('textbox', { name: /Reason/ }), 'Bills of May')
  await panel.hands.click(sheet.getByRole('button', { name: 'Suspend' }))
  await screen.findByRole('heading', { name: 'Suspend agencies' })
  expect(sent[0]?.body).toEqual({
    filter: { overdue: 'true' },
    expected: 41,
    status: 'SUSPENDED',
    reason: 'Bills of May',
  })
})

test('ticked ones alone work again, without a reason too; no agency has to be named', async () => {
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'agencyResume' }))
  const sent = edge.on(bulkRoutes.setAgencyStatusInBulk, makeBulkJob({ kind: 'agencyResume' }))
  const { panel, box, choose } = await open()
  await panel.hands.click(box('Tick Kaveri'))
  await panel.hands.click(box('Tick Rangtapi'))
  await choose('Resume …')
  const sheet = within(await screen.findByRole('dialog', { name: 'Let 2 agencies work again?' }))
  await panel.hands.click(sheet.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
  expect(sent[0]?.body).toEqual({ filter: { agencyIds: [3, 2] }, expected: 2, status: 'ACTIVE' })
})

test('what none of the ticked can have done to it is off, and says why', async () => {
  const { panel, box, choose } = await open()
  await panel.hands.click(box('Tick Kaveri'))
  await choose('Suspend …')
  await screen.findByText('All that are ticked are suspended already.')
  await panel.hands.keyboard('{Escape}')
  await panel.hands.click(box('Tick Parichay'))
  await choose('Suspend …')
  await screen.findByText('The agency that runs the platform is never suspended.')
  await panel.hands.keyboard('{Escape}')
  await panel.hands.click(box('Tick Kaveri'))
  await choose('Resume …')
  await screen.findByText('None that is ticked is suspended.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is ticked is judged as it is now: one that was suspended by itself meanwhile can be resumed', async () => {
  const list = [row(2, 'Rangtapi')]
  edge.on(agencyRoutes.listAgencies, () => ({ list, total: 1, totalIsMore: false }))
  edge.on(agencyRoutes.updateAgency, () => {
    list[0] = row(2, 'Rangtapi', { status: 'SUSPENDED', version: 5 })
    return makeAgencyRecord({ status: 'SUSPENDED' })
  })
  const { panel, box, choose } = await open()
  await panel.hands.click(box('Tick Rangtapi'))
  await panel.hands.click(screen.getByRole('button', { name: 'Actions for Rangtapi' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Suspend' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await panel.hands.type(asked.getByLabelText(/Reason/), 'Three bills unpaid')
  await panel.hands.click(asked.getByRole('button', { name: 'Suspend' }))
  await screen.findByText('Suspended')
  await choose('Resume …')
  const sheet = within(await screen.findByRole('dialog', { name: 'Let 1 agency work again?' }))
  await panel.hands.click(sheet.getByRole('button', { name: 'Cancel' }))
})

test('a row of a job leads to the agency, and says in words why it was refused', async () => {
  const made = (rowNo: number, facts: Partial<BulkRow>) =>
    makeBulkRow({
      rowNo,
      label: `Agency ${rowNo}`,
      businessId: null,
      subjectId: rowNo,
      state: 'refused',
      ...facts,
    })
  const list = [
    made(1, { reason: 'VALIDATION', field: 'agency.status' }),
    made(2, { state: 'done' }),
    made(3, { reason: 'NOT_FOUND' }),
  ]
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'agencySuspend', about: '' }))
  edge.on(bulkRoutes.listBulkRows, { list, total: 3 })
  await openPanel({ at: '/panel/admin/bulk/4', edge, ...root })
  const link = await screen.findByRole('link', { name: 'Agency 2' })
  expect(link.getAttribute('href')).toBe('/panel/admin/agency-management/2')
  await screen.findByText('The agency that runs the platform is never suspended.')
  await screen.findByText('The agency is not there any more.')
})
