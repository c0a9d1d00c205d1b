import { routes } from '@parichay/contract/routes.ts'
import type { Route } from '@parichay/contract/route.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { makeAgency, makeStaff, type TestAgency } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
})
afterAll(() => w.close())

test('no call takes what opens something in its address: no password, code, token or key', () => {
  const taken = Object.entries<Route>(routes).flatMap(([name, { params, query }]) =>
    [...Object.keys(params?.shape ?? {}), ...Object.keys(query?.shape ?? {})]
      .filter((field) => /pass|otp|code|token|secret|key|pin|cookie|sign|mac/i.test(field))
      .map((field) => `${name}: ${field}`),
  )
  // It opens one picture of one day, and nothing else (decision 0105).
  expect(taken).toEqual(['getReminderPicture: token'])
})

test('what is searched for stands in no log, found, refused, unknown or asked by nobody', async () => {
  const { client } = await makeStaff(w, 'admin', { agency })
  const stranger = openClient(w.app, agency.host)
  const words = ['9812340987', 'asha.private@mail.example', 'Zubaida Begum']
  const statuses = new Set<number>()
  for (const word of words)
    for (const [who, path] of [
      [client, '/api/v1/business?search='],
      [client, '/api/v1/business?page=none&search='],
      [client, '/api/v1/nowhere?search='],
      [client, '/nobody-here?search='],
      [stranger, '/api/v1/business?search='],
    ] as const)
      statuses.add((await who.get(path + encodeURIComponent(word))).status)
  expect(statuses).toEqual(new Set([200, 401, 404, 422]))
  const said = w.logged.join('\n')
  expect(said).toContain('/api/v1/business')
  for (const word of [...words, ...words.map(encodeURIComponent)]) expect(said).not.toContain(word)
})
