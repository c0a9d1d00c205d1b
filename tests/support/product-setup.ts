import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPanel } from '../../scripts/build.ts'
import { startDemo } from '../../scripts/demo.ts'
import { quietPort } from './ports.ts'
import { hasty } from './postgres-setup.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** The running products of the browser tests, one for each worker: `ownProduct()`. */
    products: {
      port: number
      url: string
      inboxUrl: string
      databaseUrl: string
      dataFolder: string
      secret: string
    }[]
  }
}

/** Runs once before the browser tests: for each worker the demo as `npm start` shows it, on a free port, with data of its own. */
async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.LIMIT_FACTOR = '1000'
  const panel = buildPanel()
  const demos = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async () => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'parichay-e2e-'))
      chmodSync(dataFolder, 0o711)
      const demo = await startDemo({
        dataFolder,
        port: await quietPort(),
        host: '127.0.0.1',
        quiet: true,
        settings: hasty(dataFolder),
        panel,
      })
      return { demo, dataFolder }
    }),
  )
  project.provide(
    'products',
    demos.map(({ demo, dataFolder }) => ({
      port: demo.port,
      url: demo.url,
      inboxUrl: demo.inboxUrl,
      databaseUrl: demo.databaseUrl,
      dataFolder,
      secret: demo.running.world.config.secret,
    })),
  )
  return async () => {
    await Promise.all(demos.map(({ demo }) => demo.stop()))
    for (const { dataFolder } of demos) rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Vitest takes what the default export gives back as the end of the set-up. */
export default setup
