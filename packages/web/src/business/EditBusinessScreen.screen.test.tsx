import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const at = '/panel/customer/businesses/edit?businessId=5'
let edge: Edge
let stored: Business
let gone: number[]
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  stored = makeBusiness({ businessName: 'Lobo Tailors', category: 'Tailoring', city: 'Panjim' })
  gone = []
  edge = new Edge()
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusiness, () => stored)
  edge.on(businessRoutes.getBusinessesByUser, () => (gone.includes(5) ? [] : [stored]))
  edge.on(businessRoutes.updateBusinessMetadata, ({ body }) => {
    const { businessId: _, version, ...change } = body as Partial<Business>
    if (version !== stored.version) return refused('CONFLICT')
    return (stored = { ...stored, ...change, version: stored.version + 1 })
  })
})
afterEach(() => {
  expect(edge.unanswered).toEqual([])
  sessionStorage.clear()
})

const box = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label)
const open = async (wish: object = {}) => {
  const panel = await openPanel({ at, edge, ...wish })
  return {
    ...panel,
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
    retype: async (label: string, text: string) => {
      const one = await box(label)
      await panel.hands.clear(one)
      await panel.hands.paste(text)
    },
    /** Opens the menu of the page. */
    dots: async () => {
      const main = within(await screen.findByRole('main'))
      await panel.hands.click(await main.findByRole('button', { name: 'Actions for Lobo Tailors' }))
    },
  }
}

test('two people at once: nothing typed is lost, nothing is overwritten unasked', async () => {
  const panel = await open()
  await panel.retype('Designation', 'Master tailor')
  stored = { ...stored, city: 'Margao', version: 2 }
  await panel.press('Save')
  const notice = await screen.findByRole('alert')
  await waitFor(() => expect(notice.textContent).toContain('Changed there: City.'))
  expect((await box('Designation')).value).toBe('Master tailor')
  await panel.press('Save my changes too')
  await screen.findByText('Saved')
  expect((await box('City')).value).toBe('Margao')
  expect(stored).toMatchObject({ city: 'Margao', designation: 'Master tailor', version: 3 })
})

test('what is unsaved asks before it is left, and can be thrown away', async () => {
  const panel = await open()
  await panel.retype('Designation', 'Forgotten')
  void panel.router.navigate({ href: '/panel/customer' })
  const asks = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await panel.hands.click(asks.getByRole('button', { name: 'Stay' }))
  expect((await box('Designation')).value).toBe('Forgotten')
  await panel.press('Discard')
  await waitFor(async () => expect((await box('Designation')).value).toBe(''))
  expect(panel.place()).toBe(at)
})

test('paid time protects a business, and says so', async () => {
  stored = { ...stored, can: { ...stored.can, delete: 'SUBSCRIPTION_ACTIVE' } }
  const panel = await open()
  await panel.dots()
  const off = await screen.findByRole('menuitem', { name: /Delete/ })
  expect(off.getAttribute('aria-disabled')).toBe('true')
  await panel.hands.click(off)
  await screen.findByText(/^This business still has paid time, so it cannot be deleted now\./)
})

test('one that is not mine is not here', async () => {
  edge.on(businessRoutes.getBusiness, refused('NOT_FOUND'))
  const panel = await open()
  await screen.findByText('This business is not here')
  await panel.press('Go to home')
  await waitFor(() => expect(panel.place()).toBe('/panel/customer'))
})

test('an address without a number asks nobody', async () => {
  const asked = edge.on(businessRoutes.getBusiness, () => stored)
  await open({ at: '/panel/customer/businesses/edit?businessId=abc' })
  await screen.findByText('This business is not here')
  expect(asked).toEqual([])
})

test('a failed answer heals with one press', async () => {
  edge.on(businessRoutes.getBusiness, refused('INTERNAL'))
  const panel = await open()
  await screen.findByRole('button', { name: 'Retry' })
  edge.on(businessRoutes.getBusiness, () => stored)
  await panel.press('Retry')
  expect((await box('City')).value).toBe('Panjim')
})

test('deleted after a question whose first button harms nobody, and brought back', async () => {
  const asked = edge.on(businessRoutes.deleteBusiness, ({ body }) => {
    const { restore } = body as { restore?: boolean }
    gone = restore ? [] : [5]
    return { deleted: !restore }
  })
  const panel = await open()
  await panel.dots()
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const asks = within(await screen.findByRole('alertdialog', { name: 'Delete “Lobo Tailors”?' }))
  await waitFor(() => expect(document.activeElement).toBe(asks.getByRole('button', { name: 'Cancel' })))
  expect(asked).toEqual([])
  await panel.hands.click(asks.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/customer'))
  expect(gone).toEqual([5])
  await panel.press('Undo')
  await screen.findByText('“Lobo Tailors” is back')
  expect(gone).toEqual([])
})

test('a clone is made of what stands here, and says that its card is a draft', async () => {
  const card = { cardNo: 9, cardId: null, status: 'DRAFT', url: null }
  const asked = edge.on(businessRoutes.cloneBusiness, () =>
    makeBusiness({ businessId: 6, businessName: 'Lobo Tailors (copy)', card }),
  )
  const panel = await open()
  await panel.dots()
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Clone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Clone this business' }))
  await panel.hands.click(dialog.getByRole('button', { name: 'Clone' }))
  await screen.findByText('“Lobo Tailors (copy)” was added. Its card is a draft.')
  expect(asked[0]!.body).toMatchObject({ businessId: 5 })
})
