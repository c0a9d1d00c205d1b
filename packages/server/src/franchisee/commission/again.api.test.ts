import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeStaff, type TestStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let boss: TestStaff
let seller: TestStaff
beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w)
  boss = await makeStaff(w, 'admin', { agency })
  seller = await makeStaff(w, 'franchisee', { agency })
})
afterAll(() => w.close())

test.each(['payCommission', 'addSettlement'] as const)(
  '%s: what was typed anew after the answer to the first was lost is not taken for written down',
  async (deed) => {
    const body = {
      franchiseeId: seller.franchiseeId,
      amount: 100,
      mode: 'upi' as const,
      reference: 'UTR 1',
      note: '',
      requestId: randomUUID(),
    }
    const send = (more: object = {}) => {
      const input = { body: { ...body, ...more } }
      return deed === 'payCommission'
        ? boss.client.call(commissionRoutes.payCommission, input)
        : boss.client.call(peopleRoutes.addSettlement, input)
    }
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    for (const more of [{ amount: 101 }, { mode: 'cash' }, { reference: 'UTR 2' }, { note: 'Of March' }])
      expect((await send(more)).failure.code).toBe('CONFLICT')
    expect((await send()).status).toBe(200)
  },
)
