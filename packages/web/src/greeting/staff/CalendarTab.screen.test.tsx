import type { OccasionCover } from '@parichay/contract/greeting/coverage.ts'
import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useImageBatch } from '../../api/image-batch.ts'
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
afterEach(() => useImageBatch.setState({ pictures: [] }))
const open = () =>
  openPanel({
    at: '/panel/admin/image-posts-management?tab=calendar&view=list',
    edge,
    staff: { roles: ['admin'] },
  })

test('an occasion says in which language and shape it is missing, and leads to adding just that', async () => {
  const panel = await open()
  const list = await screen.findByRole('list', { name: 'Occasions of the next 60 days' })
  expect(within(list).queryByText('Lohri')).toBeNull()
  const links = within(list).getAllByRole('link')
  expect(links.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Add Pongal: தமிழ் Square, Story',
    'Add Pongal: हिन्दी Story',
  ])
  expect(links[0]!.getAttribute('href')).toMatch(/add\?category=1&subcategory=3&language=ta$/)
  await panel.hands.click(screen.getByRole('button', { name: 'All 2 occasions' }))
  expect(within(list).getByText('Lohri')).toBeTruthy()
})

test('from the calendar the form for new pictures knows the occasion and the language', async () => {
  const shelf = { isShared: true, order: 0, names: {}, version: 1 }
  edge.on(greetingRoutes.listImageCategories, [
    { ...shelf, imageCategoryId: 1, name: 'Festivals', kind: 'festival' },
  ])
  edge.on(greetingRoutes.listImageSubcategories, [
    {
      ...shelf,
      imageSubcategoryId: 3,
      imageCategoryId: 1,
      name: 'Pongal',
      dateType: 'FLEXIBLE',
      days: [{ day: '2027-01-14', who: '' }],
      regions: ['TN'],
      communities: [],
      priority: 1,
      showDaysBefore: 7,
      source: '',
    },
  ])
  const panel = await open()
  await panel.hands.click(await screen.findByRole('link', { name: 'Add Pongal: தமிழ் Square, Story' }))
  // The form stands beside the pictures that were chosen for it.
  await screen.findByRole('heading', { name: 'Add images' })
  act(() =>
    useImageBatch.setState({
      pictures: [
        {
          id: 'picture-1',
          name: 'pongal.jpg',
          title: 'Pongal',
          address: '/t.webp',
          state: 'stored',
          part: 1,
          message: '',
          isFinal: false,
          documentId: 9,
          shape: 'SQUARE',
        },
      ],
    }),
  )
  const chosen = async (label: RegExp) => {
    const { selectedOptions } = (await screen.findByLabelText(label)) as HTMLSelectElement
    return selectedOptions[0]?.textContent
  }
  await waitFor(async () =>
    expect([
      await chosen(/^Category/),
      await chosen(/^Subcategory or occasion/),
      await chosen(/^Language/),
    ]).toEqual(['Festivals', 'Pongal', 'Tamil']),
  )
})
