import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright'
import { findChromium } from '../../tests/support/chromium.ts'
import { findPerson, signIn } from '../../tests/support/sign-in.ts'
import { buildPanel } from '../build.ts'
import { startDemo } from '../demo.ts'
import { freePort } from '../launcher/processes.ts'
import { servePeer } from './panel-peer.ts'
import { makeQuiet } from './quiet.ts'

/** `npm run bench:panel`: the first load of a customer's home against the bars of quality.md. */
const bars = { scriptBytes: 200_000, requests: 20, performance: 90, accessibility: 100 }
const runs = Number(process.env['BENCH_RUNS'] ?? 5)
const customer = '+919876510001'

type Load = { requests: number; scripts: string[]; gzip: number; br: number }
type Scores = {
  performance: number[]
  accessibility: number[]
  fcp: number[]
  lcp: number[]
  tbt: number[]
  cls: number[]
}
type Line = { name: string; load: Load; scores: Scores }

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const spread = (values: number[]) => `${Math.min(...values)}–${Math.max(...values)}`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

const quiet = makeQuiet()
const folder = mkdtempSync(join(tmpdir(), 'parichay-bench-'))
chmodSync(folder, 0o711)
await buildPanel()
const demo = await startDemo({ dataFolder: folder, port: await freePort(), host: '127.0.0.1', quiet: true })
const peer = await servePeer(join(import.meta.dirname, '../..'))
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
let passed = false
try {
  const page = await context.newPage()
  await signIn(page, demo.url, findPerson(customer))
  await page.close()
  const places: [string, string][] = [
    ['customer home', `${demo.url}/panel/customer`],
    ['login (signed in: home)', `${demo.url}/panel/login`],
    ['peer: empty MUI + router page', peer.url],
  ]
  const lines: Line[] = []
  for (const [name, url] of places)
    lines.push({ name, load: await measureLoad(context, url), scores: await measureScores(url) })
  print(lines)
  const [home] = lines
  const faults = judge(home!)
  for (const fault of faults) console.error(`  ✗ ${fault}`)
  passed = faults.length === 0
} finally {
  await context.close()
  await peer.stop()
  await demo.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(passed ? 0 : 1)

/** One cold load: every request until the network rests, and the scripts among them in both compressions. */
async function measureLoad(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const urls: { url: string; type: string }[] = []
  session.on('Network.requestWillBeSent', ({ request, type }) => {
    if (request.url.startsWith('http')) urls.push({ url: request.url, type: type ?? '' })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  const scripts = [...new Set(urls.filter(({ type }) => type === 'Script').map((one) => one.url))]
  const sent = async (encoding: string) => {
    let bytes = 0
    for (const script of scripts) {
      const answer = await fetch(script.replace('//localhost', '//127.0.0.1'), {
        headers: { 'accept-encoding': encoding },
      })
      bytes += Number(answer.headers.get('content-length')) || (await answer.arrayBuffer()).byteLength
      await answer.body?.cancel()
    }
    return bytes
  }
  return { requests: urls.length, scripts, gzip: await sent('gzip'), br: await sent('br') }
}

/** Lighthouse with its own mobile profile: slow network and a processor four times slower. */
async function measureScores(url: string): Promise<Scores> {
  const scores: Scores = { performance: [], accessibility: [], fcp: [], lcp: [], tbt: [], cls: [] }
  for (let run = 0; run < runs; run++) {
    await quiet.wait()
    const result = await lighthouse(url, {
      port: debugPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
    })
    const report = result?.lhr
    if (!report || report.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? 'no report'}`)
    const value = (name: string) => Math.round((report.audits[name]?.numericValue ?? NaN) * 1000) / 1000
    scores.performance.push(Math.round((report.categories['performance']?.score ?? 0) * 100))
    scores.accessibility.push(Math.round((report.categories['accessibility']?.score ?? 0) * 100))
    scores.fcp.push(Math.round(value('first-contentful-paint')))
    scores.lcp.push(Math.round(value('largest-contentful-paint')))
    scores.tbt.push(Math.round(value('total-blocking-time')))
    scores.cls.push(value('cumulative-layout-shift'))
    for (const audit of Object.values(report.audits)) {
      if (
        run === 0 &&
        audit.score === 0 &&
        report.categories['accessibility']?.auditRefs.some(({ id, weight }) => id === audit.id && weight > 0)
      )
        console.log(`  accessibility of ${url}: ${audit.title}`)
    }
  }
  return scores
}

function print(lines: Line[]) {
  const head = [
    '',
    'JS gzip',
    'JS br',
    'files',
    'requests',
    'performance',
    '(all)',
    'accessib.',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
  ]
  const rows = lines.map(({ name, load, scores }) => [
    name,
    kilobytes(load.gzip),
    kilobytes(load.br),
    load.scripts.length,
    load.requests,
    middle(scores.performance),
    spread(scores.performance),
    middle(scores.accessibility),
    middle(scores.fcp),
    middle(scores.lcp),
    middle(scores.tbt),
    middle(scores.cls),
  ])
  const bar = [
    'bar of the customer home',
    `≤ ${kilobytes(bars.scriptBytes)}`,
    '',
    '',
    `≤ ${bars.requests}`,
    `≥ ${bars.performance}`,
    '',
    String(bars.accessibility),
    '',
    '',
    '',
    '',
  ]
  const all = [head, bar, ...rows].map((row) => row.map(String))
  const widths = head.map((_word, column) => Math.max(...all.map((row) => row[column]!.length)))
  console.log(
    `\n${all.map((row) => `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ')}`).join('\n')}\n  Lighthouse mobile, median of ${runs}; ${quiet.say()}\n`,
  )
}

function judge({ load, scores }: Line): string[] {
  const faults: string[] = []
  if (load.gzip > bars.scriptBytes)
    faults.push(`${kilobytes(load.gzip)} of JavaScript (gzip) are more than ${kilobytes(bars.scriptBytes)}`)
  if (load.requests > bars.requests) faults.push(`${load.requests} requests are more than ${bars.requests}`)
  if (middle(scores.performance) < bars.performance)
    faults.push(`performance ${middle(scores.performance)} is below ${bars.performance}`)
  if (middle(scores.accessibility) < bars.accessibility)
    faults.push(`accessibility ${middle(scores.accessibility)} is below ${bars.accessibility}`)
  return faults
}
