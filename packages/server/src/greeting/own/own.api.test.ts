import { noWords, OwnPoster } from '@parichay/contract/greeting/own-poster.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  type TestAgency,
  type TestCustomer,
} from '../../testing/makers.ts'
import { makeLibrary, makePost } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
let businessId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  await makeAgency(w, { isSuperAdmin: true })
  agency = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
  ;({ businessId } = await makeBusiness(w, { owner }))
})
afterAll(() => w.close())

const poster = (more: object = {}) =>
  JSON.stringify({
    ...OwnPoster.parse({ design: 'shelf', shape: 'SQUARE', language: 'en', words: {} }),
    words: { wish: 'Kaju katli', price: '₹900 / kg', mrp: '₹1,000', offer: '10 % OFF', line: '', date: '' },
    ...more,
  })
const ask = async (query: object) => {
  const answer = await owner.client.call(ownPosterRoutes.getOwnPosterFile, {
    query: { businessId, poster: poster(), ...query },
  } as never)
  return answer
}
const photo = async (ofBusiness: number) => {
  const key = `a${agency.agencyId}/own-${ofBusiness}.webp`
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer()
  await w.world.storage.put(key, bytes)
  const { documentId } = await w.world.database.platform
    .insertInto('document')
    .values({
      agencyId: agency.agencyId,
      businessId: ofBusiness,
      ownerUserId: null,
      kind: 'product',
      storageKey: key,
      thumbnailKey: key,
      jpegKey: key,
      width: 400,
      height: 300,
      bytes: bytes.length,
      contentType: 'image/webp',
      madeBy: 'nobody',
      createdAt: w.clock.now(),
      sizesAt: w.clock.now(),
    })
    .returning('documentId')
    .executeTakeFirstOrThrow()
  return documentId
}

test('own words become a picture in the shape that was asked for, with the photograph in its place', async () => {
  const without = await ask({ format: 'png' })
  expect(without.status).toBe(200)
  const documentId = await photo(businessId)
  const given = await ask({ format: 'png', poster: poster({ photoDocumentId: documentId }) })
  const pixels = async ({ bytes }: typeof given) =>
    sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await pixels(given)
  expect(info).toMatchObject({ width: 1080, height: 1080 })
  const at = (x: number, y: number) => [...data.subarray((y * 1080 + x) * 3, (y * 1080 + x) * 3 + 3)]
  const [r, g, b] = at(300, 520)
  expect([r! > 230, g! < 30, b! < 30]).toEqual([true, true, true])
  const story = await ask({ poster: poster({ shape: 'STORY', design: 'arch' }) })
  expect(await sharp(story.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1920 })
})

test('a logo that cannot be read does not take the poster with it: it stands in its letters', async () => {
  const { businessId: torn } = await makeBusiness(w, { owner })
  const documentId = await photo(torn)
  const { platform } = w.world.database
  await platform
    .updateTable('business')
    .set({ logoDocumentId: documentId })
    .where('businessId', '=', torn)
    .execute()
  await w.world.storage.put(`a${agency.agencyId}/own-${torn}.webp`, Buffer.from('RIFF torn WEBP'))
  const answer = await ask({ businessId: torn, format: 'png' })
  expect(answer.status, answer.text.slice(0, 200)).toBe(200)
  // Its photograph is what the poster is about.
  const without = await ask({ businessId: torn, poster: poster({ photoDocumentId: documentId }) })
  expect(without.failure.code).toBe('PICTURE_UNREADABLE')
})

test('another business’s photograph or business is not there; too many letters are told by the field', async () => {
  const other = await makeCustomer(w, { agency })
  const { businessId: foreign } = await makeBusiness(w, { owner: other })
  const documentId = await photo(foreign)
  expect((await ask({ poster: poster({ photoDocumentId: documentId }) })).status).toBe(404)
  expect((await ask({ businessId: foreign })).status).toBe(404)
  expect((await ask({ poster: poster({ words: { wish: 'x'.repeat(81) } }) })).status).toBe(422)
})

