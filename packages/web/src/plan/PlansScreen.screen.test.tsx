import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { type CustomPlanGiven, PlanChange, type SubscriptionPlan } from '@parichay/contract/plan/fields.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { makeAgency } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const at = '/panel/admin/plans-pricing-management'
let edge: Edge
/** What the server holds, in its order; `bin` is what was deleted. */
let plans: SubscriptionPlan[]
let bin: SubscriptionPlan[]
beforeEach(() => {
  plans = [
    makePlan({ subscriptionPlanId: 2, name: 'Dukan', price: 699, subscribers: 3 }),
    makePlan({ subscriptionPlanId: 4 }),
  ]
  bin = []
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(analyticsRoutes.getDashboard, refused('NOT_FOUND'))
  edge.on(planRoutes.listSubscriptionPlans, () => plans)
  edge.on(billRoutes.getAgencyTerms, {
    cardRate: 236,
    annualFee: null,
    imageFee: null,
    customFloor: null,
    creditDays: 10,
    pdfSlabs: [],
    version: 1,
  })
  edge.on(planRoutes.archiveSubscriptionPlan, ({ params, body }) => {
    const isIt = (one: SubscriptionPlan) => String(one.subscriptionPlanId) === params['subscriptionPlanId']
    const { restore } = body as { restore?: boolean }
    const [from, to] = restore ? [bin, plans] : [plans, bin]
    to.push(...from.filter(isIt))
    if (restore) bin = bin.filter((one) => !isIt(one))
    else plans = plans.filter((one) => !isIt(one))
    return { archived: !restore }
  })
  edge.on(planRoutes.saveSubscriptionPlan, ({ body }) => {
    const change = PlanChange.parse(body)
    const known = plans.find((one) => one.subscriptionPlanId === change.subscriptionPlanId)
    if (known && change.version !== undefined && change.version !== known.version) return refused('CONFLICT')
    const next = {
      ...(known ?? makePlan({ subscriptionPlanId: 20 + plans.length })),
      ...change,
    } as SubscriptionPlan
    next.version += 1
    plans = known ? plans.map((one) => (one === known ? next : one)) : [...plans, next]
    return next
  })
})
afterEach(() => expect(edge.unanswered).toEqual([]))

const open = async (wish: object = {}) => {
  const panel = await openPanel({ at, edge, staff: {}, ...wish })
  const press = async (name: string | RegExp) =>
    panel.hands.click(await screen.findByRole('button', { name }))
  return {
    ...panel,
    press,
    /** Chooses in the menu of a plan. */
    choose: async (plan: string, deed: string) => {
      await press(`More about ${plan}`)
      await panel.hands.click(await screen.findByRole('menuitem', { name: deed }))
    },
    retype: async (label: string | RegExp, text: string) => {
      const box = await screen.findByLabelText(label)
      await panel.hands.clear(box)
      await panel.hands.paste(text)
    },
  }
}
const list = async () => within(await screen.findByRole('list', { name: 'Plans' }))
const names = async () => (await list()).getAllByRole('heading').map(({ textContent }) => textContent)
const row = async (name: string) =>
  (await list()).getAllByRole('listitem').find(({ textContent }) => textContent!.includes(name))!
/** The screen is wide: the preview stands beside the list. */
const onDesktop = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /min-width/.test(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))

