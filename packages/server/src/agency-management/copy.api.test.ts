import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActors } from '../testing/actors.ts'
import {
  fillLibraryTables,
  fillMoneyTables,
  fillPageTables,
  fillSignInTables,
} from '../testing/fill-tables.ts'
import { makeDocument, makeStaff, newPhone, type TestAgency, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

/**
 * What becomes of each table when an agency is made from another one. A table that is new has to be put here, so that nobody
 * forgets to say whether it is taken over: `copied` rows are the model's, `made` rows are the new agency's own, `never` stays
 * empty.
 */
const fate = {
  copied: [
    // The texts alone; the account and its keys stay with the agency that has them.
    'agency_messaging',
    'category_page',
    'category_shelf',
    'image_category',
    'image_subcategory',
    'image_subcategory_day',
    'image_tag',
    'subscription_plan',
    'ui_customisation',
  ],
  made: ['agency', 'agency_host', 'audit', 'franchisee', 'image_word'],
  never: [
    'admin_notification',
    'admin_notification_read',
    'bulk_job',
    'bulk_row',
    'card_link',
    'business_note',
    'business_tally',
    'commission',
    'contact_change',
    'commission_payout',
    'commission_step',
    'customer_view',
    'figure_day',
    'gst_tally',
    'money_tally',
    'pdf_card_export',
    'pdf_card_job',
    'pdf_card_job_item',
    'pdf_card_person',
    'pdf_card_sitting',
    'greeting_film',
    'greeting_copy',
    'pdf_card_pass',
    'pdf_verify_setting',
    'report_delivery',
    'report_file',
    'report_schedule',
    'staff_letter',
    'stored_tally',
    'staff_recovery_code',
    'staff_settlement',
    'staff_totp',
    'activation',
    'analytics_event',
    'app_user',
    'business',
    'card',
    'card_visit',
    'challenge',
    'client_log',
    'dispute',
    'document',
    'document_bin',
    'greeting_bin',
    'expiry_reminder',
    'card_pin',
    'card_report',
    'feedback',
    'image_look',
    'image_pair',
    'image_pair_kept',
    'image_withheld',
    'own_data_file',
    'lead',
    'frame_setup',
    'image_favourite',
    'image_post',
    'image_post_download',
    'image_post_use',
    'image_request',
    'invoice',
    'invoice_series',
    'known_device',
    'ledger',
    'month_bill',
    'month_bill_dispute',
    'month_bill_line',
    'outbox',
    'owner_notice',
    'payment',
    'payment_account',
    'payment_intent',
    'payment_order',
    'pdf_card',
    'pdf_credit',
    'pdf_credit_use',
    'poster_edit',
    'provider_event',
    'push_device',
    'recon_break',
    'refund',
    'released_card_id',
    'reminder_delivery',
    'session',
    'shared_code',
    'term_before',
    'usage_counter',
    'usage_take',
    'user_recovery_code',
    'user_totp',
    'user_video',
    'user_video_render',
    'video_sound',
  ],
} as const

let w: TestWorld
let root: TestStaff
let model: TestAgency
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  const { agencies } = await makeActors(w)
  model = agencies[1]!
  root = await makeStaff(w, 'admin', { agency: agencies[0]! })
  const business = await db()
    .selectFrom('business')
    .selectAll()
    .where('agencyId', '=', model.agencyId)
    .executeTakeFirstOrThrow()
  await makeDocument(w, { agency: model, businessId: business.businessId, userId: business.userId })
  await fillMoneyTables(db(), model.agencyId, business.businessId)
  await fillLibraryTables(db(), model.agencyId, business.businessId)
  await fillSignInTables(db(), model.agencyId)
  await fillPageTables(db(), model.agencyId)
  await db()
    .insertInto('agencyMessaging')
    .values({
      agencyId: model.agencyId,
      smsAuthkeySealed: `sealed ${model.marker}`,
      smsHeader: 'RNGTPI',
      smsEntityId: '1101234567890123456',
      smsTemplates: JSON.stringify({ otp: 'o1', reminderHi: 'r2' }),
      mailHost: 'smtp.example.org',
      mailPort: 465,
      mailUser: model.marker,
      mailPasswordSealed: `sealed ${model.marker}`,
      mailFrom: `${model.marker}@example.org`,
      version: 7,
    })
    .execute()
}, 120_000)
afterAll(() => w.close())

