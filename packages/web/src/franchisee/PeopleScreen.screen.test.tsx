import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { makeBulkJob } from '../testing/makers.bulk.ts'
import { makePerson } from '../testing/makers.people.ts'
import { openPanel } from '../testing/panel.tsx'

const meera = makePerson({ franchiseeId: 8, name: 'Meera Shah' })
const rahul = makePerson({ franchiseeId: 9, name: 'Rahul Joshi', state: 'invited', lastLogin: null })
const found = (list: Person[]) => ({ list, total: list.length, totalIsMore: false })

let edge: Edge
let asked: Asked[]
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(peopleRoutes.listStaffCities, ['Rajkot', 'Surat'])
  asked = edge.on(peopleRoutes.listStaff, ({ query }) =>
    query['search'] === 'nobody' ? found([]) : found([meera, rahul]),
  )
})
const open = (query = '', wish: object = {}) =>
  openPanel({ at: `/panel/admin/franchisees${query}`, edge, staff: {}, ...wish })
const actions = async (panel: Awaited<ReturnType<typeof open>>, name: string) => {
  await panel.hands.click((await screen.findAllByRole('button', { name: `Actions for ${name}` }))[0]!)
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}
const press = async (panel: Awaited<ReturnType<typeof open>>, name: string) =>
  panel.hands.click(await screen.findByRole('menuitem', { name }))

test('the address is the list: role, status and state go into the call, nonsense stays out', async () => {
  await open('?role=creator&state=invited&territory=24&search=meera&sort=name&all=true&territory=x1')
  await screen.findByText('Meera Shah')
  expect(asked[0]?.query).toEqual({ role: 'creator', state: 'invited', search: 'meera', sort: 'name' })
  const panel = await open('?territory=24')
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ territory: '24' }))
  panel.unmount()
})

test('who is invited can be invited again, and has no password to reset', async () => {
  edge.on(peopleRoutes.inviteStaff, { invited: true })
  const panel = await open()
  const names = await actions(panel, 'Rahul Joshi')
  expect(names).toContain('Invite on WhatsApp')
  expect(names).not.toContain('Reset password')
  await press(panel, 'Send the invitation again')
  await screen.findByText(/The invitation was sent to/)
})

test('an invitation by WhatsApp is of the person’s own agency and leads to its host, also where the platform sends it', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const theirs = { agencyId: 2, agencyName: 'Namma Kaveri Cards', url: 'https://kaveri.example' }
  edge.on(peopleRoutes.listStaff, () => found([{ ...rahul, ...theirs }]))
  const panel = await open()
  await actions(panel, 'Rahul Joshi')
  await press(panel, 'Invite on WhatsApp')
  expect(opened).toHaveBeenCalledTimes(1)
  const text = new URL(String(opened.mock.calls[0]![0])).searchParams.get('text')
  opened.mockRestore()
  expect(text).toMatch(
    /^Namma Kaveri Cards invites you to work with it\. Sign in at https:\/\/kaveri\.example\/panel\/franchisee-login with this number/,
  )
})

test('who came meanwhile needs no invitation, and nobody is sent back to a phone number for it', async () => {
  edge.on(peopleRoutes.inviteStaff, refused('STEP_OUT_OF_ORDER', { message: '' }))
  const panel = await open()
  await actions(panel, 'Rahul Joshi')
  await press(panel, 'Send the invitation again')
  await screen.findByText('This person has signed in already and needs no invitation.')
})

test('the second step is taken off only with a word on how one made sure of the person', async () => {
  edge.on(peopleRoutes.listStaff, found([makePerson({ ...meera, hasTotp: true })]))
  const reset = edge.on(peopleRoutes.resetStaffTotp, makePerson({ ...meera, hasTotp: false }))
  const panel = await open()
  await actions(panel, 'Meera Shah')
  await press(panel, 'Take the second step off')
  const sheet = within(await screen.findByRole('dialog'))
  await panel.hands.click(sheet.getByRole('button', { name: 'Take it off' }))
  await sheet.findByText('Choose how you made sure who asks.')
  expect(reset).toEqual([])
  await panel.hands.selectOptions(sheet.getByRole('combobox'), 'I saw them in a video call')
  await panel.hands.click(sheet.getByRole('button', { name: 'Take it off' }))
  await screen.findByText('Meera Shah signs in without the second step')
  expect(reset.map(({ body }) => body)).toEqual([{ franchiseeId: 8, proof: 'video' }])
})

test('what cannot be done says why: oneself, the last admin, businesses left behind', async () => {
  const can = { ...meera.can, disable: 'LAST_ADMIN', delete: 'IN_USE', resetPassword: 'OWN_ACCOUNT' } as const
  edge.on(peopleRoutes.listStaff, found([makePerson({ ...meera, can })]))
  const panel = await open()
  await actions(panel, 'Meera Shah')
  await press(panel, 'Delete')
  await screen.findByText(/They still look after businesses/)
  await press(panel, 'Disable')
  await screen.findByText(/This is the last admin/)
})

test('what was found left behind at the last moment is said by its name', async () => {
  edge.on(peopleRoutes.deleteStaff, refused('IN_USE', { field: 'duePaise', message: '' }))
  const panel = await open()
  await actions(panel, 'Rahul Joshi')
  await press(panel, 'Delete')
  await panel.hands.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  await screen.findByText(/Their commission is not settled/)
})

