import type { OccasionCover } from '@parichay/contract/greeting/coverage.ts'
import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Edge } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'

const both = (language: 'en' | 'hi' | 'ta', pictures = 1) =>
  (['SQUARE', 'STORY'] as const).map((shape) => ({ language, shape, pictures }))
const occasion = (facts: Partial<OccasionCover>): OccasionCover => ({
  day: '2027-01-14',
  imageSubcategoryId: 3,
  imageCategoryId: 1,
  name: 'Pongal',
  names: {},
  priority: 1,
  regions: ['TN'],
  counts: [...both('en'), ...both('hi').slice(0, 1)],
  ...facts,
})
const whole = occasion({
  imageSubcategoryId: 4,
  name: 'Lohri',
  regions: [],
  counts: [...both('en'), ...both('hi')],
})

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(coverageRoutes.getImageCoverage, [occasion({}), whole])
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listImageTags, [])
})
const open = () =>
  openPanel({ at: '/panel/admin/image-posts-management?tab=calendar', edge, staff: { roles: ['admin'] } })

test('an occasion says in which language and shape it is missing, and leads to adding just that', async () => {
  const panel = await open()
  const list = await screen.findByRole('list', { name: 'Occasions of the next 60 days' })
  expect(within(list).queryByText('Lohri')).toBeNull()
  const links = within(list).getAllByRole('link')
  expect(links.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Add Pongal in தமிழ்: Square, Story',
    'Add Pongal in हिन्दी: Story',
  ])
  expect(links[0]!.getAttribute('href')).toMatch(/add\?category=1&subcategory=3&language=ta$/)
  await panel.hands.click(screen.getByRole('button', { name: 'All 2 occasions' }))
  expect(within(list).getByText('Lohri')).toBeTruthy()
})
