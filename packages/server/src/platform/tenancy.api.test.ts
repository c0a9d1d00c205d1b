import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeActors } from '../testing/actors.ts'
import {
  detailsFor,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeDocument,
  type TestAgency,
  type TestCustomer,
} from '../testing/makers.ts'
import {
  fillFilmTables,
  fillLibraryTables,
  fillCardTables,
  fillMoneyTables,
  fillPageTables,
  fillReportTables,
  fillSafetyTables,
  fillSignInTables,
} from '../testing/fill-tables.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { roleNames } from './db.ts'
import { tenancyFaults } from './guard.ts'
import { agencyScope } from './scope.ts'

let w: TestWorld
let mine: TestAgency
let theirs: TestAgency
let tables: string[]
let owner: pg.Client

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  const { agencies } = await makeActors(w)
  ;[, mine, theirs] = agencies as [TestAgency, TestAgency, TestAgency]
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id' where c.relkind = 'r' order by 1`.execute(
    w.world.database.platform,
  )
  tables = rows.map(({ name }) => name)
  const db = w.world.database.platform
  for (const { agencyId } of agencies) {
    const business = await db
      .selectFrom('business')
      .selectAll()
      .where('agencyId', '=', agencyId)
      .executeTakeFirstOrThrow()
    const card = await db
      .selectFrom('card')
      .selectAll()
      .where('agencyId', '=', agencyId)
      .executeTakeFirstOrThrow()
    await makeDocument(w, {
      agency: agencies.find((one) => one.agencyId === agencyId)!,
      businessId: business.businessId,
      userId: business.userId,
    })
    await sql`insert into released_card_id (agency_id, card_id, card_no) values (${agencyId}, 'old', ${card.cardNo})`.execute(
      db,
    )
    await sql`insert into card_visit (agency_id, card_no, day, kind, count) values (${agencyId}, ${card.cardNo}, '2026-03-10', 'view', 1)`.execute(
      db,
    )
    await sql`insert into challenge (agency_id, token_hash, kind, purpose, ends_at) values (${agencyId}, 'x', 'customer', 'signup', now())`.execute(
      db,
    )
    await sql`insert into audit (agency_id, actor, action) values (${agencyId}, 'a', 'b')`.execute(db)
    await sql`insert into client_log (agency_id, entry) values (${agencyId}, '{}')`.execute(db)
    await sql`insert into business_note (agency_id, business_id, text, written_by, created_at) values (${agencyId}, ${business.businessId}, 't', 'a', now())`.execute(
      db,
    )
    await sql`insert into customer_view (agency_id, user_id, session_id, viewer, reason, started_at, ends_at) values (${agencyId}, ${business.userId}, gen_random_uuid(), 'a', 'r', now(), now())`.execute(
      db,
    )
    await fillCardTables(db, agencyId, card.cardNo)
    await fillMoneyTables(db, agencyId, business.businessId)
    await fillLibraryTables(db, agencyId, business.businessId)
    await fillSignInTables(db, agencyId)
    await fillReportTables(db, agencyId)
    await fillSafetyTables(db, agencyId)
    await fillPageTables(db, agencyId)
    await fillFilmTables(db, agencyId, business.businessId)
    await sql`insert into analytics_event (agency_id, name, session_id, context, page_url) values (${agencyId}, 'n', gen_random_uuid(), 'c', '')`.execute(
      db,
    )
  }
  owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
}, 60_000)
beforeEach(() => w.forgetLimits())
afterAll(async () => {
  await owner.end()
  await w.close()
})