const db = () => w.world.database.platform
const count = async (table: string, agencyId: number) =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from ${sql.table(table)} where agency_id = ${agencyId}`.execute(db())
  ).rows[0]!.n
const make = async (change: object = {}) =>
  root.client.call(agencyRoutes.createAgency, {
    body: {
      agency: {
        agencyName: 'Copied agency',
        host: `c${newPhone().slice(1)}.example`,
        theme: { primary: '#2d9bea' },
        languages: ['en'],
        support: { phoneNumber: '', email: '', whatsapp: '' },
        admin: { name: 'Admin', phoneNumber: newPhone() },
        copyFrom: model.agencyId,
        ...change,
      },
    },
  })

test('every table of an agency is copied, made anew or left empty, as the list says', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id' where c.relkind = 'r' order by 1`.execute(
    db(),
  )
  const tables = rows.map(({ name }) => name)
  expect(tables).toEqual([...fate.copied, ...fate.made, ...fate.never].toSorted())

  const { status, data } = await make()
  expect(status).toBe(200)
  const wrong: string[] = []
  for (const table of tables) {
    const [theirs, mine] = [await count(table, model.agencyId), await count(table, data.agencyId)]
    if ((fate.never as readonly string[]).includes(table) && mine !== 0)
      wrong.push(`${table}: ${mine} rows taken over`)
    if ((fate.copied as readonly string[]).includes(table) && (mine !== theirs || theirs === 0))
      wrong.push(`${table}: ${mine} of ${theirs} rows`)
  }
  expect(wrong).toEqual([])
  expect(data.configuration).toEqual(
    (await root.client.ok(agencyRoutes.getAgency, { query: { agencyId: model.agencyId } })).configuration,
  )
})

test('nothing that names a person or the model is in what was taken over', async () => {
  const { data } = await make()
  const texts: string[] = []
  for (const table of [...fate.copied, ...fate.made]) {
    const { rows } = await sql<{ row: string }>`
      select to_json(t)::text as row from ${sql.table(table)} t where agency_id = ${data.agencyId}`.execute(
      db(),
    )
    texts.push(
      ...rows
        .map(({ row }) => row)
        .filter((row) => row.includes(model.marker))
        .map((row) => `${table} ${row}`),
    )
  }
  // Plans and categories keep the names that the model gave them, and those alone.
  expect(
    texts.filter(
      (text) =>
        !/^(subscription_plan|image_category|image_subcategory|image_tag|image_word|ui_customisation) /.test(
          text,
        ),
    ),
  ).toEqual([])
})

test('the plans are the same, in the same order; a change of one side is none of the other', async () => {
  const { data } = await make()
  const plans = async (agencyId: number) =>
    (await root.client.ok(planRoutes.listSubscriptionPlans, {
      query: { agencyId, includeHidden: 'true' },
    } as never)) as {
      subscriptionPlanId: number
      name: string
      price: number
      limits: object
    }[]
  const [theirs, mine] = [await plans(model.agencyId), await plans(data.agencyId)]
  const bare = (list: typeof mine) => list.map(({ name, price, limits }) => ({ name, price, limits }))
  expect(bare(mine)).toEqual(bare(theirs))
  expect(mine.length).toBeGreaterThan(0)
  expect(mine.map((one) => one.subscriptionPlanId)).not.toEqual(theirs.map((one) => one.subscriptionPlanId))
  await root.client.ok(planRoutes.archiveSubscriptionPlan, {
    params: { subscriptionPlanId: mine[0]!.subscriptionPlanId },
    body: {},
  } as never)
  expect(await plans(model.agencyId)).toEqual(theirs)
})

