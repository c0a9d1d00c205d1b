import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVisited, sendForm, type Visited } from '../../testing/visited.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let v: Visited
beforeAll(async () => {
  w = await openTestWorld()
  v = await makeVisited(w)
})
afterAll(() => w.close())

const suspend = async (days: number | null) => {
  await w.world.database.platform
    .updateTable('agency')
    .set(
      days === null
        ? { status: 'ACTIVE', suspendedAt: null }
        : { status: 'SUSPENDED', suspendedAt: new Date(w.clock.now().getTime() - days * 86_400_000) },
    )
    .where('agencyId', '=', v.agency.agencyId)
    .execute()
  w.world.hosts.forget()
}

test.each([
  ['lead', { name: 'Asha', phone: '98765 43210', consent: '1' }],
  ['feedback', { stars: '5', text: 'Good' }],
  ['card-report', { reason: 'fake' }],
  ['card-pin', { pin: '4071' }],
])('a form of an agency whose cards stand still is answered as its pages are: %s', async (form, fields) => {
  const card = await v.newCard()
  const send = () =>
    sendForm(v.visitor(), `/api/v1/public/${form}`, { cardId: card.cardId!, lang: 'hi', ...fields })
  await suspend(3)
  expect((await send()).status).toBe(303)
  await suspend(16)
  const [page, answer] = [await v.visitor().get(`/${card.cardId}?lang=hi`), await send()]
  expect([answer.status, answer.headers['content-type'], answer.headers['x-robots-tag']]).toEqual([
    503,
    'text/html; charset=utf-8',
    'noindex',
  ])
  expect(answer.text).toBe(page.text)
  // What a worker of the card kept goes with it.
  for (const part of ['', '.vcf', '?lang=hi']) {
    const { status, headers } = await v.visitor().get(`/${card.cardId}${part}`)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      503,
      'no-store',
      'text/html; charset=utf-8',
    ])
  }
  await suspend(null)
})
