import { jobs } from '@parichay/server/jobs.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { migrate } from '@parichay/server/platform/migrate.ts'
import { openWorld } from '@parichay/server/platform/open.ts'
import { prepareQueues } from '@parichay/server/platform/queue-tables.ts'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { openInstallation } from './installation.ts'
import { connectAccount, renewWebhook, showAccounts, stopAccount } from './payment-account/account.ts'

const usage = `npm run payment-account                                        shows which agency has an account, and its webhook address
npm run payment-account -- --host cards.example.in --key-id rzp_live_…   connects an agency, or changes its keys; the key secret is asked for (or piped in)
npm run payment-account -- --host cards.example.in --new-webhook-secret  makes another webhook secret; the old one still counts
npm run payment-account -- --host cards.example.in --stop                takes the account out of use`

/** The secret comes by keyboard or pipe: on the command line everybody on the machine could read it. */
async function askSecret(): Promise<string> {
  const lines = createInterface({
    input: process.stdin,
    output: process.stdin.isTTY ? process.stdout : undefined,
  })
  try {
    return (await lines.question('Key secret: ')).trim()
  } finally {
    lines.close()
  }
}

try {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      'key-id': { type: 'string' },
      'new-webhook-secret': { type: 'boolean' },
      stop: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  const installation = await openInstallation()
  try {
    await migrate(installation.databaseUrl, installation.secret)
    await prepareQueues(installation.databaseUrl, jobs, makeLog('error'))
    const world = await openWorld(installation.config)
    try {
      const { host } = values
      if (!host) console.log(await showAccounts(world))
      else if (values['key-id'])
        console.log(
          await connectAccount(world, { host, keyId: values['key-id'], keySecret: await askSecret() }),
        )
      else if (values['new-webhook-secret']) console.log(await renewWebhook(world, host))
      else if (values.stop) console.log(await stopAccount(world, host))
      else throw new Error(usage)
    } finally {
      await world.close()
    }
  } finally {
    await installation.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
