import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { usualSetup } from '@parichay/contract/greeting/rules.frames.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Edge } from '../../testing/edge.ts'
import { pdfShop } from '../../testing/makers.pdf.ts'
import { openPanel } from '../../testing/panel.tsx'

let edge: Edge
beforeEach(() => {
  localStorage.clear()
  edge = new Edge()
  edge.on(authRoutes.getUser, {
    userId: 1,
    isForeignUser: false,
    phoneNumber: '+919825012345',
    email: null,
    title: null,
    name: 'Asha',
    preference: {},
    mustChangePassword: false,
    createdAt: '2026-11-01T06:00:00.000Z',
  })
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  edge.on(cardRoutes.getCardsByBusiness, [])
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

test('places of the design with their limits; without a photo or words nothing is sent; what was typed stays', async () => {
  const panel = await openPanel({ at: '/panel/customer/daily-image/own?design=portrait', edge })
  const wish = (await screen.findByLabelText('Wish or name of the product')) as HTMLInputElement
  expect(wish.maxLength).toBe(60)
  expect(screen.queryByLabelText('Price')).toBeNull()
  await panel.hands.type(wish, 'Happy anniversary')
  expect(screen.getByText('17/60')).toBeTruthy()
  // Another design keeps the words in the places it shares.
  await panel.hands.click(screen.getByRole('button', { name: 'A wish in an arch' }))
  expect(((await screen.findByLabelText('Wish or name of the product')) as HTMLInputElement).value).toBe(
    'Happy anniversary',
  )
  await panel.hands.click(screen.getByRole('button', { name: 'Classic' }))
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('classic'))
  panel.unmount()
  await openPanel({ at: '/panel/customer/daily-image/own?design=portrait', edge })
  expect(((await screen.findByLabelText('Wish or name of the product')) as HTMLInputElement).value).toBe(
    'Happy anniversary',
  )
  expect(screen.getByRole('button', { name: 'Classic' }).getAttribute('aria-pressed')).toBe('true')
})
