import { i18n } from '@lingui/core'
import { activityActions } from '@parichay/contract/activity/actions.ts'
import { listExportRoutes } from '@parichay/contract/activity/list-export.ts'
import type { ActivityEntry } from '@parichay/contract/activity/fields.ts'
import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makePerson } from '../testing/makers.people.ts'
import { openPanel } from '../testing/panel.tsx'
import { activityRows } from './words.csv.ts'
import { actionText } from './words.entry.ts'

const entry = (facts: Partial<ActivityEntry> = {}): ActivityEntry => ({
  activityId: 1,
  agencyId: 1,
  agencyName: 'Rangtapi Digital',
  at: '2026-11-20T10:15:30.000Z',
  action: 'business.change',
  who: { kind: 'staff', franchiseeId: 7, userId: null, name: 'Meera Shah', roles: ['admin'] },
  onBehalfOf: { userId: 3, name: '+919876510001' },
  business: { businessId: 5, businessName: 'Anand Mithai' },
  object: 'business 5',
  changes: [{ field: 'city', before: 'Vapi', after: 'Surat' }],
  facts: [],
  ip: '203.0.113.4',
  ...facts,
})

let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
})
const open = (query = '', staff = {}) => openPanel({ at: `/panel/admin/activity${query}`, edge, staff })

test('who, for whom, what and what changed; older ones follow where the last part ended', async () => {
  const asked = edge.on(activityRoutes.listActivity, ({ query }) =>
    query['before']
      ? { list: [entry({ activityId: 1, action: 'card.pause', changes: [] })], before: null }
      : { list: [entry({ activityId: 2 })], before: '1763633730000-2' },
  )
  const panel = await open('?area=business')
  const day = await screen.findByRole('region', { name: '20 Nov 2026' })
  expect(day.textContent).toContain('Changed the business: Anand Mithai')
  expect(day.textContent).toContain('on behalf of +91 98765 10001')
  expect(day.textContent).toContain('Vapi →  After: Surat')
  await panel.hands.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByText(/Paused the card/)
  expect(asked.map(({ query }) => query)).toEqual([
    { area: 'business' },
    { area: 'business', before: '1763633730000-2' },
  ])
})

test('a press on a person narrows the log, in the address; nothing found says so and clears', async () => {
  edge.on(activityRoutes.listActivity, ({ query }) => ({
    list: query['franchiseeId'] ? [] : [entry()],
    before: null,
  }))
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: 'Meera Shah' }))
  await screen.findByText('Nothing matches these filters')
  expect(panel.place()).toBe('/panel/admin/activity?franchiseeId=7')
  await panel.hands.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/activity'))
})

test('an admin chooses whose deeds are shown', async () => {
  edge.on(peopleRoutes.listStaff, {
    list: [makePerson({ franchiseeId: 9, name: 'Rahul Joshi' })],
    total: 1,
    totalIsMore: false,
  })
  const asked = edge.on(activityRoutes.listActivity, { list: [entry()], before: null })
  const panel = await open()
  await screen.findByRole('option', { name: 'Rahul Joshi', hidden: true })
  await panel.hands.selectOptions(screen.getByLabelText('Person'), '9')
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ franchiseeId: '9' }))
})

test('a failure is told where the list would be; who is no admin is told before any call', async () => {
  edge.on(activityRoutes.listActivity, refused('INTERNAL'))
  const panel = await open()
  await screen.findByRole('button', { name: 'Retry' })
  panel.unmount()
  edge = new Edge()
  await open('', { roles: ['creator'] })
  await screen.findByText('No access')
})

test('many changes are folded', async () => {
  const changes = ['city', 'state', 'pin', 'about', 'address'].map((field) => ({
    field,
    before: null,
    after: `new ${field}`,
  }))
  edge.on(activityRoutes.listActivity, { list: [entry({ changes })], before: null })
  const panel = await open()
  const row = (await screen.findAllByRole('listitem')).find((one) => one.textContent.includes('Anand'))!
  expect(within(row).queryByText('new address')).toBeNull()
  await panel.hands.click(within(row).getByRole('button', { name: '2 more' }))
  within(row).getByText('new address')
})