describe('row-level security', () => {
  const count = async (
    db: Parameters<ReturnType<typeof sql>['execute']>[0],
    table: string,
    agencyId: number,
  ) =>
    Number(
      (
        await sql<{
          n: string
        }>`select count(*) as n from ${sql.table(table)} where agency_id = ${agencyId}`.execute(db)
      ).rows[0]?.n,
    )

  test('every table of a tenant has rows of both here, and the application sees those of its agency only', async () => {
    expect(tables.length).toBeGreaterThanOrEqual(13)
    for (const table of tables) {
      expect([table, (await count(w.world.database.platform, table, theirs.agencyId)) > 0]).toEqual([
        table,
        true,
      ])
      await w.world.database.inScope(agencyScope(mine.agencyId), async (tx) => {
        expect([table, (await count(tx, table, mine.agencyId)) > 0]).toEqual([table, true])
        expect([table, await count(tx, table, theirs.agencyId)]).toEqual([
          table,
          table === 'agency_host' ? 1 : 0,
        ])
      })
    }
  })

  test('without a scope, and after one, nothing shows', async () => {
    await w.world.database.inScope(
      agencyScope(mine.agencyId),
      async (tx) => void (await sql`select 1`.execute(tx)),
    )
    for (let i = 0; i < 8; i += 1) {
      for (const table of tables.filter((name) => name !== 'agency_host')) {
        expect(
          Number(
            (
              await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(
                w.world.database.app,
              )
            ).rows[0]?.n,
          ),
        ).toBe(0)
      }
    }
  })

  test('another agency’s rows cannot be changed, moved, deleted or made', async () => {
    const run = (statement: ReturnType<typeof sql>) =>
      w.world.database
        .inScope(agencyScope(mine.agencyId), (tx) => statement.execute(tx))
        .then(
          (result) => Number(result.numAffectedRows ?? 0),
          (error: Error) => error.message,
        )
    for (const table of tables) {
      const name = sql.table(table)
      const harmless = [
        0,
        expect.stringMatching(/row-level security|permission denied|only be updated to DEFAULT/),
      ]
      for (const outcome of [
        await run(sql`update ${name} set agency_id = agency_id where agency_id = ${theirs.agencyId}`),
        await run(sql`delete from ${name} where agency_id = ${theirs.agencyId}`),
      ])
        expect(
          harmless.some((good) =>
            typeof good === 'number' ? good === outcome : good.asymmetricMatch(outcome),
          ),
          `${table}: ${outcome}`,
        ).toBe(true)
      expect(
        await run(sql`update ${name} set agency_id = ${theirs.agencyId} where agency_id = ${mine.agencyId}`),
        table,
      ).toEqual(
        expect.stringMatching(/row-level security|permission denied|foreign key|only be updated to DEFAULT/),
      )
    }
    expect(
      await run(sql`insert into client_log (agency_id, entry) values (${theirs.agencyId}, '{}')`),
    ).toMatch(/row-level security/)
  })

  test('the audit is written and never rewritten, not even by the platform role, and nothing younger than a year goes', async () => {
    await expect(sql`update audit set actor = 'x'`.execute(w.world.database.platform)).rejects.toThrow(
      /permission denied/,
    )
    await expect(sql`delete from audit`.execute(w.world.database.platform)).rejects.toThrow(
      /permission denied/,
    )
  })
})

describe('the guard at the start', () => {
  const within = async (statements: string[], check: () => Promise<void>, undo: string[]) => {
    for (const statement of statements) await owner.query(statement)
    try {
      await check()
    } finally {
      for (const statement of undo) await owner.query(statement)
    }
  }
  const faults = () => tenancyFaults(w.world.database.platform)

  test('finds nothing here', async () => expect(await faults()).toEqual([]))
  test.each([
    [
      'a table without row-level security',
      ['create table stray (agency_id int)'],
      ['drop table stray'],
      'stray has no row-level security',
    ],
    [
      'one that does not bind its owner',
      ['create table stray (agency_id int)', 'alter table stray enable row level security'],
      ['drop table stray'],
      'stray does not force row-level security on its owner',
    ],
    [
      'one without a policy',
      [
        'create table stray (agency_id int)',
        'alter table stray enable row level security',
        'alter table stray force row level security',
      ],
      ['drop table stray'],
      'stray has no policy',
    ],
    [
      'one the application owns',
      ['create table stray (x int)', `alter table stray owner to ${roleNames.app}`],
      ['drop table stray'],
      'stray belongs to a role of the application',
    ],
    [
      'a view with its owner’s rights',
      ['create view stray as select agency_id from business'],
      ['drop view stray'],
      'stray is a view without security_invoker',
    ],
    [
      'a materialised view',
      ['create materialized view stray as select agency_id from business'],
      ['drop materialized view stray'],
      'stray is a materialised view: it has no row-level security',
    ],
  ])('refuses %s', async (_name, make, undo, fault) => {
    await within(make, async () => expect(await faults()).toContain(fault), undo)
  })
})

