import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSharedCards } from '../shell/shared-cards.ts'
import { Edge } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

test.each([
  ['is live', '2099-01-01', 4],
  ['is over: those addresses answer with a page that says so', '2026-01-01', 0],
])('poster, code, contact and signature of a card are offered while it %s', async (_what, expiry, count) => {
  const card = makeCard({ status: 'ACTIVE', expiryDateForCustomer: expiry })
  const edge = new Edge()
  answerQuietHome(edge)
  const business = makeBusiness({ expiryDateForCustomer: expiry })
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusiness, business)
  edge.on(businessRoutes.getBusinessesByUser, [business])
  edge.on(linkStoreRoutes.listLinkCategories, [])
  edge.on(cardRoutes.getCard, card)
  const { hands } = await openPanel({ at: '/panel/customer/cards/edit?cardNo=9', edge })
  await hands.click(await screen.findByRole('button', { name: 'Share' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Share your card' }))
  await sheet.findByText(card.url!.replace(/^https?:\/\//, ''))
  const files = sheet.queryByRole('list', { name: 'To print and to keep' })
  expect(files ? within(files).getAllByRole('link') : []).toHaveLength(count)
})

test('a card that is shared from its editor counts as shared on the home', async () => {
  const edge = new Edge()
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusiness, makeBusiness())
  edge.on(businessRoutes.getBusinessesByUser, [makeBusiness()])
  edge.on(linkStoreRoutes.listLinkCategories, [])
  edge.on(cardRoutes.getCard, makeCard())
  const { hands } = await openPanel({ at: '/panel/customer/cards/edit?cardNo=9', edge })
  await hands.click(await screen.findByRole('button', { name: 'Share' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Share your card' }))
  await hands.click(sheet.getByRole('button', { name: 'Copy link' }))
  await sheet.findByText('Copied')
  expect(useSharedCards.getState().cardNos).toEqual([9])
})
