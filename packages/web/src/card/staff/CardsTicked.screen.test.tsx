import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../../testing/edge.ts'
import { makeBulkJob, makeBulkRow } from '../../testing/makers.bulk.ts'
import { makeCardRow } from '../../testing/makers.ts'
import { openPanel } from '../../testing/panel.tsx'

const cards = [3, 2, 1].map((cardNo) => makeCardRow({ cardNo, companyName: `Shop ${cardNo}` }))
let edge: Edge
let switched: Asked[]
let deleted: Asked[]
beforeEach(() => {
  edge = new Edge()
  edge.on(cardRoutes.listCards, { list: cards, total: 41, totalIsMore: false })
  edge.on(bulkRoutes.listBulkRows, { list: [], total: 0 })
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'cardPause', about: '' }))
  switched = edge.on(bulkRoutes.setCardStatusInBulk, makeBulkJob({ kind: 'cardPause', state: 'waiting' }))
  deleted = edge.on(bulkRoutes.deleteCardsInBulk, makeBulkJob({ kind: 'cardDelete', state: 'waiting' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  expect(edge.unanswered).toEqual([])
})
const open = async (query = '&status=ACTIVE&search=shop&sort=name', wish: object = {}) => {
  const at = `/panel/admin/projects?projectType=digital_card${query}`
  const panel = await openPanel({ at, edge, staff: {}, ...wish })
  await screen.findAllByText('Shop 3')
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const bar = () => screen.getByRole('region', { name: 'Ticked rows' })
  const menu = () => panel.hands.click(within(bar()).getByRole('button', { name: /^With/ }))
  const choose = async (deed: string) => {
    await menu()
    await panel.hands.click(await screen.findByRole('menuitem', { name: deed }))
  }
  return { panel, box, bar, menu, choose }
}

test('ticked ones alone are deactivated, with a reason; the job is looked at', async () => {
  const { panel, box, bar, choose } = await open()
  await panel.hands.click(box('Tick Shop 3'))
  await panel.hands.click(box('Tick Shop 1'))
  expect(within(bar()).getByRole('status').textContent).toBe('2 ticked')
  await choose('Deactivate …')
  const sheet = within(await screen.findByRole('dialog', { name: 'Deactivate 2 cards?' }))
  await panel.hands.click(sheet.getByRole('button', { name: 'Deactivate' }))
  await sheet.findByText('This field is required.')
  expect(switched).toEqual([])
  await panel.hands.type(sheet.getByLabelText(/Reason/), 'Unpaid')
  await panel.hands.click(sheet.getByRole('button', { name: 'Deactivate' }))
  await screen.findByRole('heading', { name: 'Deactivate cards' })
  expect(panel.place()).toBe('/panel/admin/bulk/4')
  expect(switched[0]?.body).toEqual({
    filter: { cardNos: [3, 1], agencyId: 1 },
    expected: 2,
    status: 'INACTIVE',
    reason: 'Unpaid',
  })
})

test('all that are found are activated by their filter, a reason may be left out; what came in between is said in the sheet', async () => {
  const { panel, box, bar, choose } = await open()
  await panel.hands.click(box('Tick this page'))
  await panel.hands.click(within(bar()).getByRole('button', { name: 'Tick all 41 found' }))
  edge.on(bulkRoutes.setCardStatusInBulk, refused('CONFLICT'))
  await choose('Activate …')
  const sheet = within(await screen.findByRole('dialog', { name: 'Activate 41 cards?' }))
  await panel.hands.click(sheet.getByRole('button', { name: 'Activate' }))
  await sheet.findByRole('alert')
  switched = edge.on(bulkRoutes.setCardStatusInBulk, makeBulkJob({ kind: 'cardResume', state: 'waiting' }))
  await panel.hands.click(sheet.getByRole('button', { name: 'Activate' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
  expect(switched[0]?.body).toEqual({
    filter: { status: 'ACTIVE', search: 'shop' },
    expected: 41,
    status: 'ACTIVE',
  })
})

test('deleting is asked twice, the second time with the number', async () => {
  const { panel, box, choose } = await open()
  await panel.hands.click(box('Tick this page'))
  await choose('Delete …')
  const first = within(await screen.findByRole('alertdialog', { name: 'Delete 3 cards?' }))
  await panel.hands.click(first.getByRole('button', { name: 'Go on' }))
  const sheet = within(await screen.findByRole('alertdialog', { name: 'Type the number' }))
  await panel.hands.type(sheet.getByLabelText(/3 cards/), '2')
  await panel.hands.click(sheet.getByRole('button', { name: 'Delete' }))
  await sheet.findByText('This is not the number.')
  expect(deleted).toEqual([])
  await panel.hands.type(sheet.getByLabelText(/3 cards/), '{Backspace}3')
  await panel.hands.click(sheet.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
  expect(deleted[0]?.body).toEqual({
    filter: { cardNos: [3, 2, 1], agencyId: 1 },
    expected: 3,
    confirmed: 3,
  })
})

test.each([
  [['card.status'], ['Deactivate …', 'Activate …', 'Jobs so far']],
  [['card.delete'], ['Delete …', 'Jobs so far']],
] as const)('who may %j is offered that alone', async (rights, deeds) => {
  const permissions = ['card.list', 'card.view', ...rights]
  const { panel, box, menu } = await open('', { staff: { roles: ['creator'], permissions } })
  await panel.hands.click(box('Tick Shop 2'))
  await menu()
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(deeds)
})

test('who may do none of it ticks nothing', async () => {
  await open('', { staff: { roles: ['creator'], permissions: ['card.list', 'card.view', 'card.edit'] } })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('on phones cards are ticked too', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width: 767.98px'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  const { panel, box, bar } = await open('')
  expect(screen.queryByRole('table')).toBeNull()
  await panel.hands.click(box('Tick Shop 2'))
  expect(within(bar()).getByRole('status').textContent).toBe('1 ticked')
})

test('cards of two agencies are no job, and it is said why', async () => {
  const list = [makeCardRow({ cardNo: 3, companyName: 'Shop 3' }), makeCardRow({ cardNo: 2, agencyId: 2 })]
  edge.on(cardRoutes.listCards, { list, total: 2, totalIsMore: false })
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.listAgencyNames, [])
  const { panel, box, menu } = await open('', { agency: { roles: ['superadmin'] } })
  await panel.hands.click(box('Tick this page'))
  await menu()
  const deed = await screen.findByRole('menuitem', { name: 'Activate …' })
  expect(deed.getAttribute('aria-disabled')).toBe('true')
  await panel.hands.click(deed)
  await screen.findByText('A job works within one agency. Narrow the list to one first.')
})

test('a card that is deleted alone is ticked no more', async () => {
  edge.on(cardRoutes.deleteCard, { deleted: true })
  const { panel, box, bar } = await open()
  await panel.hands.click(box('Tick Shop 3'))
  await panel.hands.click(box('Tick Shop 2'))
  await panel.hands.click(screen.getAllByRole('button', { name: 'Actions for Shop 2' })[0]!)
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await panel.hands.click(await screen.findByRole('button', { name: 'Delete card' }))
  await waitFor(() => expect(within(bar()).getByRole('status').textContent).toBe('1 ticked'))
})

test.each([
  ['cardPause', 'done', '/panel/customer/cards/edit?cardNo=17'],
  ['cardDelete', 'done', null],
  ['cardDelete', 'undone', '/panel/customer/cards/edit?cardNo=17'],
] as const)('a row of %s that is %s leads to %s', async (kind, state, href) => {
  const row = makeBulkRow({ label: 'Anand · anand', subjectId: 17, state })
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind, about: '' }))
  edge.on(bulkRoutes.listBulkRows, { list: [row], total: 1 })
  await openPanel({ at: '/panel/admin/bulk/4', edge, staff: {} })
  await screen.findByText('Anand · anand')
  const link = screen.queryByRole('link', { name: 'Anand · anand' })
  expect(link && link.getAttribute('href')).toBe(href)
})

test('a draft that was refused says so in Hindi', async () => {
  const row = makeBulkRow({
    label: 'Anand',
    subjectId: 17,
    state: 'refused',
    reason: 'CARD_INCOMPLETE',
    message: 'This card is a draft. Publish it from its last step.',
    field: 'status',
  })
  edge.on(bulkRoutes.listBulkRows, { list: [row], total: 1 })
  await openPanel({ at: '/panel/admin/bulk/4', edge, staff: {}, language: 'hi' })
  await screen.findByText('Anand')
  expect(screen.queryByText(/draft|Deactivate/)).toBeNull()
})
