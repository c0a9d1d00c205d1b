import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { findPerson, signIn } from '../../tests/support/sign-in.ts'
import { measureScores, middle, type Scores, table } from './lighthouse.ts'
import { servePeer } from './panel-peer.ts'
import { makeQuiet } from './quiet.ts'
import { openStage } from './stage.ts'

/** `npm run bench:panel`: the first load of a customer's home against the bars of quality.md. */
const bars = { scriptBytes: 200_000, requests: 20, performance: 97, lcp: 2000, accessibility: 100 }
const runs = Number(process.env['BENCH_RUNS'] ?? 5)
const customer = '+919876510001'
/** So many are enough for a picture of today on the home. */
const greetings = 24

type Load = { requests: number; scripts: string[]; gzip: number; br: number }
type Line = { name: string; load: Load; scores: Scores }

const spread = (values: number[]) => `${Math.min(...values)}–${Math.max(...values)}`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

const quiet = makeQuiet()
const { demo, context, debugPort, stop } = await openStage(greetings)
const peer = await servePeer(join(import.meta.dirname, '../..'))
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
    lines.push({
      name,
      load: await measureLoad(context, url),
      scores: await measureScores(url, debugPort, runs, quiet.wait),
    })
  print(lines)
  const [home] = lines
  const faults = judge(home!)
  for (const fault of faults) console.error(`  ✗ ${fault}`)
  passed = faults.length === 0
} finally {
  await peer.stop()
  await stop()
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
    `≤ ${bars.lcp}`,
    '',
    '',
  ]
  console.log(`\n${table([head, bar, ...rows])}\n  Lighthouse mobile, median of ${runs}; ${quiet.say()}\n`)
}

function judge({ load, scores }: Line): string[] {
  const faults: string[] = []
  if (load.gzip > bars.scriptBytes)
    faults.push(`${kilobytes(load.gzip)} of JavaScript (gzip) are more than ${kilobytes(bars.scriptBytes)}`)
  if (load.requests > bars.requests) faults.push(`${load.requests} requests are more than ${bars.requests}`)
  if (middle(scores.performance) < bars.performance)
    faults.push(`performance ${middle(scores.performance)} is below ${bars.performance}`)
  if (middle(scores.lcp) > bars.lcp)
    faults.push(`largest paint after ${middle(scores.lcp)} ms is later than ${bars.lcp} ms`)
  if (middle(scores.accessibility) < bars.accessibility)
    faults.push(`accessibility ${middle(scores.accessibility)} is below ${bars.accessibility}`)
  return faults
}
