import { deriveKey } from '@parichay/server/platform/secrets.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { sealSecret } from '@parichay/server/payment/usecase.accounts.ts'
import { addAccount, listAccounts } from '@parichay/server/payment/store.accounts.ts'
import type { Sandbox } from '@parichay/sandbox/sandbox.ts'
import { randomUUID } from 'node:crypto'

/** Keys of the demo follow from its secret, so that both sides know them after every start. */
function keysFor({ config }: World, agencyId: number) {
  const part = (what: string) =>
    deriveKey(config.secret, `demo payment ${agencyId} ${what}`).toString('hex').slice(0, 32)
  return {
    keyId: `rzp_test_Demo${part('id').slice(0, 10)}`,
    keySecret: part('key'),
    webhookSecret: part('webhook'),
    token: `demo-${part('token')}`,
  }
}

/** Connects every agency to the stand-in of the provider: with keys of its own, and webhooks that come to this server. */
export async function connectPayments(world: World, sandbox: Sandbox, port: number): Promise<void> {
  const { platform } = world.database
  const connected = new Set((await listAccounts(platform)).map(({ agencyId }) => agencyId))
  const agencies = await platform.selectFrom('agency').select('agencyId').orderBy('agencyId').execute()
  for (const { agencyId } of agencies) {
    const { keyId, keySecret, webhookSecret, token } = keysFor(world, agencyId)
    const url = `${world.config.tls ? 'https' : 'http'}://127.0.0.1:${port}/webhooks/razorpay/${token}`
    sandbox.provider.setAccount({ keyId, keySecret, webhook: { url, secret: webhookSecret, active: true } })
    if (connected.has(agencyId)) continue
    const scope = agencyScope(agencyId)
    const accountId = randomUUID()
    await world.database.inScope(scope, (tx) =>
      addAccount(tx, scope, {
        accountId,
        keyId,
        keySecretSealed: sealSecret(world, accountId, 'key', keySecret),
        webhookSecretSealed: sealSecret(world, accountId, 'webhook', webhookSecret),
        webhookToken: token,
        createdAt: world.clock(),
      }),
    )
  }
}
