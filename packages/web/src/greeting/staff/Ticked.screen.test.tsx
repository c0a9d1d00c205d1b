import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Asked, Edge, refused } from '../../testing/edge.ts'
import { makeBulkJob, makeBulkRow } from '../../testing/makers.bulk.ts'
import { makeImageCategory, makePost } from '../../testing/makers.library.ts'
import { openPanel } from '../../testing/panel.tsx'

const posts = [3, 2, 1].map((imageId) => makePost(imageId))
const fairs = makeImageCategory()

let edge: Edge
let changed: Asked[]
beforeEach(() => {
  edge = new Edge()
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, [fairs])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listImageTags, [
    { imageTagId: 4, name: 'Diya', isShared: false },
    { imageTagId: 5, name: 'Sale', isShared: false },
  ])
  edge.on(imagePostRoutes.listImagePosts, { list: posts, next: 1, total: 41, totalIsMore: false })
  edge.on(bulkRoutes.listBulkRows, { list: [], total: 0 })
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'imageHide', about: '' }))
  changed = edge.on(bulkRoutes.changeImagesInBulk, makeBulkJob({ kind: 'imageHide', state: 'waiting' }))
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const open = async (query = '?category=1') => {
  const panel = await openPanel({ at: `/panel/admin/image-posts-management${query}`, edge, staff: {} })
  await screen.findByText('Image 3')
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const bar = () => screen.getByRole('region', { name: 'Ticked rows' })
  const choose = async (deed: string) => {
    await panel.hands.click(within(bar()).getByRole('button', { name: /^With/ }))
    await panel.hands.click(await screen.findByRole('menuitem', { name: deed }))
  }
  return { panel, box, bar, choose }
}

test('ticked ones alone are hidden, after a question; the job is looked at', async () => {
  const { panel, box, bar, choose } = await open()
  await panel.hands.click(box('Tick Image 3'))
  await panel.hands.click(box('Tick Image 1'))
  expect(within(bar()).getByRole('status').textContent).toBe('2 ticked')
  await choose('Hide …')
  const question = within(await screen.findByRole('alertdialog', { name: 'Hide 2 images?' }))
  await panel.hands.click(question.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
  expect(changed[0]?.body).toEqual({
    filter: { imageIds: [3, 1] },
    expected: 2,
    change: { isShown: false },
  })
})

test('by keys: J walks, X ticks; all that are found carry the filter', async () => {
  const { panel, box, bar, choose } = await open()
  await panel.hands.keyboard('jx')
  expect(box('Tick Image 3').checked).toBe(true)
  expect(box('Tick Image 2').checked).toBe(false)
  await panel.hands.click(box('Tick this page'))
  await panel.hands.click(within(bar()).getByRole('button', { name: 'Tick all 41 found' }))
  await choose('Tags …')
  const sheet = within(await screen.findByRole('dialog', { name: 'Tags' }))
  await panel.hands.click(sheet.getByRole('button', { name: 'Change 41 images' }))
  await sheet.findByText('Choose at least one tag.')
  expect(changed).toEqual([])
  await panel.hands.type(sheet.getByLabelText(/Put on/), 'Diya{Enter}')
  await panel.hands.type(sheet.getByLabelText(/Take off/), 'Sale{Enter}')
  await panel.hands.click(sheet.getByRole('button', { name: 'Change 41 images' }))
  await waitFor(() => expect(changed).toHaveLength(1))
  expect(changed[0]?.body).toEqual({
    filter: { imageCategoryId: 1 },
    expected: 41,
    change: { tags: { add: [4], takeOff: [5] } },
  })
})

test('a category and a date; what was chosen stays when the list moved on', async () => {
  changed = edge.on(
    bulkRoutes.changeImagesInBulk,
    refused('CONFLICT', { message: 'Meanwhile 2 images match.' }),
  )
  const { panel, box, choose } = await open()
  await panel.hands.click(box('Tick this page'))
  await choose('Category …')
  const place = within(await screen.findByRole('dialog', { name: 'Category' }))
  const save = place.getByRole('button', { name: 'Change 3 images' })
  await panel.hands.click(save)
  expect(changed).toEqual([])
  await panel.hands.selectOptions(place.getByLabelText(/^Category/), '1')
  await panel.hands.click(save)
  await place.findByText('Meanwhile 2 images match.')
  expect(place.getByLabelText<HTMLSelectElement>(/^Category/).value).toBe('1')
  expect(changed[0]?.body).toMatchObject({
    change: { place: { imageCategoryId: 1, imageSubcategoryId: null } },
  })
  await panel.hands.click(place.getByRole('button', { name: 'Cancel' }))
  await choose('Date …')
  const day = within(await screen.findByRole('dialog', { name: 'Date' }))
  await panel.hands.click(day.getByRole('button', { name: 'Change 3 images' }))
  await waitFor(() => expect(changed).toHaveLength(2))
  expect(changed[1]?.body).toMatchObject({ change: { day: null } })
})

test('large pictures are ticked too; deleting asks twice, the second time for the number', async () => {
  const gone = edge.on(bulkRoutes.deleteImagesInBulk, makeBulkJob({ kind: 'imageDelete', about: '' }))
  const { panel, box, choose } = await open('?category=1&view=grid')
  await panel.hands.click(box('Tick Image 3'))
  await panel.hands.keyboard('{Shift>}')
  await panel.hands.click(box('Tick Image 1'))
  await panel.hands.keyboard('{/Shift}')
  await choose('Delete …')
  await panel.hands.click(await screen.findByRole('button', { name: 'Go on' }))
  await panel.hands.type(await screen.findByLabelText(/3 images/), '3')
  await panel.hands.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(gone).toHaveLength(1))
  expect(gone[0]?.body).toEqual({ filter: { imageIds: [3, 2, 1] }, expected: 3, confirmed: 3 })
})

