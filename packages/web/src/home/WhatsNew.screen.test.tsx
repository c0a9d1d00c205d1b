import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { answerQuietHome } from '../testing/makers.customer.ts'
import { pdfShop, pdfShopOwner } from '../testing/makers.pdf.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const card = {
  cardNo: 9,
  cardId: 'anand-sweets',
  status: 'ACTIVE',
  url: 'https://rangtapi.test/anand-sweets',
} as const
let edge: Edge
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  edge = new Edge()
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusinessesByUser, [{ ...pdfShop, card }])
  edge.on(cardRoutes.getCardsByBusiness, [makeCard()])
  edge.on(cardRoutes.getCard, makeCard())
  edge.on(analyticsRoutes.getDashboard, refused('NOT_FOUND'))
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
})
afterEach(() => {
  vi.useRealTimers()
  expect(edge.unanswered.filter((one) => one.includes('/api/'))).toEqual([])
  sessionStorage.clear()
})

/** The home, and the six seconds after which news may come. */
async function lookAtHome() {
  const panel = await openPanel({ at: '/panel/customer', edge })
  await screen.findByRole('region', { name: 'My digital card' })
  await act(() => vi.advanceTimersByTimeAsync(6000))
  return panel
}
const dialog = () => screen.findByRole('dialog', { name: "What's New" })
const press = (one: HTMLElement, name: string) => fireEvent.click(within(one).getByRole('button', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const viewed = () => JSON.parse(localStorage.getItem('panel.viewed-features') ?? '[]') as string[]

test('each new thing is shown in its turn; all are skipped at once, and none comes again', async () => {
  await lookAtHome()
  const news = await dialog()
  await within(news).findByText('Add useful links to your card')
  expect(within(news).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
  expect(within(news).queryByRole('button', { name: 'Previous' })).toBeNull()
  press(news, 'Next')
  await within(news).findByText('A new look whenever you like')
  expect(viewed()).toHaveLength(2)
  press(news, 'Skip All')
  await gone()
  expect(viewed()).toHaveLength(3)
})

test('not twice a day; the next day what was not seen, to its end', async () => {
  localStorage.setItem('panel.viewed-features', '["2026-11-links"]')
  localStorage.setItem(
    'panel.last-marketing-day',
    JSON.stringify(new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)),
  )
  const { unmount } = await lookAtHome()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  localStorage.setItem('panel.last-marketing-day', '"2020-01-01"')
  await lookAtHome()
  const news = await dialog()
  await within(news).findByText('A new look whenever you like')
  press(news, 'Next')
  await within(news).findByText('Your own QR code')
  press(news, 'Done')
  await gone()
})

test('it leads to the links of the card', async () => {
  const panel = await lookAtHome()
  press(await dialog(), 'Add links')
  await waitFor(() =>
    expect(panel.place()).toBe('/panel/customer/cards/edit?cardNo=9&showLinksCoachmark=true'),
  )
})
