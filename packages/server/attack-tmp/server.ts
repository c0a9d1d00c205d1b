import { mkdirSync, chmodSync } from 'node:fs'
import { startSandbox } from '@parichay/sandbox/sandbox.ts'
import { startWeb } from '../src/main-web.ts'
import { readConfig } from '../src/platform/config.ts'
import { makeAgency, makeBusiness, makeCustomer } from '../src/testing/makers.ts'
import { startPostgres } from '../../../scripts/launcher/postgres.ts'
import { ensureDatabase } from '../../../scripts/installation.ts'
import { allowPicturesOnly } from '../src/platform/picture-loaders.ts'
const folder = '/tmp/sd/data'
mkdirSync(folder, { recursive: true })
chmodSync('/tmp/sd', 0o711)
chmodSync(folder, 0o711)
const postgres = await startPostgres({ dataFolder: folder, log: () => undefined })
const databaseUrl = await ensureDatabase(postgres.adminUrl, 'attack')
const sandbox = await startSandbox({
  authKey: 'sandbox',
  templates: { otp: '##VAR1## for ##VAR2##', notice: 'x' },
})
allowPicturesOnly()
const running = await startWeb(
  readConfig({
    PARICHAY_MODE: 'test',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    PARICHAY_SECRET: 'attack-secret-0123456789-0123456789',
    DATA_FOLDER: folder,
    MSG91_URL: new URL(sandbox.smsUrl).origin,
    MSG91_AUTHKEY: 'sandbox',
    MSG91_OTP_TEMPLATE: 'otp',
    MSG91_NOTICE_TEMPLATE: 'notice',
    SMTP_URL: sandbox.smtpUrl,
    PAYMENT_API_URL: sandbox.url,
    PAYMENT_CHECKOUT_URL: sandbox.url + '/v1/checkout.js',
    LIMIT_FACTOR: '100000',
    RUN_WORKER: process.env.RUN_WORKER ?? 'true',
  }),
)
const fake = { world: running.world, app: null, clock: { now: () => new Date(), move() {} } } as never
const agency = await makeAgency(fake)
const people = []
for (let i = 0; i < 60; i++) {
  const c = await makeCustomer(fake, {
    agency,
    phoneNumber: `+9198${Math.floor(10000000 + Math.random() * 89999999)}`,
  })
  const b = await makeBusiness(fake, { owner: c })
  people.push({ phone: c.phoneNumber, token: c.token, businessId: b.businessId })
}
console.log('READY ' + JSON.stringify({ port: running.port, host: agency.host, pid: process.pid, people }))
process.on('SIGTERM', async () => {
  await running.close()
  await sandbox.stop()
  await postgres.stop()
  process.exit(0)
})
