import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agencyScope } from '../../platform/scope.ts'
import { makeAgency, makeBusiness, makeCard, makeCustomer, makeDocument } from '../../testing/makers.ts'
import { makeStaff, type TestStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { quota } from '../rules.ts'
import { usePictures } from '../store.ts'
import { forgetFiles } from '../usecase.ts'
import { emptyBin } from '../work.ts'

let w: TestWorld
let admin: TestStaff
let other: TestStaff
let platform: TestStaff
let ids: Record<'logo' | 'gallery' | 'product' | 'payment' | 'person' | 'unused', number>
let businessId: number
beforeAll(async () => {
  w = await openTestWorld()
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  other = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  const owner = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, { owner, name: 'Asha Sweets' })
  businessId = business.businessId
  const card = await makeCard(w, { business })
  const made = async (kind: string) => {
    const documentId = await makeDocument(w, business)
    await sql`update document set kind = ${kind}, bytes = bytes + ${documentId} where document_id = ${documentId}`.execute(
      w.world.database.platform,
    )
    return documentId
  }
  ids = {
    logo: await made('logo'),
    gallery: await made('gallery'),
    product: await made('product'),
    payment: await made('payment'),
    person: await made('person'),
    unused: await made('gallery'),
  }
  const { platform: db } = w.world.database
  await sql`update business set logo_document_id = ${ids.logo} where business_id = ${businessId}`.execute(db)
  await sql`update card set gallery = ${JSON.stringify([{ documentId: ids.gallery, caption: '' }])}::jsonb,
    products = ${JSON.stringify([{ name: 'Barfi', documentIds: [ids.product], price: ids.unused }])}::jsonb,
    payment_options = jsonb_set(payment_options, '{qrDocumentId}', ${String(ids.payment)}::jsonb),
    basic_details = jsonb_set(basic_details, '{logoDocumentId}', ${String(ids.logo)}::jsonb)
    where card_no = ${card.cardNo}`.execute(db)
  await makeDocument(w, await makeBusiness(w, { owner: await makeCustomer(w, { agency: other.agency }) }))
})
afterAll(() => w.close())

const list = (who: TestStaff, query: object = {}) => who.client.ok(documentRoutes.listDocuments, { query })

test('every file of the agency with the places it is used in; a price is no file', async () => {
  const { list: rows, total } = await list(admin)
  expect(total).toBe(6)
  const usedIn = Object.fromEntries(rows.map((row) => [row.documentId, row.usedIn]))
  expect(usedIn).toEqual({
    [ids.logo]: ['businessLogo', 'cardHead'],
    [ids.gallery]: ['gallery'],
    [ids.product]: ['product'],
    [ids.payment]: ['payment'],
    [ids.person]: [],
    [ids.unused]: [],
  })
  expect(rows[0]).toMatchObject({
    documentId: ids.unused,
    business: { businessId, businessName: 'Asha Sweets' },
  })
})

test('filters, the largest first, words of the business; other agencies are the platform’s to see', async () => {
  expect((await list(admin, { kind: 'gallery' })).total).toBe(2)
  expect((await list(admin, { search: 'asha' })).total).toBe(6)
  expect((await list(admin, { search: 'nobody' })).total).toBe(0)
  expect((await list(admin, { businessId })).total).toBe(6)
  expect((await list(admin, { sort: 'largest', pageSize: 1 })).list[0]?.documentId).toBe(ids.unused)
  expect((await list(other)).total).toBe(1)
  expect((await list(other, { agencyId: admin.agency.agencyId, businessId })).total).toBe(0)
  expect((await list(platform, { agencyId: admin.agency.agencyId })).total).toBe(6)
  expect((await list(platform, { search: 'asha' })).total).toBe(6)
})

test('what is stored is counted, with the limit of the agency', async () => {
  const quota = (query: object = {}) => admin.client.ok(documentRoutes.getDocumentQuota, { query })
  const free = await quota()
  expect(free).toMatchObject({ files: 6, limitBytes: null })
  await sql`update agency set limits = '{"storageMb": 5}' where agency_id = ${admin.agency.agencyId}`.execute(
    w.world.database.platform,
  )
  expect((await quota()).limitBytes).toBe(5 * 1024 * 1024)
  // Another agency's number is ignored from anybody but the platform.
  expect(await quota({ agencyId: other.agency.agencyId })).toMatchObject({ files: 6 })
})

