import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import type { FrameAnswer, FrameSetupChange } from '@parichay/contract/greeting/fields.frames.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { usualSetup } from '@parichay/contract/greeting/rules.frames.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveUp } from '../shell/upgrade-request.ts'
import { Edge, refused } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { makeUser } from '../testing/makers.customer.ts'
import { makeFrames } from '../testing/makers.frames.ts'
import { makePlanOfBusiness } from '../testing/makers.payment.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const at = '/panel/customer/frame-settings'
const peda: Card['products'][number] = {
  kind: 'product',
  name: 'Kesar peda',
  documentIds: [77],
  price: 54_000,
  mrp: null,
  unit: 'kg',
  gstPct: null,
  description: '',
  category: '',
  inStock: true,
  diet: 'veg',
  action: 'enquiry',
  link: null,
  when: null,
}
let edge: Edge
let answer: FrameAnswer
let sent: FrameSetupChange[]
beforeEach(() => {
  // Nothing comes near the screen: frames are drawn in browsers only, tests/e2e/frame-settings.e2e.ts.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollTo = () => undefined
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  answer = makeFrames()
  sent = []
  edge = new Edge()
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, [makeBusiness()])
  edge.on(businessRoutes.getBusiness, makeBusiness())
  edge.on(frameRoutes.getImagePostSettings, () => answer)
  edge.on(ownImageRoutes.getDayImages, { list: [], occasion: 0, hasMore: false })
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(frameRoutes.updateImagePostSettings, ({ body }) => {
    const change = body as FrameSetupChange
    if (change.version !== undefined && change.version !== answer.version) return refused('CONFLICT')
    sent.push(change)
    const { businessId: _ours, reset, givenKinds: _given, version: _version, ...parts } = change
    answer = reset ? makeFrames({ version: answer.version + 1 }) : merged(parts)
    return answer
  })
})
const merged = (parts: object): FrameAnswer => ({ ...answer, ...parts, version: answer.version + 1 })
afterEach(() => {
  giveUp()
  vi.restoreAllMocks()
  // The letters of a frame come as files.
  expect(edge.unanswered.filter((one) => one.includes('/api/'))).toEqual([])
})
async function open(more: object = {}, address = at) {
  const panel = await openPanel({ at: address, edge, ...more })
  const press = async (name: string | RegExp) =>
    panel.hands.click(await screen.findByRole('button', { name }))
  const choose = async (group: string, name: string) => {
    const choices = within(await screen.findByRole('group', { name: group }))
    await panel.hands.click(choices.getByRole('button', { name }))
  }
  const write = async (label: string, text: string) => {
    const box = await screen.findByLabelText(label)
    await panel.hands.clear(box)
    if (text) await panel.hands.paste(text)
  }
  return { ...panel, press, choose, write }
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const detail = async (name: string) =>
  (await part('Details')).getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) })
const unsaved = () => screen.queryByRole('group', { name: 'Unsaved changes' })
const save = async ({ press }: Awaited<ReturnType<typeof open>>) => {
  await press('Save')
  await screen.findByText('Saved. All your pictures have this frame now.')
  await waitFor(() => expect(unsaved()).toBeNull())
}

test('every look, each under its name, is saved as the frame of its shape', async () => {
  const panel = await open()
  for (const [group, name] of [
    ['Style', 'Style 2'],
    ['Height', 'High'],
    ['Place of the logo', 'Right'],
    ['Icons', 'Round'],
    ['Letters', 'Festive'],
    ['Colours', 'Own colours'],
  ] as const)
    await panel.choose(group, name)
  fireEvent.change(await screen.findByLabelText('Main colour'), { target: { value: '#12503a' } })
  fireEvent.change(await screen.findByLabelText('Second colour'), { target: { value: '#f0c040' } })
  await panel.press('Frame 7')
  await panel.choose('Settings for', 'Story')
  await panel.choose('Show', 'Only logo')
  expect(screen.queryByRole('group', { name: 'Letters' })).toBeNull()
  await save(panel)
  const usual = usualSetup()
  expect(sent).toEqual([
    {
      businessId: 5,
      square: {
        ...usual.square,
        frame: 'frame7',
        style: 'style-2',
        height: 'HEIGHT-3',
        logoPlace: 'end',
        icons: 'disc',
        font: 'display',
        colours: { from: 'chosen', main: '#12503a', accent: '#f0c040' },
      },
      story: { ...usual.story, displayMode: 'only-logo' },
      version: 1,
    },
  ])
})

test('details go on and off, and say what stands in them', async () => {
  const panel = await open()
  const details = await part('Details')
  expect(details.getByText('+91 98765 10001')).toBeTruthy()
  expect(details.getAllByText('Not given yet').length).toBeGreaterThan(3)
  await panel.hands.click(await detail('Phone'))
  await panel.hands.click(await detail('Tagline'))
  await panel.write('Tagline', 'Since 1968')
  await waitFor(async () => expect((await part('Details')).getByText('Since 1968')).toBeTruthy())
  await save(panel)
  expect(sent[0]!.square!.details).toEqual(['logo', 'name', 'website', 'address', 'tagline'])
  expect(sent[0]!.texts!.tagline).toBe('Since 1968')
})

