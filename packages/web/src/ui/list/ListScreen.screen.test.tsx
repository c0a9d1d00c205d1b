import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge } from '../../testing/edge.ts'
import { makeFeedback } from '../../testing/makers.feedback.ts'
import { openPanel } from '../../testing/panel.tsx'
import { useListLook } from './look.ts'

const row = (feedbackId: number) => makeFeedback(feedbackId, { stars: 4, text: `Words ${feedbackId}` })

let edge: Edge
beforeEach(() => {
  // A desktop: only there a row is looked up beside its list.
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
  edge.on(feedbackRoutes.listFeedback, { list: [row(30), row(20), row(10)], total: 3, totalIsMore: false })
})
afterEach(() => expect(edge.unanswered).toEqual([]))

const open = async (query = '') => {
  const panel = await openPanel({ at: `/panel/admin/feedback${query}`, edge, staff: {} })
  await screen.findByRole('table', { name: 'Feedback' })
  return panel
}
const details = () => screen.findByRole('region', { name: 'Details' })
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

test('keys walk the rows, look one up in the address, go on to the next, and close', async () => {
  const { hands, place } = await open()
  await hands.keyboard('jj{Enter}')
  await waitFor(() => expect(place()).toContain('row=20'))
  within(await details()).getByRole('heading', { name: 'Words 20' })
  await hands.keyboard('{ArrowDown}')
  await waitFor(() => expect(place()).toContain('row=10'))
  await hands.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull())
  expect(place()).not.toContain('row=')
})

test('Back closes the details, however many rows were walked', async () => {
  const { hands, router, place } = await open()
  await hands.click(screen.getByText('Visitor 30'))
  await details()
  await hands.click(screen.getByRole('button', { name: 'The next row' }))
  await waitFor(() => expect(place()).toContain('row=20'))
  router.history.back()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull())
  expect(place()).toBe('/panel/admin/feedback')
})

test('who closes the details by their own button stays at the row', async () => {
  const { hands, place } = await open()
  await hands.keyboard('jj{Enter}')
  await details()
  screen.getByRole('button', { name: 'Close the details' }).focus()
  await hands.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull())
  expect((document.activeElement as HTMLElement).dataset['row']).toBe('20')
  await hands.keyboard('j{Enter}')
  await waitFor(() => expect(place()).toContain('row=10'))
})

test('an address with a row opens it; one that is not there opens nothing', async () => {
  const { router } = await open('?row=10')
  within(await details()).getByRole('heading', { name: 'Words 10' })
  await router.navigate({ href: '/panel/admin/feedback?row=99' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull())
  expect(screen.getAllByRole('row')).toHaveLength(4)
})

test('letters rest while one types, and where they are switched off', async () => {
  const { hands, place } = await open()
  await hands.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await hands.keyboard('j{Escape}')
  expect(document.activeElement?.closest('tr')).toBeNull()
  ;(document.activeElement as HTMLElement).blur()
  await hands.keyboard('?')
  await hands.click(await screen.findByRole('button', { name: 'Close' }))
  useListLook.getState().setKeys(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await hands.keyboard('j{Enter}')
  expect(place()).not.toContain('row=')
})

test('rows and columns as one likes them are kept, the columns for this list only', async () => {
  const { hands } = await open()
  expect(heads()).toEqual(['Stars', 'Words', 'Visitor', 'Business', 'Answer', 'Left on'])
  await hands.click(screen.getByRole('button', { name: 'Rows and columns' }))
  await hands.click(await screen.findByRole('switch', { name: 'Column Visitor' }))
  await hands.click(screen.getByRole('button', { name: 'Roomy' }))
  await hands.keyboard('{Escape}')
  await waitFor(() => expect(heads()).toEqual(['Stars', 'Words', 'Business', 'Answer', 'Left on']))
  expect(screen.getByRole('table', { name: 'Feedback' }).dataset['density']).toBe('roomy')
  expect(JSON.parse(localStorage.getItem('panel.list-look')!)).toEqual({
    density: 'roomy',
    hidden: { feedback: ['name'] },
    brought: { feedback: [] },
    keys: true,
  })
})
