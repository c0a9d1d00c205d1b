import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import type { DatedSubcategory, ImageTag } from '@parichay/contract/greeting/fields.ts'
import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { makeImageCategory, makePost, makeSubcategory } from '../../testing/makers.library.ts'
import { openPanel } from '../../testing/panel.tsx'

const diya: ImageTag = { imageTagId: 4, name: 'Diya', isShared: false }
const category = makeImageCategory()
const fair = makeSubcategory()
const nothing = { images: 0, subcategories: 0, items: 0, businesses: 0 }

let edge: Edge
let tags: ImageTag[]
let fairs: DatedSubcategory[]
beforeEach(() => {
  edge = new Edge()
  tags = [diya]
  fairs = [fair]
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, [category])
  edge.on(greetingRoutes.listImageSubcategories, () => fairs)
  edge.on(greetingRoutes.listImageTags, () => tags)
})
const open = (query: string) =>
  openPanel({ at: `/panel/admin/image-posts-management?${query}`, edge, staff: { roles: ['admin'] } })
const button = (name: string) => screen.findByRole('button', { name })

test('a deleted tag comes back with Undo', async () => {
  const asked = edge.on(greetingRoutes.deleteImageTag, ({ body }) => {
    const isBack = (body as { restore?: boolean }).restore === true
    tags = isBack ? [diya] : []
    return { deleted: !isBack }
  })
  const panel = await open('tab=tags')
  await panel.hands.click(await button('Delete Diya'))
  await panel.hands.click(await button('Delete'))
  await screen.findByText('Diya is deleted')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Diya' })).toBeNull())
  await panel.hands.click(await button('Undo'))
  await button('Delete Diya')
  expect(asked.map(({ params, body }) => [params, body])).toEqual([
    [{ imageTagId: '4' }, {}],
    [{ imageTagId: '4' }, { restore: true }],
  ])
})

test('a tag says how many images have it, and one that none has is deleted in these words', async () => {
  tags = [
    { ...diya, posts: 1_234 },
    { ...diya, imageTagId: 5, name: 'Lamp', posts: 0 },
  ]
  const panel = await open('tab=tags')
  expect((await screen.findByRole('link', { name: 'Diya 1,234' })).title).toBe('Images with Diya')
  await panel.hands.click(await button('Delete Lamp'))
  await screen.findByText('No image has it.')
})

test('where a namesake came meanwhile, Undo says so', async () => {
  edge.on(greetingRoutes.deleteImageTag, { deleted: true })
  const panel = await open('tab=tags')
  await panel.hands.click(await button('Delete Diya'))
  await panel.hands.click(await button('Delete'))
  await screen.findByText('Diya is deleted')
  edge.on(greetingRoutes.deleteImageTag, refused('CONFLICT'))
  await panel.hands.click(await button('Undo'))
  await screen.findByText('There is one of this name by now.')
})

test('a deleted occasion comes back with Undo', async () => {
  edge.on(libraryMoveRoutes.getLibraryContents, nothing)
  const asked = edge.on(greetingRoutes.deleteImageSubcategory, ({ body }) => {
    const isBack = (body as { restore?: boolean }).restore === true
    fairs = isBack ? [fair] : []
    return { deleted: !isBack }
  })
  const panel = await open('tab=categories&category=1')
  await panel.hands.click(await button('Actions for Tarnetar'))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await panel.hands.click(await button('Delete'))
  await screen.findByText('Tarnetar is deleted')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Tarnetar' })).toBeNull())
  await panel.hands.click(await button('Undo'))
  await button('Actions for Tarnetar')
  expect(asked.map(({ body }) => body)).toEqual([
    { imageSubcategoryId: 9 },
    { imageSubcategoryId: 9, restore: true },
  ])
})

test('who looked at the calendar before hides, opens and deletes an image as anybody else', async () => {
  const post = makePost(3)
  edge.on(coverageRoutes.getImageCoverage, [])
  edge.on(imagePostRoutes.listImagePosts, { list: [post], next: null, total: 1, totalIsMore: false })
  edge.on(imagePostRoutes.listImagePostsByIds, [post])
  const saved = edge.on(imagePostRoutes.saveImagePost, { ...post, isShown: false, version: 2 })
  const removed = edge.on(imagePostRoutes.deleteImagePosts, { deleted: true })
  const panel = await open('tab=calendar&view=list')
  await screen.findByText('No occasions in the next 60 days')
  await panel.hands.click(await button('Images'))
  const choose = async (deed: string) => {
    await panel.hands.click(await button('Actions for Image 3'))
    await panel.hands.click(await screen.findByRole('menuitem', { name: deed }))
  }
  await choose('Hide')
  await screen.findByText('Hidden from customers')
  await choose('Edit')
  await screen.findByRole('region', { name: 'Image 3' })
  await panel.hands.click(await button('Close'))
  await choose('Delete')
  await screen.findByText('Image 3 is deleted')
  expect([saved.length, removed.length]).toEqual([1, 1])
})
