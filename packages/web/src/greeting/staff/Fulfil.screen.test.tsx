import type { ImageRequest } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { screen, within } from '@testing-library/react'
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
