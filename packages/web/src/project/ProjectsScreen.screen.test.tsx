import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { projectRoutes } from '@parichay/contract/business/routes.projects.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { PdfCard } from '@parichay/contract/pdf-card/fields.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { videoBounds } from '@parichay/contract/video/template.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { makePdfCard, pdfCardsOf, pdfShop, pdfShopOwner } from '../testing/makers.pdf.ts'
import { makeVideo, videoFacts } from '../testing/makers.video.ts'
import { openPanel } from '../testing/panel.tsx'
import { allowSharing } from '../ui/sharing.ts'

const exported: PdfCard['exported'] = { at: '2026-11-20T06:00:00.000Z', isCurrent: true }

let edge: Edge
beforeEach(() => {
  // Nothing comes near the screen: cards are drawn in browsers only.
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
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  edge.on(projectRoutes.getProjectCounts, {
    digital_card: 1,
    pdf_id_card: 9,
    promotional_video: 4,
    greeting: 6,
  })
  edge.on(
    pdfCardRoutes.getPdfCardsByBusiness,
    pdfCardsOf([
      makePdfCard({ pdfCardNo: 2001, companyName: 'Anand Sweets' }),
      makePdfCard({ pdfCardNo: 2002, companyName: 'Anand Bakery', exported }),
    ]),
  )
})
const open = (query = '') => openPanel({ at: `/panel/customer/projects${query}`, edge })
const cards = async () =>
  within(await screen.findByRole('list', { name: 'ID cards' })).getAllByRole('listitem')
afterEach(() => {
  expect(edge.unanswered).toEqual([])
})

