import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { noWords, type PosterBase, type PosterEdit } from '@parichay/contract/greeting/own-poster.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { usualSetup } from '@parichay/contract/greeting/rules.frames.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { pdfShop } from '../../testing/makers.pdf.ts'
import { openPanel } from '../../testing/panel.tsx'
import { allowSharing } from '../../ui/sharing.ts'

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
  expect(wish.maxLength).toBe(80)
  expect(screen.queryByLabelText('Price')).toBeNull()
  await panel.hands.type(wish, 'Happy anniversary')
  expect(screen.getByText('17/80')).toBeTruthy()
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

test('what was typed and taken back again is no draft', async () => {
  const at = '/panel/customer/daily-image/own?design=portrait'
  const panel = await openPanel({ at, edge })
  const wish = (await screen.findByLabelText('Wish or name of the product')) as HTMLInputElement
  await panel.hands.type(wish, 'Hi')
  await panel.hands.clear(wish)
  panel.unmount()
  await openPanel({ at, edge })
  expect(((await screen.findByLabelText('Wish or name of the product')) as HTMLInputElement).value).toBe('')
})

const base: PosterBase = {
  imageId: 7,
  title: 'Happy Diwali',
  shape: 'SQUARE',
  language: 'en',
  look: 'gold',
  words: { ...noWords, wish: 'Happy\nDiwali', line: 'Light in the home' },
  message: {
    kind: 'group',
    id: 'message',
    box: { x: 0, y: 0, width: 900, height: 400 },
    children: ['above', 'wish', 'line'].map((id) => ({
      kind: 'text',
      id,
      box: { x: 0, y: 0, width: 900, height: 200 },
      text: id,
      family: 'rounded',
      weight: 'bold',
      size: 80,
      fill: '#ffffff',
    })),
  },
  kept: null,
}
const shown = async (label: string) => (await screen.findByLabelText(label)) as HTMLInputElement
const keeps = (edge: Edge) => {
  const asked = edge.on(ownPosterRoutes.keepPosterWords, ({ body }) => ({
    edit: (body as { edit: PosterEdit | null }).edit,
  }))
  return () => asked.map(({ body }) => (body as { edit: PosterEdit | null }).edit)
}

test('a poster of the library is told in other words, which are kept, and told as before again', async () => {
  edge.on(ownPosterRoutes.getPosterWords, base)
  const kept = keeps(edge)
  const panel = await openPanel({ at: '/panel/customer/daily-image/own?post=7', edge })
  const wish = await shown('Wish or name of the product')
  expect(wish.value).toBe('Happy Diwali')
  expect(screen.getByText('12/140')).toBeTruthy()
  // Only places with words are there; the others are added one by one.
  expect(screen.queryByLabelText('Price')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Square' })).toBeNull()
  await panel.hands.click(screen.getByRole('button', { name: 'Price' }))
  await panel.hands.type(await shown('Price'), '₹ 99')
  await panel.hands.click(screen.getByRole('button', { name: 'Silver' }))
  await screen.findByText('Your words are kept for next time')
  expect(kept().at(-1)).toEqual({
    language: 'en',
    look: 'silver',
    words: { ...noWords, wish: 'Happy Diwali', line: 'Light in the home', price: '₹ 99' },
  })
  await panel.hands.click(screen.getByRole('button', { name: 'Back to the library’s words' }))
  await waitFor(() => expect(kept().at(-1)).toBeNull())
  expect(screen.queryByLabelText('Price')).toBeNull()
  expect(screen.getByRole('button', { name: 'Gold' }).getAttribute('aria-pressed')).toBe('true')
})

test('what was said last time is there, and what could not be kept is said and tried again', async () => {
  const before: PosterEdit = { language: 'hi', look: 'plain', words: { ...noWords, wish: 'शुभ दीपावली' } }
  edge.on(ownPosterRoutes.getPosterWords, { ...base, kept: before })
  edge.on(ownPosterRoutes.keepPosterWords, refused('RATE_LIMITED'))
  const panel = await openPanel({ at: '/panel/customer/daily-image/own?post=7', edge })
  const wish = await shown('Wish or name of the product')
  expect(wish.value).toBe('शुभ दीपावली')
  await panel.hands.type(wish, '!')
  await screen.findByText('Your words could not be kept.')
  const kept = keeps(edge)
  await panel.hands.click(screen.getByRole('button', { name: /Try again|Retry/ }))
  await screen.findByText('Your words are kept for next time')
  expect(kept().at(-1)?.words.wish).toBe('शुभ दीपावली!')
})

test('a post that is only a picture says so', async () => {
  edge.on(ownPosterRoutes.getPosterWords, refused('CONFLICT', { message: 'This post is a picture only.' }))
  await openPanel({ at: '/panel/customer/daily-image/own?post=8', edge })
  expect(await screen.findByText(/picture only/)).toBeTruthy()
})

test.each([true, false])(
  'where sharing is allowed: %s, a finished poster is sent, or only fetched',
  async (allowed) => {
    allowSharing(allowed)
    const panel = await openPanel({ at: '/panel/customer/daily-image/own?design=arch', edge })
    await panel.hands.type(await shown('Wish or name of the product'), 'Happy anniversary')
    expect(await screen.findByRole('button', { name: 'Download' })).toBeTruthy()
    const offered = screen.queryAllByRole('button', { name: /share|whatsapp/i })
    expect(offered.map(({ textContent }) => textContent)).toEqual(allowed ? ['Share on WhatsApp'] : [])
  },
)