test('businesses are moved to somebody else who works here', async () => {
  const disabled = makePerson({ franchiseeId: 10, name: 'Gone', isActive: false, state: 'disabled' })
  edge.on(peopleRoutes.listStaff, found([meera, rahul, disabled]))
  const moves = edge.on(peopleRoutes.moveBusinesses, {
    moved: 3,
    job: makeBulkJob({ counts: { total: 3, waiting: 0, done: 3, refused: 0, undone: 0, kept: 0 } }),
  })
  const panel = await open()
  await actions(panel, 'Meera Shah')
  await press(panel, 'Move businesses')
  const dialog = await screen.findByRole('dialog')
  const choice = await within(dialog).findByLabelText(/Who looks after them/)
  expect(within(dialog).queryByText(/Gone/)).toBeNull()
  await panel.hands.selectOptions(choice, '9')
  await panel.hands.click(within(dialog).getByRole('button', { name: 'Move' }))
  await screen.findByText('3 businesses moved to Rahul Joshi')
  expect(moves[0]?.body).toEqual({ franchiseeId: 8, toFranchiseeId: 9, outsideToo: false })
})

test('many are moved in the background: the sheet says so, and the job is looked at', async () => {
  const many = makePerson({ ...meera, counts: { businesses: 10_001, activeCards: 3 } })
  edge.on(peopleRoutes.listStaff, found([many, rahul]))
  const counts = { total: 40_000, waiting: 40_000, done: 0, refused: 0, undone: 0, kept: 0 }
  const job = makeBulkJob({ state: 'waiting', counts, endedAt: null })
  const moves = edge.on(peopleRoutes.moveBusinesses, { moved: 0, job })
  edge.on(bulkRoutes.getBulkJob, job)
  edge.on(bulkRoutes.listBulkRows, { list: [], total: 0 })
  const panel = await open()
  await actions(panel, 'Meera Shah')
  await press(panel, 'Move businesses')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/Once that is done, Meera Shah can be deleted/)
  await panel.hands.selectOptions(await dialog.findByLabelText(/Who looks after them/), '9')
  await panel.hands.click(dialog.getByLabelText(/outside their territory too/))
  await panel.hands.click(dialog.getByRole('button', { name: 'Move' }))
  await screen.findByText(/0 of 40,000/)
  expect(moves[0]?.body).toMatchObject({ outsideToo: true })
})

test('a person is disabled after a question, over the version that was seen', async () => {
  const changes = edge.on(peopleRoutes.changeStaff, {
    ...meera,
    isActive: false,
    state: 'disabled',
    version: 5,
  })
  const panel = await open()
  await actions(panel, 'Meera Shah')
  await press(panel, 'Disable')
  await panel.hands.click(await screen.findByRole('button', { name: 'Disable' }))
  await screen.findByText('Meera Shah is disabled')
  expect(changes[0]?.body).toEqual({ isEditMode: true, franchiseeId: 8, version: 4, isActive: false })
})

test('who was changed meanwhile is not disabled unseen: that is said, and the list is read again', async () => {
  const message = 'This person was changed on another device. Look at the newer version and save again.'
  edge.on(peopleRoutes.changeStaff, refused('CONFLICT', { message }))
  const panel = await open()
  await actions(panel, 'Meera Shah')
  await press(panel, 'Disable')
  const before = asked.length
  await panel.hands.click(await screen.findByRole('button', { name: 'Disable' }))
  await screen.findByText(message)
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
})

test('a clash in a deed of the list is said', async () => {
  edge.on(peopleRoutes.deleteStaff, refused('IN_USE'))
  const panel = await open()
  await actions(panel, 'Rahul Joshi')
  await press(panel, 'Delete')
  await panel.hands.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByText(/They still look after businesses/)
})

test('none found is not none yet; who is no admin is told so and nothing is asked', async () => {
  const first = await open('?search=nobody')
  await screen.findAllByRole('button', { name: /Clear/ })
  expect(screen.queryByText('You work alone so far')).toBeNull()
  first.unmount()
  asked.length = 0
  await open('', { staff: { roles: ['creator'] } })
  await screen.findByText('No access')
  expect(asked).toEqual([])
})

test('what was handed over is written down once, and below zero too', async () => {
  const holds = makePerson({ ...meera, heldPaise: 120_000, creditLimit: 2000 })
  edge.on(peopleRoutes.listStaff, found([holds]))
  edge.on(peopleRoutes.listSettlements, [
    {
      settlementId: 1,
      amountPaise: 50_000,
      mode: 'upi',
      reference: 'UTR 7',
      note: '',
      receivedBy: 'Kavita',
      receivedAt: '2026-11-20T06:00:00.000Z',
    },
  ])
  const settled = edge.on(peopleRoutes.addSettlement, { ...holds, heldPaise: 130_000 })
  const panel = await open()
  expect(await screen.findAllByText('holds ₹1,200')).toBeTruthy()
  await actions(panel, 'Meera Shah')
  await press(panel, 'Money handed over')
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/the limit is ₹2,000/)
  await within(dialog).findByText(/UTR 7/)
  const amount = within(dialog).getByLabelText<HTMLInputElement>(/Handed over/)
  expect(amount.value).toBe('1200')
  await panel.hands.clear(amount)
  await panel.hands.type(amount, '-100')
  await panel.hands.click(within(dialog).getByRole('button', { name: 'Write down' }))
  await screen.findByText('Meera Shah holds ₹1,300 now')
  expect(settled[0]?.body).toMatchObject({ franchiseeId: 8, amount: -100, mode: 'cash' })
})

test('a city is picked among those that are named, and days narrow the list', async () => {
  const panel = await open('?from=2026-01-01&to=2026-01-31')
  await panel.hands.selectOptions(await screen.findByLabelText('City'), 'Surat')
  await waitFor(() =>
    expect(asked.at(-1)?.query).toEqual({ city: 'Surat', from: '2026-01-01', to: '2026-01-31' }),
  )
  expect(panel.place()).toBe('/panel/admin/franchisees?from=2026-01-01&to=2026-01-31&city=Surat')
})