test('a second phone that is none is named', async () => {
  const panel = await open()
  const box = await (await part('Text')).findByLabelText('Second phone')
  await panel.hands.type(box, '12')
  await screen.findByText('A valid phone number is required.')
  await panel.hands.clear(box)
  await waitFor(() => expect(screen.queryByText('A valid phone number is required.')).toBeNull())
})

test('what is not saved outlives the page, and is dropped by Discard; leaving asks', async () => {
  const first = await open()
  await first.hands.click(await detail('Phone'))
  await screen.findByRole('group', { name: 'Unsaved changes' })
  void first.router.navigate({ href: '/panel/customer/account' })
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await first.hands.click(question.getByRole('button', { name: 'Stay' }))
  expect(first.place()).toBe(at)
  first.unmount()

  const again = await open()
  await screen.findByRole('group', { name: 'Unsaved changes' })
  expect((await detail('Phone')).checked).toBe(false)
  await again.press('Discard')
  await waitFor(() => expect(unsaved()).toBeNull())
  expect((await detail('Phone')).checked).toBe(true)
  again.unmount()
  await open()
  expect((await detail('Phone')).checked).toBe(true)
  expect(unsaved()).toBeNull()
  expect(sent).toEqual([])
})

test('a draft of frames that somebody else changed meanwhile is not shown', async () => {
  const first = await open()
  await first.hands.click(await detail('Phone'))
  await screen.findByRole('group', { name: 'Unsaved changes' })
  first.unmount()
  answer = makeFrames({ version: 2 })
  await open()
  expect((await detail('Phone')).checked).toBe(true)
})

test('a shape that was not touched is not saved: it may have been changed on another device meanwhile', async () => {
  const panel = await open()
  await panel.choose('Show', 'Only logo')
  await save(panel)
  await panel.choose('Settings for', 'Story')
  await panel.choose('Style', 'Style 2')
  await save(panel)
  const { square, story } = usualSetup()
  expect(sent).toEqual([
    { businessId: 5, square: { ...square, displayMode: 'only-logo' }, version: 1 },
    { businessId: 5, story: { ...story, style: 'style-2' }, version: 2 },
  ])
})

test('of a part that somebody else changed meanwhile only what was changed here is saved', async () => {
  answer = makeFrames({ texts: { ...usualSetup().texts, tagline: 'Since 1968' } })
  const panel = await open()
  await panel.write('Instagram', 'rangtapi')
  answer = makeFrames({
    version: 2,
    texts: { ...answer.texts, tagline: 'Three generations', name: 'Rangtapi' },
  })
  await save(panel)
  expect(sent).toMatchObject([
    { version: 2, texts: { instagram: 'rangtapi', tagline: 'Three generations', name: 'Rangtapi' } },
  ])
  expect((await screen.findByLabelText<HTMLInputElement>('Tagline')).value).toBe('Three generations')
})

test('what is changed while a save is under way stays, unsaved', async () => {
  const arrive = Promise.withResolvers<void>()
  const panel = await open()
  edge.on(frameRoutes.updateImagePostSettings, async ({ body }) => {
    const { businessId: _ours, version: _version, ...parts } = body as FrameSetupChange
    await arrive.promise
    answer = merged(parts)
    return answer
  })
  await panel.write('Tagline', 'Since 1968')
  await panel.press('Save')
  await panel.write('Tagline', 'Since 1968, in Surat')
  arrive.resolve()
  await screen.findByText('Saved. All your pictures have this frame now.')
  expect((await screen.findByLabelText<HTMLInputElement>('Tagline')).value).toBe('Since 1968, in Surat')
  expect(unsaved()).toBeTruthy()
})

test('who goes back to what stood there while a save is under way has that, unsaved', async () => {
  answer = makeFrames({ texts: { ...usualSetup().texts, tagline: 'Since 1968' } })
  const arrive = Promise.withResolvers<void>()
  const panel = await open()
  edge.on(frameRoutes.updateImagePostSettings, async ({ body }) => {
    const { businessId: _ours, version: _version, ...parts } = body as FrameSetupChange
    await arrive.promise
    // Another device was first with another text of the same part.
    answer = merged({ ...parts, texts: { ...parts.texts, name: 'Rangtapi' } })
    return answer
  })
  await panel.write('Tagline', 'Since 1986')
  await panel.press('Save')
  await panel.write('Tagline', 'Since 1968')
  arrive.resolve()
  await screen.findByText('Saved. All your pictures have this frame now.')
  expect((await screen.findByLabelText<HTMLInputElement>('Tagline')).value).toBe('Since 1968')
  expect(unsaved()).toBeTruthy()
  edge.on(frameRoutes.updateImagePostSettings, ({ body }) => {
    const { businessId: _ours, version: _version, ...parts } = body as FrameSetupChange
    answer = merged(parts)
    return answer
  })
  await save(panel)
  expect(answer.texts).toMatchObject({ tagline: 'Since 1968', name: 'Rangtapi' })
})

