import { framedPictureUrl } from '@parichay/contract/greeting/rules.frames.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureFile } from './picture-file.ts'

beforeEach(() => vi.stubGlobal('location', { pathname: '/panel/customer/daily-image' }))
afterEach(() => vi.unstubAllGlobals())

test('a file is made once in a tab, and once more when the post has another picture', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('picture')))
  vi.stubGlobal('fetch', fetched)
  const wanted = { businessId: 5, settings: null, hash: 'h', format: 'jpeg' } as const
  const first = await pictureFile({ ...wanted, post: { imageId: 3, version: 1 } })
  expect(await pictureFile({ ...wanted, post: { imageId: 3, version: 1 } })).toBe(first)
  expect(await pictureFile({ ...wanted, post: { imageId: 3, version: 2 } })).not.toBe(first)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('so has the small picture in lists another address, which browsers keep for a day', () => {
  const at = { imageId: 3, businessId: 5, width: 240, hash: 'h' } as const
  const addresses = [1, 2].map((version) => framedPictureUrl({ ...at, version }))
  expect(new Set(addresses).size).toBe(2)
})
