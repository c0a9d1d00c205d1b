import type { OccasionOfMonth } from '@parichay/contract/greeting/coverage.ts'
import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'
import { hearClock } from '../../ui/clock.ts'

const occasion = (facts: Partial<OccasionOfMonth>): OccasionOfMonth => ({
  days: ['2027-01-14'],
  imageSubcategoryId: 3,
  imageCategoryId: 1,
  name: 'Pongal',
  names: { hi: 'पोंगल' },
  priority: 1,
  regions: ['TN'],
  counts: [
    { language: 'ta', shape: 'SQUARE', pictures: 4 },
    { language: 'ta', shape: 'STORY', pictures: 2 },
    { language: 'en', shape: 'SQUARE', pictures: 100 },
  ],
  ...facts,
})
const bare = occasion({
  imageSubcategoryId: 4,
  name: 'Lohri',
  names: {},
  regions: [],
  days: ['2027-01-13'],
  counts: [],
})
const far = occasion({ ...bare, imageSubcategoryId: 5, name: 'Far Fair', days: ['2027-01-21'] })
const beside = occasion({
  ...bare,
  imageSubcategoryId: 6,
  name: 'Kite Day',
  days: ['2027-01-14'],
  counts: [],
})

let edge: Edge
let months: Asked[]
beforeEach(() => {
  // The device's own clock says another day: that of the server counts.
  hearClock('Tue, 05 Jan 2027 06:00:00 GMT', Date.now(), Date.now())
  edge = new Edge()
  months = edge.on(coverageRoutes.getImageCalendar, ({ query }) =>
    query['month'] === '2027-01' ? [bare, occasion({}), beside, far] : [],
  )
  edge.on(coverageRoutes.getImageCoverage, [])
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listImageTags, [])
})
afterEach(() => {
  vi.unstubAllGlobals()
  hearClock(new Date().toUTCString(), Date.now(), Date.now())
})
const wide = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && /min-width/.test(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
const open = async (query = '', isWide = true, language: 'en' | 'hi' = 'en') => {
  wide(isWide)
  return openPanel({
    at: `/panel/admin/image-posts-management?tab=calendar${query}`,
    edge,
    staff: { roles: ['admin'] },
    language,
  })
}
const cell = async (day: string) =>
  (await screen.findByRole('grid')).querySelector<HTMLElement>(`[data-day="2027-01-${day}"]`)!

test('on desktops a month stands in weeks that begin as the locale has it; today is the server’s', async () => {
  await open()
  const grid = await screen.findByRole('grid', { name: 'January 2027' })
  await waitFor(() => expect(months[0]?.query).toEqual({ month: '2027-01' }))
  expect(within(grid).getAllByRole('columnheader')[0]!.textContent).toBe('Sun')
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(42)
  const today = grid.querySelector('[aria-current=date]')!
  expect(today.textContent).toContain('5')
  expect(within(today as HTMLElement).getByText('Today')).toBeTruthy()
})

test('a day says what it has in each language and shape, and in words what comes soon without an image', async () => {
  const panel = await open()
  const pongal = await screen.findByRole('link', { name: /Pongal/ })
  expect(pongal.textContent).toContain('English99+0')
  expect(pongal.textContent).toContain('தமிழ்42')
  expect(screen.getByRole('link', { name: /Lohri/ }).textContent).toContain('No image')
  // After the fifteenth day nobody is alarmed: it is said, and not shown.
  const later = within(screen.getByRole('link', { name: /Far Fair/ })).getByText('No image')
  expect(getComputedStyle(later).position).toBe('absolute')
  await panel.hands.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'hi')
  await waitFor(() => expect(screen.getByRole('link', { name: /Pongal/ }).textContent).toBe('PongalNo image'))
  expect(panel.place()).toContain('language=hi')
  expect(months).toHaveLength(1)
})

test('a click opens the occasion: its counts, what it lacks, its neighbours; closing gives the keyboard back to its day', async () => {
  const panel = await open()
  await panel.hands.click(await screen.findByRole('link', { name: /Pongal/ }))
  const section = within(await screen.findByRole('region', { name: 'Pongal' }))
  expect(panel.place()).toContain('occasion=3')
  expect(section.getByText('14 Jan 2027')).toBeTruthy()
  expect(section.getByRole('link', { name: /^Add Pongal: हिन्दी Square, Story$/ })).toBeTruthy()
  expect(section.getByRole('link', { name: 'Kite Day' })).toBeTruthy()
  await panel.hands.click(section.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-14'))
})

test('by keys: arrows walk over days and into the next month, Enter opens, months stand in the address', async () => {
  const panel = await open()
  await screen.findByRole('link', { name: /Lohri/ })
  const fifth = await cell('05')
  fifth.focus()
  await panel.hands.keyboard('{ArrowDown}{ArrowRight}')
  expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-13')
  await panel.hands.keyboard('{Enter}')
  await screen.findByRole('region', { name: 'Lohri' })
  await panel.hands.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-13'))
  await panel.hands.keyboard('{PageDown}')
  await screen.findByRole('grid', { name: 'February 2027' })
  expect(panel.place()).toContain('month=2027-02')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-02-10'))
  await panel.hands.click(screen.getByRole('button', { name: 'Previous month' }))
  await screen.findByRole('grid', { name: 'January 2027' })
  expect(panel.place()).not.toContain('month=')
})

test('Page Down leads to the next month from the first days of a long one too, and Page Up back', async () => {
  const panel = await open()
  await screen.findByRole('link', { name: /Lohri/ })
  const second = await cell('02')
  second.focus()
  await panel.hands.keyboard('{PageDown}')
  await screen.findByRole('grid', { name: 'February 2027' })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-02-06'))
  await panel.hands.keyboard('{PageUp}')
  await screen.findByRole('grid', { name: 'January 2027' })
})

test('phones have the list of what comes, and a month as a list of days', async () => {
  const panel = await open('', false)
  await screen.findByText('No occasions in the next 60 days')
  await panel.hands.click(screen.getByRole('button', { name: 'Month' }))
  const list = await screen.findByRole('list', { name: 'January 2027' })
  expect(screen.queryByRole('grid')).toBeNull()
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  await panel.hands.click(within(list).getByRole('link', { name: /Pongal/ }))
  await screen.findByRole('region', { name: 'Pongal' })
  expect(screen.queryByRole('list', { name: 'January 2027' })).toBeNull()
})

test('a month that could not be read says so and is asked for again', async () => {
  edge.on(coverageRoutes.getImageCalendar, refused('INTERNAL'))
  const panel = await open()
  const again = await screen.findByRole('button', { name: 'Retry' })
  edge.on(coverageRoutes.getImageCalendar, [occasion({})])
  await panel.hands.click(again)
  await screen.findByRole('link', { name: /Pongal/ })
})

test('in Hindi the month and its occasions are called in Hindi', async () => {
  await open('', true, 'hi')
  await screen.findByRole('grid', { name: 'जनवरी 2027' })
  await screen.findByRole('link', { name: /पोंगल/ })
})
