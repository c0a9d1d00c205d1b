import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Asked, Edge, refused } from '../../testing/edge.ts'
import { makeBulkJob } from '../../testing/makers.bulk.ts'
import { makePost } from '../../testing/makers.library.ts'
import { openPanel } from '../../testing/panel.tsx'

const can = {
  change: 'NOT_FOUND',
  replace: 'NOT_FOUND',
  remake: 'NOT_FOUND',
  delete: 'NOT_FOUND',
  withhold: true,
} as const
const shared = (imageId: number): ImagePost => ({ ...makePost(imageId), isExclusive: false, can })

let edge: Edge
let lists: Asked[]
let sent: Asked[]
const away = new Set<number>()
beforeEach(() => {
  away.clear()
  edge = new Edge()
  const now = () => [3, 2].map((id) => ({ ...shared(id), isWithheld: away.has(id) }))
  lists = edge.on(imagePostRoutes.listImagePosts, ({ query }) => {
    const list = now().filter(
      (one) => query['isWithheld'] === undefined || String(one.isWithheld) === query['isWithheld'],
    )
    return { list, next: null, total: list.length, totalIsMore: false }
  })
  edge.on(imagePostRoutes.listImagePostsByIds, ({ query }) =>
    now().filter(({ imageId }) => String(imageId) === query['imageIds']),
  )
  sent = edge.on(withheldRoutes.withholdImagePost, ({ body }) => {
    const { imageId, isWithheld } = body as { imageId: number; isWithheld: boolean }
    if (isWithheld) away.add(imageId)
    else away.delete(imageId)
    return { ...shared(imageId), isWithheld }
  })
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listImageTags, [])
})
const open = async (query = '', staff: object = { roles: ['admin'] }) => {
  const panel = await openPanel({ at: `/panel/admin/image-posts-management${query}`, edge, staff })
  const actions = await screen.findByRole('button', { name: 'Actions for Image 3' })
  return { ...panel, actions }
}

test('a shared image is hidden for one’s own agency from its menu, and Undo shows it again', async () => {
  const { hands, actions } = await open()
  await hands.click(actions)
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  await hands.click(await screen.findByRole('menuitem', { name: 'Hide for my agency' }))
  await screen.findByText('Your customers do not see Image 3 any more')
  expect(await screen.findAllByText('Hidden by us')).not.toHaveLength(0)
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { imageId: 3, isWithheld: true },
      { imageId: 3, isWithheld: false },
    ]),
  )
  await waitFor(() => expect(screen.queryByText('Hidden by us', { selector: 'td *' })).toBeNull())
})

test('what was hidden by us is a filter, and looked at it says what that means', async () => {
  away.add(3)
  const { hands, place } = await open()
  await hands.selectOptions(screen.getByRole('combobox', { name: 'For my agency' }), 'true')
  await waitFor(() => expect(place()).toContain('withheld=true'))
  await waitFor(() =>
    expect(lists.at(-1)!.query).toMatchObject({ isWithheld: 'true', includeHidden: 'true' }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Image 2' })).toBeNull())
  await hands.click(screen.getByRole('button', { name: 'Actions for Image 3' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Look at it' }))
  const section = within(await screen.findByRole('region', { name: 'Image 3' }))
  section.getByText(/your customers find it nowhere/)
  // One of all agencies is nobody's to change here.
  section.getByText(/^This image is shared by all agencies/)
  expect(section.queryAllByRole('textbox')).toEqual([])
  await hands.click(section.getByRole('button', { name: 'Show to my agency again' }))
  await screen.findByText('Your customers see Image 3 again')
})

test('one that could not be hidden is as before, and it is said', async () => {
  edge.on(withheldRoutes.withholdImagePost, refused('INTERNAL', { message: 'Not now.' }))
  const { hands, actions } = await open()
  await hands.click(actions)
  await hands.click(await screen.findByRole('menuitem', { name: 'Hide for my agency' }))
  await hands.click(await screen.findByRole('button', { name: 'Ok' }))
  expect(screen.queryByText('Hidden by us', { selector: 'td *' })).toBeNull()
})

test('ticked images are hidden by a job that is asked for in words', async () => {
  const changed = edge.on(bulkRoutes.changeImagesInBulk, makeBulkJob({ kind: 'imageWithhold', about: '' }))
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'imageWithhold', about: '' }))
  edge.on(bulkRoutes.listBulkRows, { list: [], total: 0 })
  const { hands } = await open()
  await hands.click(screen.getByRole('checkbox', { name: 'Tick this page' }))
  await hands.click(screen.getByRole('button', { name: 'With these 2' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Hide for my agency …' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Hide 2 images for my agency?' }))
  await hands.click(question.getByRole('button', { name: 'Hide' }))
  await waitFor(() =>
    expect(changed[0]?.body).toEqual({
      filter: { imageIds: [3, 2] },
      expected: 2,
      change: { isWithheld: true },
    }),
  )
})

test('staff who are no admins have neither the deed nor the job', async () => {
  edge.on(imagePostRoutes.listImagePosts, {
    list: [{ ...shared(3), can: { ...can, withhold: 'NOT_ALLOWED' } }],
    next: null,
    total: 1,
    totalIsMore: false,
  })
  const { hands, actions } = await open('', { roles: ['creator'], permissions: ['imagePost.manage'] })
  await hands.click(actions)
  await screen.findByRole('menuitem', { name: 'Look at it' })
  expect(screen.queryByRole('menuitem', { name: 'Hide for my agency' })).toBeNull()
  await hands.keyboard('{Escape}')
  await hands.click(screen.getByRole('checkbox', { name: 'Tick this page' }))
  await hands.click(screen.getByRole('button', { name: 'With these 1' }))
  await screen.findByRole('menuitem', { name: 'Delete …' })
  expect(screen.queryByRole('menuitem', { name: 'Hide for my agency …' })).toBeNull()
})
