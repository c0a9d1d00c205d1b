import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Browser } from './browser.ts'
import type { Stage } from './stage.ts'
import type { Record_ } from './writer.ts'

/** What is not as it was acknowledged. */
export type Verdict = { lost: string[]; doubled: string[]; stuck: string[] }

/** Waits until every job is done, as it must be without a hand: killed workers' jobs are taken up by others. */
export async function waitForJobs(stage: Stage, limitMs = 90_000): Promise<string[]> {
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  try {
    const end = Date.now() + limitMs
    for (;;) {
      const { rows } = await client.query<{ id: string; name: string; state: string }>(
        `select id, name, state from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and start_after < now() + interval '10 minutes'`,
      )
      // A sweep that comes by the clock is tried once: the next one finds what it left.
      const failed = await client.query<{ id: string; name: string }>(
        `select id, name from pgboss.job j where state = 'failed' and not exists (select 1 from pgboss.schedule s where s.name = j.name)`,
      )
      if (rows.length === 0) return failed.rows.map(({ id, name }) => `job ${id} (${name}) was given up`)
      if (Date.now() > end) return rows.map(({ id, name, state }) => `${name} ${id} is ${state}`)
      await sleep(500)
    }
  } finally {
    await client.end()
  }
}

/** Compares database rows and file bytes with the record, by value. */
export async function compare(stage: Stage, record: Record_): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], stuck: [] }
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  try {
    await compareBusinesses(client, record, verdict)
    await compareCards(client, record, verdict)
    await compareUploads(client, stage, record, verdict)
    await compareCustomers(client, stage, record, verdict)
  } finally {
    await client.end()
  }
  const told = new Map<string, number>()
  for (const { to, templateId } of stage.letters())
    if (templateId === 'notice-template') told.set(`+${to}`, (told.get(`+${to}`) ?? 0) + 1)
  for (const [phone, changes] of record.notices)
    if ((told.get(phone) ?? 0) < changes)
      verdict.lost.push(
        `${phone} changed the password ${changes} times and was told ${told.get(phone) ?? 0} times`,
      )
  return verdict
}

async function compareBusinesses(client: pg.Client, record: Record_, { lost, doubled }: Verdict) {
  const { rows } = await client.query<Record<string, string> & { business_id: number }>(
    `select b.business_id, b.business_name, b.city, b.profile->>'about' as about, u.phone_number from business b join app_user u using (agency_id, user_id) where b.business_name like 'Chaos %'`,
  )
  const byId = new Map(rows.map((row) => [row.business_id, row]))
  for (const wanted of record.businesses.values()) {
    const row = byId.get(wanted.businessId)
    const same =
      row &&
      row['business_name'] === wanted.businessName &&
      row['city'] === wanted.city &&
      row['about'] === wanted.about &&
      row['phone_number'] === wanted.userPhone
    if (!same) lost.push(`business ${wanted.businessId}: ${JSON.stringify(wanted)} is ${JSON.stringify(row)}`)
  }
  const names = new Map<string, number>()
  for (const row of rows) names.set(row['business_name']!, (names.get(row['business_name']!) ?? 0) + 1)
  for (const [name, count] of names) if (count > 1) doubled.push(`business ${name} is there ${count} times`)
}

async function compareCards(client: pg.Client, record: Record_, { lost, doubled }: Verdict) {
  const { rows } = await client.query<{
    card_no: number
    business_id: number
    tagline: string
    template: object
    settings: Record<string, unknown>
  }>(`select card_no, business_id, basic_details->>'tagline' as tagline, template, settings from card`)
  const byNo = new Map(rows.map((row) => [row.card_no, row]))
  for (const wanted of record.cards.values()) {
    const row = byNo.get(wanted.cardNo)
    const sorted = (value: object | undefined) =>
      JSON.stringify(Object.entries(value ?? {}).toSorted(([a], [b]) => a.localeCompare(b)))
    const same =
      row?.business_id === wanted.businessId &&
      (wanted.tagline === undefined || row.tagline === wanted.tagline) &&
      (!wanted.template || sorted(row.template) === sorted(wanted.template)) &&
      Object.entries(wanted.settings ?? {}).every(([name, value]) => row.settings[name] === value)
    if (!same) lost.push(`card ${wanted.cardNo}: ${JSON.stringify(wanted)} is ${JSON.stringify(row)}`)
  }
  const perBusiness = new Map<number, number>()
  for (const row of rows) perBusiness.set(row.business_id, (perBusiness.get(row.business_id) ?? 0) + 1)
  for (const [businessId, count] of perBusiness)
    if (count > 1) doubled.push(`business ${businessId} has ${count} cards`)
}

async function compareUploads(client: pg.Client, stage: Stage, record: Record_, { lost }: Verdict) {
  const { rows } = await client.query<{
    document_id: number
    storage_key: string
    thumbnail_key: string
    jpeg_key: string
  }>('select document_id, storage_key, thumbnail_key, jpeg_key from document')
  const byId = new Map(rows.map((row) => [row.document_id, row]))
  const read = (key: string | undefined) => {
    try {
      return createHash('sha256')
        .update(readFileSync(join(stage.folder, 'files', key ?? '')))
        .digest('hex')
    } catch {
      return 'missing'
    }
  }
  for (const { documentId, sha256 } of record.uploads) {
    const row = byId.get(documentId)
    if (
      read(row?.storage_key) !== sha256.webp ||
      read(row?.thumbnail_key) !== sha256.thumbnail ||
      read(row?.jpeg_key) !== sha256.jpeg
    )
      lost.push(`upload ${documentId}`)
  }
  // Every row finds its files, also rows whose acknowledgement was lost on the way.
  for (const row of rows)
    for (const key of [row.storage_key, row.thumbnail_key, row.jpeg_key])
      if (read(key) === 'missing') lost.push(`file ${key} of document ${row.document_id}`)
}

async function compareCustomers(
  client: pg.Client,
  stage: Stage,
  record: Record_,
  { lost, doubled }: Verdict,
) {
  const { rows } = await client.query<{ phone_number: string; n: number }>(
    'select phone_number, count(*)::int as n from app_user where phone_number is not null group by 1',
  )
  const counts = new Map(rows.map((row) => [row.phone_number, row.n]))
  for (const { phoneNumber, password } of record.customers) {
    const n = counts.get(phoneNumber) ?? 0
    if (n > 1) doubled.push(`customer ${phoneNumber} is there ${n} times`)
    const signedIn = await new Browser(stage.origin)
      .call(authRoutes.login, { body: { phoneNumber, password } })
      .catch((error: unknown) => error)
    if (signedIn instanceof Error) lost.push(`customer ${phoneNumber} cannot sign in: ${signedIn.message}`)
  }
}
