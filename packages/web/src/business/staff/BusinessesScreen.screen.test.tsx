import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { makePerson } from '../../testing/makers.people.ts'
import { openPanel } from '../../testing/panel.tsx'
import { useListLook } from '../../ui/list/look.ts'

let edge: Edge
let asked: ReturnType<Edge['on']>
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /min-width/.test(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  localStorage.clear()
  useListLook.setState({ density: 'compact', hidden: {}, brought: {}, keys: true })
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  asked = edge.on(businessRoutes.listBusinesses, {
    list: [
      makeBusiness({
        lately: { plan: 'Gold', seenAt: '2026-11-21T06:00:00.000Z' },
        keeper: { franchiseeId: 8, name: 'Kavita Rao', isOutside: false },
      }),
      makeBusiness({ businessId: 6, businessName: 'Quiet Shop', lately: { plan: null, seenAt: null } }),
    ],
    total: 2,
    totalIsMore: false,
  })
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const open = (query = '', more: object = {}) =>
  openPanel({ at: `/panel/admin/businesses${query}`, edge, staff: {}, ...more })
const heads = async () => {
  const table = await screen.findByRole('table', { name: 'All Businesses' })
  return within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
}

test('plan, who looks after it, greetings and last use are columns for whoever brings them in', async () => {
  const { hands } = await open()
  expect(await heads()).not.toContain('Last active')
  await hands.click(screen.getByRole('button', { name: 'Rows and columns' }))
  for (const column of ['Plan', 'Looked after by', 'Greetings', 'Last active'])
    await hands.click(await screen.findByRole('switch', { name: `Column ${column}` }))
  await hands.keyboard('{Escape}')
  await waitFor(async () =>
    expect(await heads()).toEqual(
      expect.arrayContaining(['Plan', 'Looked after by', 'Greetings', 'Last active']),
    ),
  )
  const [, first, second] = screen.getAllByRole('row')
  for (const words of ['Gold', 'Kavita Rao', '21 Nov 2026']) expect(first!.textContent).toContain(words)
  expect(second!.textContent).not.toContain('Gold')
  // And away again, all at once.
  await hands.click(screen.getByRole('button', { name: 'Rows and columns' }))
  await hands.click(await screen.findByRole('button', { name: 'As at first' }))
  // The table lies behind the menu for those who listen.
  await waitFor(() =>
    expect(screen.queryAllByRole('columnheader', { name: 'Last active', hidden: true })).toEqual([]),
  )
})

test('whoever stands behind the last page is led to it, and is not told that there is nothing', async () => {
  edge.on(businessRoutes.listBusinesses, ({ query }) => ({
    list: query['page'] === '3' ? [makeBusiness({ businessName: 'Last Shop' })] : [],
    total: 41,
    totalIsMore: false,
  }))
  const panel = await open('?page=99&sort=name')
  await screen.findByText('Last Shop')
  expect(panel.place()).toBe('/panel/admin/businesses?sort=name&page=3')
  expect(screen.queryByText('No businesses yet')).toBeNull()
})

test('a failed list says so and keeps the rows that were there; one press heals it', async () => {
  const { hands } = await open()
  await screen.findByRole('link', { name: 'Anand Mithai' })
  edge.on(businessRoutes.listBusinesses, refused('INTERNAL'))
  await hands.selectOptions(screen.getByLabelText('Card'), 'Without a card')
  await screen.findByRole('alert')
  screen.getByRole('link', { name: 'Anand Mithai' })
  edge.on(businessRoutes.listBusinesses, {
    list: [makeBusiness({ businessId: 7, businessName: 'Hasiru Nursery' })],
    total: 1,
    totalIsMore: false,
  })
  await hands.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('link', { name: 'Hasiru Nursery' })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('an admin narrows the list to one of their people', async () => {
  edge.on(peopleRoutes.listStaff, {
    list: [makePerson({ name: 'Kavita Rao' }), makePerson({ franchiseeId: 9, name: 'Rahul Joshi' })],
    total: 2,
    totalIsMore: false,
  })
  const { hands, place } = await open()
  await screen.findByRole('option', { name: 'Rahul Joshi', hidden: true })
  await hands.selectOptions(screen.getByLabelText('Looked after by'), '9')
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ madeBy: '9' }))
  expect(place()).toContain('madeBy=9')
  await hands.click(screen.getByRole('button', { name: 'Remove the filter Looked after by' }))
  await waitFor(() => expect(place()).not.toContain('madeBy'))
})

test('the platform chooses one of very many agencies by typing, and lets go of the people and plans of another one', async () => {
  const many = Array.from({ length: 260 }, (_, n) => ({ agencyId: n + 10, agencyName: `Agency ${n + 10}` }))
  edge.on(agencyRoutes.listAgencyNames, [...many, { agencyId: 2, agencyName: 'Zenith Kaveri' }])
  edge.on(peopleRoutes.getStaff, makePerson({ agencyId: 1 }))
  const { hands, place } = await open('?madeBy=8&planId=4', { agency: { roles: ['superadmin'] } })
  await hands.click(await screen.findByRole('button', { name: 'Agency' }))
  await hands.type(await screen.findByRole('combobox', { name: 'Find: Agency' }), 'kaveri')
  const found = screen.getAllByRole('option')
  expect(found.map((one) => one.textContent)).toEqual(['Zenith Kaveri'])
  await hands.keyboard('{Enter}')
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ agencyId: '2' }))
  expect(place()).not.toMatch(/madeBy|planId/)
  expect(await screen.findByRole('button', { name: 'Agency: Zenith Kaveri' })).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'Remove the filter Agency' }))
  await waitFor(() => expect(place()).not.toMatch(/agencyId/))
})

test('somebody who is no admin is asked for no colleagues', async () => {
  const people = edge.on(peopleRoutes.listStaff, { list: [], total: 0, totalIsMore: false })
  await open('', { staff: { roles: ['franchisee'], permissions: ['business.list', 'business.view'] } })
  await heads()
  expect(screen.queryByLabelText('Looked after by')).toBeNull()
  expect(people).toEqual([])
})
