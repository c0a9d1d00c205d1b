import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { VideoAllowance } from '@parichay/contract/video/fields.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { pdfShop as business } from '../testing/makers.pdf.ts'
import { makeVideo, plate, videoFacts } from '../testing/makers.video.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
let allowance: VideoAllowance
const gold = { ...plate, isPremium: true }
beforeEach(() => {
  // Nothing comes near the screen: films are drawn in browsers only.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const none = () => undefined
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: none,
    removeEventListener: none,
    addListener: none,
    removeListener: none,
  }))
  allowance = { limit: 0, used: 0, left: 0, why: 'noPlan' }
  edge = new Edge()
  edge.on(authRoutes.getUser, {
    userId: 3,
    isForeignUser: false,
    phoneNumber: '+919825012345',
    email: null,
    title: null,
    name: 'R. K. Anand',
    preference: {},
    mustChangePassword: false,
    createdAt: '2026-11-01T06:00:00.000Z',
  })
  edge.on(businessRoutes.getBusiness, business)
  edge.on(businessRoutes.getBusinessesByUser, [business])
  edge.on(videoTemplateRoutes.listVideoTemplates, [gold, { ...plate, templateId: 12, title: 'Free one' }])
  edge.on(videoTemplateRoutes.getVideoTemplate, gold)
  edge.on(userVideoRoutes.getUserVideosByBusiness, () => ({ list: [], facts: videoFacts, allowance }))
})
const open = (query: string) => openPanel({ at: `/panel/customer/video-templates${query}`, edge })
const button = (name: string) => screen.findByRole('button', { name })
const locked = async () =>
  within(await screen.findByRole('list', { name: 'Templates' }))
    .getAllByRole('link')
    .map((link) => (link.textContent ?? '').includes('Premium'))

test('a premium template bears a lock for who has no plan with films, and none for who has, even used up', async () => {
  await open('?businessId=5')
  expect(await locked()).toEqual([true, false])
})

test('a plan with films opens it', async () => {
  allowance = { limit: 3, used: 3, left: 0, why: 'usedUp' }
  await open('?businessId=5')
  expect(await locked()).toEqual([false, false])
})

test('in the editor of a premium template the film is not made: the plans are a press away, the draft can be kept', async () => {
  const panel = await open('?businessId=5&templateId=11')
  await button('Save draft')
  await screen.findByText('This template is premium: a plan with films opens it.')
  expect(screen.queryByRole('button', { name: 'Make a sample' })).toBeNull()
  await panel.hands.click(await button('Premium – see plans'))
  await vi.waitFor(() => expect(panel.place()).toContain('#upgrade'))
})

test('a draft of a template that became premium says the same; one that something pays for is made', async () => {
  const draft = makeVideo()
  edge.on(userVideoRoutes.getUserVideo, {
    ...draft,
    cover: { by: 'none', why: 'noPlan', left: 0 },
    can: { ...draft.can, render: 'PLAN_NEEDED' },
  })
  edge.on(userVideoRoutes.getUserVideosByBusiness, () => ({ list: [], facts: videoFacts, allowance }))
  await open('?videoNo=3001')
  await button('Premium – see plans')
  expect(screen.queryByRole('button', { name: /Make/ })).toBeNull()
})
