import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { DatedSubcategory } from '@parichay/contract/greeting/fields.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { usualSetup } from '@parichay/contract/greeting/rules.frames.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { pdfShop, pdfShopOwner } from '../testing/makers.pdf.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const today = istDay(new Date())
const feast: DatedSubcategory = {
  imageSubcategoryId: 3,
  imageCategoryId: 1,
  name: 'Diwali',
  names: { hi: 'दीपावली' },
  isShared: true,
  order: 0,
  dateType: 'FLEXIBLE',
  days: [{ day: addDays(today, 5), who: '' }],
  regions: [],
  communities: ['hindu'],
  priority: 1,
  showDaysBefore: 7,
  source: '',
  version: 1,
}

let edge: Edge
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  // The days are a row that is scrolled; nothing is laid out here.
  Object.defineProperty(Element.prototype, 'scrollTo', { value: () => undefined, configurable: true })
  edge = new Edge()
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  edge.on(cardRoutes.getCardsByBusiness, [])
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(greetingRoutes.listImageSubcategories, [feast])
  edge.on(imagePostRoutes.listImagePosts, { list: [], next: null } as never)
  edge.on(imagePostRoutes.listImagePostsBySubcategories, [])
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(ownImageRoutes.getDayImages, { list: [], occasion: 0, hasMore: false })
  edge.on(frameRoutes.getImagePostSettings, {
    businessId: pdfShop.businessId,
    isEnabled: true,
    ...usualSetup(),
    kinds: { regular: null, product: null, political: null },
    givenKinds: [],
    facts: { name: 'Anand Sweets' },
    imageAddresses: {},
    logoColours: null,
    filmLayout: 'free',
    pictureHash: 'x',
    version: 0,
  } as never)
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
  // Letters are files of the panel, not calls.
  expect(edge.unanswered.filter((one) => one.includes('/api/'))).toEqual([])
})
const made = () => screen.findByRole('region', { name: 'Make your own' })

test('a great day that is near is counted down to: one tap opens the poster with its words, in the language of the panel', async () => {
  const panel = await openPanel({ at: '/panel/customer/daily-image', edge })
  await made()
  await panel.hands.click(await screen.findByRole('link', { name: 'Make a poster: Diwali, 5 days to go' }))
  const wish = (await screen.findByLabelText('Wish or name of the product')) as HTMLInputElement
  expect(wish.value).toBe('Diwali')
  expect(screen.getByDisplayValue('5 days to go')).toBeTruthy()
  panel.unmount()
  await openPanel({ at: '/panel/customer/daily-image', edge, language: 'hi' })
  await screen.findByRole('link', { name: /दीपावली, बस 5 दिन बाक़ी$/ })
})

test('there is none to a day that is far, or that the owner hid', async () => {
  edge.on(greetingRoutes.listImageSubcategories, [{ ...feast, showDaysBefore: 4 }])
  const panel = await openPanel({ at: '/panel/customer/daily-image', edge })
  await screen.findByRole('link', { name: 'Make a poster: Your wish' })
  expect(screen.queryByRole('link', { name: /^Make a poster: Diwali/ })).toBeNull()
  panel.unmount()
  edge.on(greetingRoutes.listImageSubcategories, [feast])
  edge.on(authRoutes.getUser, {
    ...pdfShopOwner,
    preference: { greetings: { languages: [], hiddenReligions: ['hindu'], hiddenOccasions: [] } },
  })
  await openPanel({ at: '/panel/customer/daily-image', edge })
  await screen.findByRole('link', { name: 'Make a poster: Your wish' })
  expect(screen.queryByRole('link', { name: /^Make a poster: Diwali/ })).toBeNull()
})
