import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const day = [{ from: '10:00', to: '20:00' }]
const hours = { mon: day, tue: [], wed: day, thu: day, fri: day, sat: day, sun: [] }

test('days of their own that Discard brings back are shown one by one: Tuesday is closed again, and stays so', async () => {
  const { basicDetails } = makeCard()
  let stored = makeCard({ basicDetails: { ...basicDetails, hours } })
  const edge = new Edge()
  answerQuietHome(edge)
  const business = makeBusiness({ category: 'Sweets' })
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusiness, business)
  edge.on(businessRoutes.getBusinessesByUser, [business])
  edge.on(linkStoreRoutes.listLinkCategories, [])
  edge.on(cardRoutes.getCard, () => stored)
  edge.on(cardRoutes.updateCardBasicDetails, ({ body }) => {
    stored = { ...stored, ...(body as Pick<Card, 'basicDetails'>), version: stored.version + 1 }
    return stored
  })
  const { hands } = await openPanel({ at: '/panel/customer/cards/edit?cardNo=9&section=details', edge })
  const same = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Same hours/ })
  expect((await same()).checked).toBe(false)
  await hands.click(await same())
  await screen.findByRole('button', { name: /^Monday – Saturday/ })
  await hands.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect((await same()).checked).toBe(false))
  await screen.findByRole('button', { name: /^Tuesday.*Closed/ })
  await hands.click(screen.getByRole('button', { name: /^Monday/ }))
  const monday = within(screen.getByRole('group', { name: 'Monday: open or closed' }))
  await hands.click(monday.getByRole('button', { name: '24 hours' }))
  await hands.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Saved \d\d:\d\d$/)
  expect(stored.basicDetails.hours).toMatchObject({ mon: [{ from: '00:00' }], tue: [], wed: day })
})
