import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { framedPictureUrl, usualSetup } from '@parichay/contract/greeting/rules.frames.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../../reference.ts'
import type { Client } from '../../testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { makeLibrary, makePost } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let owner: TestCustomer
let stranger: TestCustomer
let paid: TestBusiness
let imageCategoryId: number
let post: number
let story: number

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const settings = (client: Client, businessId: number) =>
  client.ok(frameRoutes.getImagePostSettings, { query: { businessId } })
const save = (client: Client, body: object) =>
  client.call(frameRoutes.updateImagePostSettings, { body: body as never })
const file = (client: Client, businessId: number, query: object = {}, imageId = post) =>
  client.call(imagePostRoutes.getImagePostFile, {
    params: { imageId },
    query: { businessId, ...query } as never,
  })
const framed = (frame: string) => ({ ...usualSetup().square, frame })
const upload = async (
  client: Client,
  businessId: number,
  hierarchy1: 'logo' | 'product',
  background: string,
) =>
  client.ok(documentRoutes.uploadDocument, {
    query: { hierarchy1, hierarchy2: businessId },
    file: new Blob([new Uint8Array(await plain(300, 300, background).png().toBuffer())]),
  })

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  await makeAgency(w, { isSuperAdmin: true })
  await fillReference(w.world.database)
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency })
  stranger = await makeCustomer(w, { agency })
  ;({ imageCategoryId } = await makeLibrary(w, agency))
  const put = async (name: string, height: number) => {
    const full = await plain(1080, height, '#2e6f8e').jpeg().toBuffer()
    await w.world.storage.put(`${name}.held`, full)
    await w.world.storage.put(`${name}-540.webp`, await sharp(full).resize(540).webp().toBuffer())
    return { fullKey: `${name}.held`, previewKey: `${name}-540.webp` }
  }
  const square = `a${agency.agencyId}/frametestsquare`
  const tall = `a${agency.agencyId}/frameteststory`
  post = await makePost(w, agency, { imageCategoryId, ...(await put(square, 1080)) })
  story = await makePost(w, agency, { imageCategoryId, type: 'STORY_IMAGE', ...(await put(tall, 1920)) })
  const today = istDay(w.clock.now())
  paid = await makeBusiness(w, { owner, isPaid: true, expiry: addDays(today, 100) })
  await makePeriod(w, paid, { from: today, until: addDays(today, 101) })
}, 120_000)
afterAll(async () => w.close())

test('settings begin as the usual ones, are kept in parts, and answer with what a frame is drawn from', async () => {
  const { client } = owner
  const { businessId } = paid
  const first = await settings(client, businessId)
  expect(first).toMatchObject({ ...usualSetup(), isEnabled: true, logoColours: null, version: 0 })
  expect(first.facts).toMatchObject({ name: `Shop ${agency.marker}`, phone: '+91 98000 00002' })
  const photo = await upload(client, businessId, 'product', '#aa3311')
  const saved = await client.ok(frameRoutes.updateImagePostSettings, {
    body: {
      businessId,
      square: { ...framed('frame9'), height: 'HEIGHT-3' } as never,
      texts: { tagline: 'Fresh every morning 🌞' },
      product: { name: 'Kulfi', price: '₹ 149' },
      pictures: { productDocumentId: photo.documentId },
    },
  })
  expect(saved).toMatchObject({ square: { frame: 'frame9' }, story: { frame: 'frame2' }, version: 1 })
  expect(saved.facts).toMatchObject({
    tagline: 'Fresh every morning',
    productName: 'Kulfi',
    productPhoto: 'productPhoto',
  })
  expect(saved.imageAddresses['productPhoto']).toMatch(/^\/files\//)
  expect(saved.pictureHash).not.toBe(first.pictureHash)
  expect((await save(client, { businessId, version: 0, texts: {} })).failure.code).toBe('CONFLICT')
  const back = await client.ok(frameRoutes.updateImagePostSettings, { body: { businessId, reset: true } })
  expect(back).toMatchObject(usualSetup())
})

test('what is no frame, no colour, or somebody else’s picture is refused', async () => {
  const { businessId } = paid
  const refused = async (body: object, client = owner.client) =>
    (await save(client, { businessId, ...body })).failure.code
  expect(await refused({ square: framed('frame99') })).toBe('VALIDATION')
  expect(await refused({ square: { ...framed('frame1'), details: ['name', 'name'] } })).toBe('VALIDATION')
  expect(
    await refused({
      square: { ...framed('frame1'), colours: { from: 'chosen', main: 'red', accent: '#ffffff' } },
    }),
  ).toBe('VALIDATION')
  const theirs = await makeBusiness(w, { owner: stranger })
  const photo = await upload(stranger.client, theirs.businessId, 'product', '#118833')
  expect(await refused({ pictures: { productDocumentId: photo.documentId } })).toBe('NOT_FOUND')
  expect(await refused({ texts: {} }, stranger.client)).toBe('NOT_FOUND')
  expect((await file(stranger.client, businessId, { frame: true })).status).toBe(404)
  expect((await file(owner.client, businessId, { settings: '{' })).failure.code).toBe('VALIDATION')
})

test('kinds the plan hides are refused until an admin gives them', async () => {
  const today = istDay(w.clock.now())
  const poor = await makeBusiness(w, { owner })
  const { businessId } = poor
  expect((await settings(owner.client, businessId)).kinds).toEqual({
    regular: null,
    product: 'noPlan',
    political: 'noPlan',
  })
  expect((await save(owner.client, { businessId, square: framed('frame5') })).status).toBe(200)
  const refused = await save(owner.client, { businessId, square: framed('political1') })
  expect(refused.failure).toMatchObject({ code: 'PLAN_NEEDED', field: 'frame' })
  expect((await save(owner.client, { businessId, givenKinds: ['political'] })).failure.code).toBe(
    'NOT_ALLOWED',
  )
  const once = { settings: JSON.stringify(framed('political1')) }
  expect((await file(owner.client, businessId, once)).failure.code).toBe('PLAN_NEEDED')
  expect((await save(admin.client, { businessId, givenKinds: ['political'] })).status).toBe(200)
  expect((await save(owner.client, { businessId, square: framed('political1') })).status).toBe(200)
  expect((await file(owner.client, businessId, once)).status).toBe(200)

  const cardOnly = await makeBusiness(w, { owner, isPaid: true, expiry: addDays(today, 100) })
  await makePeriod(w, cardOnly, {
    from: today,
    until: addDays(today, 101),
    limits: { greetingImagesIncluded: false, greetingVideosIncluded: false },
    frameVisibility: { hideRegularFrame: true },
  })
  expect((await settings(owner.client, cardOnly.businessId)).kinds).toEqual({
    regular: null,
    product: 'notInPlan',
    political: 'notInPlan',
  })
  expect((await file(owner.client, cardOnly.businessId, { frame: true })).status).toBe(200)

  const hiding = await makeBusiness(w, { owner, isPaid: true, expiry: addDays(today, 100) })
  await makePeriod(w, hiding, {
    from: today,
    until: addDays(today, 101),
    frameVisibility: { hideRegularFrame: true, hidePoliticalFrame: true },
  })
  expect((await settings(owner.client, hiding.businessId)).kinds).toEqual({
    regular: 'notInPlan',
    product: null,
    political: 'notInPlan',
  })
  expect((await file(owner.client, hiding.businessId, { frame: true })).failure.code).toBe('PLAN_NEEDED')
  expect(
    (await save(owner.client, { businessId: hiding.businessId, square: framed('product2') })).status,
  ).toBe(200)
  expect((await file(owner.client, hiding.businessId, { frame: true })).status).toBe(200)
})

test('the framed file is whole, of its size and kind, and differs from the bare one', async () => {
  const { businessId } = paid
  const bare = await file(owner.client, businessId)
  const jpeg = await file(owner.client, businessId, { frame: true })
  const png = await file(owner.client, businessId, { frame: true, format: 'png' })
  expect([jpeg.headers['content-type'], png.headers['content-type']]).toEqual(['image/jpeg', 'image/png'])
  expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })
  expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1080 })
  expect(jpeg.bytes.equals(bare.bytes)).toBe(false)
  const tall = await file(owner.client, businessId, { frame: true }, story)
  expect(await sharp(tall.bytes).metadata()).toMatchObject({ width: 1080, height: 1920 })
  const other = await file(owner.client, businessId, { settings: JSON.stringify(framed('frame6')) })
  expect(other.bytes.equals(jpeg.bytes)).toBe(false)
  const again = await file(owner.client, businessId, { frame: true })
  expect(again.bytes.equals(jpeg.bytes)).toBe(true)
})

