import { makeAgency, type TestAgency } from '@parichay/server/testing/makers.ts'
import { openTestWorld, type TestWorld } from '@parichay/server/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectAccount, renewWebhook, showAccounts, stopAccount } from './account.ts'

let w: TestWorld
let agency: TestAgency
const keys = { keyId: 'rzp_test_Real00000001', keySecret: 'a-real-key-secret' }

beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  w.sandbox.provider.setAccount(keys)
})
afterAll(() => w.close())

test('keys are tried before they are kept; the address and the secret are told once', async () => {
  const { host } = agency
  await expect(connectAccount(w.world, { host, ...keys, keySecret: 'not-the-secret' })).rejects.toThrow(
    /refuses/,
  )
  expect(await showAccounts(w.world)).toBe('No agency has a payment account yet.')
  const told = await connectAccount(w.world, { host, ...keys })
  const [, secret = ''] = /secret {3}(\S+)/.exec(told) ?? []
  expect(told).toMatch(/\/webhooks\/razorpay\/[\w-]{40,}/)
  expect(secret).toHaveLength(32)
  const shown = await showAccounts(w.world)
  expect(shown).toContain(keys.keyId)
  for (const hidden of [secret, keys.keySecret]) expect(shown).not.toContain(hidden)
  const row = await w.world.database.platform
    .selectFrom('paymentAccount')
    .selectAll()
    .executeTakeFirstOrThrow()
  for (const hidden of [secret, keys.keySecret]) expect(JSON.stringify(row)).not.toContain(hidden)
})

test('a new webhook secret keeps the one before; a stopped account takes no orders', async () => {
  const { host } = agency
  const before = await w.world.database.platform
    .selectFrom('paymentAccount')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(await renewWebhook(w.world, host)).toMatch(/shown only here/)
  const after = await w.world.database.platform
    .selectFrom('paymentAccount')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(after.webhookSecretBeforeSealed).toBe(before.webhookSecretSealed)
  await stopAccount(w.world, host)
  expect(await showAccounts(w.world)).toBe('No agency has a payment account yet.')
  await expect(renewWebhook(w.world, 'nobody.example')).rejects.toThrow(/No agency lives/)
})