test('an occasion is the same in all that was set up of it, with the words that were typed for the search', async () => {
  const occasions = async (agencyId: number) =>
    (
      await db()
        .selectFrom('imageSubcategory')
        .selectAll()
        .where('agencyId', '=', agencyId)
        .orderBy('name')
        .execute()
    ).map(({ agencyId: _a, imageSubcategoryId: _s, imageCategoryId: _c, version: _v, ...set }) => set)
  await db()
    .updateTable('imageSubcategory')
    .set({ searchWords: 'harvest kite', words: ['harvest', 'kite'], calendarYear: 2027 })
    .where('agencyId', '=', model.agencyId)
    .execute()
  const { data } = await make()
  const theirs = await occasions(model.agencyId)
  expect(theirs.length).toBeGreaterThan(0)
  expect(await occasions(data.agencyId)).toEqual(theirs)
})

test('from the super-admin agency its plans come along, its library is everybody’s already; one that is gone is said', async () => {
  const { data } = await make({ copyFrom: root.agency.agencyId })
  expect(await count('image_category', data.agencyId)).toBe(0)
  expect(await count('subscription_plan', data.agencyId)).toBe(
    await count('subscription_plan', root.agency.agencyId),
  )
  const gone = await make({ copyFrom: 2_000_000_000 })
  expect([gone.status, gone.failure.field]).toEqual([404, 'agency.copyFrom'])
})

test('texts of messages come along and wait for a key of their own; no account does, and saving another part keeps them', async () => {
  const { data } = await make()
  const { agencyId } = data
  const row = await db()
    .selectFrom('agencyMessaging')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    agencyId,
    smsAuthkeySealed: null,
    smsHeader: 'RNGTPI',
    smsEntityId: '1101234567890123456',
    smsTemplates: { otp: 'o1', reminderHi: 'r2' },
    mailHost: null,
    mailPort: null,
    mailUser: '',
    mailPasswordSealed: null,
    mailFrom: '',
    version: 1,
  })
  const shown = await root.client.ok(messagingRoutes.getAgencyMessaging, { query: { agencyId } })
  expect(shown).toMatchObject({ sms: null, mail: null, prepared: { header: 'RNGTPI' } })
  expect(shown.prepared?.templates).toMatchObject({ otp: 'o1', notice: '', reminderHi: 'r2' })
  // Without a key of its own nothing goes out by them.
  const to = newPhone()
  const sent = await root.client.ok(messagingRoutes.testAgencyMessaging, {
    body: { agencyId, channel: 'sms', to },
  })
  expect(sent.by).toBe('platform')
  const mail = { host: 'localhost', port: 465, user: '', from: 'a@example.org' }
  const mailed = await root.client.ok(messagingRoutes.saveAgencyMessaging, {
    body: { agencyId, sms: null, mail, version: 1 },
  })
  expect(mailed.prepared?.templates.otp).toBe('o1')
  const { prepared } = mailed
  const own = await root.client.ok(messagingRoutes.saveAgencyMessaging, {
    body: { agencyId, sms: { ...prepared!, authkey: 'own-key' }, mail, version: 2 } as never,
  })
  expect(own).toMatchObject({ sms: { hasAuthkey: true, templates: { otp: 'o1' } }, prepared: null })
})

test('a model without texts leaves none', async () => {
  const { data } = await make({ copyFrom: root.agency.agencyId })
  expect(await count('agency_messaging', data.agencyId)).toBe(0)
})

test('who has an item of the platform open while it comes to name a new agency does not take that out again', async () => {
  const typed = { placement: 'COMMON', type: 'notice', title: { en: 'News' }, text: { en: 'Today' } }
  const item = { ...typed, agencyIds: [model.agencyId] }
  const save = (body: object) =>
    root.client.call(uiCustomisationRoutes.saveUiCustomisation, { body: body as never })
  const { uiCustomisationId, kept } = (await save(item)).data
  const { data } = await make()
  const late = await save({ ...item, uiCustomisationId, version: kept!.version, title: { en: 'Other news' } })
  expect(late.failure.code).toBe('CONFLICT')
  const list = await root.client.ok(uiCustomisationRoutes.listUiCustomisations, { query: {} })
  const now = list.find((one) => one.uiCustomisationId === uiCustomisationId)!
  expect(now.kept!.agencyIds).toEqual([model.agencyId, data.agencyId])
})
