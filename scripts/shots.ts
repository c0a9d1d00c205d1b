import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { launchBrowser } from '../tests/support/browser.ts'
import { findChromium } from '../tests/support/chromium.ts'
import { screens } from '../tests/visual/screens.ts'
import { buildPanel } from './build.ts'
import { startDemo } from './demo.ts'
import { seedPosters } from './demo/posters.ts'
import { seedPdfCards } from './demo/pdf-cards.ts'
import { seedVideos } from './demo/videos.ts'
import { seedUses } from './demo/uses.ts'
import { freePort } from './launcher/processes.ts'
import { takeView, viewName, views } from './shots/take.ts'

// npm run shots [-- part of a screen's name …] [-- --url=http://localhost:3000] [-- --view=360.dark,1440.light.hi]
// npm run shots -- cards: every card design with every fixture, in shots/cards
const words = process.argv.slice(2)
const given = words.find((word) => word.startsWith('--url='))?.slice('--url='.length)
const wanted = words
  .find((word) => word.startsWith('--view='))
  ?.slice('--view='.length)
  .split(',')
if (words.includes('cards')) process.exit(await drawSheet(words.includes('--full')))
const filters = words.filter((word) => !word.startsWith('--'))
const chosen = screens.filter(
  ({ name }) => filters.length === 0 || filters.some((word) => name.includes(word)),
)
if (chosen.length === 0) {
  console.error(
    `No screen is called ${filters.join(' or ')}. There are: ${screens.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}

/** A view is asked for by the parts of its pictures' names. */
const chosenViews = views.filter(
  (view) => !wanted || wanted.some((word) => word.split('.').every((part) => viewName(view).includes(part))),
)

const folder = resolve(import.meta.dirname, '../shots')
mkdirSync(folder, { recursive: true })
const product = given ? { url: given, stop: async () => {} } : await startProduct()
const browser = await launchBrowser()
let complained = 0
try {
  for (const view of chosenViews) {
    const shots = await takeView(browser, product.url, view, chosen, folder)
    for (const { file, complaints } of shots) {
      console.log(`${complaints.length ? '✗' : '✓'} shots/${file}`)
      for (const complaint of complaints) console.log(`    ${complaint.split('\n')[0]}`)
      complained += complaints.length ? 1 : 0
    }
  }
} finally {
  await browser.close()
  await product.stop()
}
console.log(`${chosen.length * chosenViews.length} pictures, ${complained} with complaints`)
process.exit(complained ? 1 : 0)

/** The designs need no product: their pages are drawn from fixtures. */
async function drawSheet(isFull: boolean): Promise<number> {
  const { path, env } = await findChromium()
  const sheet = resolve(import.meta.dirname, '../packages/card-page/src/testing/sheet.ts')
  const out = resolve(import.meta.dirname, '../shots/cards')
  const { status } = spawnSync(
    process.execPath,
    [sheet, '--out', out, '--browser', path, ...(isFull ? ['--full'] : [])],
    { stdio: 'inherit', env: { ...process.env, ...env } },
  )
  return status ?? 1
}

/** A product of its own, built and with fresh demo data: the pictures do not depend on what was done before. */
async function startProduct(): Promise<{ url: string; stop(): Promise<void> }> {
  await buildPanel()
  const dataFolder = mkdtempSync(join(tmpdir(), 'parichay-shots-'))
  chmodSync(dataFolder, 0o711)
  const demo = await startDemo({ dataFolder, port: await freePort(), quiet: true })
  await seedPdfCards(demo.running.world)
  await seedVideos(demo.running.world)
  // All two thousand take ten minutes, and no screen shows more than the most wanted.
  await seedPosters(demo.running.world, { most: 240 })
  await seedUses(demo.running.world)
  return {
    url: demo.url,
    async stop() {
      await demo.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
