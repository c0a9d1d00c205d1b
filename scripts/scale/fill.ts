import { firstDraft } from '@parichay/server/card/rules.ts'
import type pg from 'pg'
import { allProducts } from '../seed/first-agency.ts'
import { categoryOf, dice, nameOf } from './words.ts'

/**
 * What is filled: so many businesses in so many agencies; the first agency holds four tenths of everything. Each has a card, or
 * with `cardless` one of ten has none.
 */
export type Size = { businesses: number; agencies: number; cardless?: boolean }
/** Businesses by their numbers, both ends included. */
export type Part = { from: number; to: number }

/** Staff of each agency: an admin and nine who see what they made. */
const staff = 10
/** A number of staff: the first of agency 7 is 1007. */
export const staffNo = (agency: string, n: string) => `${n} * 1000 + ${agency}`
/** The draft that every card begins with, as it is kept; names and numbers are laid over it. */
const draft = (() => {
  const { template, basicDetails, settings } = firstDraft(
    {
      businessName: '',
      category: 'Grocery',
      address: '12, Station Road',
      city: 'Surat',
      state: 'Gujarat',
      pin: '395003',
    },
    { colour: '#0f766e', language: 'en' },
  )
  const [t, b, s] = [template, basicDetails, settings].map((one) => JSON.stringify(one))
  return { template: t, basicDetails: b, settings: s }
})()

/** What all of them may besides. */
export const mayAll = ['business.list', 'card.list', 'pdf.list', 'video.list', 'feedback.view', 'card.status']

/** Lines that sums are made of, however many rows there are. */
export const talliesOfBusinesses = ['business_tally', 'stored_tally']
/** Everything that belongs to one part of the businesses; one transaction makes it whole or not at all. */
export const tablesOfBusinesses = [
  'app_user',
  'business',
  'document',
  'card',
  'card_link',
  'pdf_card',
  'user_video',
  'card_visit',
  'feedback',
  'card_report',
  'analytics_event',
  'audit',
]

/** Agencies from `first` on with hosts `a7.<host>` and their staff, without passwords; the first of them runs the platform. */
export async function fillAgencies(
  client: pg.Client,
  { agencies }: Size,
  { first = 1, host = 'bench' } = {},
): Promise<void> {
  await client.query(`
    insert into agency (agency_id, agency_name, roles, configuration, theme_primary, support, legal, login, messaging, invitation_site_link, languages) overriding system value
    select i, 'Agency ' || i, case when i = 1 then '{superadmin}'::text[] else '{}' end, '${JSON.stringify(allProducts)}', '#0f766e',
      '{"phoneNumber":"","email":"","whatsapp":""}', '{"termsUrl":"","privacyUrl":"","consentVersion":"2026-11"}', '{"foreignUsers":true,"otpInsteadOfPassword":true,"codeOnNewDevice":false}',
      '{}', '', '{en,hi}' from generate_series(${first}, ${agencies}) i`)
  await client.query(
    `insert into agency_host (agency_id, host, is_primary) select i, 'a' || i || '.${host}', true from generate_series(${first}, ${agencies}) i`,
  )
  await client.query(`
    insert into franchisee (agency_id, franchisee_id, name, phone_number, roles, permissions) overriding system value
    select a, ${staffNo('a', 'f')}, 'Staff ' || f, '+9198' || lpad((f * 1000 + a)::text, 8, '0'),
      array[case f when 1 then 'admin' else 'creator' end], '{${mayAll.join(',')}}'
    from generate_series(1, ${agencies}) a, generate_series(1, ${staff}) f`)
}

/**
 * Businesses of a part with owner, logo, card, visits, feedback, reports, five usage events and one entry of the activity log each; a quarter
 * has a PDF card, a fifth a video.
 * Three years of sign-ups; a quarter only tried, the rest paid for one to three years. No triggers run.
 */
