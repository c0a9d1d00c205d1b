import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makePdfCard, pdfCardsOf, pdfShop, pdfShopOwner } from '../testing/makers.pdf.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  edge = new Edge()
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusiness, pdfShop)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, pdfCardsOf([makePdfCard({ kind: 'id' })]))
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const open = (query: string) =>
  openPanel({ at: `/panel/customer/pdf-card-templates?businessId=5${query}`, edge })
const names = async () =>
  within(await screen.findByRole('list', { name: 'Templates' }))
    .getAllByRole('link')
    .map((link) => new URLSearchParams(link.getAttribute('href')!.split('?')[1]).get('template'))

test.each([
  ['name', 'campus', ['campus']],
  ['an English trade word', 'pupil', ['campus', 'notebook']],
  ['a Hindi one', 'छात्र', ['campus', 'notebook', 'quad']],
  ['Hindi in Latin letters', 'aspatal', ['ward', 'pulse']],
])('templates are found by %s', async (_what, words, found) => {
  const { hands, place } = await open('&kind=id')
  const all = await names()
  await hands.type(screen.getByRole('searchbox', { name: 'Search templates' }), words)
  await waitFor(() => expect(new URLSearchParams(place().split('?')[1]).get('search')).toBe(words))
  const left = await names()
  expect(left.length).toBeLessThan(all.length)
  for (const one of found) expect(left).toContain(one)
})

test('colour, shape and what was used narrow them together, stand in the address and open from it', async () => {
  const { hands, place, unmount } = await open('&kind=id')
  const all = await names()
  await hands.click(screen.getByRole('button', { name: 'Blue' }))
  await waitFor(() => expect(place()).toContain('colour=blue'))
  const blue = await names()
  expect(blue.length).toBeGreaterThan(0)
  expect(blue.length).toBeLessThan(all.length)
  await hands.click(screen.getByRole('button', { name: 'Portrait' }))
  await waitFor(() => expect(place()).toContain('shape=upright'))
  const upright = (await names()).length
  expect(upright).toBeLessThan(blue.length)
  await hands.click(screen.getByRole('button', { name: 'Landscape' }))
  await waitFor(async () => expect((await names()).length).toBe(blue.length - upright))
  const address = place().split('?')[1]!.replace('businessId=5', '')
  const seen = await names()
  unmount()
  await open(`&${address}`)
  expect(await names()).toEqual(seen)
  expect(screen.getByRole('button', { name: 'Blue' }).getAttribute('aria-pressed')).toBe('true')
})

test('what was used before is one pill, there for who used any', async () => {
  const { hands, place } = await open('&kind=id')
  await hands.click(await screen.findByRole('button', { name: 'Used by you' }))
  await waitFor(() => expect(place()).toContain('used=true'))
  expect(await names()).toEqual(['desk'])
  await hands.click(screen.getByRole('button', { name: 'Visiting cards' }))
  await waitFor(() => expect(place()).not.toContain('used'))
  expect(screen.queryByRole('button', { name: 'Used by you' })).toBeNull()
})

test('nothing by these filters is no empty gallery: it is cleared in one press', async () => {
  const { hands, place } = await open('&kind=id&search=xyzzy&colour=blue')
  expect(await screen.findByText('No template found')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Templates' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(place()).not.toMatch(/search|colour/))
  expect(place()).toContain('kind=id')
  expect((await names()).length).toBeGreaterThanOrEqual(20)
})
