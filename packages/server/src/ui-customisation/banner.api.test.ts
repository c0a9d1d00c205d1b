import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetFiles } from '../document/usecase.ts'
import { emptyBin, sizePicture, sizeWaiting } from '../document/work.ts'
import { migrate } from '../platform/migrate.ts'
import { testSecret } from '../testing/database.ts'
import { makeAgency, makeStaff, newPhone, type TestAgency, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

const { saveUiCustomisation, deleteUiCustomisation, listUiCustomisations } = uiCustomisationRoutes
let w: TestWorld
let keeper: TestStaff
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  keeper = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agency = await makeAgency(w)
})
afterAll(() => w.close())

const uploaded = async (background: string) =>
  keeper.client.ok(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'banner' },
    file: new Blob([
      new Uint8Array(
        await sharp({ create: { width: 1000, height: 400, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ]),
  })
const save = (change: object): Promise<UiCustomisation> =>
  keeper.client.ok(saveUiCustomisation, {
    body: { placement: 'HOME_PAGE', type: 'banner', title: { en: 'Hello' }, ...change } as never,
  })
const remove = (documentId: number) =>
  keeper.client.call(documentRoutes.deleteDocument, { params: { documentId }, body: {} })
const inLibrary = async (documentId: number) =>
  (await keeper.client.ok(documentRoutes.listDocuments, { query: { kind: 'banner' } })).list.find(
    (row) => row.documentId === documentId,
  )
const usesOf = async (documentId: number) => (await inLibrary(documentId))?.usedIn
const withdraw = ({ uiCustomisationId }: UiCustomisation, restore?: true) =>
  keeper.client.ok(deleteUiCustomisation, {
    params: { uiCustomisationId },
    body: { ...(restore && { restore }) },
  })
const isThere = async (url: string) => (await keeper.client.get(url)).status === 200
/** A month later; what is deleted for good by then goes. */
const letDaysPass = async () => {
  const { platform } = w.world.database
  await sql`update document_bin set deleted_at = deleted_at - interval '31 days'`.execute(platform)
  await sql`update ui_customisation set deleted_at = deleted_at - interval '31 days'`.execute(platform)
  const { rows } = await sql<{ agencyId: number; storageKey: string; files: string[] }>`select agency_id,
    storage_key, files from document_bin`.execute(platform)
  await emptyBin(w.world)
  for (const gone of rows) await forgetFiles(w.world, gone)
}

test('a banner stands in the library and in the quota, and cannot be deleted while an item shows it', async () => {
  const quota = () => keeper.client.ok(documentRoutes.getDocumentQuota, { query: {} })
  const before = await quota()
  const { documentId, bytes, url } = await uploaded('#0f766e')
  const { uiCustomisationId } = await save({ pictureDocumentId: documentId })
  expect(await inLibrary(documentId)).toMatchObject({
    usedIn: ['uiCustomisation'],
    can: { delete: 'IN_USE' },
  })
  expect((await remove(documentId)).failure.code).toBe('IN_USE')
  const after = await quota()
  expect([after.files - before.files, after.bytes - before.bytes]).toEqual([1, bytes])
  const other = await uploaded('#7c3aed')
  await save({ uiCustomisationId, pictureDocumentId: other.documentId })
  expect([await usesOf(documentId), await usesOf(other.documentId)]).toEqual([[], ['uiCustomisation']])
  expect((await remove(documentId)).status).toBe(200)
  await letDaysPass()
  expect([await isThere(url), await isThere(other.url)]).toEqual([false, true])
})

test('of a deleted item it stays as long as the item can come back, and is shown again', async () => {
  const { documentId, url } = await uploaded('#b45309')
  const item = await save({ pictureDocumentId: documentId })
  await withdraw(item)
  expect([await usesOf(documentId), (await remove(documentId)).failure.code]).toEqual([['bin'], 'IN_USE'])
  await withdraw(item, true)
  expect(await usesOf(documentId)).toEqual(['uiCustomisation'])
  await withdraw(item)
  await letDaysPass()
  expect(await usesOf(documentId)).toEqual([])
  expect((await remove(documentId)).status).toBe(200)
  await letDaysPass()
  expect(await isThere(url)).toBe(false)
  // Nothing is shown that is not there any more.
  await withdraw(item, true)
  const shown = await keeper.client.ok(listUiCustomisations, { query: {} })
  expect(shown.find((one) => one.uiCustomisationId === item.uiCustomisationId)!.picture).toBeNull()
})

test('a duplicate and the items of an agency made from another one stand on the same file', async () => {
  const { documentId, url } = await uploaded('#1d4ed8')
  const model = await save({ pictureDocumentId: documentId, agencyId: agency.agencyId })
  const duplicate = await save({ placement: 'COMMON', pictureOf: model.uiCustomisationId })
  const { agencyId } = await keeper.client.ok(agencyRoutes.createAgency, {
    body: {
      agency: {
        agencyName: 'Made from it',
        host: `c${newPhone().slice(1)}.example`,
        theme: { primary: '#2d9bea' },
        languages: ['en'],
        support: { phoneNumber: '', email: '', whatsapp: '' },
        copyFrom: agency.agencyId,
      },
    },
  })
  const [copy] = await keeper.client.ok(listUiCustomisations, { query: { agencyId } })
  expect([copy!.picture?.url, duplicate.picture?.url]).toEqual([url, url])
  await withdraw(model)
  await save({ uiCustomisationId: duplicate.uiCustomisationId, placement: 'COMMON', pictureDocumentId: null })
  await letDaysPass()
  expect([await usesOf(documentId), (await remove(documentId)).failure.code]).toEqual([
    ['uiCustomisation'],
    'IN_USE',
  ])
  await withdraw(copy!)
  await letDaysPass()
  expect(await usesOf(documentId)).toEqual([])
})

test('banners from before have their record again, as heavy as their file is', async () => {
  const { documentId, url, bytes } = await uploaded('#be123c')
  const item = await save({ pictureDocumentId: documentId })
  await save({ placement: 'COMMON', pictureOf: item.uiCustomisationId })
  const { platform } = w.world.database
  await platform.deleteFrom('document').where('documentId', '=', documentId).execute()
  const owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
  await owner.query(`delete from meta.migration where name = '0232-banners-as-files.sql'`)
  // It ran when nothing was tallied yet: what comes after it would keep its owner from a line.
  await owner.query('alter table stored_tally no force row level security')
  expect(await migrate(w.databaseUrl, testSecret)).toEqual(['0232-banners-as-files.sql'])
  await owner.query('alter table stored_tally force row level security')
  await owner.end()
  const { list } = await keeper.client.ok(documentRoutes.listDocuments, { query: { kind: 'banner' } })
  const again = list.filter((row) => row.url === url)
  expect(again).toMatchObject([{ usedIn: ['uiCustomisation'], width: 1000, height: 400 }])
  expect(await isThere(again[0]!.thumbnailUrl)).toBe(true)
  w.clock.move(600_000)
  await sizeWaiting(w.world, (agencyId, id) => sizePicture(w.world, agencyId, id))
  expect((await inLibrary(again[0]!.documentId))!.bytes).toBe(bytes)
})
