import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPanel } from '../../scripts/build.ts'
import { startDemo } from '../../scripts/demo.ts'
import { freePort } from '../../scripts/launcher/processes.ts'
import { hasty } from './postgres-setup.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** The running product of the browser tests: `inject('product')`. */
    product: {
      port: number
      url: string
      inboxUrl: string
      databaseUrl: string
      dataFolder: string
      secret: string
    }
  }
}

/** Runs once before the browser tests: the demo as `npm start` shows it, on a free port, with data of its own. */
async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.LIMIT_FACTOR = '1000'
  const dataFolder = mkdtempSync(join(tmpdir(), 'parichay-e2e-'))
  chmodSync(dataFolder, 0o711)
  const demo = await startDemo({
    dataFolder,
    port: await freePort(),
    host: '127.0.0.1',
    quiet: true,
    settings: hasty(dataFolder),
    panel: buildPanel(),
  })
  project.provide('product', {
    port: demo.port,
    url: demo.url,
    inboxUrl: demo.inboxUrl,
    databaseUrl: demo.databaseUrl,
    dataFolder,
    secret: demo.running.world.config.secret,
  })
  return async () => {
    await demo.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Vitest takes what the default export gives back as the end of the set-up. */
export default setup