test('the platform sees the sum of all agencies, who has little room left, and each by itself as it does', async () => {
  const db = w.world.database.platform
  const ours = admin.agency.agencyId
  const theirs = other.agency.agencyId
  const quota = (query: object = {}) => platform.client.ok(documentRoutes.getDocumentQuota, { query })
  const own = await admin.client.ok(documentRoutes.getDocumentQuota, { query: {} })
  expect(own.agencies).toBeNull()
  expect(await quota({ agencyId: ours })).toEqual(own)
  await sql`update agency set limits = '{}' where agency_id = ${ours}`.execute(db)
  const parts = await Promise.all([...new Set([ours, theirs])].map((agencyId) => quota({ agencyId })))
  const all = await quota()
  const { rows } = await sql<{ files: number; bytes: number; agencies: number }>`
    select count(*)::int as files, sum(bytes)::bigint as bytes, count(distinct agency_id)::int as agencies
    from document`.execute(db)
  expect(all).toEqual({
    files: rows[0]!.files,
    bytes: Number(rows[0]!.bytes),
    limitBytes: null,
    agencies: { count: rows[0]!.agencies, tight: [] },
  })
  expect(all.files).toBeGreaterThanOrEqual(parts.reduce((sum, { files }) => sum + files, 0))
  await sql`update document set bytes = ${3 * 1024 * 1024} where document_id = ${ids.unused}`.execute(db)
  const { bytes } = await quota({ agencyId: ours })
  await sql`update agency set limits = '{"storageMb": 3}' where agency_id = ${ours}`.execute(db)
  expect((await quota()).agencies!.tight).toEqual([
    {
      agencyId: ours,
      agencyName: `Agency ${admin.agency.marker}`,
      files: own.files,
      bytes,
      limitBytes: 3 * 1024 * 1024,
    },
  ])
  await sql`update agency set limits = '{"storageMb": 4000}' where agency_id = ${ours}`.execute(db)
  expect((await quota()).agencies!.tight).toEqual([])
})

const remove = (who: TestStaff, documentId: number) =>
  who.client.call(documentRoutes.deleteDocument, { params: { documentId }, body: {} })
const restore = (who: TestStaff, documentId: number) =>
  who.client.call(documentRoutes.deleteDocument, { params: { documentId }, body: { restore: true } })
const usesOf = async (documentId: number) =>
  (await list(admin, { pageSize: 100 })).list.find((row) => row.documentId === documentId)?.usedIn

