import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { makeCustomer, type TestCustomer } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let owner: TestCustomer
beforeAll(async () => {
  w = await openTestWorld({ TRUST_PROXY: '1' })
  owner = await makeCustomer(w)
})
afterAll(() => w.close())

test.each([
  ['203.0.114.7', (port: number) => `203.0.114.7:${port}`],
  ['2001:db8:7:2::1', (port: number) => `192.0.2.1:80, [2001:db8:7:2::1]:${port}`],
  ['2001:db8:8:2::1', () => '[2001:db8:8:2::1]'],
])('a proxy that writes the port behind it makes no new visitor of each connection: %s', async (ip, from) => {
  const lookUp = async (forwarded: string) =>
    (
      await openClient(w.app, owner.agency.host).send({
        method: 'POST',
        url: '/api/v1/verifyUser',
        payload: JSON.stringify({ phoneNumber: owner.phoneNumber }),
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': forwarded,
        },
      })
    ).status
  const statuses: number[] = []
  for (let i = 0; i < 11; i += 1) statuses.push(await lookUp(from(50_000 + i)))
  expect(statuses.filter((status) => status === 429).length).toBe(1)
  expect(await lookUp(ip)).toBe(429)
  expect(w.logged.filter((line) => line.includes('"refused"')).join('')).toContain(`"ip":"${ip}"`)
})
