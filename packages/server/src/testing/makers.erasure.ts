import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { sql } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import { writeMissing } from '../invoice/work.ts'
import { placeOf } from '../card/page/picture/rules.ts'
import { madeKey } from '../platform/made-files.ts'
import { printPlace } from '../document/rules.ts'
import { originOf } from '../platform/hosts.ts'
import { reminderPlace } from '../greeting/reminder/rules.ts'
import { counterOf } from './counter.payment.ts'
import { gujaratSeller } from './make-invoice.ts'
import { doJobs, openShop, type TestShop } from './makers.payment.ts'
import { detailsFor, makeCard, makeDocument, makeStaff, signInAs, type TestStaff } from './makers.ts'
import { makeLibrary } from './makers.post.ts'
import { makeVideoTemplate } from './makers.video.ts'
import type { TestWorld } from './world.ts'

/** Words that stand for one person and nobody else; the number is the customer's own. */
export const someone = {
  name: 'Vasundhara Iyengar',
  shop: 'Iyengar Silks',
  email: 'vasundhara@iyengar.example',
} as const

/** A customer with everything the product keeps of one, and the files of it that lie in the store. */
export type RichCustomer = {
  shop: TestShop
  seller: TestStaff
  cardNo: number
  cardId: string
  pdfCardNo: number
  token: string
  videoNo: number
  files: string[]
}

/** Runs a statement that gives one number. */
const one = async (w: TestWorld, statement: ReturnType<typeof sql>): Promise<number> =>
  Number(Object.values((await statement.execute(w.world.database.platform)).rows[0] as object)[0])

/** A customer with a name, a business that bought online, by hand and for nothing, and all that hangs on it. */
export async function makeRich(w: TestWorld): Promise<RichCustomer> {
  const shop = await openShop(w)
  const { agency, customer, business, admin } = shop
  const { platform } = w.world.database
  const { agencyId } = agency
  const { businessId } = business
  const { userId } = customer
  await platform
    .updateTable('agency')
    .set({ seller: JSON.stringify(gujaratSeller) })
    .where('agencyId', '=', agencyId)
    .execute()
  w.world.hosts.forget()
  const seller = await makeStaff(w, 'franchisee', { agency })
  await admin.client.ok(peopleRoutes.changeStaff, {
    body: { franchiseeId: seller.franchiseeId, version: 1, commissionPct: { card: 15, pdf: 0, video: 0 } },
  })
  await sql`update app_user set name = ${someone.name}, email = ${someone.email}, title = ${someone.name}, consent_version = '1',
    consent_at = now(), preference = ${JSON.stringify({ said: someone.name })} where user_id = ${userId}`.execute(
    platform,
  )
  await sql`update business set business_name = ${someone.shop}, email = ${someone.email}, mobile = ${customer.phoneNumber},
    city = ${someone.name}, made_by_franchisee_id = ${seller.franchiseeId},
    profile = ${JSON.stringify({ address: someone.name, state: 'Gujarat' })} where business_id = ${businessId}`.execute(
    platform,
  )
  const files = await showSomething(w, shop)
  const { cardId, cardNo } = await makeCardOf(w, shop, files)
  const projects = await makeProjects(w, shop, files)
  await makePersonal(w, shop, seller)
  await makeTrade(w, shop)
  return { shop, seller, cardNo, cardId, files, ...projects }
}

const fileOf = async (w: TestWorld, files: string[], key: string) => {
  await w.world.storage.put(key, Buffer.from(key))
  files.push(key)
  return key
}
const newKey = (agencyId: number, ending = 'held') =>
  `a${agencyId}/${randomBytes(12).toString('hex')}.${ending}`