test('what a job was about is in words of the reader: its kind, its rows; yes and no', async () => {
  const facts = [
    { field: 'kind', value: 'export' },
    { field: 'rows', value: '7' },
    { field: 'status', value: 'DRAFT' },
  ]
  const change = { field: 'isPinned', before: 'false', after: 'true' }
  edge.on(activityRoutes.listActivity, {
    list: [
      entry({ object: 'bulk 4', business: null, facts, changes: [] }),
      entry({ activityId: 2, changes: [change] }),
    ],
    before: null,
  })
  await openPanel({ at: '/panel/admin/activity', edge, staff: {}, language: 'hi' })
  const row = (await screen.findAllByRole('listitem')).find((one) => one.textContent.includes('काम 4'))!
  for (const words of ['फ़ाइल में एक्सपोर्ट', 'पंक्तियाँ', 'ड्राफ़्ट']) expect(row.textContent).toContain(words)
  expect(row.textContent).not.toMatch(/export|Rows|DRAFT|bulk/)
  const other = screen.getAllByRole('listitem').find((one) => one.textContent.includes('Anand Mithai'))!
  expect(other.textContent).toMatch(/पिन किया.*नहीं.*हाँ/)
})

test('what changed without its values being kept is told by the names of its fields', async () => {
  const facts = [{ field: 'withheld', value: 'notes, payout.upiId, person.dateOfBirth' }]
  edge.on(activityRoutes.listActivity, { list: [entry({ facts, changes: [] })], before: null })
  await openPanel({ at: '/panel/admin/activity', edge, staff: {}, language: 'hi' })
  const row = (await screen.findAllByRole('listitem')).find((one) => one.textContent.includes('Anand'))!
  for (const words of ['निजी नोट', 'UPI', 'जन्म']) expect(row.textContent).toContain(words)
  expect(row.textContent).not.toMatch(/notes|payout|person|dateOfBirth/)
})

test('who takes the log along is written down first, with what it was narrowed to; no entry is read where that fails', async () => {
  const asked = edge.on(activityRoutes.listActivity, { list: [entry()], before: null })
  edge.on(listExportRoutes.recordListExport, refused('SERVICE_BUSY'))
  const panel = await open('?area=business&businessId=5')
  const take = await screen.findByRole('button', { name: 'Download as CSV' })
  const before = asked.length
  await panel.hands.click(take)
  await panel.hands.click(within(await screen.findByRole('alertdialog')).getByRole('button'))
  expect(asked).toHaveLength(before)
  const told = edge.on(listExportRoutes.recordListExport, { recorded: true })
  await panel.hands.click(take)
  await waitFor(() => expect(asked.length).toBe(before + 1))
  expect(told.map(({ body }) => body)).toEqual([
    { list: 'activity', filters: { area: 'business', businessId: '5' } },
  ])
})

test('the file: India’s time, phones as texts, no cell that a spreadsheet would run', () => {
  const words = {
    _: (one: { message?: string } | string) => (typeof one === 'string' ? one : (one.message ?? '')),
  }
  const [, row] = activityRows(
    [
      entry({
        at: '2026-11-20T20:15:30.000Z',
        business: { businessId: 5, businessName: '=HYPERLINK("http://evil")' },
        facts: [{ field: 'amount', value: '99900' }],
      }),
    ],
    words as never,
  )
  expect(row!.slice(0, 2)).toEqual(['2026-11-21', '01:45:30'])
  expect(row![4]).toBe('91 98765 10001')
  expect(row![6]).toBe(`'=HYPERLINK("http://evil")`)
  expect(row![8]).toContain('₹999.00')
})

test('no action that the server writes is without words, in both languages', async () => {
  for (const language of ['en', 'hi'] as const) {
    edge.on(activityRoutes.listActivity, { list: [], before: null })
    const panel = await openPanel({ at: '/panel/admin/activity', edge, staff: {}, language })
    for (const action of activityActions) {
      const words = actionText(action, i18n)
      expect(words, action).toMatch(language === 'hi' ? /\p{Script=Devanagari}/u : /^[A-Z]/)
    }
    panel.unmount()
  }
})
