import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { documentRoutes, type StoredDocument } from '@parichay/contract/document/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

const file = (facts: Partial<StoredDocument> = {}): StoredDocument => ({
  documentId: 7,
  url: '/files/a3/ab.webp',
  thumbnailUrl: '/files/a3/ab-320.webp',
  width: 1200,
  height: 800,
  bytes: 340_000,
  agencyId: 3,
  agencyName: 'Rangtapi Digital',
  kind: 'gallery',
  isPicture: true,
  business: { businessId: 4, businessName: 'Asha Sweets' },
  usedIn: ['gallery', 'cardHead'],
  can: { delete: 'IN_USE' },
  createdAt: '2026-11-22T06:00:00.000Z',
  ...facts,
})
const found = (list: StoredDocument[]) => ({ list, total: list.length, totalIsMore: false })

let edge: Edge
let asked: Asked[]
beforeEach(() => {
  edge = new Edge()
  asked = edge.on(documentRoutes.listDocuments, ({ query }) =>
    query['kind'] === 'brochure'
      ? found([])
      : found([
          file(),
          file({
            documentId: 8,
            business: null,
            kind: 'brochure',
            isPicture: false,
            width: 0,
            height: 0,
            usedIn: [],
            can: { delete: true },
          }),
        ]),
  )
  edge.on(documentRoutes.getDocumentQuota, {
    files: 2,
    bytes: 90 * 2 ** 20,
    limitBytes: 100 * 2 ** 20,
    agencies: null,
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  expect(edge.unanswered).toEqual([])
})
const open = (query = '', wish: object = {}) =>
  openPanel({ at: `/panel/admin/documents${query}`, edge, staff: {}, ...wish })

test('files with whose they are and where they are used; the bar says how full it is', async () => {
  await open('?sort=largest&search=asha&kind=none')
  await screen.findByText('Asha Sweets')
  expect(asked[0]?.query).toEqual({ sort: 'largest', search: 'asha' })
  expect(screen.getAllByText('Gallery of the card, Head of the card').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Nowhere').length).toBeGreaterThan(0)
  const bar = await screen.findByRole('meter', { name: 'Storage' })
  expect(bar.getAttribute('aria-valuetext')).toBe('2 files, 90.0 MB of 100 MB')
})

test('the platform reads the sum of all agencies, and who has little room left, each a way to theirs', async () => {
  edge.on(agencyRoutes.listAgencyNames, [])
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(documentRoutes.getDocumentQuota, {
    files: 1234,
    bytes: 5_000_000_000,
    limitBytes: null,
    agencies: {
      count: 12,
      tight: [
        { agencyId: 3, agencyName: 'Kaveri', files: 90, bytes: 95 * 2 ** 20, limitBytes: 100 * 2 ** 20 },
      ],
    },
  })
  const panel = await open('', { agency: { roles: ['superadmin'] } })
  await screen.findByText(/1,234 files, .*of 12 agencies/)
  const bar = await screen.findByRole('meter', { name: 'Storage of Kaveri' })
  expect(bar.getAttribute('aria-valuetext')).toBe('90 files, 95.0 MB of 100 MB')
  expect(bar.getAttribute('aria-valuenow')).toBe('95')
  await panel.hands.click(screen.getByRole('link', { name: 'Kaveri' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/documents?agencyId=3'))
})

test('no results are cleared by one press', async () => {
  const panel = await open('?kind=brochure')
  const clear = await screen.findAllByRole('button', { name: /Clear/ })
  await panel.hands.click(clear.at(-1)!)
  await screen.findByText('Asha Sweets')
  expect(panel.place()).toBe('/panel/admin/documents')
})

test('a file that is looked up leads to the places it is used in', async () => {
  edge.on(
    documentRoutes.listDocuments,
    found([
      file(),
      file({ documentId: 8, business: null, kind: 'landing', usedIn: ['categoryPage', 'bin'] }),
    ]),
  )
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /min-width/.test(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  edge.on(paymentRoutes.listPaymentExceptions, [])
  const panel = await open('?row=7')
  const link = await screen.findByRole('link', { name: 'Gallery of the card' })
  expect(link.getAttribute('href')).toBe('/panel/admin/businesses/4?tab=card')
  await panel.router.navigate({ href: '/panel/admin/documents?row=8' })
  const page = await screen.findByRole('link', { name: 'Category page' })
  expect(page.getAttribute('href')).toBe('/panel/admin/category-static-page-management')
  expect(screen.queryByRole('link', { name: /can still be brought back/ })).toBeNull()
})

test('none yet says what comes here', async () => {
  edge.on(documentRoutes.listDocuments, found([]))
  await open()
  await screen.findByText('No documents yet')
})

test('a failed list says so and heals with one press', async () => {
  edge.on(documentRoutes.listDocuments, refused('SERVICE_BUSY'))
  const panel = await open()
  const again = await screen.findByRole('button', { name: 'Retry' })
  edge.on(documentRoutes.listDocuments, found([file()]))
  await panel.hands.click(again)
  await screen.findByText('Asha Sweets')
})

test('only admins are let in', async () => {
  await open('', { staff: { roles: ['creator'] } })
  await screen.findByText('No access')
  expect(asked).toEqual([])
})

test('what is used says so; what is not goes at once, comes back with Undo, and the bar is asked anew', async () => {
  const gone = edge.on(documentRoutes.deleteDocument, ({ body }) => ({
    deleted: !(body as { restore?: boolean }).restore,
  }))
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: 'Actions for Asha Sweets' }))
  const off = await screen.findByRole('menuitem', { name: /^Delete/ })
  expect(off.getAttribute('aria-disabled')).toBe('true')
  await panel.hands.click(off)
  await screen.findByText(/still used elsewhere/)
  await panel.hands.keyboard('{Escape}')
  const quotas = edge.on(documentRoutes.getDocumentQuota, {
    files: 1,
    bytes: 0,
    limitBytes: null,
    agencies: null,
  })
  await panel.hands.click(await screen.findByRole('button', { name: 'Actions for Brochure' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('The file is deleted')
  await waitFor(() => expect(quotas).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Actions for Brochure' })).toBeNull()
  await panel.hands.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Actions for Brochure' })
  expect(gone.map(({ params, body }) => [params, body])).toEqual([
    [{ documentId: '8' }, {}],
    [{ documentId: '8' }, { restore: true }],
  ])
  await waitFor(() => expect(quotas).toHaveLength(2))
})

test('what there is no room for any more stays away, and that is said', async () => {
  const panel = await open()
  edge.on(documentRoutes.deleteDocument, { deleted: true })
  await panel.hands.click(await screen.findByRole('button', { name: 'Actions for Brochure' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  edge.on(documentRoutes.deleteDocument, refused('LIMIT_REACHED'))
  await panel.hands.click(undo)
  await screen.findByText('The storage is full. Delete some pictures first.')
  expect(screen.queryByRole('button', { name: 'Actions for Brochure' })).toBeNull()
})

test('a file that somebody began to use meanwhile stays, and the reason is said', async () => {
  edge.on(documentRoutes.deleteDocument, refused('IN_USE', { message: 'This file is still used.' }))
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: 'Actions for Brochure' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('This file is still used.')
  // Where it is used now is asked anew.
  await waitFor(() => expect(asked).toHaveLength(2))
  await panel.hands.click(screen.getByRole('button', { name: 'Ok' }))
  await screen.findByRole('button', { name: 'Actions for Brochure' })
})