test('a picture of the frame that is gone leaves the greeting whole', async () => {
  const { businessId } = paid
  const photo = await upload(owner.client, businessId, 'product', '#5511aa')
  const before = await owner.client.ok(frameRoutes.updateImagePostSettings, {
    body: {
      businessId,
      square: framed('product1') as never,
      pictures: { productDocumentId: photo.documentId },
    },
  })
  await w.world.storage.remove(before.imageAddresses['productPhoto']!.replace('/files/', ''))
  expect((await file(owner.client, businessId, { frame: true })).status).toBe(200)
  await save(owner.client, { businessId, reset: true })
})

test('small pictures are made once, kept by the browser while nothing changes, and refused to others', async () => {
  const { businessId } = paid
  const { pictureHash: hash } = await settings(owner.client, businessId)
  const at = { imageId: post, businessId, width: 240, hash } as const
  const [one, two] = await Promise.all([
    owner.client.get(framedPictureUrl(at)),
    owner.client.get(framedPictureUrl(at)),
  ])
  expect(one.bytes.equals(two.bytes)).toBe(true)
  expect(await sharp(one.bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 })
  expect(one.headers['cache-control']).toContain('max-age=86400')
  const tall = await owner.client.get(framedPictureUrl({ ...at, imageId: story, width: 540 }))
  expect(await sharp(tall.bytes).metadata()).toMatchObject({ width: 540, height: 960 })
  const old = await owner.client.get(framedPictureUrl({ ...at, hash: 'older' }))
  expect([old.status, old.headers['cache-control']]).toEqual([200, 'no-store'])
  expect((await stranger.client.get(framedPictureUrl(at))).status).toBe(404)
  expect((await owner.client.get(framedPictureUrl({ ...at, width: 300 as never }))).status).toBe(422)
})

test('greetings switched off give no file until they are on again', async () => {
  const { businessId } = paid
  const turn = (isEnabled: boolean, client = admin.client) =>
    client.call(frameRoutes.updateImagePostStatus, { body: { businessId, isEnabled } })
  expect((await turn(false, owner.client)).status).toBe(403)
  expect((await turn(false)).data).toEqual({ businessId, isEnabled: false })
  expect((await settings(owner.client, businessId)).isEnabled).toBe(false)
  expect((await file(owner.client, businessId, { frame: true })).failure.code).toBe('CONFLICT')
  expect((await file(owner.client, businessId)).failure.code).toBe('CONFLICT')
  await turn(true)
  expect((await file(owner.client, businessId, { frame: true })).status).toBe(200)
})
