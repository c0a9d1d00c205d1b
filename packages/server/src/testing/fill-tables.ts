import { type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/tables.ts'

/** A row in each table of plans and money that the makers leave empty, so that row-level security is tried with it. */
export async function fillMoneyTables(
  db: Kysely<Tables>,
  agencyId: number,
  businessId: number,
): Promise<void> {
  await sql`insert into usage_counter (agency_id, business_id, kind, stretch, used) values (${agencyId}, ${businessId}, 'pdfExport', 's', 1)`.execute(
    db,
  )
  await sql`insert into usage_take (agency_id, business_id, kind, stretch, object, taken_at) values (${agencyId}, ${businessId}, 'pdfExport', 's', 'o', now())`.execute(
    db,
  )
  await sql`insert into term_before (agency_id, business_id, last_day, is_paid) values (${agencyId}, ${businessId}, '2026-03-10', false) on conflict do nothing`.execute(
    db,
  )
  await sql`insert into pdf_credit (agency_id, bought, used) values (${agencyId}, 2, 1) on conflict do nothing`.execute(
    db,
  )
  await sql`insert into pdf_credit_use (agency_id, usage_take_id, business_id, object, used_at) values (${agencyId}, 1, ${businessId}, 'o', now())`.execute(
    db,
  )
  await sql`insert into pdf_card_export (agency_id, pdf_card_no, content_hash, covered_by, made_by, created_at) select agency_id, pdf_card_no, 'h', 'plan', 'u', now() from pdf_card where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into pdf_card_pass (agency_id, pdf_card_no, person_no) select agency_id, pdf_card_no, 9 from pdf_card where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into pdf_verify_setting (agency_id, business_id) values (${agencyId}, ${businessId}) on conflict do nothing`.execute(
    db,
  )
  await sql`insert into pdf_card_person (agency_id, pdf_card_no, row_key, place, facts, created_at, updated_at) select agency_id, pdf_card_no, gen_random_uuid(), 1, '{}', now(), now() from pdf_card where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into pdf_card_sitting (agency_id, pdf_card_no, sitting_key, who, seen_at) select agency_id, pdf_card_no, gen_random_uuid(), 'w', now() from pdf_card where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`with job as (insert into pdf_card_job (agency_id, pdf_card_no, output, details, is_sample, people_total, made_by, created_at) select agency_id, pdf_card_no, '{}', '{}', true, 1, 'u', now() from pdf_card where agency_id = ${agencyId} limit 1 returning agency_id, job_id, pdf_card_no)
    insert into pdf_card_job_item (agency_id, job_id, seq, pdf_card_no, row_key, content_hash) select agency_id, job_id, 0, pdf_card_no, gen_random_uuid(), 'h' from job`.execute(
    db,
  )
  await sql`insert into month_bill_dispute (agency_id, month, raised_by, raised_at, note) values (${agencyId}, '2026-01', 'u', now(), 'n')`.execute(
    db,
  )
  await sql`insert into expiry_reminder (agency_id, business_id, last_day, step, channel) values (${agencyId}, ${businessId}, '2026-03-10', 7, 'none')`.execute(
    db,
  )
  await sql`insert into month_bill (agency_id, month, issued_at) values (${agencyId}, '2026-01', now()) on conflict do nothing`.execute(
    db,
  )
  await sql`insert into month_bill_line (agency_id, month, business_id, event, happened_on, rate_paise) values (${agencyId}, '2026-01', ${businessId}, 'NEW', '2026-01-01', 100) on conflict do nothing`.execute(
    db,
  )
  await sql`insert into provider_event (agency_id, account_id, event_id, event, raw, told_at, received_at) select agency_id, account_id, 'event01', 'e', '{}', now(), now() from payment_account where agency_id = ${agencyId}`.execute(
    db,
  )
  await sql`insert into payment (agency_id, payment_id, account_id, intent_id, order_id, amount, currency, status, told_at) select agency_id, 'pay_' || ${agencyId}::text, account_id, intent_id, order_id, 100, 'INR', 'failed', now() from payment_order where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into refund (agency_id, refund_id, payment_id, account_id, intent_id, amount, currency, reason, created_at) select agency_id, gen_random_uuid(), payment_id, account_id, intent_id, 50, 'INR', 'late', now() from payment where agency_id = ${agencyId}`.execute(
    db,
  )
  await sql`insert into dispute (agency_id, dispute_id, account_id, payment_id, intent_id, amount, currency, reason, phase, status, raised_at, told_at) select agency_id, 'disp_' || ${agencyId}::text, account_id, payment_id, intent_id, 50, 'INR', 'r', 'chargeback', 'open', now(), now() from payment where agency_id = ${agencyId}`.execute(
    db,
  )
}

/** The same for reports and notifications. */
export async function fillReportTables(db: Kysely<Tables>, agencyId: number): Promise<void> {
  await sql`insert into figure_day (agency_id, franchisee_id, day, figures) values (${agencyId}, 0, '2026-03-10', '{}')`.execute(
    db,
  )
  await sql`insert into gst_tally values (${agencyId}, '2026-03-10', false, '24', 1800, '998439', 1, 100000, 9000, 9000, 0, 118000)`.execute(
    db,
  )
  await sql`insert into money_tally values (${agencyId}, '2026-03-10', 1, 99900, 99900, 1998, 0, 0)`.execute(
    db,
  )
  await sql`insert into stored_tally values (${agencyId}, 1, 9000)`.execute(db)
  await sql`insert into card_link select agency_id, card_no, 3 from card where agency_id = ${agencyId} limit 1 on conflict do nothing`.execute(
    db,
  )
  await sql`insert into admin_notification (agency_id, kind, subject, created_at) values (${agencyId}, 'failed_job', 'job 1', now())`.execute(
    db,
  )
  await sql`insert into admin_notification_read (agency_id, franchisee_id, notification_id, read_at) select agency_id, franchisee_id, 1, now() from franchisee where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into own_data_file (agency_id, user_id, language, created_at) select agency_id, user_id, 'en', now() from app_user where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into report_file (agency_id, franchisee_id, report, format, filters, of_platform, rows_total, created_at) select agency_id, franchisee_id, 'business', 'csv', '{}', false, 1, now() from franchisee where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into report_schedule (agency_id, report, format, filters, every, recipients, language, of_platform, made_by, created_at) select agency_id, 'business', 'csv', '{}', 'day', array[franchisee_id], 'en', false, '', now() from franchisee where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into report_delivery (agency_id, report_schedule_id, franchisee_id, due_on, rows, sent_at) select agency_id, report_schedule_id, recipients[1], '2026-03-10', 1, now() from report_schedule where agency_id = ${agencyId}`.execute(
    db,
  )
  await sql`insert into staff_letter (agency_id, franchisee_id, day, sent_at) select agency_id, franchisee_id, '2026-03-10', now() from franchisee where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`with job as (insert into bulk_job (agency_id, kind, state, asker_agency_id, asker_id, ip, filter, wish, about, total, created_at)
    values (${agencyId}, 'delete', 'done', ${agencyId}, 1, '', '{}', '{}', '', 1, now()) returning agency_id, bulk_job_id)
    insert into bulk_row (agency_id, bulk_job_id, row_no, label) select agency_id, bulk_job_id, 1, 'l' from job`.execute(
    db,
  )
}

/** The same for how people sign in with a second step and by what an agency sends. */
export async function fillSafetyTables(db: Kysely<Tables>, agencyId: number): Promise<void> {
  await sql`insert into staff_totp (agency_id, franchisee_id, secret_sealed, created_at) select agency_id, franchisee_id, 's', now() from franchisee where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into staff_recovery_code (agency_id, franchisee_id, place, code_hash) select agency_id, franchisee_id, 0, 'h' from staff_totp where agency_id = ${agencyId}`.execute(
    db,
  )
  await sql`insert into user_totp (agency_id, user_id, secret_sealed, created_at) select agency_id, user_id, 's', now() from app_user where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into user_recovery_code (agency_id, user_id, place, code_hash) select agency_id, user_id, 0, 'h' from user_totp where agency_id = ${agencyId}`.execute(
    db,
  )
  await sql`insert into agency_messaging (agency_id) values (${agencyId})`.execute(db)
  await sql`insert into push_device (agency_id, user_id, endpoint_hash, subscription_sealed, created_at) select agency_id, user_id, 'h', 's', now() from app_user where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into reminder_delivery (agency_id, user_id, day, channel, sent_at) select agency_id, user_id, '2026-03-10', 'mail', now() from app_user where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
}

/** The same for the greeting library. */
export async function fillLibraryTables(
  db: Kysely<Tables>,
  agencyId: number,
  businessId: number,
): Promise<void> {
  await sql`insert into category_page (agency_id, category, content, created_at, updated_at) values (${agencyId}, 'Auto Garage', '{}', now(), now())`.execute(
    db,
  )
  await sql`insert into category_shelf (agency_id, first, updated_at) values (${agencyId}, '{Auto Garage}', now())`.execute(
    db,
  )
  await sql`insert into image_category (agency_id, name) values (${agencyId}, 'c')`.execute(db)
  await sql`insert into image_subcategory (agency_id, image_category_id, name) select agency_id, image_category_id, 's' from image_category where agency_id = ${agencyId}`.execute(
    db,
  )
  await sql`insert into image_subcategory_day (agency_id, image_subcategory_id, day) select agency_id, image_subcategory_id, '2026-11-08' from image_subcategory where agency_id = ${agencyId}`.execute(
    db,
  )
  await sql`insert into image_tag (agency_id, name) values (${agencyId}, 't')`.execute(db)
  await sql`insert into image_word (agency_id, word) values (${agencyId}, 'divli')`.execute(db)
  await sql`insert into image_post (agency_id, image_category_id, type, title, language, thumbnail_key, preview_key, full_key, width, height, bytes) select agency_id, image_category_id, 'SQUARE_IMAGE', 'p', 'en', 'a1/t.webp', 'a1/p.webp', 'a1/f.held', 8, 8, 1 from image_category where agency_id = ${agencyId}`.execute(
    db,
  )
  await sql`insert into image_look (agency_id, full_key, shape, look, whole, less, least, keys) values (${agencyId}, 'k', 'SQUARE', '', 0::bit(64), 0::bit(64), 0::bit(64), '{}')`.execute(
    db,
  )
  await sql`insert into image_pair (agency_id, image_id, other_id) values (${agencyId}, 2, 1)`.execute(db)
  await sql`insert into image_pair_kept (agency_id, image_id, other_id) values (${agencyId}, 2, 1)`.execute(
    db,
  )
  await sql`insert into image_withheld (agency_id, image_id) values (${agencyId}, 1)`.execute(db)
  await sql`insert into greeting_bin (agency_id, kind, id, stored, deleted_at) values (${agencyId}, 'tag', 1, '{}', now())`.execute(
    db,
  )
  await sql`insert into document_bin (agency_id, document_id, storage_key, files, stored, deleted_at) values (${agencyId}, 1, 'k', '{k}', '{}', now())`.execute(
    db,
  )
  await sql`insert into frame_setup (agency_id, business_id) values (${agencyId}, ${businessId})`.execute(db)
  await sql`insert into image_request (agency_id, business_id, occasion, language, asked_by) values (${agencyId}, ${businessId}, 'o', 'en', 'user 1')`.execute(
    db,
  )
  await sql`insert into poster_edit (agency_id, business_id, image_id, edit) values (${agencyId}, ${businessId}, 1, '{}')`.execute(
    db,
  )
  await sql`insert into image_favourite (agency_id, business_id, image_id) values (${agencyId}, ${businessId}, 1)`.execute(
    db,
  )
  await sql`insert into image_post_download (agency_id, image_id, downloads) values (${agencyId}, 1, 1)`.execute(
    db,
  )
  await sql`insert into image_post_use (agency_id, business_id, image_id, day) values (${agencyId}, ${businessId}, 1, '2026-11-08')`.execute(
    db,
  )
}

/** The same for the pages of customers: a rail of an own category, for who has one of the own plans. */
export async function fillPageTables(db: Kysely<Tables>, agencyId: number): Promise<void> {
  await sql`insert into ui_customisation (agency_id, placement, type, title, meta_type, meta_id, audience, plan_ids, sort_order)
    select agency_id, 'HOME_PAGE', 'imageRail', '{"en": "Ours"}', 'category', min(c.image_category_id)::text, 'PLANS',
      array_remove(array_agg(distinct p.subscription_plan_id), null), 8
    from image_category c left join subscription_plan p using (agency_id) where agency_id = ${agencyId} group by 1`.execute(
    db,
  )
}

/** The same for signing in: a device that is known, and a code that strangers and owner share. */
export async function fillSignInTables(db: Kysely<Tables>, agencyId: number): Promise<void> {
  await sql`insert into known_device (agency_id, device_hash, user_id, created_at, last_at, ends_at) select agency_id, 'd'::bytea, user_id, now(), now(), now() + interval '1 day' from app_user where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into contact_change (agency_id, user_id, kind, old_mac, old_sealed, changed_at) select agency_id, user_id, 'phone', 'm'::bytea, 's', now() from app_user where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into staff_settlement (agency_id, franchisee_id, amount, mode, received_by, request_id, received_at) select agency_id, franchisee_id, 100, 'cash', 'a', gen_random_uuid(), now() from franchisee where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into commission_payout (agency_id, franchisee_id, day, amount, mode, paid_by, request_id, paid_at) select agency_id, franchisee_id, '2026-03-10', 100, 'upi', 'a', gen_random_uuid(), now() from franchisee where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into commission (agency_id, intent_id, franchisee_id, kind, pct) select f.agency_id, i.intent_id, f.franchisee_id, 'card', 10 from franchisee f join payment_intent i on i.agency_id = f.agency_id where f.agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  // What a trigger writes beside it.
  await sql`insert into ledger (agency_id, at, day, intent_id, kind, ref, source, target, amount, currency) select agency_id, now(), '2026-03-10', intent_id, 'manual', 'a step', 'cash', 'manual', 1000, 'INR' from commission where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
  await sql`insert into shared_code (agency_id, kind, purpose, sent_to, code_salt, sent_at, ends_at) values (${agencyId}, 'customer', 'forgot', '+919800000000', 's'::bytea, now(), now() + interval '1 day')`.execute(
    db,
  )
}

/** The same for films: one on its way into the library, a copy in a frame, a rendered video. */
export async function fillFilmTables(
  db: Kysely<Tables>,
  agencyId: number,
  businessId: number,
): Promise<void> {
  await sql`insert into greeting_film (agency_id, name, bytes, parts, base_key, made_by, created_at, changed_at) values (${agencyId}, 'f', 1, 1, 'k', 'a', now(), now())`.execute(
    db,
  )
  await sql`insert into greeting_copy (agency_id, business_id, image_id, version, film_key, frame_key, frames, made_by, created_at) values (${agencyId}, ${businessId}, 1, 'v', 'k', 'k', 1, 'a', now())`.execute(
    db,
  )
  await sql`with template as (insert into video_template (code) values (${`t${agencyId}`}) returning template_id),
    video as (insert into user_video (agency_id, business_id, title) values (${agencyId}, ${businessId}, 't') returning agency_id, video_no)
    insert into user_video_render (agency_id, video_no, template_id, template_version, of_version, content_hash, chosen, keys, is_sample, seconds, made_by, created_at, touched_at)
    select agency_id, video_no, template_id, 1, 1, 'h', '{}', '{}', true, 1, 'a', now(), now() from video, template`.execute(
    db,
  )
  await sql`insert into video_sound (agency_id, business_id, kind, title, bytes, made_by, created_at, touched_at) values (${agencyId}, ${businessId}, 'voice', 't', 1, 'a', now(), now())`.execute(
    db,
  )
  await sql`insert into owner_notice (agency_id, business_id, kind, subject, video_no, is_sample, created_at)
    select agency_id, business_id, 'film_ready', 'film 0', video_no, false, now() from user_video where agency_id = ${agencyId} limit 1`.execute(
    db,
  )
}

/** The same for what stands beside a card: its PIN, and a report of a visitor. */
export async function fillCardTables(db: Kysely<Tables>, agencyId: number, cardNo: number): Promise<void> {
  await sql`insert into card_pin (agency_id, card_no, pin_sealed, set_at, tries_from) values (${agencyId}, ${cardNo}, 'v1.x.y', now(), now())`.execute(
    db,
  )
  await sql`insert into card_report (agency_id, card_no, reason, language, created_at) values (${agencyId}, ${cardNo}, 'fake', 'en', now())`.execute(
    db,
  )
}
