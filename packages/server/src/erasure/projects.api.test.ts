import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRich, type RichCustomer, someone, storedOf } from '../testing/makers.erasure.ts'
import { makeDocument } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { eraseAll, workErasure } from './work.ts'

let w: TestWorld
let rich: RichCustomer
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  rich = await makeRich(w)
}, 120_000)
afterAll(() => w.close())

const db = () => w.world.database.platform
const longAgo = () => new Date(w.clock.now().getTime() - 31 * 86_400_000)
const first = async <T>(question: ReturnType<typeof sql>): Promise<T> =>
  (await question.execute(db())).rows[0] as T

/** A document of the business, said to be a photograph. */
async function photo(): Promise<number> {
  const id = await makeDocument(w, rich.shop.business)
  await sql`update document set kind = 'person' where document_id = ${id}`.execute(db())
  return id
}

test('a project of ID cards goes with its people and the photographs that no other one shows; the business stays', async () => {
  const { business } = rich.shop
  const [mine, shared, signature] = [await photo(), await photo(), await photo()]
  const facts = (photoDocumentId: number) => JSON.stringify({ name: someone.name, photoDocumentId })
  await sql`update pdf_card set details = ${JSON.stringify({ common: { signatureDocumentId: signature } })}, deleted_at = ${longAgo()}
    where pdf_card_no = ${rich.pdfCardNo}`.execute(db())
  for (const [pdfCardNo, id] of [[rich.pdfCardNo, mine] as const, [rich.pdfCardNo, shared] as const])
    await sql`insert into pdf_card_person (agency_id, pdf_card_no, row_key, place, facts, created_at, updated_at) values
      (${business.agency.agencyId}, ${pdfCardNo}, gen_random_uuid(), 2, ${facts(id)}, now(), now())`.execute(
      db(),
    )
  await sql`insert into pdf_card (agency_id, business_id, details, created_at, updated_at) values (${business.agency.agencyId},
    ${business.businessId}, ${JSON.stringify({ person: { photoDocumentId: shared } })}, now(), now())`.execute(
    db(),
  )
  await eraseAll(w.world)
  const { rows } = await sql<{
    documentId: number
  }>`select document_id from document where document_id in (${mine}, ${shared}, ${signature})`.execute(db())
  expect(rows).toEqual([{ documentId: shared }])
  expect(
    await first(
      sql`select company_name, details, mails, registered_phone_number from pdf_card where pdf_card_no = ${rich.pdfCardNo}`,
    ),
  ).toEqual({ companyName: '', details: null, mails: [], registeredPhoneNumber: '' })
  for (const table of ['pdf_card_person', 'pdf_card_export', 'pdf_card_job', 'pdf_card_job_item'])
    expect([
      table,
      await first(
        sql`select count(*)::int as n from ${sql.table(table)} where pdf_card_no = ${rich.pdfCardNo}`,
      ),
    ]).toEqual([table, { n: 0 }])
  expect(
    await first(
      sql`select business_name, erased_at from business where business_id = ${business.businessId}`,
    ),
  ).toEqual({
    businessName: someone.shop,
    erasedAt: null,
  })
  expect(
    await first(
      sql`select count(*)::int as n from pdf_card_pass where pdf_card_no = ${rich.pdfCardNo} and person_no = 0`,
    ),
  ).toEqual({ n: 1 })
})

test('a film project goes with its films; sounds of the business stay', async () => {
  await sql`update user_video set deleted_at = ${longAgo()} where video_no = ${rich.videoNo}`.execute(db())
  await eraseAll(w.world)
  expect(await first(sql`select title, chosen from user_video where video_no = ${rich.videoNo}`)).toEqual({
    title: '',
    chosen: null,
  })
  expect(
    await first(sql`select count(*)::int as n from user_video_render where video_no = ${rich.videoNo}`),
  ).toEqual({ n: 0 })
  expect(await first(sql`select count(*)::int as n from video_sound`)).toEqual({ n: 1 })
})

test('a file that a copy of the business stands on stays in the store', async () => {
  const { documentId, storageKey } = await first<{ documentId: number; storageKey: string }>(
    sql`select document_id, storage_key from document where kind = 'logo' and business_id = ${rich.shop.business.businessId}`,
  )
  await sql`insert into document (agency_id, kind, storage_key, thumbnail_key, jpeg_key, width, height, bytes, made_by)
    select agency_id, 'logo', storage_key, thumbnail_key, jpeg_key, 1, 1, 1, 'franchisee 1' from document where document_id = ${documentId}`.execute(
    db(),
  )
  await sql`update business set deleted_at = ${longAgo()}`.execute(db())
  await eraseAll(w.world)
  await workErasure(w.world)
  // Three files of no business lie with the account, which goes on.
  const name = storageKey.replace(/\.webp$/, '')
  const left = async () => (await storedOf(w, rich)).map((key) => key.startsWith(name))
  await expect.poll(left, { timeout: 20_000 }).toHaveLength(6)
  expect((await left()).filter(Boolean)).toHaveLength(3)
}, 60_000)
