import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { findChromium } from '../../tests/support/chromium.ts'
import { buildPanel, packPanel } from '../build.ts'
import { type Demo, startDemo } from '../demo.ts'
import { seedPosters } from '../demo/posters.ts'
import { freePort } from '../launcher/processes.ts'

/** A built product with its demo, and a browser that Lighthouse reaches on `debugPort`. */
export type Stage = {
  folder: string
  demo: Demo
  context: BrowserContext
  debugPort: number
  stop(): Promise<void>
}

/** Sets everything up in a folder of its own, with so many greetings drawn; `stop` takes it away again. */
export async function openStage(posters = 0): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-bench-'))
  chmodSync(folder, 0o711)
  await buildPanel()
  await packPanel()
  const demo = await startDemo({
    dataFolder: folder,
    port: await freePort(),
    host: '127.0.0.1',
    quiet: true,
  })
  if (posters > 0) await seedPosters(demo.running.world, { most: posters })
  const { path, env } = await findChromium()
  const debugPort = await freePort()
  // Lighthouse opens tabs of its own: they share the cookies of the browser's own profile only.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      `--remote-debugging-port=${debugPort}`,
    ],
    viewport: { width: 360, height: 800 },
  })
  return {
    folder,
    demo,
    context,
    debugPort,
    async stop() {
      await context.close().catch(() => undefined)
      await demo.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
