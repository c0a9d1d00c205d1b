import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoCustomers } from '@parichay/sandbox/demo/customers.ts'
import { demoStaff } from '@parichay/sandbox/demo/staff.ts'
import { endOnSignal } from '@parichay/server/platform/process.ts'
import { networkInterfaces } from 'node:os'
import { buildPanel, packPanel } from './build.ts'
import type { Demo } from './demo.ts'
import { dataFolder } from './launcher/data-folder.ts'
import { listeningHost } from './launcher/listening.ts'
import { requireFreePort } from './launcher/processes.ts'
import { makeCertificate } from './tls.ts'

const began = performance.now()
const port = Number(process.env.PORT ?? 3000)
/** Bytes that must be free for the panel to be built while the database is made and filled; with less it is built first. */
const roomForBoth = 1600 * 1024 * 1024
const wantsTls = process.argv.includes('--https')

function addresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .filter((one) => one && one.family === 'IPv4' && !one.internal)
    .map((one) => one!.address)
}

function describe(demo: Demo) {
  const scheme = wantsTls ? 'https' : 'http'
  const at = (host: string) => `${scheme}://${host}:${demo.port}`
  const lines = [
    '',
    `  Parichay is ready in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    '',
    `  Codes by SMS and mail   ${demo.inboxUrl}`,
    ...(wantsTls
      ? addresses().map((ip) => `  Phones in this network  ${at(ip)}/panel/login`)
      : ['  Phones in this network  npm start -- --https']),
  ]
  for (const agency of demoAgencies) {
    const customer = demoCustomers.find((one) => one.agency === agency.key)
    lines.push(
      '',
      `  ${agency.agencyName}  ${at(agency.host)}/panel/login   staff ${at(agency.host)}/panel/franchisee-login`,
    )
    if (customer)
      lines.push(
        `    customer                        ${customer.phoneNumber ?? customer.email}  ${customer.password}`,
      )
    for (const one of demoStaff.filter((person) => person.agency === agency.key))
      lines.push(`    ${one.roles[0]!.padEnd(31)} ${one.phoneNumber}  ${one.password}`)
  }
  console.log([...lines, '', '  Ctrl-C stops everything.', ''].join('\n'))
}

async function start(): Promise<Demo> {
  // Before the build too: it would take the panel away from under a server that runs already.
  await requireFreePort(port, '0.0.0.0')
  const panel = buildPanel(interrupted.signal)
  // Whoever waits for it below says why it failed; until then it is nobody's.
  panel.catch(() => undefined)
  if (process.availableMemory() < roomForBoth) await panel
  const folder = dataFolder()
  // Two seconds of reading the server's code, while the build of the panel has begun already.
  const { startDemo } = await import('./demo.ts')
  return startDemo({
    dataFolder: folder,
    port,
    host: listeningHost(process.env, wantsTls),
    sandboxPort: Number(process.env.SANDBOX_PORT ?? port + 1),
    posters: Infinity,
    isAlone: true,
    panel,
    tls: wantsTls ? await makeCertificate(folder, addresses()) : null,
    signal: interrupted.signal,
  })
}

// From the first moment on: a Ctrl-C while the database starts must not leave it behind.
const interrupted = new AbortController()
const starting = start()
endOnSignal(async () => {
  interrupted.abort()
  const demo = await starting.catch(() => undefined)
  await demo?.stop()
})
try {
  describe(await starting)
  // What is served already stays as it is where this fails.
  packPanel(interrupted.signal).catch((error: unknown) => console.error(error))
} catch (error) {
  // The signal's own end follows; what broke because of it is no news.
  if (interrupted.signal.aborted) await new Promise(() => undefined)
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
