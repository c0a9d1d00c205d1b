import { cardReportRoutes } from '@parichay/contract/card-report/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { makeAgency, makeBusiness, makeCard, makeCustomer, type TestAgency } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { count, refund } from './limits.ts'
import { takeVisitorForm } from './visitor-form.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
})
afterAll(() => w.close())

describe('the same form, pressed twice at once', () => {
  let cardNo = 900
  /** Two presses; the first is kept, or refused, when `end` says so. */
  const press = () => {
    cardNo += 1
    const form = { what: 'lead', cardNo, said: ['Asha'], sameSec: 600, limits: () => [], website: '' }
    const circle = { world: w.world, agency: { agencyId: agency.agencyId } as never, ip: '203.0.113.7' }
    const said: string[] = []
    const one = (name: string, keep: () => Promise<unknown>) =>
      takeVisitorForm({ ...circle, now: w.clock.now() }, form, keep).then(
        () => said.push(`${name} thanked`),
        () => said.push(`${name} refused`),
      )
    return { one, said }
  }
  const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  test('the second waits for the first and is thanked when that one is kept', async () => {
    const { one, said } = press()
    const held = Promise.withResolvers<void>()
    const first = one('first', () => held.promise)
    await soon(50)
    const second = one('second', async () => said.push('kept twice'))
    await soon(400)
    expect(said).toEqual([])
    held.resolve()
    await Promise.all([first, second])
    expect(said.toSorted((a, b) => a.localeCompare(b))).toEqual(['first thanked', 'second thanked'])
    await one('third', async () => said.push('kept twice'))
    expect(said.at(-1)).toBe('third thanked')
  })

  test('where the first is refused the second is not thanked for it: it is refused too, or kept', async () => {
    for (const isKept of [false, true]) {
      const { one, said } = press()
      const held = Promise.withResolvers<void>()
      const refuse = () => fail('NOT_FOUND', 'The form was closed meanwhile.')
      const first = one('first', () => held.promise.then(refuse))
      await soon(50)
      const second = one('second', async () => (isKept ? said.push('kept') : refuse()))
      await soon(200)
      held.resolve()
      await Promise.all([first, second])
      expect(said).toEqual(['first refused', ...(isKept ? ['kept', 'second thanked'] : ['second refused'])])
    }
  })

  test('of a first one that nothing is heard of any more nobody is thanked: the second is taken', async () => {
    const { one, said } = press()
    void one('first', () => new Promise(() => undefined))
    await soon(50)
    await one('second', async () => said.push('kept'))
    expect(said).toEqual(['kept', 'second thanked'])
  })
})

describe.each([
  {
    what: 'lead',
    windowSec: 3600,
    alone: 20,
    shared: 300,
    send: { route: leadRoutes.addLead, body: { name: 'Asha', phone: '9876543210', consent: '1' } },
  },
  {
    what: 'feedback',
    windowSec: 3600,
    alone: 10,
    shared: 150,
    send: { route: feedbackRoutes.addFeedback, body: { stars: 4, text: 'Good' } },
  },
  {
    what: 'report',
    windowSec: 86_400,
    alone: 10,
    shared: 100,
    send: { route: cardReportRoutes.addCardReport, body: { reason: 'fake' } },
  },
])('$what, sent to other cards before', ({ what, windowSec, alone, shared, send }) => {
  const statusAfter = async (before: number, ip: string, network = ip) => {
    await w.forgetLimits()
    const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency }) })
    const { cardId } = await makeCard(w, { business })
    const { platform } = w.world.database
    const sent = { bucket: `${what}:${network}`, windowSec }
    await count(platform, w.clock.now(), sent)
    await refund(platform, w.clock.now(), sent, 1 - before)
    const client = openClient(w.app, agency.host)
    return (await client.call(send.route as never, { body: { cardId, ...send.body } } as never, { ip }))
      .status
  }

  test('an address that thousands of a carrier share is turned away late, one subscriber’s own early', async () => {
    expect(await statusAfter(alone, '203.0.113.9')).toBe(200)
    expect(await statusAfter(shared - 1, '203.0.113.9')).toBe(200)
    expect(await statusAfter(shared, '203.0.113.9')).toBe(429)
    const [ip, network] = ['2001:db8:5:6::9', '2001:db8:5:6::/64']
    expect(await statusAfter(alone - 1, ip, network)).toBe(200)
    expect(await statusAfter(alone, ip, network)).toBe(429)
  })
})