/** Pictures, one in the bin, greetings, wishes, notes and what a frame says. */
async function showSomething(
  w: TestWorld,
  { agency, customer, business, admin }: TestShop,
): Promise<string[]> {
  const { platform } = w.world.database
  const { agencyId } = agency
  const { businessId } = business
  const files: string[] = []
  for (const kind of ['logo', 'person', 'bin', 'loose']) {
    const id = await makeDocument(w, business)
    const { rows } = await sql<{
      keys: string[]
    }>`update document set kind = ${kind === 'bin' || kind === 'loose' ? 'gallery' : kind},
        business_id = ${kind === 'loose' ? null : businessId},
        sizes = jsonb_build_array(jsonb_build_object('width', 320, 'webp', storage_key || '', 'avif', null))
      where document_id = ${id} returning array[storage_key, thumbnail_key, jpeg_key] as keys`.execute(
      platform,
    )
    for (const key of rows[0]!.keys) await fileOf(w, files, key)
    if (kind === 'person') await fileOf(w, files, madeKey(printPlace(rows[0]!.keys[0]!)))
    if (kind === 'logo')
      await sql`update business set logo_document_id = ${id} where business_id = ${businessId}`.execute(
        platform,
      )
    if (kind === 'bin')
      await sql`with gone as (delete from document where document_id = ${id} returning *) insert into document_bin
        (agency_id, document_id, storage_key, files, stored, deleted_at) select agency_id, document_id, storage_key,
        array[storage_key, thumbnail_key, jpeg_key], to_jsonb(gone) || ${JSON.stringify({ named: someone.name })}::jsonb, ${w.clock.now()} from gone`.execute(
        platform,
      )
  }
  await fileOf(w, files, madeKey(reminderPlace(agencyId, businessId)))
  const { imageId } = await makeLibrary(w, agency, admin, businessId)
  const said = JSON.stringify({ words: someone.name, reach: customer.phoneNumber })
  await sql`insert into frame_setup (agency_id, business_id, is_enabled, setup, given_kinds, version, updated_at)
    values (${agencyId}, ${businessId}, true, ${said}, '{}', 1, now()) on conflict do nothing`.execute(
    platform,
  )
  await sql`insert into poster_edit (agency_id, business_id, image_id, edit, updated_at) values (${agencyId}, ${businessId}, ${imageId}, ${said}, now())`.execute(
    platform,
  )
  await sql`insert into image_favourite (agency_id, business_id, image_id, created_at) values (${agencyId}, ${businessId}, ${imageId}, now())`.execute(
    platform,
  )
  await sql`insert into image_post_use (agency_id, business_id, image_id, day) values (${agencyId}, ${businessId}, ${imageId}, '2026-03-10')`.execute(
    platform,
  )
  await sql`insert into image_request (agency_id, business_id, occasion, language, note, asked_by, status, created_at)
    values (${agencyId}, ${businessId}, 'Diwali', 'en', ${someone.name}, 'user 1', 'OPEN', now())`.execute(
    platform,
  )
  await sql`insert into greeting_copy (agency_id, business_id, image_id, version, film_key, frame_key, frames, state, storage_key, bytes, made_by, created_at, percent, attempt)
    values (${agencyId}, ${businessId}, ${imageId}, 'v', 'a1/film.held', ${await fileOf(w, files, newKey(agencyId))}, 1, 'ready',
      ${await fileOf(w, files, newKey(agencyId))}, 1, 'user 1', now(), 100, 1)`.execute(platform)
  for (const deletedAt of [null, w.clock.now()])
    await sql`insert into business_note (agency_id, business_id, text, is_pinned, written_by, created_at, deleted_at)
      values (${agencyId}, ${businessId}, ${`Call ${someone.name}`}, false, 'franchisee 1', now(), ${deletedAt})`.execute(
      platform,
    )
  return files
}

/** A card with visits, feedback and the pictures drawn of it. */
async function makeCardOf(w: TestWorld, { agency, business, customer }: TestShop, files: string[]) {
  const { platform } = w.world.database
  const { agencyId } = agency
  const cardId = `silk-${randomBytes(4).toString('hex')}`
  const { cardNo } = await makeCard(w, { business, cardId })
  const details = { ...detailsFor(someone.shop), ownerName: someone.name, emails: [someone.email] }
  await sql`update card set basic_details = ${JSON.stringify(details)}, about_us = jsonb_set(about_us, '{body}', ${JSON.stringify(someone.name)}) where card_no = ${cardNo}`.execute(
    platform,
  )
  await sql`insert into released_card_id (agency_id, card_id, card_no) values (${agencyId}, ${`${cardId}-old`}, ${cardNo})`.execute(
    platform,
  )
  await sql`with visit as (insert into card_visit (agency_id, card_no, day, kind, count) values (${agencyId}, ${cardNo}, '2026-03-10', 'view', 3)), pin as (insert into card_pin (agency_id, card_no, pin_sealed, set_at, tries_from) values (${agencyId}, ${cardNo}, 'v1.x.y', now(), now())) insert into card_report (agency_id, card_no, reason, note, contact, language, created_at) values (${agencyId}, ${cardNo}, 'fake', ${`${someone.name} is somebody else`}, ${customer.phoneNumber}, 'en', now())`.execute(
    platform,
  )
  for (const deletedAt of [null, w.clock.now()])
    await sql`insert into feedback (agency_id, card_no, card_name, stars, text, name, language, created_at, deleted_at)
      values (${agencyId}, ${cardNo}, ${someone.shop}, 5, ${`${someone.name} is kind, ${customer.phoneNumber}`}, 'Asha', 'en', now(), ${deletedAt})`.execute(
      platform,
    )
  const url = `${originOf(agency.host, w.world.config)}/${cardId}`
  for (const kind of ['og.jpg', 'poster.pdf'])
    await fileOf(w, files, madeKey(placeOf({ agencyId, cardNo, kind, url })))
  return { cardId, cardNo }
}