test('a plan is added: what is missing, what does not fit, and what is stored', async () => {
  const saved = edge.on(planRoutes.saveSubscriptionPlan, ({ body }) => {
    const plan = { ...makePlan(), ...PlanChange.parse(body), subscriptionPlanId: 9 } as SubscriptionPlan
    plans = [...plans, plan]
    return plan
  })
  const panel = await open({ at: `${at}/add` })
  await panel.press('Add plan')
  await screen.findByText('Subscription name is Required')
  await screen.findByText('Price is Required')
  const name = await screen.findByLabelText(/^Subscription plan name/)
  await waitFor(() => expect(document.activeElement).toBe(name))
  await panel.retype(/^Subscription plan name/, 'Navratri')
  await panel.retype(/^Price \(₹\)/, '1499')
  await waitFor(() => expect(screen.queryByText('Price is Required')).toBeNull())
  await panel.retype(/^Struck-through price/, '1000')
  await panel.retype(/^Validity in years/, '11')
  await panel.hands.click(screen.getByLabelText('Daily greeting videos'))
  expect((await screen.findByLabelText<HTMLInputElement>(/^Videos per day/)).value).toBe('3')
  await screen.findByText('The struck-through price must be higher than the price.')
  await screen.findByText('Type 1 to 10 years.')
  await panel.retype(/^Struck-through price/, '1999')
  await panel.retype(/^Validity in years/, '2')
  await screen.findByText('Whole rupees, GST included: ₹1,270.34 and ₹228.66 GST (18 %).')
  await screen.findByText(/^Your cost: the platform bills ₹236 for each card/)
  await panel.retype(/^Renewal price/, '1199')
  for (const who of ['Customers buy it online', 'Your creators sell it', 'Your franchisees sell it'])
    await panel.hands.click(screen.getByLabelText(who))
  await panel.press('Add plan')
  await screen.findByText('Choose who may sell this plan.')
  expect(saved).toEqual([])
  await panel.hands.click(screen.getByLabelText('Your franchisees sell it'))
  await waitFor(() => expect(screen.queryByText('Choose who may sell this plan.')).toBeNull())

  await panel.press('Preview as customer')
  const preview = within(await screen.findByRole('dialog'))
  await preview.findByText('Navratri')
  await preview.findByText('1,499')
  await panel.hands.click(preview.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await panel.press('Add plan')
  await waitFor(() => expect(panel.place()).toBe(at))
  expect(saved[0]!.body).toMatchObject({
    name: 'Navratri',
    price: 1499,
    mrp: 1999,
    validity: 2,
    renewalPrice: 1199,
    soldBy: ['franchisee'],
    limits: { greetingVideosIncluded: true, greetingVideosLimit: 3 },
  })
  const added = (await row('Navratri')).textContent
  for (const words of ['3 videos a day', 'to renew ₹1,199', 'Sold by: franchisees'])
    expect(added).toContain(words)
})

test('a new plan that is half typed is there after a reload', async () => {
  const first = await open({ at: `${at}/add` })
  await first.retype(/^Subscription plan name/, 'Navratri')
  await first.retype(/^Validity in years/, '2')
  await waitFor(() => expect(localStorage.getItem('panel.drafts')).toContain('Navratri'))
  first.unmount()
  await open({ at: `${at}/add` })
  expect((await screen.findByLabelText<HTMLInputElement>(/^Subscription plan name/)).value).toBe('Navratri')
  expect(screen.getByLabelText<HTMLInputElement>(/^Validity in years/).value).toBe('2')
})

test('hidden and back on offer; a failure takes the change back', async () => {
  const panel = await open()
  await panel.choose('Vepari', 'Hide from buyers')
  await screen.findByText('Vepari is hidden. Nobody can buy it now.')
  expect(within(await row('Vepari')).getByText('Hidden')).toBeTruthy()
  expect(plans[1]!.isHidden).toBe(true)
  edge.on(planRoutes.saveSubscriptionPlan, refused('SERVICE_BUSY'))
  await panel.choose('Vepari', 'Put on offer')
  await screen.findByRole('alertdialog')
  await panel.press('Ok')
  await waitFor(async () => expect(within(await row('Vepari')).getByText('Hidden')).toBeTruthy())
})

test('deleted and brought back; one that was sold says who keeps it', async () => {
  const panel = await open()
  await panel.choose('Vepari', 'Delete')
  await waitFor(async () => expect(await names()).toEqual(['Dukan']))
  await screen.findByText('Vepari is deleted')
  await panel.press('Undo')
  await waitFor(async () => expect(await names()).toEqual(['Dukan', 'Vepari']))
  expect([plans, bin].map(({ length }) => length)).toEqual([2, 0])
  await panel.choose('Dukan', 'Delete')
  await screen.findByText('Deleted. Who bought it keeps it.')
})

test('what may not be done with a plan is not done', async () => {
  plans = [makePlan({ can: { change: true, copy: 'LIMIT_REACHED', archive: 'NOT_ALLOWED' } })]
  const panel = await open()
  await panel.press('More about Vepari')
  expect((await screen.findByRole('menuitem', { name: 'Duplicate' })).getAttribute('aria-disabled')).toBe(
    'true',
  )
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
})

test('on a desktop the plan that is pointed at stands beside the list, and the copy beside its form', async () => {
  onDesktop()
  const panel = await open()
  // What only wide screens show is laid out by styles that are not read here.
  const preview = async () =>
    within(await screen.findByRole('region', { name: 'As customers see it', hidden: true }))
  await (await preview()).findByText('699')
  await panel.hands.hover(await screen.findByRole('link', { name: 'Vepari' }))
  await (await preview()).findByText('2,999')
  await panel.choose('Vepari', 'Duplicate')
  await waitFor(() => expect(panel.place()).toContain('/add?from=4'))
  const name = await screen.findByLabelText<HTMLInputElement>(/^Subscription plan name/)
  await waitFor(() => expect(name.value).toBe('Vepari (copy)'))
  await panel.retype(/^Subscription plan name/, 'Vepari Gold')
  await (await preview()).findByText('Vepari Gold')
  await panel.press('Add plan')
  await waitFor(() => expect(panel.place()).toBe(at))
  expect(plans.map((one) => one.name)).toEqual(['Dukan', 'Vepari', 'Vepari Gold'])
})

test('a copy of a plan with the longest name is told apart from it', async () => {
  const name = 'Vepari Gold with films and greetings too'
  expect(name).toHaveLength(40)
  plans = [makePlan({ name })]
  const panel = await open()
  await panel.choose(name, 'Duplicate')
  const field = await screen.findByLabelText<HTMLInputElement>(/^Subscription plan name/)
  await waitFor(() => expect(field.value).toBe('Vepari Gold with films and greeti (copy)'))
  await panel.press('Add plan')
  await waitFor(() => expect(plans.map((one) => one.name)).toEqual([name, field.value]))
})

test('without a plan three are offered, one by one or all at once', async () => {
  plans = []
  const panel = await open()
  await screen.findByText('Your customers cannot buy anything yet')
  await panel.press('Add this plan: Business Plus')
  await row('Business Plus')
  await panel.choose('Business Plus', 'Delete')
  await panel.press('Add all three')
  await waitFor(async () => expect(await names()).toEqual(['Starter', 'Business', 'Business Plus']))
})

test('the price of a single PDF is changed, taken away after a question, and set again', async () => {
  const asked = edge.on(planRoutes.savePdfCardPrice, ({ body }) => {
    const { price } = body as { price: number | null }
    return price === null ? [] : [{ id: 2, price }]
  })
  const panel = await open()
  await panel.press('Single PDF price')
  await waitFor(() => expect(panel.place()).toBe(`${at}?tab=single-pdf`))
  const box = await screen.findByLabelText<HTMLInputElement>(/^Price of one PDF ID card/)
  expect(box.value).toBe('49')
  await panel.hands.clear(box)
  await panel.press('Save')
  await screen.findByText('Price is Required')
  await panel.hands.type(box, '199')
  await within(screen.getByRole('region', { name: 'As customers see it' })).findByText('199')
  await panel.press('Save')
  await screen.findByText('Saved')
  await panel.press('Stop selling single PDFs')
  await panel.press(/^Stop selling$/)
  await screen.findByText(/^Single PDFs are not sold now\./)
  await panel.hands.type(box, '149')
  await panel.press('Save')
  await screen.findByRole('button', { name: 'Stop selling single PDFs' })
  expect(asked.map(({ body }) => body)).toEqual([{ price: 199 }, { price: null }, { price: 149 }])
})

test('who sells no PDF cards has no price for one', async () => {
  const { configuration } = makeAgency()
  const pdfCardConfig = { enablePdfCardProduct: false, customerPlans: [] }
  await open({ at: `${at}?tab=single-pdf`, agency: { configuration: { ...configuration, pdfCardConfig } } })
  await list()
  expect(screen.queryByRole('button', { name: 'Single PDF price' })).toBeNull()
})

test('custom plans say whose they are and until when; none says how one is made', async () => {
  const given: CustomPlanGiven = {
    recordNo: 1,
    businessId: 5,
    businessName: 'Anand Mithai',
    plan: { ...makePlan({ name: 'For Anand' }), subscriptionPlanId: 'CUSTOM_PLAN' },
    startsOn: '2026-11-01',
    lastDay: '2027-10-31',
    givenAt: '2026-11-01T06:00:00.000Z',
  }
  edge.on(planRoutes.listCustomPlans, [given])
  const panel = await open()
  await panel.press('Custom plans given')
  const one = (await screen.findByRole('list', { name: 'Custom plans given' })).textContent
  expect(one).toMatch(/Anand Mithai.*For Anand.*₹2,999.*01 Nov 2026 to 31 Oct 2027/)
  panel.unmount()
  edge.on(planRoutes.listCustomPlans, [])
  await open({ at: `${at}?tab=custom` })
  await screen.findByText('No custom plan was given yet')
})

test('a failed answer heals with one press', async () => {
  edge.on(planRoutes.listSubscriptionPlans, refused('INTERNAL'))
  const panel = await open()
  await screen.findByRole('button', { name: 'Retry' })
  edge.on(planRoutes.listSubscriptionPlans, () => plans)
  await panel.press('Retry')
  await row('Vepari')
})
