import { cardPinRoutes } from '@parichay/contract/card/routes.pin.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import type { TestCard } from '../../testing/makers.ts'
import { makeVisited, sendForm, type Visited } from '../../testing/visited.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

const pin = '4071'
let w: TestWorld
let v: Visited
let { agency, owner, admin, visitor }: Visited = {} as Visited
beforeAll(async () => {
  w = await openTestWorld()
  v = await makeVisited(w)
  ;({ agency, owner, admin, visitor } = v)
})
afterAll(() => w.close())

const lock = (card: TestCard, to: string, who: { client: Client } = owner) =>
  who.client.ok(cardPinRoutes.setCardPin, { body: { cardNo: card.cardNo, pin: to } })
async function newCard(): Promise<TestCard> {
  const card = await v.newCard()
  await lock(card, pin)
  return card
}
const form = (client: Client, card: TestCard, typed: string) =>
  sendForm(client, '/api/v1/public/card-pin', { cardId: card.cardId!, pin: typed })

describe('a wrong PIN', () => {
  test('says how many tries are left, then to wait; a right one within gives them back', async () => {
    const card = await newCard()
    const guest = visitor()
    const said = async (typed: string) => {
      const { status, text, headers } = await form(guest, card, typed)
      expect(text).not.toContain(`Road ${agency.marker}`)
      return [status, /role="alert">([^<]*)/.exec(text)?.[1], headers['retry-after'] !== undefined]
    }
    expect(await said('40')).toEqual([422, 'Type the 4 to 6 digits of the PIN.', false])
    expect(await said('abcd')).toEqual([422, 'Type the 4 to 6 digits of the PIN.', false])
    expect(await said('4072')).toEqual([422, 'This PIN is wrong. You can try 4 more times.', false])
    expect((await form(guest, card, pin)).status).toBe(303)
    for (const left of [4, 3, 2])
      expect(await said('4072')).toEqual([422, `This PIN is wrong. You can try ${left} more times.`, false])
    expect(await said('4072')).toEqual([422, 'This PIN is wrong. You can try once more.', false])
    expect(await said('4072')).toEqual([422, 'This PIN is wrong. Wait a while before you try again.', false])
    // Also the right one waits, or the wait would tell nothing from it.
    const [status, words, waits] = await said(pin)
    expect([status, words, waits]).toEqual([
      429,
      expect.stringMatching(/^Too many wrong PINs\. Try again in \d+ minutes?\.$/),
      true,
    ])
    expect((await form(visitor(), card, pin)).status).toBe(303)
    w.clock.move(15 * 60_000)
    expect((await form(guest, card, pin)).status).toBe(303)
  })

  test('many at once are no way around the count', async () => {
    const card = await newCard()
    const guest = visitor()
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_one, at) => form(guest, card, String(5000 + at))),
    )
    const statuses = answers.map(({ status }) => status)
    expect([
      statuses.filter((one) => one === 422).length,
      statuses.filter((one) => one === 429).length,
    ]).toEqual([5, 20])
  })

  test('networks together have 100 a day and 300 in 30 days for a card; another PIN begins anew', async () => {
    const card = await newCard()
    const where = sql`agency_id = ${agency.agencyId} and card_no = ${card.cardNo}`
    const { platform } = w.world.database
    for (let at = 0; at < 3; at += 1) expect((await form(visitor(), card, '5000')).status).toBe(422)
    const tries = async () =>
      (await sql<{ tries: number }>`select tries from card_pin where ${where}`.execute(platform)).rows[0]
        ?.tries
    expect(await tries()).toBe(3)
    await sql`update card_pin set tries = 299 where ${where}`.execute(platform)
    const last = await form(visitor(), card, '5000')
    expect([last.status, last.text.includes('Wait a while')]).toEqual([422, true])
    const over = await form(visitor(), card, '4071')
    expect(over.status).toBe(429)
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(29 * 86_400)
    await lock(card, '830417', admin)
    expect((await form(visitor(), card, '830417')).status).toBe(303)
    expect(await tries()).toBe(0)
    await sql`update card_pin set tries = 300, tries_from = ${new Date(w.clock.now().getTime() - 31 * 86_400_000)} where ${where}`.execute(
      platform,
    )
    expect((await form(visitor(), card, '830417')).status).toBe(303)
    // All networks of a day.
    await sql`update rate_limit set hits = 100 where bucket like 'pin:%' and window_start = date_trunc('day', ${w.clock.now()}::timestamptz at time zone 'utc') at time zone 'utc'`.execute(
      platform,
    )
    expect((await form(visitor(), card, '830417')).status).toBe(429)
  })
  test('of a day are used up by others: another PIN begins that day anew, and the right one opens', async () => {
    const card = await newCard()
    const { platform } = w.world.database
    const guest = visitor()
    for (let at = 0; at < 5; at += 1) await form(guest, card, '5000')
    await sql`update rate_limit set hits = 100 where bucket like 'pin:%' and window_start = date_trunc('day', ${w.clock.now()}::timestamptz at time zone 'utc') at time zone 'utc'`.execute(
      platform,
    )
    for (const client of [guest, visitor()]) expect((await form(client, card, pin)).status).toBe(429)
    await lock(card, '830417')
    // The owner told them the new one.
    for (const client of [guest, visitor()]) expect((await form(client, card, '830417')).status).toBe(303)
  })

  test('counts for guessers whatever others give right at once: nobody gives back what they did not use', async () => {
    const card = await newCard()
    for (let at = 0; at < 3; at += 1) await form(visitor(), card, '5000')
    const shop = visitor()
    const right = await Promise.all(Array.from({ length: 5 }, () => form(shop, card, pin)))
    expect(right.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    const { rows } = await sql<{ hits: number }>`select hits from rate_limit where bucket like 'pin:%'
      and window_start = date_trunc('day', ${w.clock.now()}::timestamptz at time zone 'utc') at time zone 'utc' and hits < 0`.execute(
      w.world.database.platform,
    )
    expect(rows).toEqual([])
  })
})