const said = (more: object = {}) => ({
  language: 'en' as const,
  look: 'silver' as const,
  words: { ...noWords, wish: 'Half price', ...more },
})
const addPost = async (more: object = {}) => {
  const { imageCategoryId } = await makeLibrary(w, agency)
  return makePost(w, agency, { imageCategoryId, design: 'flat-20-en-square', ...more })
}
const wordsOf = (imageId: number, client = owner.client, of = businessId) =>
  client.call(ownPosterRoutes.getPosterWords, { params: { imageId }, query: { businessId: of } })

test('a poster of the library tells its words, keeps those of a business, and forgets them again', async () => {
  const imageId = await addPost()
  const first = await wordsOf(imageId)
  expect(first.data).toMatchObject({
    imageId,
    shape: 'SQUARE',
    language: 'en',
    words: { above: 'Flat', wish: '20% OFF', line: 'On the whole range', offer: '' },
    message: { kind: 'group', id: 'message' },
    kept: null,
  })
  const keep = (edit: ReturnType<typeof said> | null, at = imageId) =>
    owner.client.call(ownPosterRoutes.keepPosterWords, {
      params: { imageId: at },
      body: { businessId, edit },
    })
  expect((await keep(said())).status).toBe(200)
  await keep(said({ date: 'Until Sunday' }))
  expect((await wordsOf(imageId)).data.kept).toEqual(said({ date: 'Until Sunday' }))
  const { businessId: second } = await makeBusiness(w, { owner })
  expect((await wordsOf(imageId, owner.client, second)).data.kept).toBeNull()
  const stranger = await makeCustomer(w, { agency })
  expect((await wordsOf(imageId, stranger.client)).status).toBe(404)
  await keep(null)
  expect((await wordsOf(imageId)).data.kept).toBeNull()
  const tooMuch = await keep(said({ offer: 'x'.repeat(25) }))
  expect([tooMuch.status, tooMuch.failure.field]).toEqual([422, 'edit.words.offer'])
})

test('a post that is only a picture, or hidden, has no words to change', async () => {
  const picture = await wordsOf(await addPost({ design: null }))
  expect([picture.status, picture.failure.message]).toEqual([
    409,
    'This post is a picture only: its words cannot be changed.',
  ])
  expect((await wordsOf(await addPost({ design: 'gone-en-square' }))).status).toBe(409)
  expect((await wordsOf(await addPost({ isShown: false }))).status).toBe(404)
})

test('the file has the new words where the old ones stood, is named as its post, and counts as sent', async () => {
  const imageId = await addPost()
  const retold = (words: object) =>
    ask({ format: 'png', poster: poster({ design: 'library', imageId, ...said(words) }) })
  const [one, other] = [await retold({}), await retold({ wish: 'Buy one, get one' })]
  expect(one.status, one.text.slice(0, 200)).toBe(200)
  expect(one.headers['content-disposition']).toContain(`post-${imageId}.png`)
  const ground = await owner.client.call(ownPosterRoutes.getPosterGround, {
    params: { imageId },
    query: { businessId },
  })
  expect(await sharp(ground.bytes).metadata()).toMatchObject({ format: 'webp', width: 810, height: 810 })
  const pixels = async (bytes: Buffer) =>
    sharp(bytes).resize(270, 270).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [a, b] = [(await pixels(one.bytes)).data, (await pixels(other.bytes)).data]
  const differing = (from: number, to: number) => {
    let count = 0
    for (let at = from * 270 * 3; at < to * 270 * 3; at += 1) if (Math.abs(a[at]! - b[at]!) > 24) count += 1
    return count
  }
  // The words stand in the middle; the foot is the frame, which is the same.
  expect(differing(60, 200)).toBeGreaterThan(200)
  expect(differing(225, 270)).toBe(0)
  const used = await w.world.database.platform
    .selectFrom('imagePostUse')
    .select('imageId')
    .where('businessId', '=', businessId)
    .where('imageId', '=', imageId)
    .execute()
  expect(used).toHaveLength(1)
})

test('a premium poster needs a plan in other words too', async () => {
  const imageId = await addPost({ isPremium: true })
  const refused = await ask({ poster: poster({ design: 'library', imageId, ...said() }) })
  expect(refused.failure.code).toBe('PLAN_NEEDED')
})
