import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveUp } from '../shell/upgrade-request.ts'
import { playCheckout } from '../testing/checkout.ts'
import { Edge } from '../testing/edge.ts'
import { makeUser } from '../testing/makers.customer.ts'
import { makeFrames } from '../testing/makers.frames.ts'
import { makePost } from '../testing/makers.library.ts'
import { makeOrder, makePlanOfBusiness, makePreview, makeReply } from '../testing/makers.payment.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const {
  downloads: _downloads,
  uses: _uses,
  can: _can,
  ...life
} = makePost(3, { title: 'Life 3', isExclusive: false, isPremium: true })
const shop = makeBusiness({ paymentStatus: 0, expiryDateForCustomer: null, state: 'Gujarat', pin: '395003' })
let edge: Edge
let isPaid: boolean
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  Element.prototype.scrollTo = () => undefined
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  isPaid = false
  edge = new Edge()
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, [shop])
  edge.on(businessRoutes.getBusiness, shop)
  edge.on(cardRoutes.getCardsByBusiness, [])
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(ownImageRoutes.getDayImages, { list: [life], occasion: 0, hasMore: false })
  edge.on(ownImageRoutes.listFavouriteImages, [])
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(imagePostRoutes.listImagePosts, { list: [], next: null })
  edge.on(frameRoutes.getImagePostSettings, () =>
    makeFrames(isPaid ? {} : { kinds: { regular: 'noPlan', product: 'noPlan', political: 'noPlan' } }),
  )
  edge.on(planRoutes.listSubscriptionPlans, [makePlan()])
  edge.on(planRoutes.getPlanOfBusiness, makePlanOfBusiness())
  edge.on(paymentPreviewRoutes.previewCardPayment, makePreview())
  edge.on(paymentRoutes.createCardPaymentOrder, makeOrder())
  edge.on(paymentRoutes.confirmCardPayment, () => {
    isPaid = true
    return makeReply()
  })
})
afterEach(() => {
  giveUp()
  vi.restoreAllMocks()
  // The letters of a frame come as files.
  expect(edge.unanswered.filter((one) => one.includes('/api/'))).toEqual([])
})

test('a picture that needs a plan can be sent as soon as the plan is paid', async () => {
  const checkout = playCheckout()
  const { hands } = await openPanel({ at: '/panel/customer/daily-image?image=3', edge, inAddressBar: true })
  const press = async (name: string | RegExp) => hands.click(await screen.findByRole('button', { name }))
  await press('Premium – see plans')
  await press('Buy now: Vepari')
  await press('Pay ₹2,999')
  await waitFor(() => expect(checkout.opened()).toHaveLength(1))
  act(() => checkout.opened()[0]!.pay())
  await screen.findByText('Your payment was successful!')
  await screen.findByRole('button', { name: 'Share on WhatsApp' })
  expect(screen.queryByRole('button', { name: 'Premium – see plans' })).toBeNull()
})
