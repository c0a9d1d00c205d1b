import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import type { Note } from '@parichay/contract/note/fields.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeAgency, makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const note = (facts: Partial<Note> = {}): Note => ({
  noteId: 1,
  businessId: 5,
  text: 'Wants a call in Diwali week',
  writtenBy: 'Meera Shah',
  isPinned: false,
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: null,
  can: { change: true, delete: true },
  ...facts,
})

let edge: Edge
let notes: Note[]
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  notes = [note(), note({ noteId: 2, text: 'Not mine', can: { change: 'NOT_FOUND', delete: 'NOT_FOUND' } })]
  edge.on(paymentRoutes.listPaymentExceptions, [])
  const { can, ...facts } = makeBusiness()
  edge.on(businessRoutes.getBusiness, { ...facts, can: { ...can, frames: 'NOT_ALLOWED' } })
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(noteRoutes.listNotes, () => notes)
  edge.on(planRoutes.getPlanOfBusiness, refused('INTERNAL'))
})
const open = (tab = '', facts = {}) =>
  openPanel({
    at: `/panel/admin/businesses/5${tab && `?tab=${tab}`}`,
    edge,
    staff: { roles: ['franchisee'], permissions: ['business.view', 'business.edit'] },
    ...facts,
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('tabs are what somebody may see; the address names one, and an unknown one is the overview', async () => {
  const { configuration } = makeAgency()
  const imagePost = { enableImagePost: false, isVideoPostsIncluded: false }
  const panel = await open('payments', { agency: { configuration: { ...configuration, imagePost } } })
  const tabs = await screen.findByRole('group', { name: 'What to see' })
  expect([...tabs.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
    'Overview',
    'Card',
    'Notes',
    'Activity',
  ])
  expect((await button('Overview')).getAttribute('aria-pressed')).toBe('true')
  edge.on(activityRoutes.listActivityOfBusiness, { list: [], before: null })
  await panel.hands.click(await button('Activity'))
  await screen.findByText('Nothing happened yet')
  expect(panel.place()).toBe('/panel/admin/businesses/5?tab=activity')
})

test('a note is written, and what another person wrote can only be read', async () => {
  const asked = edge.on(noteRoutes.saveNote, ({ body }) => {
    const made = note({ ...(body as object), noteId: 3 })
    notes = [made, ...notes]
    return made
  })
  const panel = await open('notes')
  await screen.findByText('Not mine')
  expect(screen.getAllByRole('button', { name: /^Edit the note/ })).toHaveLength(1)
  await panel.hands.click(await button('Write a note'))
  await panel.hands.type(await screen.findByRole('textbox', { name: /Note/ }), 'Paid in cash')
  await panel.hands.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Paid in cash')
  expect(asked[0]!.body).toEqual({ text: 'Paid in cash', isPinned: false })
})

test('a note goes at once and comes back with Undo, also where the server says no', async () => {
  const asked = edge.on(noteRoutes.deleteNote, ({ body }) => {
    const back = (body as { restore?: boolean }).restore === true
    notes = back ? [note()] : []
    return { deleted: !back }
  })
  const panel = await open('notes')
  await panel.hands.click(await button('Delete the note of Meera Shah'))
  await waitFor(() => expect(screen.queryByText('Wants a call in Diwali week')).toBeNull())
  await panel.hands.click(await button('Undo'))
  await screen.findByText('Wants a call in Diwali week')
  expect(asked.map(({ body }) => body)).toEqual([{}, { restore: true }])
})

test('greetings: figures of the last days, the latest posts, and the frames for who may set them', async () => {
  edge.on(ownImageRoutes.getGreetingUse, {
    isEnabled: false,
    taken: 12,
    days: 8,
    favourites: 2,
    latest: [],
  })
  await open('greetings')
  await screen.findByText('Greetings are off for this business.')
  screen.getByText('22 days of the last thirty without a greeting.')
  screen.getByText('Nothing sent in the last weeks')
})
