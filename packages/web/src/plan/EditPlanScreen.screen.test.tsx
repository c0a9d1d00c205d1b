import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import type { SubscriptionPlan } from '@parichay/contract/plan/fields.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { makeAgency } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const plan = makePlan()

let edge: Edge
let stored: SubscriptionPlan
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  stored = plan
  edge.on(planRoutes.listSubscriptionPlans, () => [stored])
  edge.on(billRoutes.getAgencyTerms, {
    cardRate: null,
    annualFee: null,
    imageFee: null,
    customFloor: null,
    creditDays: 10,
    pdfSlabs: [],
    version: 1,
  })
})

const at = '/panel/admin/plans-pricing-management/edit?subscriptionPlanId=4'
const open = async (agency: Partial<AgencyDetails> = {}) => {
  const panel = await openPanel({ at, edge, staff: {}, agency })
  const field = async (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
  const type = async (label: RegExp, text: string) => {
    const box = await field(label)
    await panel.hands.clear(box)
    await panel.hands.type(box, text)
  }
  return {
    ...panel,
    field,
    type,
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
  }
}
/** The server's part of a save: the version decides. */
const saves = () =>
  edge.on(planRoutes.saveSubscriptionPlan, ({ body }) => {
    const change = body as Partial<SubscriptionPlan>
    if (change.version !== stored.version) return refused('CONFLICT')
    const { price = stored.price, highlight = stored.highlight } = change
    stored = { ...stored, price, highlight, version: stored.version + 1 }
    return stored
  })

test('saved: the list is there, and leaving asks nothing', async () => {
  const asked = saves()
  const panel = await open()
  await panel.type(/^Price/, '3499')
  await panel.press('Save')
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/plans-pricing-management'))
  expect(asked[0]?.body).toMatchObject({ subscriptionPlanId: 4, price: 3499, version: 3 })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(localStorage.getItem('panel.drafts')).toBeNull()
})

test('a conflict shows both values and keeps what was typed; leaving still asks', async () => {
  saves()
  const panel = await open()
  await panel.type(/^Price/, '3499')
  stored = { ...plan, price: 2799, highlight: 'For shops', version: 4 }
  await panel.press('Save')
  const notice = await screen.findByRole('alert')
  await waitFor(() => expect(notice.textContent).toContain('There: 2799'))
  expect(notice.textContent).toContain('Yours: 3499')
  expect(notice.textContent).toContain('A line below the name')
  expect((await panel.field(/^Price/)).value).toBe('3499')
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()

  void panel.router.navigate({ href: '/panel/admin' })
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('Leave without saving?')
  await panel.press('Stay')
  expect((await panel.field(/^Price/)).value).toBe('3499')
})

test('keeping mine saves it over the newer one with what only they changed', async () => {
  const asked = saves()
  const panel = await open()
  await panel.type(/^Price/, '3499')
  stored = { ...plan, price: 2799, highlight: 'For shops', version: 4 }
  await panel.press('Save')
  await panel.press('Save my changes too')
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/plans-pricing-management'))
  expect(asked.at(-1)?.body).toMatchObject({ price: 3499, highlight: 'For shops', version: 4 })
})

test('taking theirs brings it into the form, and mine can be brought back', async () => {
  saves()
  const panel = await open()
  await panel.type(/^Price/, '3499')
  stored = { ...plan, price: 2799, version: 4 }
  await panel.press('Save')
  await panel.press('Take the newer one')
  await waitFor(async () => expect((await panel.field(/^Price/)).value).toBe('2799'))
  await panel.press('Bring back mine')
  await waitFor(async () => expect((await panel.field(/^Price/)).value).toBe('3499'))
})

test('a failure keeps the text, the bar and the draft', async () => {
  edge.on(planRoutes.saveSubscriptionPlan, refused('SERVICE_BUSY'))
  const panel = await open()
  await panel.type(/^Price/, '3499')
  await panel.press('Save')
  await screen.findByRole('alertdialog')
  expect((await panel.field(/^Price/)).value).toBe('3499')
  await waitFor(() => expect(localStorage.getItem('panel.drafts')).toContain('3499'))
})

test('a draft over an older version comes back beside the newer one', async () => {
  const first = await open()
  await first.type(/^Price/, '3499')
  await waitFor(() => expect(localStorage.getItem('panel.drafts')).toContain('3499'))
  first.unmount()
  stored = { ...plan, price: 2799, version: 4 }
  const panel = await open()
  expect((await panel.field(/^Price/)).value).toBe('3499')
  expect((await screen.findByRole('alert')).textContent).toContain('Changed on another device')
})

test('what is typed while a save runs stays unsaved, and in the form', async () => {
  let answer: (() => void) | undefined
  edge.on(planRoutes.saveSubscriptionPlan, async () => {
    await new Promise<void>((go) => (answer = go))
    stored = { ...stored, price: 3499, version: 4 }
    return stored
  })
  const panel = await open()
  await panel.type(/^Price/, '3499')
  await panel.press('Save')
  await waitFor(() => expect(answer).toBeDefined())
  await panel.type(/A line below the name/, 'For shops')
  answer!()
  // The list was to come; what is unsaved is asked about first.
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('Leave without saving?')
  await panel.press('Stay')
  expect((await panel.field(/A line below the name/)).value).toBe('For shops')
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
})

test('a plan that holds what is not switched on any more says so, and is saved only after a question', async () => {
  const asked = saves()
  stored = { ...plan, limits: { ...plan.limits, pdfCardIncluded: true, pdfCardLimit: 5 } }
  const { configuration } = makeAgency()
  const pdfCardConfig = { enablePdfCardProduct: false, customerPlans: [] }
  const panel = await open({ configuration: { ...configuration, pdfCardConfig } })
  await panel.type(/^Price/, '3499')
  await screen.findByText(/^Not switched on for your agency: PDF ID cards\. Customers would pay/)
  await panel.press('Save')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Sell what is not switched on?')
  await panel.press('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked).toEqual([])
  await panel.press('Save')
  await panel.press('Sell it all the same')
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ price: 3499 }))
})

test('what is not switched on is not offered to a plan that has none of it', async () => {
  const { configuration } = makeAgency()
  const pdfCardConfig = { enablePdfCardProduct: false, customerPlans: [] }
  await open({ configuration: { ...configuration, pdfCardConfig } })
  await screen.findByRole('checkbox', { name: 'Promotional videos' })
  expect(screen.queryByRole('checkbox', { name: 'Pdf id cards' })).toBeNull()
  expect(screen.queryByText(/^Not switched on for your agency/)).toBeNull()
})