/** A project of ID cards with people and files, and a film with a sound. */
async function makeProjects(w: TestWorld, { agency, business, customer }: TestShop, files: string[]) {
  const { platform } = w.world.database
  const { agencyId } = agency
  const { businessId } = business
  const said = JSON.stringify({ person: someone.name, email: someone.email, phone: customer.phoneNumber })
  const pdfCardNo = await one(
    w,
    sql`insert into pdf_card (agency_id, business_id, registered_phone_number, company_name, mails, details, created_at, updated_at)
      values (${agencyId}, ${businessId}, ${customer.phoneNumber}, ${someone.shop}, ${[someone.email]}, ${said}, now(), now()) returning pdf_card_no`,
  )
  await sql`insert into pdf_card_person (agency_id, pdf_card_no, row_key, place, facts, created_at, updated_at) values
    (${agencyId}, ${pdfCardNo}, gen_random_uuid(), 1, ${said}, now(), now())`.execute(platform)
  await sql`insert into pdf_card_sitting (agency_id, pdf_card_no, sitting_key, who, seen_at) values (${agencyId}, ${pdfCardNo}, gen_random_uuid(), ${someone.name}, now())`.execute(
    platform,
  )
  await sql`update pdf_card_pass set revoked_at = now(), revoked_by = 'user 1', revoke_reason = ${`lost by ${someone.name}`}
    where pdf_card_no = ${pdfCardNo} and person_no > 0`.execute(platform)
  await sql`insert into pdf_card_export (agency_id, pdf_card_no, content_hash, covered_by, made_by, created_at, state, storage_key)
    values (${agencyId}, ${pdfCardNo}, 'h', 'plan', 'user 1', ${w.clock.now()}, 'ready', ${await fileOf(w, files, newKey(agencyId))})`.execute(
    platform,
  )
  const jobId = await one(
    w,
    sql`insert into pdf_card_job (agency_id, pdf_card_no, output, details, is_sample, people_total, made_by, created_at, state, storage_key)
      values (${agencyId}, ${pdfCardNo}, '{}', ${said}, true, 1, 'user 1', ${w.clock.now()}, 'ready', ${await fileOf(w, files, newKey(agencyId))}) returning job_id`,
  )
  await sql`insert into pdf_card_job_item (agency_id, job_id, seq, pdf_card_no, row_key, content_hash, drawn)
    values (${agencyId}, ${jobId}, 0, ${pdfCardNo}, gen_random_uuid(), 'h', ${said})`.execute(platform)
  await sql`insert into pdf_verify_setting (agency_id, business_id, shows_photo, consent_by) values (${agencyId}, ${businessId}, true, ${someone.name})`.execute(
    platform,
  )
  const templateId = await makeVideoTemplate(w)
  const videoNo = await one(
    w,
    sql`insert into user_video (agency_id, business_id, title, template_id, template_version, chosen, created_at, updated_at)
      values (${agencyId}, ${businessId}, ${someone.shop}, ${templateId}, 1, ${said}, now(), now()) returning video_no`,
  )
  await sql`insert into user_video_render (agency_id, video_no, template_id, template_version, of_version, content_hash, chosen, keys,
      is_sample, state, seconds, storage_key, small_key, poster_key, bytes, made_by, created_at, touched_at)
    values (${agencyId}, ${videoNo}, ${templateId}, 1, 1, 'h', ${said}, '{}', false, 'waiting', 5, ${await fileOf(w, files, newKey(agencyId))},
      ${await fileOf(w, files, newKey(agencyId))}, ${await fileOf(w, files, newKey(agencyId))}, 5, 'user 1', now(), now())`.execute(
    platform,
  )
  await sql`update user_video_render set state = 'ready', ready_at = ${w.clock.now()} where video_no = ${videoNo}`.execute(
    platform,
  )
  await sql`insert into video_sound (agency_id, business_id, kind, title, state, storage_key, bytes, made_by, created_at, touched_at)
    values (${agencyId}, ${businessId}, 'voice', ${someone.name}, 'ready', ${await fileOf(w, files, newKey(agencyId))}, 5, 'user 1', now(), now())`.execute(
    platform,
  )
  const { rows } = await sql<{
    token: string
  }>`select token from pdf_card_pass where pdf_card_no = ${pdfCardNo} order by person_no limit 1`.execute(
    platform,
  )
  return { pdfCardNo, videoNo, token: rows[0]!.token }
}

