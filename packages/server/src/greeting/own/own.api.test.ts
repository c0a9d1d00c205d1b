import { OwnPoster } from '@parichay/contract/greeting/own-poster.ts'
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

test('another business’s photograph or business is not there; too many letters are told by the field', async () => {
  const other = await makeCustomer(w, { agency })
  const { businessId: foreign } = await makeBusiness(w, { owner: other })
  const documentId = await photo(foreign)
  expect((await ask({ poster: poster({ photoDocumentId: documentId }) })).status).toBe(404)
  expect((await ask({ businessId: foreign })).status).toBe(404)
  expect((await ask({ poster: poster({ words: { wish: 'x'.repeat(61) } }) })).status).toBe(422)
})
