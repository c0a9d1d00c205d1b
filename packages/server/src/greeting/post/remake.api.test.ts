import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeAgency, makeStaff, type TestStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let admin: TestStaff
let imageCategoryId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  admin = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  ;({ imageCategoryId } = await admin.client.ok(greetingRoutes.saveImageCategory, {
    body: { name: 'Fairs', version: 0 },
  }))
})
afterAll(() => w.close())

/** The body of a square post with a picture of one colour. */
async function squareOf(background: string) {
  const bytes = await sharp({ create: { width: 1200, height: 1200, channels: 3, background } })
    .png()
    .toBuffer()
  const { documentId } = await admin.client.ok(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'imagePost' },
    file: new Blob([new Uint8Array(bytes)]),
  })
  return {
    documentId,
    title: 'Kites',
    type: 'SQUARE_IMAGE' as const,
    language: 'en' as const,
    imageCategoryId,
  }
}

test('a picture that is replaced while its small ones are made anew has its own small ones', async () => {
  const { imageId } = await admin.client.ok(imagePostRoutes.saveImagePost, {
    body: await squareOf('#ff0000'),
  })
  const { previews } = w.world.pictures
  const drawn = vi.spyOn(w.world.pictures, 'previews').mockImplementationOnce(async (bytes, by) => {
    const made = await previews(bytes, by)
    await admin.client.ok(imagePostRoutes.saveImagePost, {
      body: { imageId, ...(await squareOf('#0000ff')), version: 1 },
    })
    return made
  })
  const kept: string[] = []
  const put = vi.spyOn(w.world.storage, 'put')
  const remade = await admin.client.ok(imagePostRoutes.remakeImagePost, { body: { imageId } })
  expect(drawn).toHaveBeenCalled()
  for (const [key] of put.mock.calls) if ((await w.world.storage.get(key)) !== null) kept.push(key)
  for (const address of [remade.previewUrl, remade.thumbnailUrl]) {
    const stored = (await w.world.storage.get(address.replace('/files/', '')))!
    const { dominant } = await sharp(Buffer.concat(await stored.body.toArray())).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
  }
  // The picture with its two small ones; what was made of the one before is gone.
  expect(kept).toHaveLength(3)
})