describe('deleting', () => {
  const db = () => w.world.database.platform
  const business = () => ({ agency: admin.agency, businessId, userId: 0 })
  const upload = async (bytes = 1000, kind = 'gallery') => {
    const { userId } = await db()
      .selectFrom('business')
      .select('userId')
      .where('businessId', '=', businessId)
      .executeTakeFirstOrThrow()
    const documentId = await makeDocument(w, { ...business(), userId })
    await sql`update document set bytes = ${bytes}, kind = ${kind} where document_id = ${documentId}`.execute(
      db(),
    )
    return documentId
  }
  const letDaysPass = async (documentId: number) => {
    await sql`update document_bin set deleted_at = deleted_at - interval '31 days' where document_id = ${documentId}`.execute(
      db(),
    )
    await emptyBin(w.world)
  }
  const keyOf = async (documentId: number) =>
    (
      await db()
        .selectFrom('document')
        .selectAll()
        .where('documentId', '=', documentId)
        .executeTakeFirstOrThrow()
    ).storageKey

  test('what nothing uses goes: from the list, from the quota, from the store, and into the log', async () => {
    const documentId = await upload(5000)
    const row = await db()
      .selectFrom('document')
      .selectAll()
      .where('documentId', '=', documentId)
      .executeTakeFirstOrThrow()
    const files = [row.storageKey, row.thumbnailKey, row.jpegKey]
    for (const key of files) await w.world.storage.put(key, Buffer.from('x'))
    const stored = () => admin.client.ok(documentRoutes.getDocumentQuota, { query: {} })
    const before = await stored()
    expect((await list(admin)).list[0]).toMatchObject({ documentId, usedIn: [], can: { delete: true } })
    expect((await remove(admin, documentId)).status).toBe(200)
    expect(await usesOf(documentId)).toBeUndefined()
    const after = await stored()
    expect([before.files - after.files, before.bytes - after.bytes]).toEqual([1, 5000])
    // For 30 days the bytes stay, for it can come back; then they go.
    await forgetFiles(w.world, { agencyId: row.agencyId, storageKey: row.storageKey, files })
    expect(await w.world.storage.get(row.storageKey)).not.toBeNull()
    await letDaysPass(documentId)
    expect((await restore(admin, documentId)).failure.code).toBe('NOT_FOUND')
    await forgetFiles(w.world, { agencyId: row.agencyId, storageKey: row.storageKey, files })
    for (const key of files) expect(await w.world.storage.get(key)).toBeNull()
    const audits = await db()
      .selectFrom('audit')
      .select(['action', 'businessId'])
      .where('object', '=', `document ${documentId}`)
      .execute()
    expect(audits).toEqual([{ action: 'document.delete', businessId }])
    expect((await remove(admin, documentId)).failure.code).toBe('NOT_FOUND')
  })

  test('what was deleted comes back as it was, for its agency and the platform alone', async () => {
    const documentId = await upload(7000)
    const rowOf = () =>
      db().selectFrom('document').selectAll().where('documentId', '=', documentId).executeTakeFirst()
    const before = await rowOf()
    expect((await restore(admin, documentId)).failure.code).toBe('NOT_FOUND')
    for (const who of [admin, platform]) {
      expect((await remove(admin, documentId)).status).toBe(200)
      expect(await rowOf()).toBeUndefined()
      await expect(
        w.world.database.inScope(agencyScope(admin.agency.agencyId), (tx) =>
          usePictures(tx, agencyScope(admin.agency.agencyId), [documentId], { businessId, userId: 0 }, ''),
        ),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect((await restore(other, documentId)).failure.code).toBe('NOT_FOUND')
      expect((await restore(who, documentId)).status).toBe(200)
      expect(await rowOf()).toEqual(before)
    }
    await emptyBin(w.world)
    expect(await rowOf()).toEqual(before)
    const audits = await db()
      .selectFrom('audit')
      .select('action')
      .where('object', '=', `document ${documentId}`)
      .orderBy('auditId')
      .execute()
    expect(audits.map(({ action }) => action)).toEqual([
      'document.delete',
      'document.restore',
      'document.delete',
      'document.restore',
    ])
  })

  test('what there is no room for any more does not come back', async () => {
    const documentId = await upload(3_000_000)
    const { agencyId } = admin.agency
    const limitTo = (limits: object) =>
      sql`update agency set limits = ${JSON.stringify(limits)}::jsonb where agency_id = ${agencyId}`.execute(
        db(),
      )
    await limitTo({ storageMb: 5 })
    expect((await remove(admin, documentId)).status).toBe(200)
    const meanwhile = await upload(4_000_000)
    expect((await restore(admin, documentId)).failure.code).toBe('LIMIT_REACHED')
    expect(await usesOf(documentId)).toBeUndefined()
    await limitTo({})
    // Nor into a business that is full.
    await sql`update document set bytes = ${quota.bytes - 1_000_000} where document_id = ${meanwhile}`.execute(
      db(),
    )
    expect((await restore(admin, documentId)).failure.code).toBe('LIMIT_REACHED')
    await sql`delete from document where document_id = ${meanwhile}`.execute(db())
    expect((await restore(admin, documentId)).status).toBe(200)
  })

  test('files that a copy of the business stands on stay in the store', async () => {
    const documentId = await upload()
    const key = await keyOf(documentId)
    await w.world.storage.put(key, Buffer.from('x'))
    await sql`insert into document (agency_id, business_id, kind, storage_key, thumbnail_key, jpeg_key, width, height, bytes, made_by, created_at)
      select agency_id, business_id, kind, storage_key, thumbnail_key, jpeg_key, width, height, bytes, made_by, created_at
      from document where document_id = ${documentId}`.execute(db())
    expect((await remove(admin, documentId)).status).toBe(200)
    await letDaysPass(documentId)
    await forgetFiles(w.world, { agencyId: admin.agency.agencyId, storageKey: key, files: [key] })
    expect(await w.world.storage.get(key)).not.toBeNull()
  })

  test.each(['logo', 'gallery', 'product', 'payment'] as const)(
    '%s of a card that lives stays',
    async (use) => {
      expect((await remove(admin, ids[use])).failure).toMatchObject({ code: 'IN_USE' })
      expect(await usesOf(ids[use])).not.toEqual([])
    },
  )

  const video = (chosen: object) => sql`insert into user_video (agency_id, business_id, title, chosen)
    values (${admin.agency.agencyId}, ${businessId}, 'Film', ${JSON.stringify(chosen)}::jsonb) returning video_no`
  const places: Record<string, [use: string, put: (documentId: number) => Promise<unknown>]> = {
    'a promotional video': [
      'video',
      (documentId) => video({ pictures: { first: { documentId, crop: null } } }).execute(db()),
    ],
    'a film that may be drawn again': [
      'video',
      async (documentId) => {
        const { rows } = await video({ pictures: {} }).execute(db())
        const { videoNo } = rows[0] as { videoNo: number }
        const { rows: template } = await sql<{
          id: number
        }>`insert into video_template default values returning template_id as id`.execute(db())
        await sql`insert into user_video_render (agency_id, video_no, template_id, template_version, of_version, content_hash,
            chosen, keys, is_sample, state, seconds, made_by, created_at, touched_at)
          values (${admin.agency.agencyId}, ${videoNo}, ${template[0]!.id}, 1, 1, ${String(documentId)}, '{}',
            ${JSON.stringify({ first: await keyOf(documentId) })}::jsonb, false, 'ready', 9, 'x', now(), now())`.execute(
          db(),
        )
      },
    ],
    'a PDF card': [
      'pdfCard',
      (documentId) =>
        sql`insert into pdf_card (agency_id, business_id, company_name, registered_phone_number, details)
        values (${admin.agency.agencyId}, ${businessId}, 'Card', '+919876510001',
          ${JSON.stringify({ signatureDocumentId: documentId })}::jsonb)`.execute(db()),
    ],
    'a frame of greetings': [
      'frame',
      (documentId) =>
        sql`insert into frame_setup (agency_id, business_id, setup, updated_at) values (${admin.agency.agencyId},
        ${businessId}, ${JSON.stringify({ pictures: { leaderDocumentIds: [documentId] } })}::jsonb, now())
        on conflict (agency_id, business_id) do update set setup = excluded.setup`.execute(db()),
    ],
    'a greeting post': [
      'greetingPost',
      async (documentId) => {
        await sql`update document set kind = 'imagePost' where document_id = ${documentId}`.execute(db())
        const key = await keyOf(documentId)
        const { rows } = await sql<{
          id: number
        }>`insert into image_category (agency_id, name, kind, sort_order) values (${admin.agency.agencyId}, 'Wishes', 'evergreen', 1)
          returning image_category_id as id`.execute(db())
        await sql`insert into image_post (agency_id, image_category_id, type, title, language, thumbnail_key, preview_key, full_key,
            width, height, bytes)
          values (${admin.agency.agencyId}, ${rows[0]!.id}, 'SQUARE_IMAGE', 'Post', 'en', ${key}, ${key}, ${key}, 1, 1, 1)`.execute(
          db(),
        )
      },
    ],
    'the logo of an agency': [
      'agencyLogo',
      async (documentId) => {
        await sql`update document set kind = 'logo', business_id = null where document_id = ${documentId}`.execute(
          db(),
        )
        const key = await keyOf(documentId)
        // Of another agency: the platform uploads logos in its own.
        await sql`update agency set logo_key = ${key} where agency_id = ${other.agency.agencyId}`.execute(
          db(),
        )
      },
    ],
    'a card that can still be brought back': [
      'bin',
      async (documentId) => {
        const owner = await makeCustomer(w, { agency: admin.agency })
        const mine = await makeBusiness(w, { owner })
        const card = await makeCard(w, { business: mine })
        await sql`update document set business_id = ${mine.businessId} where document_id = ${documentId}`.execute(
          db(),
        )
        await sql`update card set gallery = ${JSON.stringify([{ documentId, caption: '' }])}::jsonb,
          deleted_at = ${w.clock.now()} where card_no = ${card.cardNo}`.execute(db())
      },
    ],
  }
  test.each(Object.entries(places))('%s names its file', async (_place, [use, put]) => {
    const documentId = await upload()
    await put(documentId)
    const answer = await remove(admin, documentId)
    expect(answer.failure).toMatchObject({ code: 'IN_USE' })
    if (use !== 'agencyLogo') expect(await usesOf(documentId)).toEqual([use])
  })

  test('who saves it meanwhile keeps it: deleting waits for them', async () => {
    const documentId = await upload()
    let answer: Promise<{ failure?: { code?: string } }> | undefined
    const scope = agencyScope(admin.agency.agencyId)
    await w.world.database.inScope(scope, async (tx) => {
      await usePictures(tx, scope, [documentId], { businessId, userId: 0 }, '')
      answer = remove(admin, documentId)
      await sql`update business set logo_document_id = ${documentId} where business_id = ${businessId}`.execute(
        tx,
      )
    })
    expect((await answer)?.failure?.code).toBe('IN_USE')
    await sql`update business set logo_document_id = ${ids.logo} where business_id = ${businessId}`.execute(
      db(),
    )
  })

  test('other agencies and other staff delete nothing here; the platform does', async () => {
    const documentId = await upload()
    expect((await remove(other, documentId)).failure.code).toBe('NOT_FOUND')
    const creator = await makeStaff(w, 'creator', { agency: admin.agency })
    expect((await remove(creator, documentId)).failure.code).toBe('NOT_ALLOWED')
    expect((await remove(platform, documentId)).status).toBe(200)
  })
})
