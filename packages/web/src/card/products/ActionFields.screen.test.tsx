import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Edge } from '../../testing/edge.ts'
import { makeCard } from '../../testing/makers.card.ts'
import { answerQuietHome, makeUser } from '../../testing/makers.customer.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { openPanel } from '../../testing/panel.tsx'

/** The sheet of a new product on a card with this number. */
async function openSheet(whatsapp: string | null) {
  const { basicDetails } = makeCard()
  const edge = new Edge()
  answerQuietHome(edge)
  const business = makeBusiness({ category: 'Sweets' })
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusiness, business)
  edge.on(businessRoutes.getBusinessesByUser, [business])
  edge.on(linkStoreRoutes.listLinkCategories, [])
  edge.on(cardRoutes.getCard, makeCard({ basicDetails: { ...basicDetails, whatsapp } }))
  const { hands } = await openPanel({ at: '/panel/customer/cards/edit?cardNo=9&section=products', edge })
  await hands.click(await screen.findByRole('button', { name: 'Add a product' }))
  await screen.findByText(/^It goes into a basket/)
  return hands
}

test('a button that visitors do not see, as the card has no WhatsApp number, says so while it is chosen', async () => {
  const hands = await openSheet(null)
  await screen.findByText(/^This card has no WhatsApp number/)
  await hands.click(screen.getByRole('button', { name: 'Link' }))
  expect(screen.queryByText(/^This card has no WhatsApp number/)).toBeNull()
})

test('with a number nothing is said', async () => {
  await openSheet('+919876510001')
  expect(screen.queryByText(/^This card has no WhatsApp number/)).toBeNull()
})
