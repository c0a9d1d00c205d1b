import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { likenessRoutes } from '@parichay/contract/greeting/routes.likeness.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BatchPicture, useImageBatch } from '../../api/image-batch.ts'
import { Edge } from '../../testing/edge.ts'
import { makePost } from '../../testing/makers.library.ts'
import { openPanel } from '../../testing/panel.tsx'

const shared = (imageId: number): ImagePost => ({
  ...makePost(imageId),
  isExclusive: false,
  can: {
    change: 'NOT_FOUND',
    replace: 'NOT_FOUND',
    remake: 'NOT_FOUND',
    delete: 'NOT_FOUND',
    withhold: true,
  },
})

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listImageTags, [])
  edge.on(likenessRoutes.listImagePairs, ({ query }) =>
    query['before'] === undefined
      ? { list: [{ pairId: 9, newer: makePost(5), older: shared(3) }], next: 9 }
      : { list: [{ pairId: 4, newer: makePost(2), older: makePost(1) }], next: null },
  )
})
afterEach(() => {
  act(() => useImageBatch.setState({ pictures: [] }))
  expect(edge.unanswered).toEqual([])
})
const open = () =>
  openPanel({
    at: '/panel/admin/image-posts-management?tab=duplicates',
    edge,
    staff: { roles: ['admin'] },
  })
const pair = (name: string) => screen.findByRole('region', { name })

test('two by two: each with what may be done with it; one that is deleted takes its pair along, and Undo brings both back', async () => {
  const removed = edge.on(imagePostRoutes.deleteImagePosts, { deleted: true })
  const panel = await open()
  const first = within(await pair('Image 5 and Image 3'))
  // Of the shared one nothing but hiding it for the own agency.
  expect(first.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Delete Image 5 5',
    'Hide Image 5 5',
    'Hide for my agency Image 3 3',
    'Keep both',
  ])
  await panel.hands.click(screen.getByRole('button', { name: 'Load more' }))
  await pair('Image 2 and Image 1')
  await panel.hands.click(first.getByRole('button', { name: /^Delete Image 5/ }))
  await screen.findByText('Image 5 is deleted')
  expect(screen.queryByRole('region', { name: 'Image 5 and Image 3' })).toBeNull()
  await panel.hands.click(screen.getByRole('button', { name: 'Undo' }))
  await pair('Image 5 and Image 3')
  expect(removed.map(({ body }) => body)).toEqual([{ imageIds: [5] }, { imageIds: [5], restore: true }])
})

test('a shared one is hidden for the own agency, an own one hidden from customers, or both stay', async () => {
  const withheld = edge.on(withheldRoutes.withholdImagePost, { ...shared(3), isWithheld: true })
  const saved = edge.on(imagePostRoutes.saveImagePost, makePost(5, { version: 8 }))
  const kept = edge.on(likenessRoutes.keepImagePair, { isKept: true })
  const panel = await open()
  const press = async (name: RegExp) =>
    panel.hands.click(within(await pair('Image 5 and Image 3')).getByRole('button', { name }))
  const undo = async (said: string) => {
    await screen.findByText(said)
    await panel.hands.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
  }
  await press(/^Hide for my agency/)
  await undo('Your customers do not see Image 3 any more')
  await press(/^Hide Image 5/)
  await undo('Hidden from customers')
  await press(/^Keep both/)
  await undo('Both stay')
  await pair('Image 5 and Image 3')
  expect(withheld.map(({ body }) => body)).toEqual([
    { imageId: 3, isWithheld: true },
    { imageId: 3, isWithheld: false },
  ])
  // Over the version that was seen: what somebody else changed meanwhile is not written over.
  expect(saved.map(({ body }) => body)).toMatchObject([
    { isShown: false, version: makePost(5).version },
    { isShown: true, version: 8 },
  ])
  expect(kept.map(({ body }) => body)).toEqual([
    { imageId: 5, otherId: 3, isKept: true },
    { imageId: 5, otherId: 3, isKept: false },
  ])
})

const picture = (documentId: number): BatchPicture => ({
  id: `picture-${documentId}`,
  name: `${documentId}.jpg`,
  title: `New ${documentId}`,
  address: '/t.webp',
  state: 'stored',
  part: 1,
  message: '',
  isFinal: false,
  documentId,
  shape: 'SQUARE',
})

test('new pictures say which image they look like; they are saved when each is kept or cancelled', async () => {
  const asked = edge.on(likenessRoutes.findAlikeImages, [
    { documentId: 7, post: makePost(3), ofDocumentId: null },
    { documentId: 9, post: null, ofDocumentId: 8 },
  ])
  const panel = await openPanel({
    at: '/panel/admin/image-posts-management/add',
    edge,
    staff: { roles: ['admin'] },
  })
  await screen.findByRole('heading', { name: 'Add images' })
  act(() => useImageBatch.setState({ pictures: [picture(7), picture(8), picture(9)] }))
  const notice = within(await screen.findByRole('group', { name: '7.jpg looks like another image' }))
  notice.getByText('Looks like image 3: Image 3')
  expect(asked[0]!.query).toEqual({ documentIds: '7,8,9' })
  const save = () => screen.getByRole('button', { name: /^Save/ })
  await panel.hands.click(save())
  await screen.findByText(/Some pictures look like images that are there/)
  await panel.hands.click(notice.getByRole('button', { name: 'Keep both 7.jpg' }))
  expect(screen.queryByRole('group', { name: '7.jpg looks like another image' })).toBeNull()
  await panel.hands.click(screen.getByRole('button', { name: 'Cancel 9.jpg' }))
  await waitFor(() => expect(save().textContent).toBe('Save 2 images'))
  // The reason that was shown at the button fades.
  await waitFor(() => expect(screen.queryByText(/Some pictures look like images that are there/)).toBeNull())
})