export async function fillBusinesses(client: pg.Client, size: Size, { from, to }: Part): Promise<void> {
  const agency = `case when i % 5 < 2 then 1 else 2 + (i / 5 * 3 + i % 5) % ${size.agencies - 1} end`
  const phone = "'+91' || (6000000000 + i::bigint * 2503 % 3999999999)::text"
  const series = `generate_series(${from}, ${to}) i`
  const part = `business_id between ${from} and ${to}`
  await client.query(`
    insert into app_user (agency_id, user_id, phone_number, name) overriding system value
    select ${agency}, i, ${phone}, 'Owner ' || i from ${series}`)
  await client.query(`
    insert into business (agency_id, business_id, user_id, business_name, category, mobile, email, city, profile, business_made_by, made_by_franchisee_id,
      expiry_date_for_customer, payment_status, owner_phone, card_status, created_at, logo_document_id)
    overriding system value
    select ${agency}, i, i, ${nameOf}, ${categoryOf},
      (7000000000 + ${dice(5, 999999937)})::text, null, 'Surat', '{"ownerName":"Owner","address":"12, Station Road, near the clock tower","state":"Gujarat","pin":"395003","about":"Open all week, home delivery in the whole town"}',
      (array['self','self','self','admin','franchisee','creator','creator','clone'])[1 + ${dice(6, 8)}],
      case when ${dice(6, 8)} between 3 and 6 then ${staffNo(`(${agency})`, `(1 + ${dice(7, staff)})`)} end,
      case when ${dice(8, 100)} < 15 then null
           when ${dice(8, 100)} < 40 then born::date + 7
           else born::date + 365 * (1 + ${dice(9, 3)}) end,
      case when ${dice(8, 100)} < 40 then 0 else 1 end,
      ${phone}, case when ${size.cardless ? `${dice(10, 10)} = 0` : 'false'} then null when i % 7 = 0 then 'DRAFT' else 'ACTIVE' end, born, case when i % 3 = 0 then i end
    from ${series}, lateral (select now() - (1095 * (1 - i::float8 / ${size.businesses})) * interval '1 day' as born) b`)
  await client.query(`
    insert into business_tally select agency_id, coalesce(made_by_franchisee_id, 0), count(*), count(*) filter (where card_status = 'ACTIVE')
    from business where ${part} group by 1, 2`)
  await client.query(`
    insert into document (agency_id, document_id, business_id, kind, storage_key, thumbnail_key, jpeg_key, width, height, bytes, made_by, business_search_text)
    overriding system value
    select agency_id, business_id, business_id, 'logo', 'a/' || business_id || '.webp', 'a/' || business_id || '-320.webp', 'a/' || business_id || '.jpg', 512, 512, 9000, 'bench', search_text
    from business where business_id % 3 = 0 and ${part}`)
  await client.query(`
    insert into stored_tally select agency_id, count(*), sum(bytes) from document where ${part} group by 1`)
  await client.query(`
    insert into card (agency_id, business_id, card_id, status, template, basic_details, settings, links, card_limit,
      business_name, owner_phone, made_by_franchisee_id, expiry_date_for_customer, is_image_post_enabled, created_at)
    select agency_id, business_id, 'card-' || business_id, case when business_id % 11 = 0 and card_status = 'ACTIVE' then 'INACTIVE' else card_status end,
      '${draft.template}'::jsonb || jsonb_build_object('code', (array['bazaar','saffron','monsoon','ledger','clinic','thali','studio','garage','classroom','minimal'])[1 + business_id % 10]),
      '${draft.basicDetails}'::jsonb || jsonb_build_object('companyName', business_name, 'phones', jsonb_build_array(jsonb_build_object('label', '', 'number', owner_phone))),
      '${draft.settings}',
      case when business_id % 4 = 0 then '[]' else jsonb_build_array(jsonb_build_object('linkTypeId', 1 + business_id % 5 * (business_id % 7), 'title', 'Find us', 'value', 'https://example.in/' || business_id)) end,
      '{"products":20,"gallery":30,"youtube":10,"links":20}',
      business_name, owner_phone, made_by_franchisee_id, expiry_date_for_customer, is_image_post_enabled, created_at
    from business where card_status is not null and ${part}`)
  await client.query(`
    insert into card_link select agency_id, card_no, (links -> 0 ->> 'linkTypeId')::int, made_by_franchisee_id
    from card where links <> '[]' and ${part}`)
  await client.query(`
    insert into pdf_card (agency_id, business_id, company_name, registered_phone_number, template_code, is_active, exported_at, created_at,
      business_name, owner_phone, made_by_franchisee_id)
    select agency_id, business_id, business_name, owner_phone, (array['slope','gate'])[1 + business_id % 2], business_id % 13 <> 0,
      case when business_id % 8 = 0 then created_at end, created_at, business_name, owner_phone, made_by_franchisee_id
    from business where business_id % 4 = 0 and ${part}`)
  await client.query(`
    insert into user_video (agency_id, business_id, title, is_active, filmed_at, created_at, business_name, owner_phone, made_by_franchisee_id)
    select agency_id, business_id, 'Offer of ' || business_name, business_id % 13 <> 0,
      case when business_id % 10 = 0 then created_at end, created_at, business_name, owner_phone, made_by_franchisee_id
    from business where business_id % 5 = 0 and ${part}`)
  await client.query(`
    insert into card_visit (agency_id, card_no, day, kind, count)
    select agency_id, card_no, current_date - d, 'view', 1 + card_no % 40 from card, generate_series(0, 2) d where ${part}`)
  await client.query(`
    insert into feedback (agency_id, card_no, card_name, stars, text, name, language, made_by_franchisee_id)
    select agency_id, card_no, company_name, 1 + card_no % 5, 'Good work, on time', 'Asha', 'en', made_by_franchisee_id
    from card where card_no % 2 = 0 and ${part}`)
  await client.query(`
    insert into card_report (agency_id, card_no, reason, note, language, state, state_at, made_by_franchisee_id, created_at)
    select agency_id, card_no, (array['fake','offensive','spam','misuse','other'])[1 + card_no % 5], 'Not theirs', 'en',
      (array['open','seen','closed','closed'])[1 + card_no % 4], case when card_no % 4 > 0 then created_at end, made_by_franchisee_id, created_at
    from card where card_no % 3 = 0 and ${part}`)
  await client.query(`
    insert into analytics_event (agency_id, at, name, session_id, context, page_url, meta_data)
    select agency_id, now() - ((business_id * 7 + n * 13) % 395) * interval '1 day',
      (array['START_SESSION','LOGIN','CARD_SHARED','GREETING_SHARED','DOWNLOAD'])[n], md5(business_id::text || n)::uuid, 'customer', '/panel/customer', '{}'
    from business, generate_series(1, 5) n where ${part}`)
  await client.query(`
    insert into audit (agency_id, at, actor, action, object, detail, ip, business_id, user_id)
    select agency_id, created_at, 'user ' || user_id, 'business.add', 'business ' || business_id, '{}', '203.0.113.9', business_id, user_id
    from business where ${part}`)
}

/** Numbers given by the database go on after those that were filled in. */
export async function moveSequences(client: pg.Client): Promise<void> {
  for (const [table, column] of [
    ['agency', 'agency_id'],
    ['franchisee', 'franchisee_id'],
    ['app_user', 'user_id'],
    ['business', 'business_id'],
    ['document', 'document_id'],
  ])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
    )
}