/** How the customer signed in and is reached, what the log and the bell say, and a job that named them. */
async function makePersonal(
  w: TestWorld,
  { agency, customer, business, admin }: TestShop,
  seller: TestStaff,
) {
  const { platform } = w.world.database
  const { agencyId } = agency
  const { userId, phoneNumber } = customer
  const { businessId } = business
  await sql`insert into known_device (agency_id, device_hash, user_id, created_at, last_at, ends_at) values (${agencyId}, 'd', ${userId}, now(), now(), '2030-01-01')`.execute(
    platform,
  )
  await sql`insert into contact_change (agency_id, user_id, kind, old_mac, old_sealed, changed_at) values (${agencyId}, ${userId}, 'phone', 'm', 's', now())`.execute(
    platform,
  )
  await sql`insert into user_totp (agency_id, user_id, secret_sealed, enabled_at, created_at) values (${agencyId}, ${userId}, 's', now(), now())`.execute(
    platform,
  )
  await sql`insert into user_recovery_code (agency_id, user_id, place, code_hash) values (${agencyId}, ${userId}, 0, 'h')`.execute(
    platform,
  )
  await sql`insert into push_device (agency_id, user_id, endpoint_hash, subscription_sealed, device, created_at) values (${agencyId}, ${userId}, 'e', ${phoneNumber}, ${someone.name}, now())`.execute(
    platform,
  )
  await sql`insert into challenge (agency_id, token_hash, kind, purpose, phone_number, email, user_id, ends_at) values (${agencyId}, 't', 'customer', 'forgot', ${phoneNumber}, ${someone.email}, ${userId}, '2030-01-01')`.execute(
    platform,
  )
  await sql`insert into customer_view (agency_id, view_id, user_id, session_id, viewer, reason, started_at, ends_at) values (${agencyId}, gen_random_uuid(), ${userId}, gen_random_uuid(), 'franchisee 1', ${someone.name}, now(), '2030-01-01')`.execute(
    platform,
  )
  await sql`insert into reminder_delivery (agency_id, user_id, day, channel, sent_at) values (${agencyId}, ${userId}, '2026-03-10', 'mail', now())`.execute(
    platform,
  )
  await sql`insert into expiry_reminder (agency_id, business_id, last_day, step, channel) values (${agencyId}, ${businessId}, '2026-03-10', 0, 'none')`.execute(
    platform,
  )
  await sql`insert into usage_counter (agency_id, business_id, kind, stretch, used) values (${agencyId}, ${businessId}, 'pdfExport', 's', 1)`.execute(
    platform,
  )
  await sql`insert into usage_take (agency_id, business_id, kind, stretch, object, taken_at) values (${agencyId}, ${businessId}, 'pdfExport', 's', 'o', now())`.execute(
    platform,
  )
  const said = {
    before: { businessName: someone.shop, cards: 2 },
    after: { phone: phoneNumber },
    amount: 999,
    name: someone.name,
  }
  const about = [
    { actor: `user ${userId}`, object: `business ${businessId}`, action: 'business.change' },
    {
      actor: `franchisee ${seller.franchiseeId} of ${agencyId}`,
      object: `user ${userId}`,
      action: 'customer.view',
    },
  ]
  for (const { actor, object, action } of about)
    await sql`insert into audit (agency_id, at, actor, action, object, detail, ip, business_id, user_id) values (${agencyId}, ${w.clock.now()}, ${actor}, ${action}, ${object},
      ${JSON.stringify(said)}, '203.0.113.9', ${object.startsWith('business') ? businessId : null}, ${userId})`.execute(
      platform,
    )
  const job = await one(
    w,
    sql`insert into bulk_job (agency_id, kind, state, asker_agency_id, asker_id, ip, filter, wish, about, total, created_at)
      values (${agencyId}, 'import', 'done', ${agencyId}, ${admin.franchiseeId}, '', ${JSON.stringify({ search: someone.name, category: 'Sweets' })}, '{}', 'customers.csv', 1, now()) returning bulk_job_id`,
  )
  const row = JSON.stringify({ name: someone.name, phone: phoneNumber })
  await sql`insert into bulk_row (agency_id, bulk_job_id, row_no, business_id, label, state, message, before, input, cells)
    values (${agencyId}, ${job}, 1, ${businessId}, ${someone.shop}, 'done', ${someone.name}, ${row}, ${row}, ${row})`.execute(
    platform,
  )
}