test('what cannot be saved is said, and stays', async () => {
  edge.on(frameRoutes.updateImagePostSettings, refused('INTERNAL', { message: 'Not now.' }))
  const panel = await open()
  await panel.hands.click(await detail('Phone'))
  await panel.press('Save')
  await within(await screen.findByRole('alertdialog')).findByText('Not now.')
  await panel.press('Ok')
  expect((await detail('Phone')).checked).toBe(false)
  expect(unsaved()).toBeTruthy()
})

test('all is put back to how it began, after a question', async () => {
  const { square } = makeFrames()
  answer = makeFrames({ square: { ...square, details: ['name'] } })
  const panel = await open()
  expect((await detail('Phone')).checked).toBe(false)
  await panel.press('Reset')
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset the frames?' }))
  await panel.hands.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent).toEqual([])
  await panel.press('Reset')
  await panel.hands.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }),
  )
  await screen.findByText('The frames are as they began')
  expect(sent).toEqual([{ businessId: 5, reset: true }])
  await waitFor(async () => expect((await detail('Phone')).checked).toBe(true))
})

test('a product frame takes a product of the card, with its words', async () => {
  const file = {
    url: '/files/77.webp',
    thumbnailUrl: '/files/77s.webp',
    width: 900,
    height: 900,
    bytes: 9000,
  }
  edge.on(cardRoutes.getCardsByBusiness, [makeCard({ products: [peda], files: { 77: file } })])
  const panel = await open()
  await panel.choose('Kind of frame', 'Product')
  await panel.press('Frame 3')
  const list = within(await screen.findByRole('list', { name: 'Products of your card' }))
  await panel.hands.click(list.getByRole('button', { name: /Kesar peda/ }))
  const text = await part('Text')
  expect(text.getByLabelText<HTMLInputElement>('Price').value).toBe('₹540 / kg')
  await panel.write('Price', '₹ 649')
  await save(panel)
  expect(sent[0]).toMatchObject({
    square: { frame: 'product3' },
    product: { name: 'Kesar peda', price: '₹ 649' },
    pictures: { productDocumentId: 77 },
  })
})
test('a political frame has its words', async () => {
  const panel = await open()
  await panel.choose('Kind of frame', 'Political')
  await panel.press('Frame 2')
  await panel.write('Post', 'Ward President')
  await panel.write('Slogan', 'Clean lanes')
  await part('Pictures')
  await save(panel)
  expect(sent[0]).toMatchObject({
    square: { frame: 'political2' },
    political: { post: 'Ward President', slogan: 'Clean lanes' },
  })
})

test('a kind the plan hides is not there; one without a plan is locked and leads to the plans', async () => {
  answer = makeFrames({ kinds: { regular: null, product: 'notInPlan', political: 'noPlan' } })
  edge.on(planRoutes.listSubscriptionPlans, [])
  edge.on(planRoutes.getPlanOfBusiness, makePlanOfBusiness())
  const panel = await open({ inAddressBar: true })
  const kinds = within(await screen.findByRole('group', { name: 'Kind of frame' }))
  expect(kinds.getAllByRole('button').map((one) => one.textContent)).toEqual(['Regular', 'Political'])
  await panel.choose('Kind of frame', 'Political')
  await panel.press('Frame 1, locked')
  await screen.findByRole('dialog', { name: 'Premium' })
  expect(unsaved()).toBeNull()
})

test('staff who may set frames switch the greetings of a business, here at once and back where it was refused', async () => {
  const asked = edge.on(frameRoutes.updateImagePostStatus, ({ body }) => ({
    ...(body as { businessId: number; isEnabled: boolean }),
  }))
  const panel = await open({ staff: {} }, `${at}?businessId=5`)
  const all = await screen.findByRole<HTMLInputElement>('switch', { name: /^Greetings of this business/ })
  await screen.findByText('On: the owner sees and sends them')
  await panel.hands.click(all)
  await screen.findByText('Off: the owner does not see them')
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ businessId: 5, isEnabled: false }]))
  await waitFor(() => expect(all.disabled).toBe(false))
  edge.on(frameRoutes.updateImagePostStatus, refused('INTERNAL', { message: 'Not now.' }))
  await panel.hands.click(all)
  await within(await screen.findByRole('alertdialog')).findByText('Not now.')
  await waitFor(() => expect(all.checked).toBe(false))
})

test('an owner has no such switch; staff without the right ask nothing; what is not here says so', async () => {
  const owner = await open()
  await detail('Phone')
  expect(screen.queryByText('Greetings of this business')).toBeNull()
  owner.unmount()
  const asked = edge.on(frameRoutes.getImagePostSettings, () => answer)
  const staff = { roles: ['franchisee'], permissions: ['business.view'] }
  const closed = await open({ staff }, `${at}?businessId=5`)
  await screen.findByText('This page is not open to your account')
  expect(asked).toEqual([])
  closed.unmount()
  edge.on(businessRoutes.getBusiness, refused('NOT_FOUND'))
  await open({ staff: {} }, `${at}?businessId=12`)
  await screen.findByText('This business is not here')
})