test('without a card the first step is offered, and nothing to search through', async () => {
  edge.on(cardRoutes.getCardsByBusiness, [])
  // The wizard that opens makes the draft.
  edge.on(cardRoutes.updateCardSettings, refused('NOT_FOUND'))
  const { hands, place } = await open()
  expect(await screen.findByText('You have no digital card yet')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Create a digital card' })).toHaveLength(1)
  expect(screen.queryByLabelText('Search by business')).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Create a digital card' }))
  await waitFor(() => expect(place()).toMatch(/\/cards\/add\?businessId=5|businesses\/add/))
})

test('while the businesses are on their way, or do not come, the kind of the address is shown and no other', async () => {
  let come = (_answer: unknown) => {}
  edge.on(
    businessRoutes.getBusinessesByUser,
    () => new Promise<never>((resolve) => (come = resolve as never)),
  )
  const { hands } = await open('?projectType=pdf_id_card')
  const shown = async () =>
    within(await screen.findByRole('navigation', { name: 'Kinds of projects' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent?.replace(/\d+$/, ''))
  expect(await shown()).toEqual(['ID cards'])
  act(() => come(refused('NOT_FOUND')))
  await screen.findByRole('alert')
  expect(await shown()).toEqual(['ID cards'])
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  await hands.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await cards()).toHaveLength(2)
})

test('digital cards of all businesses: search and status stand in the address and open from it; one is shared by WhatsApp', async () => {
  const url = 'https://rangtapi.test/anand-sweets'
  const card = { cardNo: 9, cardId: 'anand-sweets', status: 'ACTIVE' as const, url }
  edge.on(businessRoutes.getBusinessesByUser, [
    { ...pdfShop, card },
    { ...pdfShop, businessId: 6, businessName: 'Rupkala Tailoring', card: { ...card, cardNo: 10 } },
  ])
  edge.on(cardRoutes.getCardsByBusiness, ({ query }) =>
    query['businessId'] === '6'
      ? [makeCard({ cardNo: 10, businessId: 6 })]
      : query['businessId'] === '5'
        ? [makeCard()]
        : [makeCard(), makeCard({ cardNo: 10, businessId: 6 })],
  )
  const first = await open('?projectType=digital_card')
  const all = async () =>
    within(await screen.findByRole('list', { name: 'Digital card' })).getAllByRole('listitem')
  await waitFor(async () => expect(await all()).toHaveLength(2))
  await first.hands.type(screen.getByLabelText('Search by business'), 'tailoring')
  await waitFor(() => expect(first.place()).toContain('search=tailoring'))
  await waitFor(async () => expect(await all()).toHaveLength(1))
  await first.hands.click(screen.getByRole('button', { name: 'Not Done' }))
  await waitFor(() => expect(first.place()).toContain('status=not-done'))
  await screen.findByText('No results for “tailoring”')
  const address = first.place().split('?')[1]!
  first.unmount()
  const { hands } = await open(`?${address}`)
  await screen.findByText('No results for “tailoring”')
  await hands.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(async () => expect(await all()).toHaveLength(2))
  await hands.click(within((await all())[0]!).getByRole('button', { name: 'Share' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('wa.me')
})

test('ID cards stand newest first; search and Done narrow them by the address, and are cleared together', async () => {
  const { hands, place } = await open('?projectType=pdf_id_card')
  expect(await cards()).toHaveLength(2)
  expect((await cards())[0]!.textContent).toContain('2002')
  expect(screen.getByRole('link', { name: /ID cards\s*2/ }).getAttribute('aria-current')).toBe('page')
  await hands.click(screen.getByRole('button', { name: 'Not Done' }))
  await waitFor(() => expect(place()).toContain('status=not-done'))
  expect((await cards()).map((one) => /200\d/.exec(one.textContent)?.[0])).toEqual(['2001'])
  await hands.type(screen.getByLabelText('Search by name'), 'bakery')
  expect(await screen.findByText('No results for “bakery”')).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(async () => expect(await cards()).toHaveLength(2))
  expect(place()).not.toMatch(/status|search/)
})

test('what could not be read says so and is asked for again', async () => {
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, refused('NOT_FOUND', { message: 'This business is gone.' }))
  const { hands } = await open('?projectType=pdf_id_card')
  expect(await screen.findByText('This business is gone.')).toBeTruthy()
  expect(screen.queryByText('You have no ID cards yet')).toBeNull()
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, pdfCardsOf([]))
  await hands.click(screen.getByRole('button', { name: /again|Retry/i }))
  expect(await screen.findByText('You have no ID cards yet')).toBeTruthy()
})

test('an ID card is duplicated with all that stands on it, and the copy opens', async () => {
  const made = makePdfCard({ pdfCardNo: 2009 })
  let come = (_card: PdfCard) => {}
  const asked = edge.on(
    pdfCardRoutes.updatePdfCardBasicDetails,
    () => new Promise<PdfCard>((resolve) => (come = resolve)),
  )
  edge.on(pdfCardRoutes.getPdfCard, made)
  const { hands, place } = await open('?projectType=pdf_id_card')
  const [newest] = await cards()
  const press = async () => {
    await hands.click(within(newest!).getByRole('button', { name: /^More for/ }))
    await hands.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  }
  await press()
  // Pressed again while it is made: there is one copy.
  await waitFor(() => expect(asked).toHaveLength(1))
  await press()
  act(() => come(made))
  await screen.findByText('Duplicated. This is the copy.')
  expect(asked.map(({ body }) => body)).toEqual([{ businessId: 5, details: makePdfCard().details }])
  await waitFor(() => expect(place()).toContain('pdfCardNo=2009'))
  edge.unanswered.length = 0
})

test('a video is duplicated under a title of its own, and its film stays with the first', async () => {
  const first = { ...makeVideo(), title: 'x'.repeat(80), film: filmOfShop }
  const asked = edge.on(userVideoRoutes.saveUserVideo, { ...makeVideo(), videoNo: 3009 })
  edge.on(userVideoRoutes.getUserVideosByBusiness, {
    list: [first],
    facts: videoFacts,
    allowance: { limit: 3, used: 1, left: 2, why: null },
  })
  const { hands, place } = await open('?projectType=promotional_video')
  await hands.click(await screen.findByRole('button', { name: /^More for/ }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await screen.findByText('Duplicated. This is the copy.')
  const [{ body }] = asked as unknown as [{ body: { title: string } }]
  const { templateId, templateVersion, values } = first
  expect(body).toEqual({ businessId: 5, templateId, templateVersion, values, title: body.title })
  expect(body.title).toMatch(/^x+ \(copy\)$/)
  expect(body.title.length).toBeLessThanOrEqual(videoBounds.title)
  await waitFor(() => expect(place()).toContain('videoNo=3009'))
  edge.unanswered.length = 0
})

const filmOfShop: UserVideo['film'] = {
  renderNo: 5,
  ofVersion: 1,
  state: 'ready',
  isSample: false,
  position: 0,
  percent: 100,
  secondsLeft: null,
  fault: null,
  attempts: 1,
  seconds: 13,
  bytes: 4_000_000,
  hasSmall: false,
  orderedAt: '2026-11-22T06:00:00.000Z',
  readyAt: '2026-11-22T06:01:00.000Z',
  keptUntil: null,
  isCurrent: true,
}
const kinds = ['Digital card', 'ID cards', 'Promotional videos'] as const
const asKind = {
  'Digital card': 'digital_card',
  'ID cards': 'pdf_id_card',
  'Promotional videos': 'promotional_video',
}
describe.each(kinds)('%s', (kind) => {
  test.each([true, false])('is offered to be shared where that is allowed: %s', async (allowed) => {
    allowSharing(allowed)
    const card = {
      cardNo: 9,
      cardId: 'anand-sweets',
      status: 'ACTIVE',
      url: 'https://rangtapi.test/anand-sweets',
    }
    edge.on(businessRoutes.getBusinessesByUser, [{ ...pdfShop, card }])
    edge.on(cardRoutes.getCardsByBusiness, [makeCard()])
    edge.on(pdfCardRoutes.getPdfCardsByBusiness, pdfCardsOf([makePdfCard({ exported })]))
    edge.on(userVideoRoutes.getUserVideosByBusiness, {
      list: [{ ...makeVideo(), film: filmOfShop }],
      facts: videoFacts,
      allowance: { limit: 3, used: 1, left: 2, why: null },
    })
    await open(`?projectType=${asKind[kind]}`)
    const list = within(await screen.findByRole('list', { name: kind }))
    expect(await list.findByRole('button', { name: 'Edit' })).toBeTruthy()
    // What stands beside it where it is offered.
    expect(await list.findByText(/^(Preview|Download|Sample)$/)).toBeTruthy()
    expect(list.queryAllByRole('button', { name: /share|whatsapp/i })).toHaveLength(allowed ? 1 : 0)
  })
})
