import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { DocumentKind } from '@parichay/contract/document/kinds.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { workDocuments } from '../../document/work.ts'
import { eraseAll, workErasure } from '../../erasure/work.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCustomer,
  testPassword,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let person: TestCustomer
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  agency = await makeAgency(w)
}, 120_000)
beforeEach(async () => {
  person = await makeCustomer(w, { agency })
})
afterAll(() => w.close())

let shade = 0
const upload = async (who = person, hierarchy1: DocumentKind = 'profile', hierarchy2?: number) => {
  const background = { r: (shade += 3) % 256, g: 90, b: 40 }
  const drawn = await sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .png()
    .toBuffer()
  return who.client.call(documentRoutes.uploadDocument, {
    query: { hierarchy1, ...(hierarchy2 !== undefined && { hierarchy2 }) },
    file: new Blob([new Uint8Array(drawn)]),
  })
}
const save = (photoDocumentId: number | null, who = person) =>
  who.client.call(authRoutes.updatePreference, { body: { photoDocumentId } })
const shown = async (who = person) => (await who.client.ok(authRoutes.getUser, {})).photoUrl
const photos = async () =>
  (
    await sql<{
      id: number
    }>`select document_id as id from document where owner_user_id = ${person.userId} and kind = 'profile'`.execute(
      w.world.database.platform,
    )
  ).rows.map(({ id }) => id)

test('a photo is uploaded, shown, replaced by another one and taken off; what is replaced goes with its files', async () => {
  expect(await shown()).toBeNull()
  const first = (await upload()).data
  const saved = await save(first.documentId)
  expect(saved.data.updatedUser.photoUrl).toBe(first.thumbnailUrl)
  expect(await shown()).toBe(first.thumbnailUrl)
  expect((await person.client.get(first.thumbnailUrl)).status).toBe(200)
  // One that was never saved goes too.
  await upload()
  const second = (await upload()).data
  await save(second.documentId)
  expect([await shown(), await photos()]).toEqual([second.thumbnailUrl, [second.documentId]])
  await workDocuments(w.world)
  await expect
    .poll(async () => (await person.client.get(first.thumbnailUrl)).status, { timeout: 20_000 })
    .toBe(404)
  // The name changes, the photo stays.
  await person.client.ok(authRoutes.updatePreference, { body: { name: 'Asha' } })
  expect(await shown()).toBe(second.thumbnailUrl)
  await save(null)
  expect([await shown(), await photos()]).toEqual([null, []])
}, 40_000)

test('no other picture becomes one: not a logo, not somebody else’s, none of a business; and it is on no card', async () => {
  const refused = { code: 'NOT_FOUND', field: 'photoDocumentId' }
  expect((await save((await upload(person, 'owner')).data.documentId)).failure).toMatchObject(refused)
  const stranger = await makeCustomer(w, { agency })
  const theirs = (await upload(stranger)).data
  expect((await save(theirs.documentId)).failure).toMatchObject(refused)
  const abroad = await makeCustomer(w)
  expect((await save((await upload(abroad)).data.documentId)).failure).toMatchObject(refused)
  expect((await save(999_999)).failure).toMatchObject(refused)
  const business = await makeBusiness(w, { owner: person })
  expect((await upload(person, 'profile', business.businessId)).failure).toMatchObject({
    code: 'VALIDATION',
    field: 'hierarchy1',
  })
  const admin = await makeStaff(w, 'admin', { agency })
  expect((await upload(admin as never)).failure.code).toBe('VALIDATION')
  const mine = (await upload()).data
  await save(mine.documentId)
  const card = await makeCard(w, { business })
  const onCard = await person.client.call(cardRoutes.updateCardGallery, {
    body: { cardNo: card.cardNo, gallery: [{ documentId: mine.documentId, caption: '', album: '' }] },
  })
  expect(onCard.failure.code).toBe('NOT_FOUND')
  expect(await shown()).toBe(mine.thumbnailUrl)
})

test('staff find it in the library as used, and cannot delete it there', async () => {
  const { documentId } = (await upload()).data
  const admin = await makeStaff(w, 'admin', { agency })
  const listed = async () =>
    (await admin.client.ok(documentRoutes.listDocuments, { query: { kind: 'profile' } })).list.find(
      (one) => one.documentId === documentId,
    )
  expect(await listed()).toMatchObject({ usedIn: [], can: { delete: true } })
  await save(documentId)
  expect(await listed()).toMatchObject({ usedIn: ['profile'], can: { delete: 'IN_USE' } })
  const deleted = await admin.client.call(documentRoutes.deleteDocument, { params: { documentId }, body: {} })
  expect(deleted.failure.code).toBe('IN_USE')
})

test('it goes with the account', async () => {
  const photo = (await upload()).data
  await save(photo.documentId)
  await person.client.ok(authRoutes.deleteUser, { body: { password: testPassword } })
  w.clock.move(31 * 86_400_000)
  await eraseAll(w.world)
  expect(await photos()).toEqual([])
  await workErasure(w.world)
  await expect
    .poll(async () => (await person.client.get(photo.thumbnailUrl)).status, { timeout: 20_000 })
    .toBe(404)
}, 40_000)
