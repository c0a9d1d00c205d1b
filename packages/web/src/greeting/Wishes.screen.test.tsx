import type { User } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { DatedSubcategory } from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Asked, Edge } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

const user: User = {
  userId: 1,
  isForeignUser: false,
  phoneNumber: '+919825012345',
  email: null,
  title: null,
  name: 'Asha',
  preference: { greetings: { languages: ['gu'], hiddenReligions: [], hiddenOccasions: [] } },
  mustChangePassword: false,
  createdAt: '2026-11-01T06:00:00.000Z',
}
const onam: DatedSubcategory = {
  imageSubcategoryId: 12,
  imageCategoryId: 1,
  name: 'Onam',
  names: {},
  isShared: true,
  order: 0,
  dateType: 'FLEXIBLE',
  days: [{ day: '2027-09-12', who: '' }],
  regions: ['KL'],
  communities: [],
  priority: 1,
  showDaysBefore: 7,
  source: 'panchang',
  version: 1,
}
let edge: Edge
let saved: Asked[]
beforeEach(() => {
  edge = new Edge()
  edge.on(authRoutes.getUser, user)
  edge.on(businessRoutes.getBusinessesByUser, [])
  edge.on(greetingRoutes.listImageSubcategories, [onam])
  saved = edge.on(authRoutes.updatePreference, ({ body }) => ({
    updatedUser: { ...user, preference: (body as { preference: User['preference'] }).preference },
  }))
})

test('languages in the order of choosing, religions and days that never show are saved together', async () => {
  const panel = await openPanel({ at: '/panel/customer/account/greetings', edge })
  const press = async (name: string | RegExp) =>
    panel.hands.click(await screen.findByRole('button', { name }))
  expect((await screen.findByRole('button', { name: 'ગુજરાતી' })).getAttribute('aria-pressed')).toBe('true')
  await press('தமிழ்')
  await press('Muslim')
  await panel.hands.type(screen.getByLabelText('Never show these days'), 'ona{Enter}')
  await press('Save')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.body).toEqual({
    preference: {
      greetings: { languages: ['gu', 'ta'], hiddenReligions: ['muslim'], hiddenOccasions: [12] },
    },
  })
})

test('a hidden day that the library has no more is no bare number, and is taken off', async () => {
  const greetings = { languages: [], hiddenReligions: [], hiddenOccasions: [12, 99] }
  edge.on(authRoutes.getUser, { ...user, preference: { greetings } })
  const panel = await openPanel({ at: '/panel/customer/account/greetings', edge })
  const list = within(await screen.findByRole('list', { name: 'Never show these days' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Onam',
    'Not there any more',
  ])
  await panel.hands.click(list.getByRole('button', { name: 'Remove Not there any more' }))
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.body).toEqual({ preference: { greetings: { ...greetings, hiddenOccasions: [12] } } })
})
