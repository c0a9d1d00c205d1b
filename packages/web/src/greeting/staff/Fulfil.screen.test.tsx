import type { ImageRequest } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Edge } from '../../testing/edge.ts'
import { makeAgency } from '../../testing/makers.ts'
import { makePost } from '../../testing/makers.library.ts'
import { openPanel } from '../../testing/panel.tsx'

const wish: ImageRequest = {
  imageRequestId: 3,
  businessId: 1,
  businessName: 'Anand Mithai',
  occasion: 'Bonalu',
  day: null,
  language: 'en',
  note: '',
  status: 'OPEN',
  imageId: null,
  answer: '',
  answeredAt: null,
  createdAt: '2026-03-10T05:00:00.000Z',
  asks: 1,
  can: { answer: true, openBusiness: true },
}

test.each([
  ['without the leave', false, ['Of all']],
  ['with it', true, ['Of all', 'Our own']],
])(
  'a wish is fulfilled with what its customer is shown, %s to keep posts of its own',
  async (_, leave, titles) => {
    const edge = new Edge()
    edge.on(imagePostRoutes.listImageRequests, { list: [wish], next: null, open: 1 })
    const posts = [
      makePost(1, { title: 'Of all', isExclusive: false }),
      makePost(2, { title: 'Our own', isExclusive: true }),
    ]
    edge.orElse(imagePostRoutes.searchImagePosts, posts)
    edge.orElse(imagePostRoutes.listImagePosts, { list: posts, next: null })
    const { configuration } = makeAgency()
    const panel = await openPanel({
      at: '/panel/admin/image-posts-management?tab=requests',
      edge,
      staff: { roles: ['admin'] },
      agency: { configuration: { ...configuration, allowAgencyExclusivePosts: leave } },
    })
    await panel.hands.click(await screen.findByRole('button', { name: 'Fulfil Bonalu' }))
    const images = within(await screen.findByRole('radiogroup', { name: 'Images' }))
    await images.findByRole('radio', { name: 'Of all' })
    expect(images.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual(titles)
  },
)

test('one is fulfilled with an image that was looked for, one declined in words; each stands under what came of it', async () => {
  const edge = new Edge()
  let wishes: ImageRequest[] = [wish, { ...wish, imageRequestId: 4, occasion: 'Another day' }]
  const posts = [makePost(1, { title: 'Of all' }), makePost(2, { title: 'Zeroth walk' })]
  edge.on(imagePostRoutes.listImageRequests, ({ query }) => ({
    list: wishes.filter(({ status }) => query['status'] === undefined || status === query['status']),
    next: null,
    open: wishes.filter(({ status }) => status === 'OPEN').length,
  }))
  const found = (words = '') => posts.filter(({ title }) => title.toLowerCase().includes(words))
  edge.on(imagePostRoutes.searchImagePosts, ({ query }) => found(query['q']))
  edge.on(imagePostRoutes.listImagePosts, ({ query }) => ({ list: found(query['search']), next: null }))
  edge.on(imagePostRoutes.listImagePostsByIds, posts.slice(1))
  const sent = edge.on(imagePostRoutes.answerImageRequest, ({ params, body }) => {
    const id = Number(params['imageRequestId'])
    wishes = wishes.map((one) => (one.imageRequestId === id ? { ...one, ...(body as object) } : one))
    return wishes.find(({ imageRequestId }) => imageRequestId === id)!
  })
  const { hands } = await openPanel({
    at: '/panel/admin/image-posts-management?tab=requests',
    edge,
    staff: { roles: ['admin'] },
  })
  const press = async (name: string | RegExp) => hands.click(await screen.findByRole('button', { name }))
  await press('Fulfil Bonalu')
  const sheet = within(await screen.findByRole('dialog', { name: 'Image for Bonalu' }))
  await hands.clear(sheet.getByRole('searchbox'))
  await hands.type(sheet.getByRole('searchbox'), 'zeroth')
  const image = await sheet.findByRole('radio', { name: 'Zeroth walk' })
  expect(sheet.queryByRole('radio', { name: 'Of all' })).toBeNull()
  await hands.click(image)
  await hands.click(sheet.getByRole('button', { name: 'Fulfil' }))
  await screen.findByText('Anand Mithai sees the image now')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fulfil Bonalu' })).toBeNull())
  await press('Decline Another day')
  const ask = within(await screen.findByRole('alertdialog', { name: 'Decline Another day?' }))
  await hands.type(ask.getByLabelText('Your answer'), 'Next  year')
  await hands.click(ask.getByRole('button', { name: 'Decline' }))
  await screen.findByText('Nobody is waiting for an image')
  expect(sent.map(({ params, body }) => [params['imageRequestId'], body])).toEqual([
    ['3', { status: 'DONE', imageId: 2, answer: '' }],
    ['4', { status: 'DECLINED', answer: 'Next year' }],
  ])
  await press('Fulfilled')
  const link = await screen.findByRole('link', { name: 'Zeroth walk' })
  expect(link.getAttribute('href')).toContain('post=2')
  expect(screen.queryByText('Another day')).toBeNull()
})