describe('at the same time', () => {
  let person: TestCustomer
  beforeAll(async () => void (person = await makeCustomer(w, { agency: mine })))

  test('fifty want one card id: one has it, forty-nine are told it is taken', async () => {
    const cards = await Promise.all(
      Array.from({ length: 50 }, async () =>
        makeCard(w, { business: await makeBusiness(w, { owner: person }), status: 'DRAFT', cardId: null }),
      ),
    )
    const answers = await Promise.all(
      cards.map(({ cardNo }) =>
        person.client.call(cardRoutes.updateCardSettings, { body: { cardNo, cardId: 'golden-shop' } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect(answers.filter(({ failure }) => failure.code === 'CARD_ID_TAKEN').length).toBe(49)
  }, 60_000)

  test('the first two sections of a business make one draft', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { businessId } = await makeBusiness(w, { owner: person })
      const answers = await Promise.all([
        person.client.call(cardRoutes.updateCardBasicDetails, {
          body: { businessId, basicDetails: { ...detailsFor(mine.marker), tagline: 'Kept' } },
        }),
        person.client.call(cardRoutes.updateCardSettings, {
          body: { businessId, settings: { seoTitle: 'Kept too' } },
        }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const [card, ...more] = await person.client.ok(cardRoutes.getCardsByBusiness, { query: { businessId } })
      expect([more.length, card?.basicDetails.tagline, card?.settings.seoTitle]).toEqual([
        0,
        'Kept',
        'Kept too',
      ])
    }
  })

  test('of ten saves over one version one wins, the others are told', async () => {
    const card = await makeCard(w, { business: await makeBusiness(w, { owner: person }) })
    const save = (i: number) =>
      person.client.call(cardRoutes.updateCardBasicDetails, {
        body: { cardNo: card.cardNo, version: 1, basicDetails: { ...detailsFor('x'), tagline: `${i}` } },
      })
    const codes = (await Promise.all(Array.from({ length: 10 }, (_x, i) => save(i)))).map(
      ({ status }) => status,
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)])
    const business = await Promise.all(
      [1, 2, 3].map(() =>
        person.client.call(businessRoutes.updateBusinessMetadata, {
          body: { businessId: card.business.businessId, version: 1, city: 'Rajkot' },
        }),
      ),
    )
    expect(business.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('sections saved at once by two people do not undo one another', async () => {
    const card = await makeCard(w, { business: await makeBusiness(w, { owner: person }) })
    const settings = ['seoTitle', 'seoDescription'] as const
    await Promise.all(
      settings.map((name) =>
        person.client.ok(cardRoutes.updateCardSettings, {
          body: { cardNo: card.cardNo, settings: { [name]: name } },
        }),
      ),
    )
    const after = await person.client.ok(cardRoutes.getCard, { query: { cardNo: card.cardNo } })
    expect([after.settings.seoTitle, after.settings.seoDescription]).toEqual([...settings])
    const { businessId } = card.business
    await Promise.all([
      person.client.ok(businessRoutes.updateBusinessMetadata, { body: { businessId, address: 'A' } }),
      person.client.ok(businessRoutes.updateBusinessMetadata, { body: { businessId, about: 'B' } }),
    ])
    const business = await person.client.ok(businessRoutes.getBusiness, { params: { id: businessId } })
    expect([business.address, business.about]).toEqual(['A', 'B'])
  })

  test('sixty businesses at once are fifty, and the same one twice at once is asked about', async () => {
    const buyer = await makeCustomer(w, { agency: mine })
    const twice = await Promise.all(
      [1, 2].map(() =>
        buyer.client.ok(businessRoutes.addBusiness, { body: { businessName: 'Twin', category: 'Sweets' } }),
      ),
    )
    expect(twice.filter(({ business }) => business === null).length).toBe(1)
    for (let i = 0; i < 46; i += 1) await makeBusiness(w, { owner: buyer })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_x, i) =>
        buyer.client.call(businessRoutes.addBusiness, {
          body: { businessName: `Shop ${i}`, category: 'Sweets' },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBe(3)
    expect(answers.filter(({ failure }) => failure.code === 'LIMIT_REACHED').length).toBe(5)
  })

  test('publishing while the business is deleted: both end, none with a failure of ours', async () => {
    for (let i = 0; i < 6; i += 1) {
      const card = await makeCard(w, { business: await makeBusiness(w, { owner: person }), status: 'DRAFT' })
      const [gone, published] = await Promise.all([
        person.client.call(businessRoutes.deleteBusiness, {
          params: { id: card.business.businessId },
          body: {},
        }),
        person.client.call(cardRoutes.updateCardSettings, { body: { cardNo: card.cardNo, publish: true } }),
      ])
      expect([gone.status, [200, 404].includes(published.status)]).toEqual([200, true])
    }
  })

  test('deleting and changing: whatever comes first, nothing deleted is changed back to life', async () => {
    for (let i = 0; i < 8; i += 1) {
      const { businessId } = await makeBusiness(w, { owner: person })
      const [gone, changed] = await Promise.all([
        person.client.call(businessRoutes.deleteBusiness, { params: { id: businessId }, body: {} }),
        person.client.call(businessRoutes.updateBusinessMetadata, { body: { businessId, city: 'Rajkot' } }),
      ])
      expect([gone.status, [200, 404].includes(changed.status)]).toEqual([200, true])
      expect(
        (await person.client.call(businessRoutes.getBusiness, { params: { id: businessId } })).status,
      ).toBe(404)
    }
  })
})
