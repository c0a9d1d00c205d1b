import type pg from 'pg'

/** Agencies of the benchmark; the first holds four tenths of everything, so that one agency alone has 400,000 of a million. */
export const agencies = 50

const firstNames = [
  'Sharma',
  'Patel',
  'Verma',
  'Iyer',
  'Khan',
  'Gupta',
  'Reddy',
  'Shah',
  'Joshi',
  'Nair',
  'Singh',
  'Desai',
  'Rao',
  'Mehta',
  'Bose',
  'Pillai',
  'Kulkarni',
  'Yadav',
  'Chauhan',
  'Bhatt',
  'श्री आनंद',
  'ગોપાલ',
  'Mishra',
  'Pandey',
  'Thakur',
  'Saxena',
  'Gowda',
  'Shetty',
  'Kapoor',
  'Malhotra',
  'Agarwal',
  'Banerjee',
  'Das',
  'Fernandes',
  'Gill',
  'Hegde',
  'Jain',
  'Kamath',
  'Lobo',
  'Menon',
]
const trades = [
  'Electricals',
  'Sweets',
  'Clinic',
  'Garage',
  'Traders',
  'Salon',
  'Tailors',
  'Jewellers',
  'मिठाई भंडार',
  'Dairy',
  'Classes',
  'Studio',
  'Medical',
  'Hardware',
  'Travels',
  'Nursery',
  'Bakery',
  'Furniture',
  'Mobiles',
  'Opticals',
  'Printers',
  'Caterers',
  'Stationers',
  'Footwear',
  'Textiles',
]
const categories = [
  'Retail',
  'Sweets & Snacks',
  'Doctor',
  'Automobile',
  'Wholesale',
  'Beauty',
  'Tailoring',
  'Jewellery',
  'Dairy',
  'Education',
  'Photography',
  'Pharmacy',
  'Hardware',
  'Travel',
  'Plants',
]

const list = (words: string[]) => `array[${words.map((word) => `'${word}'`).join(',')}]`
/** A number that looks like chance and is the same in every run. */
const dice = (salt: number, sides: number) => `(abs(hashint4(i * 31 + ${salt})) % ${sides})`

/**
 * Fills an empty, migrated database with `total` businesses and cards in one pass: without triggers, and with the indexes made
 * afterwards, as a restore does. Three years of sign-ups; a quarter only tried, the rest paid for one to three years.
 */
export async function fillLists(client: pg.Client, total: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename in ('business', 'card', 'card_visit', 'feedback', 'app_user', 'document') and indexname not like '%_pkey'",
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(
    "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off",
  )
  await client.query(`
    insert into agency (agency_name, roles, configuration) overriding user value
    select 'Agency ' || i, case when i = 1 then '{superadmin}'::text[] else '{}' end, '{}'::jsonb from generate_series(1, ${agencies}) i`)
  await client.query(
    "insert into agency_host (agency_id, host, is_primary) select agency_id, 'a' || agency_id || '.bench', true from agency",
  )
  await client.query(`
    insert into franchisee (agency_id, franchisee_id, name, phone_number, roles, permissions) overriding system value
    select a, f * 100 + a, 'Staff ' || f, '+9198' || lpad((f * 100 + a)::text, 8, '0'),
      array[case f when 1 then 'admin' else 'creator' end], '{business.list,card.list,feedback.view}' from generate_series(1, ${agencies}) a, generate_series(1, 10) f`)
  const agencyOf = (n: string) =>
    `case when ${n} % 5 < 2 then 1 else 2 + (${n} / 5 * 3 + ${n} % 5) % ${agencies - 1} end`
  await client.query(`
    insert into app_user (agency_id, user_id, phone_number, name) overriding system value
    select ${agencyOf('i')}, i, '+91' || (6000000000 + i::bigint * 2503 % 3999999999)::text, 'Owner ' || i from generate_series(1, ${total}) i`)
  await client.query(`
    insert into business (agency_id, business_id, user_id, business_name, category, mobile, email, city, profile, business_made_by, made_by_franchisee_id,
      expiry_date_for_customer, payment_status, owner_phone, card_status, created_at, logo_document_id)
    overriding system value
    select ${agencyOf('i')}, i, i,
      (${list(firstNames)})[1 + ${dice(1, firstNames.length)}] || ' ' || (${list(trades)})[1 + ${dice(2, trades.length)}] || ' ' || ${dice(3, 97)},
      (${list(categories)})[1 + ${dice(4, categories.length)}],
      (7000000000 + ${dice(5, 999999937)})::text, null, 'Surat', '{"ownerName":"Owner","address":"12, Station Road, near the clock tower","state":"Gujarat","pin":"395003","about":"Open all week, home delivery in the whole town"}',
      (array['self','self','self','admin','franchisee','creator','creator','clone'])[1 + ${dice(6, 8)}],
      case when ${dice(6, 8)} between 3 and 6 then (1 + ${dice(7, 10)}) * 100 + ${agencyOf('i')} end,
      case when ${dice(8, 100)} < 15 then null
           when ${dice(8, 100)} < 40 then born::date + 7
           else born::date + 365 * (1 + ${dice(9, 3)}) end,
      case when ${dice(8, 100)} < 40 then 0 else 1 end,
      '+91' || (6000000000 + i::bigint * 2503 % 3999999999)::text, case when ${dice(10, 10)} = 0 then null when i % 7 = 0 then 'DRAFT' else 'ACTIVE' end, born, case when i % 3 = 0 then i end
    from generate_series(1, ${total}) i, lateral (select now() - (1095 * (1 - i::float8 / ${total})) * interval '1 day' as born) b`)
  await client.query(`
    insert into document (agency_id, document_id, business_id, kind, storage_key, thumbnail_key, jpeg_key, width, height, bytes, made_by)
    overriding system value
    select agency_id, business_id, business_id, 'logo', 'a/' || business_id || '.webp', 'a/' || business_id || '-320.webp', 'a/' || business_id || '.jpg', 512, 512, 9000, 'bench'
    from business where business_id % 3 = 0`)
  await client.query(`
    insert into card (agency_id, business_id, card_id, status, template, basic_details, settings, card_limit,
      business_name, owner_phone, made_by_franchisee_id, expiry_date_for_customer)
    select agency_id, business_id, 'card-' || business_id, case when business_id % 11 = 0 and card_status = 'ACTIVE' then 'INACTIVE' else card_status end,
      jsonb_build_object('code', (array['bazaar','saffron','monsoon','ledger','clinic','thali','studio','garage','classroom','minimal'])[1 + business_id % 10]),
      jsonb_build_object('companyName', business_name), '{}', '{"products":20,"gallery":30,"youtube":10,"links":20}',
      business_name, owner_phone, made_by_franchisee_id, expiry_date_for_customer
    from business where card_status is not null`)
  await client.query(`
    insert into card_visit (agency_id, card_no, day, kind, count)
    select agency_id, card_no, current_date - d, 'view', 1 + card_no % 40 from card, generate_series(0, 2) d`)
  await client.query(`
    insert into feedback (agency_id, card_no, card_name, stars, text, name, language, made_by_franchisee_id)
    select agency_id, card_no, company_name, 1 + card_no % 5, 'Good work, on time', 'Asha', 'en', made_by_franchisee_id from card where card_no % 2 = 0`)
  await client.query('set session_replication_role = origin')
  for (const { definition } of indexes) await client.query(definition)
  for (const table of [
    'agency',
    'agency_host',
    'franchisee',
    'app_user',
    'document',
    'business',
    'card',
    'card_visit',
    'feedback',
  ])
    await client.query(`vacuum analyze ${table}`)
}