test('a search finds the best and not all: only what was ticked is taken', async () => {
  edge.on(imagePostRoutes.searchImagePosts, posts)
  const { panel, box, bar, choose } = await open('?search=holi')
  await panel.hands.click(box('Tick this page'))
  expect(within(bar()).queryByRole('button', { name: /^Tick all/ })).toBeNull()
  await choose('Show …')
  await panel.hands.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Show' }),
  )
  await waitFor(() => expect(changed).toHaveLength(1))
  expect(changed[0]?.body).toMatchObject({ filter: { imageIds: [3, 2, 1] }, change: { isShown: true } })
})

test('a job over images names what it did and leads to them, and says which belong to others', async () => {
  edge.on(
    bulkRoutes.getBulkJob,
    makeBulkJob({ kind: 'imageDay', about: '2026-11-08', counts: { ...makeBulkJob().counts, total: 2 } }),
  )
  edge.on(bulkRoutes.listBulkRows, {
    list: [
      makeBulkRow({ label: 'Image 3', businessId: null, subjectId: 3 }),
      makeBulkRow({
        rowNo: 2,
        label: 'Shared',
        businessId: null,
        subjectId: 9,
        state: 'refused',
        reason: 'NOT_YOURS',
      }),
    ],
    total: 2,
  })
  const staff = { roles: ['franchisee' as const], permissions: ['imagePost.manage' as const] }
  await openPanel({ at: '/panel/admin/bulk/4', edge, staff })
  await screen.findByRole('heading', { name: 'Date of images · 08 Nov 2026' })
  const link = await screen.findByRole('link', { name: 'Image 3' })
  expect(link.getAttribute('href')).toBe('/panel/admin/image-posts-management?post=3')
  await screen.findByText('Only who keeps this image may change it.')
})

test('one that could not be hidden is shown again, and what was hidden meanwhile stays', async () => {
  let refuse: () => void = () => undefined
  const hidden = new Set<number>()
  const now = () => posts.map((post) => ({ ...post, isShown: !hidden.has(post.imageId) }))
  edge.on(imagePostRoutes.listImagePosts, () => ({ list: now(), next: 1, total: 41, totalIsMore: false }))
  edge.on(imagePostRoutes.saveImagePost, async ({ body }) => {
    const { imageId } = body as { imageId: number }
    if (imageId === 3)
      return new Promise((answer) => (refuse = () => answer(refused('INTERNAL', { message: 'Not now.' }))))
    hidden.add(imageId)
    return now().find((post) => post.imageId === imageId)!
  })
  const { panel } = await open()
  const offered = async (image: string, deed: string) => {
    await panel.hands.click(screen.getByRole('button', { name: `Actions for ${image}` }))
    return screen.findByRole('menuitem', { name: deed })
  }
  await panel.hands.click(await offered('Image 3', 'Hide'))
  await panel.hands.click(await offered('Image 2', 'Hide'))
  await screen.findByText('Hidden from customers')
  refuse()
  await panel.hands.click(await screen.findByRole('button', { name: 'Ok' }))
  await offered('Image 3', 'Hide')
  await panel.hands.keyboard('{Escape}')
  await offered('Image 2', 'Show')
})