/** A purchase online that is refunded, one by hand that is taken back, one that was never paid; with invoices and credit notes. */
async function makeTrade(w: TestWorld, shop: TestShop): Promise<void> {
  const { platform } = w.world.database
  const { agencyId } = shop.agency
  const { buy, confirm, untilBack } = counterOf(
    () => w,
    () => shop,
  )
  const paid = await buy({ email: someone.email, contact: shop.customer.phoneNumber })
  await confirm(paid.orderId, paid.handler!)
  await doJobs(w)
  const { recordNo } = await shop.admin.client.ok(paymentRoutes.recordCardPayment, {
    body: {
      businessId: shop.business.businessId,
      subscriptionPlanId: shop.plans.gold,
      isManualUpdate: true,
      requestId: randomUUID(),
      isSecondRecord: true,
      mode: 'cash',
      reference: `Cash of ${someone.name}`,
    },
  })
  await writeMissing(w.world)
  await shop.admin.client.ok(paymentRoutes.reverseCardPayment, { query: { recordNo }, body: {} })
  const { rows } = await sql<{
    recordNo: number
  }>`select record_no from payment_intent where intent_id = ${paid.intentId}`.execute(platform)
  await shop.admin.client.ok(paymentRoutes.reverseCardPayment, {
    query: { recordNo: rows[0]!.recordNo },
    body: {},
  })
  await doJobs(w)
  await untilBack()
  await writeMissing(w.world)
  await sql`insert into payment_intent (agency_id, intent_id, kind, account_id, business_id, amount, snapshot, billing, made_by, state, created_at)
    values (${agencyId}, gen_random_uuid(), 'card', ${shop.account.accountId}, ${shop.business.businessId}, 100, '{"name":"Gold"}',
      ${JSON.stringify({ name: `${someone.name} unpaid` })}, 'user 1', 'expired', now())`.execute(platform)
}

/** Which of the customer's files lie in the store, found without opening one that is just going. */
export async function storedOf({ world }: TestWorld, { files }: RichCustomer): Promise<string[]> {
  const found = new Set<string>()
  for await (const { key } of world.storage.list()) found.add(key)
  return files.filter((key) => found.has(key))
}

/** Everything that counts money, as staff read it and as it lies in the books. */
export async function booksOf(w: TestWorld, { shop, seller }: RichCustomer) {
  const { client } = await signInAs(w, shop.agency, {
    kind: 'staff',
    franchiseeId: shop.admin.franchiseeId,
  })
  const { agencyId } = shop.agency
  const csv = async (report: 'payments' | 'commission' | 'gst-b2b' | 'gst-b2c' | 'gst-hsn') =>
    (
      await client.call(reportRoutes.downloadReport, {
        params: { report },
        query: { from: '2026-03-01', to: '2026-03-31' },
      })
    ).text
  const whole = async (table: string) =>
    (
      await sql<{
        row: string
      }>`select to_jsonb(t)::text as row from ${sql.table(table)} t where agency_id = ${agencyId} order by 1`.execute(
        w.world.database.platform,
      )
    ).rows
  const tables = [
    'ledger',
    'invoice',
    'invoice_series',
    'payment',
    'refund',
    'payment_order',
    'activation',
    'commission',
    'commission_step',
    'outbox',
    'term_before',
  ]
  return {
    seller: seller.franchiseeId,
    reports: await Promise.all(
      (['payments', 'commission', 'gst-b2b', 'gst-b2c', 'gst-hsn'] as const).map(csv),
    ),
    books: Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await whole(table)] as const)),
    ),
  }
}
