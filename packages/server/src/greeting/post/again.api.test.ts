import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeStaff, type TestStaff } from '../../testing/makers.ts'
import { makeLibrary } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let mine: TestStaff
let imageCategoryId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  await makeAgency(w, { isSuperAdmin: true })
  const agency = await makeAgency(w)
  mine = await makeStaff(w, 'admin', { agency })
  ;({ imageCategoryId } = await makeLibrary(w, agency))
})
afterAll(() => w.close())

const upload = async () => {
  const create = { width: 64, height: 64, channels: 3, background: '#c8b48a' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  return mine.client.ok(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'imagePost' },
    file: new Blob([new Uint8Array(bytes)]),
  })
}
const square = (documentId: number, title: string) => ({
  documentId,
  title,
  type: 'SQUARE_IMAGE' as const,
  language: 'en' as const,
  imageCategoryId,
})

test('sent again after a lost answer they are the same posts, as they are sent last; what was deleted since is not', async () => {
  const colleague = await makeStaff(w, 'admin', { agency: mine.agency })
  const ids = [await upload(), await upload()]
  const posts = (title: string) => ids.map(({ documentId }, i) => square(documentId, `${title} ${i}`))
  const send = (title: string, { client } = mine) =>
    client.call(imagePostRoutes.addImagePosts, { body: { posts: posts(title) } })
  const first = (await send('Kite')).data
  const again = (await send('Lantern')).data
  expect(again.map(({ imageId }) => imageId)).toEqual(first.map(({ imageId }) => imageId))
  expect(again.map(({ title }) => title)).toEqual(['Lantern 0', 'Lantern 1'])
  expect((await send('Kite', colleague)).status).toBe(404)
  const { list } = await mine.client.ok(imagePostRoutes.listImagePosts, { query: { isExclusive: 'true' } })
  const sent = list.map(({ title }) => title).filter((title) => /^(Kite|Lantern)/.test(title))
  expect(sent.toSorted()).toEqual(['Lantern 0', 'Lantern 1'])
  const [one] = posts('Kite')
  const other = { ...one!, imageId: first[1]!.imageId }
  expect((await mine.client.call(imagePostRoutes.saveImagePost, { body: other })).status).toBe(404)
  await mine.client.ok(imagePostRoutes.deleteImagePosts, { body: { imageIds: [first[0]!.imageId] } })
  expect((await send('Kite')).status).toBe(404)
})
