import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import type { Route } from '@parichay/contract/route.ts'
import { routes } from '@parichay/contract/routes.ts'
import { viewHeader } from '@parichay/contract/view/rules.ts'
import { viewRoutes } from '@parichay/contract/view/routes.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuthenticateError } from '../api/authenticate-error.ts'
import { call } from '../api/client.ts'
import { Edge, refused } from '../testing/edge.ts'
import { pdfShop, pdfShopOwner } from '../testing/makers.pdf.ts'
import { makeAgency, makeBusiness } from '../testing/makers.ts'
import { SeenAtOnce } from '../testing/seen-at-once.ts'
import { openPanel } from '../testing/panel.tsx'
import { page } from '../load-anew.ts'
import { asViewed, setViewing, viewing } from '../viewing.ts'

const view = {
  viewId: '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3c',
  endsAt: '2099-01-01T00:00:00.000Z',
  who: 'Ramesh Patel',
  backTo: '/panel/admin/businesses/5',
}
const boot = { agency: makeAgency(), session: 'staff', language: 'en', answers: {} } as never

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  vi.spyOn(page, 'loadAnew').mockReturnValue(undefined)
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  // Only here do elements scroll.
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
})

test('staff give a reason, and the tab becomes the customer’s', async () => {
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(businessRoutes.getBusiness, makeBusiness())
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(noteRoutes.listNotes, [])
  edge.on(planRoutes.getPlanOfBusiness, refused('INTERNAL'))
  const asked = edge.on(viewRoutes.viewAsCustomer, {
    viewId: view.viewId,
    endsAt: view.endsAt,
    user: { userId: 3, name: 'Ramesh Patel', phoneNumber: null, email: null },
  })
  const panel = await openPanel({ at: '/panel/admin/businesses/5', edge, staff: {} })
  await panel.hands.click(await screen.findByRole('button', { name: 'Actions for Anand Mithai' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'View as customer' }))
  const begin = await screen.findByRole('button', { name: 'View as customer' })
  await panel.hands.click(begin)
  await screen.findByText('This field is required.')
  expect(asked).toEqual([])
  await panel.hands.type(screen.getByRole('textbox', { name: /Reason/ }), 'Cannot find the card')
  await panel.hands.click(begin)
  await waitFor(() => expect(page.loadAnew).toHaveBeenCalledWith('/panel/customer'))
  expect(asked[0]!.body).toEqual({ userId: 3, businessId: 5, reason: 'Cannot find the card' })
  expect(viewing()).toEqual(view)
})

test('a tab in a view begins as the customer; a view of a session that is gone ends', () => {
  expect(asViewed(boot)).toBe(boot)
  setViewing(view)
  expect(asViewed(boot).session).toBe('customer')
  expect(asViewed({ ...(boot as object), session: 'none' } as never).session).toBe('none')
  expect(viewing()).toBeUndefined()
})

test('every call of such a tab carries the view', async () => {
  const sent: Headers[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers))
    return Response.json({ data: [] })
  })
  await call(businessRoutes.getBusinessesByUser, { query: {} })
  setViewing(view)
  await call(businessRoutes.getBusinessesByUser, { query: {} })
  await call(authRoutes.logout).catch(() => undefined)
  expect(sent.map((headers) => headers.get(viewHeader))).toEqual([null, view.viewId, view.viewId])
  vi.unstubAllGlobals()
})

const customerPages = [
  ...readFileSync(resolve(import.meta.dirname, '../routes/customer.tsx'), 'utf8').matchAll(
    /^ {2}path: '([^']+)'/gm,
  ),
]
  .map(([, path]) => path!)
  .filter((path) => !path.startsWith('/panel'))
  .map((path) => `/panel/customer/${path}`.replace(/\/+/g, '/'))

test.each(customerPages)('on %s the banner stays, and looking changes nothing', async (at) => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  Element.prototype.scrollTo = () => undefined
  for (const route of Object.values(routes) as Route[])
    if (route.method === 'GET') edge.on(route, refused('CONFLICT'))
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  setViewing(view)
  await openPanel({ at, edge })
  const banner = await screen.findByRole('status', { name: 'View as customer' })
  expect(banner.textContent).toContain('You see what Ramesh Patel sees.')
  // Calls that change something have no answer here: opening a page made none.
  await new Promise((done) => setTimeout(done, 300))
  expect(edge.unanswered).toEqual([])
})

test('the view is ended by its button as staff, and by itself when its time is over', async () => {
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  const ended = edge.on(viewRoutes.endViewAsCustomer, { ended: true })
  setViewing(view)
  const panel = await openPanel({ at: '/panel/customer/nowhere', edge })
  await panel.hands.click(await screen.findByRole('button', { name: 'End view' }))
  await waitFor(() => expect(page.loadAnew).toHaveBeenLastCalledWith(view.backTo))
  expect(viewing()).toBeUndefined()
  panel.unmount()

  setViewing({ ...view, endsAt: new Date(Date.now() + 600).toISOString() })
  await openPanel({ at: '/panel/customer/nowhere', edge })
  await screen.findByText(/1 minute left/)
  await new Promise((done) => setTimeout(done, 600))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(viewing()).toBeUndefined())
  expect(ended.map(({ body }) => body)).toEqual([{ viewId: view.viewId }, { viewId: view.viewId }])
})

test('a view that was ended elsewhere ends here too: staff are where they came from, and still signed in', async () => {
  edge.on(authRoutes.getUser, refused('VIEW_OVER'))
  edge.on(businessRoutes.getBusinessesByUser, refused('VIEW_OVER'))
  edge.on(viewRoutes.endViewAsCustomer, { ended: true })
  const asked = edge.on(authRoutes.logout, { userLoggedOut: true })
  setViewing(view)
  const panel = await openPanel({ at: '/panel/customer/nowhere', edge })
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(dialog.textContent).toContain('Failed to authenticate user')
  await panel.hands.click(screen.getByRole('button', { name: 'Ok' }))
  await waitFor(() => expect(page.loadAnew).toHaveBeenLastCalledWith(view.backTo))
  expect(viewing()).toBeUndefined()
  expect(asked).toEqual([])
  useAuthenticateError.getState().clear()
})
