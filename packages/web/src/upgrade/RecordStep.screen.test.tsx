import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveUp } from '../shell/upgrade-request.ts'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { makeAgencyRecord } from '../testing/makers.agency.ts'
import { makePlanOfBusiness, makePreview, makeReply } from '../testing/makers.payment.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { makeAgency, makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { isStill } from '../ui/step-back.ts'

const list = '/panel/admin/businesses'
const { configuration } = makeAgency()
/** Nothing but cards and greetings is switched on. */
const bare = {
  configuration: {
    ...configuration,
    pdfCardConfig: { ...configuration.pdfCardConfig, enablePdfCardProduct: false },
    video: { enableVideo: false },
  },
}
const business = (facts: Partial<Business> = {}) => makeBusiness({ state: 'Gujarat', ...facts })
let edge: Edge
let recorded: Asked[]
let previews: Asked[]
beforeEach(() => {
  broken = []
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
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(noteRoutes.listNotes, [])
  give(business())
  edge.on(planRoutes.listSubscriptionPlans, [makePlan()])
  edge.on(planRoutes.getPlanOfBusiness, makePlanOfBusiness())
  edge.on(billRoutes.getAgencyTerms, {
    cardRate: 118,
    annualFee: null,
    imageFee: null,
    pdfSlabs: [],
    customFloor: 500,
    creditDays: 10,
    version: 1,
  })
  previews = edge.on(paymentPreviewRoutes.previewCardPayment, makePreview())
  recorded = edge.on(paymentRoutes.recordCardPayment, makeReply())
})
afterEach(() => {
  giveUp()
  expect(broken).toEqual([])
  expect(edge.unanswered).toEqual([])
})
let broken: string[]
window.addEventListener('error', ({ message }) => broken.push(message))
function give(one: Business) {
  edge.on(businessRoutes.listBusinesses, { list: [one], total: 1, totalIsMore: false })
  edge.on(businessRoutes.getBusiness, one)
}
const open = async (at: string, more: object = {}) => {
  const panel = await openPanel({ at, edge, inAddressBar: true, staff: {}, ...more })
  return {
    ...panel,
    press: async (name: string | RegExp) => panel.hands.click(await screen.findByRole('button', { name })),
    fill: async (label: string | RegExp, text: string) => {
      const box = await screen.findByLabelText(label)
      await panel.hands.clear(box)
      if (text) await panel.hands.type(box, text)
    },
  }
}
/** What may be done with the business of the list. */
const deeds = async (panel: Awaited<ReturnType<typeof open>>) => {
  await panel.press('Actions for Anand Mithai')
  await screen.findByRole('menuitem', { name: 'Open' })
  return screen.getAllByRole('menuitem').map((one) => one.textContent)
}
const premium = () => screen.queryByRole('dialog', { name: 'Premium' })
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Confirm' }))
const ok = async (hands: Awaited<ReturnType<typeof open>>['hands']) => {
  const confirm = await question()
  const button = confirm.getByRole('button', { name: 'Ok' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await hands.click(button)
}

test('an admin assigns a plan: asked first, recorded once with what is remembered of it', async () => {
  const panel = await open(list)
  await deeds(panel)
  await panel.hands.click(screen.getByRole('menuitem', { name: 'Assign plan' }))
  await screen.findByText('For Anand Mithai')
  expect(location.hash).toBe('#upgrade')
  await panel.press('Select Plan: Vepari')
  let confirm = await question()
  confirm.getByText('Are you sure you want to upgrade plan for this business?')
  await panel.hands.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(recorded).toEqual([])

  await panel.press('Select Plan: Vepari')
  confirm = await question()
  await panel.hands.selectOptions(confirm.getByLabelText('Paid by'), 'UPI')
  await panel.hands.type(confirm.getByLabelText('Reference'), 'UPI 4471')
  await panel.hands.type(confirm.getByLabelText('Note'), 'At the counter')
  const button = confirm.getByRole('button', { name: 'Ok' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await panel.hands.dblClick(button)
  await screen.findByText('Your payment was successful!')
  await waitFor(() => expect(premium()).toBeNull())
  expect(recorded).toHaveLength(1)
  expect(recorded[0]!.body).toEqual({
    requestId: expect.any(String) as string,
    subscriptionPlanId: 4,
    businessId: 5,
    renew: false,
    isManualUpdate: true,
    mode: 'upi',
    reference: 'UPI 4471',
    reason: 'At the counter',
  })
})

test('the state of the buyer is asked for where nobody knows it, then whether it is a second record; it is asked once', async () => {
  give(business({ state: '' }))
  const kept = edge.on(businessRoutes.updateBusinessMetadata, business({ state: 'Kerala' }))
  recorded = edge.on(paymentRoutes.recordCardPayment, ({ body }) =>
    (body as { isSecondRecord?: true }).isSecondRecord ? makeReply() : refused('SAME_RECORD'),
  )
  const { hands, press } = await open(`${list}/5#upgrade`)
  await press('Select Plan: Vepari')
  await ok(hands)
  const confirm = await question()
  await confirm.findByText('This field is required.')
  expect(recorded).toEqual([])
  await hands.selectOptions(confirm.getByLabelText(/^State of the buyer/), 'Kerala')
  await hands.type(confirm.getByLabelText('Note'), 'At the fair')
  await ok(hands)
  await screen.findByRole('alertdialog', { name: 'Recorded already?' })
  expect(kept).toEqual([])
  await press('Record a second one')
  await screen.findByText('Your payment was successful!')
  const [first, second] = recorded.map(({ body }) => body as object)
  expect(first).toMatchObject({ reason: 'At the fair', billing: { state: 'Kerala' } })
  expect(second).toEqual({ ...first, isSecondRecord: true })
  expect(kept.map(({ body }) => body)).toEqual([{ businessId: 5, state: 'Kerala' }])
})

test('the question says what the plan ends, and when it begins', async () => {
  const change = { recordNo: 1, name: 'Card', what: 'cut' as const, was: null, is: null, days: -345 }
  edge.on(paymentPreviewRoutes.previewCardPayment, makePreview({ changes: [change] }))
  const { press } = await open(`${list}/5#upgrade`)
  await press('Select Plan: Vepari')
  const confirm = await question()
  await confirm.findByText('Card ends today: 345 paid days are lost and not refunded.')
  confirm.getByText('Begins today')
})

test('a plan near its end is renewed from the list', async () => {
  give(business({ expiryDateForCustomer: addDays(istDay(new Date()), 3) }))
  const panel = await open(list)
  await deeds(panel)
  await panel.hands.click(screen.getByRole('menuitem', { name: 'Renew' }))
  await panel.press('Select Plan: Vepari')
  await ok(panel.hands)
  await screen.findByText('Your payment was successful!')
  expect(previews[0]!.query).toMatchObject({ renew: 'true' })
  expect(recorded[0]!.body).toMatchObject({ renew: true, mode: 'cash' })
})

const form = async () => within(await screen.findByRole('dialog', { name: 'Provide custom plan' }))
const box = (sheet: Awaited<ReturnType<typeof form>>, name: string) =>
  sheet.getByRole<HTMLInputElement>('checkbox', { name })

test('a custom plan: locked, filled, checked on change and on blur', async () => {
  const { hands, press, fill } = await open(`${list}/5#upgrade`)
  await press('Provide a custom plan')
  const sheet = await form()
  const name = sheet.getByLabelText<HTMLInputElement>(/^Subscription plan name/)
  expect(name.value).toBe('Custom')
  const card = box(sheet, '1 Digital card')
  expect([card.checked, card.disabled]).toEqual([true, true])
  const proceed = sheet.getByRole('button', { name: 'Proceed' })
  expect(proceed.getAttribute('aria-disabled')).toBe('true')

  await hands.clear(name)
  await sheet.findByText('Subscription name is Required')
  await hands.type(name, 'Diwali')
  await waitFor(() => expect(sheet.queryByText('Subscription name is Required')).toBeNull())
  await hands.click(sheet.getByLabelText(/^Validity in years/))
  await hands.click(sheet.getByLabelText(/^Price/))
  await sheet.findByText('Validity is Required')
  await hands.click(name)
  await sheet.findByText('Price is Required')
  await fill(/^Validity in years/, '2')
  await fill(/^Price/, '1750')
  await waitFor(() => expect(sheet.queryByText(/is Required/)).toBeNull())
  await waitFor(() => expect(proceed.getAttribute('aria-disabled')).toBeNull())

  expect(sheet.queryByText('Show regular frame')).toBeNull()
  await hands.click(box(sheet, 'Unlimited greeting images'))
  for (const frame of ['Show regular frame', 'Show Product frame', 'Show Political frame'])
    expect(box(sheet, frame).checked).toBe(true)
  await hands.click(box(sheet, 'Pdf id cards'))
  const limit = (of: string) => sheet.queryByRole<HTMLInputElement>('spinbutton', { name: `Limit of ${of}` })
  expect(limit('pdf id cards')!.value).toBe('1')
  await hands.click(box(sheet, 'Pdf id cards'))
  expect(limit('pdf id cards')).toBeNull()
  await hands.click(box(sheet, 'Promotional videos'))
  expect(limit('promotional videos')!.value).toBe('1')
})

test('a custom plan is shown, reset, made again and recorded with its facts; none below what was agreed', async () => {
  const { hands, press, fill } = await open(`${list}/5#upgrade`)
  const make = async () => {
    await press('Provide a custom plan')
    await fill(/^Subscription plan name/, 'Diwali')
    await fill(/^Validity in years/, '2')
  }
  await make()
  await fill(/^Price/, '499')
  await press('Proceed')
  await (await form()).findByText('Type at least ₹500.')
  await fill(/^Price/, '1750')
  let sheet = await form()
  await hands.click(box(sheet, 'Unlimited greeting images'))
  await hands.click(box(sheet, 'Show Political frame'))
  await hands.click(box(sheet, '3 daily greeting videos'))
  await hands.click(box(sheet, 'Promotional videos'))
  fireEvent.change(sheet.getByRole('spinbutton', { name: 'Limit of promotional videos' }), {
    target: { value: '4' },
  })
  await press('Proceed')
  let own = within(await screen.findByRole('article', { name: 'Diwali' }))
  for (const text of ['for 2 years', 'Download 3 videos per day', '4 Promotional Videos']) own.getByText(text)
  expect(own.getByText('All political frames access').textContent).toMatch(/^Not included/)
  await hands.click(own.getByRole('button', { name: 'Reset' }))
  await make()
  await fill(/^Price/, '1750')
  sheet = await form()
  expect(box(sheet, 'Promotional videos').checked).toBe(false)
  await hands.click(box(sheet, 'Unlimited greeting images'))
  await press('Proceed')
  own = within(await screen.findByRole('article', { name: 'Diwali' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Provide custom plan' })).toBeNull())
  await hands.click(own.getByRole('button', { name: 'Select' }))
  await ok(hands)
  await screen.findByText('Your payment was successful!')
  const facts = { subscriptionPlanId: 'CUSTOM_PLAN', validity: '2', price: '1750' }
  expect(previews[0]!.query).toMatchObject(facts)
  expect(recorded[0]!.body).toMatchObject({
    subscriptionPlanId: 'CUSTOM_PLAN',
    name: 'Diwali',
    validity: 2,
    price: 1750,
    limits: { greetingImagesIncluded: true, greetingImagesLimit: -1, promotionalVideoIncluded: false },
    frameVisibility: { hidePoliticalFrame: false },
  })
})

test('what the agency has not switched on is warned of, and asked about before it is sold', async () => {
  const { hands, press, fill } = await open(`${list}/5#upgrade`, { agency: bare })
  await press('Provide a custom plan')
  await fill(/^Validity in years/, '1')
  await fill(/^Price/, '900')
  const sheet = await form()
  const warning = () => sheet.queryByText(/^Not switched on for your agency: /)
  expect(warning()).toBeNull()
  await hands.click(box(sheet, 'Promotional videos'))
  await sheet.findByText(/^Not switched on for your agency: promotional videos\./)
  await hands.click(box(sheet, 'Pdf id cards'))
  await sheet.findByText(/: PDF ID cards and promotional videos\./)
  await press('Proceed')
  const ask = within(await screen.findByRole('alertdialog', { name: 'Sell what is not switched on?' }))
  await hands.click(ask.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await hands.click(box(sheet, 'Pdf id cards'))
  await hands.click(box(sheet, 'Promotional videos'))
  expect(warning()).toBeNull()
  await press('Proceed')
  await screen.findByRole('article', { name: 'Custom' })
})

test('who sells it all the same has it', async () => {
  const { hands, press, fill } = await open(`${list}/5#upgrade`, { agency: bare })
  await press('Provide a custom plan')
  await fill(/^Validity in years/, '1')
  await fill(/^Price/, '900')
  await hands.click(box(await form(), 'Promotional videos'))
  await press('Proceed')
  await screen.findByRole('alertdialog', { name: 'Sell what is not switched on?' })
  await press('Sell it all the same')
  await screen.findByRole('article', { name: 'Custom' })
})

test('the platform sees plans and boxes as the agency of the business sells them, not as itself does', async () => {
  give(business({ agencyId: 7 }))
  const sold = {
    ...bare.configuration,
    imagePost: { enableImagePost: true, isVideoPostsIncluded: true },
    video: { enableVideo: true },
  }
  const asked = edge.on(agencyRoutes.getAgency, makeAgencyRecord({ agencyId: 7, configuration: sold }))
  const mine = { ...bare.configuration, imagePost: { enableImagePost: false, isVideoPostsIncluded: false } }
  const agency = { roles: ['superadmin' as const], configuration: mine }
  const { press } = await open(`${list}/5#upgrade`, { agency })
  const plan = within(await screen.findByRole('article', { name: 'Vepari' }))
  plan.getByText('Promotional Video')
  await press('Provide a custom plan')
  box(await form(), '3 daily greeting videos')
  expect(asked.map(({ query }) => query)).toEqual([{ agencyId: '7' }])
})

test('the platform’s own people go below the floor that they agreed with the agency, as the server lets them', async () => {
  give(business({ agencyId: 7 }))
  edge.on(agencyRoutes.getAgency, makeAgencyRecord({ agencyId: 7, configuration }))
  const { press, fill } = await open(`${list}/5#upgrade`, { agency: { roles: ['superadmin' as const] } })
  await press('Provide a custom plan')
  await fill(/^Validity in years/, '1')
  await fill(/^Price/, '499')
  await press('Proceed')
  await screen.findByRole('article', { name: 'Custom' })
})

test('staff who may record payments do so as an admin, without plans of their own making', async () => {
  const staff = {
    roles: ['franchisee' as const],
    permissions: [
      'payment.manual' as const,
      'plan.view' as const,
      'business.list' as const,
      'business.view' as const,
    ],
  }
  const panel = await open(list, { staff })
  expect(await deeds(panel)).toContain('Assign plan')
  await panel.hands.click(screen.getByRole('menuitem', { name: 'Assign plan' }))
  await screen.findByRole('button', { name: 'Select Plan: Vepari' })
  expect(screen.queryByRole('button', { name: 'Provide a custom plan' })).toBeNull()
  await panel.press('Select Plan: Vepari')
  await ok(panel.hands)
  await screen.findByText('Your payment was successful!')
  expect(recorded).toHaveLength(1)
})

test('staff without the right get the notice; nothing is asked that would sign them out', async () => {
  const { can } = makeBusiness()
  give(business({ can: { ...can, assignPlan: 'NOT_ALLOWED' } }))
  const asked = edge.on(planRoutes.listSubscriptionPlans, [])
  const staff = {
    roles: ['franchisee' as const],
    permissions: ['business.list' as const, 'business.view' as const],
  }
  const panel = await open(list, { staff })
  expect(await deeds(panel)).not.toContain('Assign plan')
  await panel.hands.keyboard('{Escape}')
  // What is opened past the router, as an address is by hand, while the menu steps back is stepped back from.
  await waitFor(() => {
    expect(screen.queryByRole('menu')).toBeNull()
    expect([isStill(), (history.state as { overlay?: string } | null)?.overlay]).toEqual([true, undefined])
  })
  await panel.router.navigate({ href: `${list}/5` })
  await screen.findByRole('heading', { level: 1, name: 'Anand Mithai' })
  act(() => {
    location.hash = '#upgrade'
  })
  const notice = within(await screen.findByRole('dialog', { name: 'Connect with admin' }))
  notice.getByText('Please connect with admin to purchase subscription plan.')
  await waitFor(() => expect(location.hash).toBe(''))
  expect(asked.filter(({ query }) => !query['includeHidden'])).toEqual([])
})
