import type { BrowserContext } from 'playwright'
import { makeContent } from './card-content.ts'
import { linkStack, littleLink, serveFiles } from './card-peers.ts'
import { measureRates, nginxHere, serveApart } from './card-rate.ts'
import { measureScores, middle, type Scores, table } from './lighthouse.ts'
import { makeQuiet } from './quiet.ts'
import { openStage } from './stage.ts'

/** `npm run bench:card`: the public page with 12 sections and 26 pictures against the bars of quality.md, peers beside it. */
const bars = {
  performance: 99,
  fcp: 900,
  lcp: 1600,
  tbt: 50,
  cls: 0.01,
  firstView: 60_000,
  inline: 2048,
  rate: 0.9,
}
const runs = Number(process.env['BENCH_RUNS'] ?? 5)

type Load = { requests: number; bytes: number; firstView: number; script: number }
type Line = { name: string; load: Load; scores: Scores }

const quiet = makeQuiet()
const { demo, context, debugPort, folder, stop } = await openStage()
let passed = false
const stops: (() => Promise<void>)[] = []
try {
  const { url, content, avatar } = await makeContent(demo.url)
  await pictureSizesMade(url)
  const peers = [await serveFiles(littleLink(content, avatar)), await serveFiles(linkStack(content, avatar))]
  stops.push(...peers.map((peer) => peer.stop))
  const places: [string, string][] = [
    ['our card', url],
    ['LittleLink-shaped', peers[0]!.url],
    ['LinkStack-shaped', peers[1]!.url],
  ]
  const lines: Line[] = []
  for (const [name, address] of places)
    lines.push({
      name,
      load: await measureLoad(context, address),
      scores: await measureScores(address, debugPort, runs, quiet.wait),
    })
  print(lines)
  await context.close()
  await demo.stop()
  const apart = nginxHere() ? await serveApart(folder, url) : null
  if (apart) stops.push(apart.stop)
  const rates = apart && (await measureRates({ url: apart.url, host: new URL(apart.url).host }, folder, 25))
  const ratios = rates?.ours.map((rate, i) => rate / rates.nginx[i]!) ?? []
  const ratio = rates ? middle(ratios) : null
  console.log(
    rates
      ? `  from memory: ${spread(rates.ours, 0)} answers/s, nginx ${spread(rates.nginx, 0)}; ratio ${spread(ratios, 2)} (bar ${bars.rate}); middle (quarter–three quarters) of 25\n`
      : '  served rate: nginx or wrk is not installed here, not measured\n',
  )
  const faults = judge(lines[0]!, ratio)
  for (const fault of faults) console.error(`  ✗ ${fault}`)
  passed = faults.length === 0
} finally {
  for (const end of stops) await end()
  await stop()
}
process.exit(passed ? 0 : 1)

/** AVIF is made in the background after an upload; visitors come later than that. */
async function pictureSizesMade(url: string) {
  const ends = Date.now() + 300_000
  const address = url.replace('//localhost', '//127.0.0.1')
  for (;;) {
    const page = await (await fetch(address)).text()
    const [pictures, avif] = [/<img(?![^>]*class="mark)/g, /type="image\/avif"/g].map(
      (one) => page.match(one)?.length ?? 0,
    )
    // The gallery shows each picture twice: small and large.
    if (avif! > 0 && avif === pictures) return
    if (Date.now() > ends)
      throw new Error(`Of ${pictures} pictures only ${avif} have small sizes after 5 minutes`)
    await new Promise((later) => setTimeout(later, 1000))
  }
}

/** A cold load on a phone: what is fetched until the network rests, without scrolling. */
async function measureLoad(browser: BrowserContext, url: string): Promise<Load> {
  const page = await browser.newPage()
  const session = await browser.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  const bytes = new Map<string, number>()
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  )
  await page.goto(url, { waitUntil: 'networkidle' })
  // The first view: the page itself, and of the pictures those that stand within the screen.
  const { firstView, script } = (await page.evaluate(`(() => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).map((image) => image.currentSrc)
    const [page] = performance.getEntriesByType('navigation')
    const files = performance.getEntriesByType('resource').filter((one) => one.initiatorType !== 'img' || seen.includes(one.name))
    return {
      firstView: [page, ...files].reduce((sum, one) => sum + one.encodedBodySize, 0),
      script: [...document.scripts].filter((one) => !one.type && !one.src).reduce((sum, one) => sum + new TextEncoder().encode(one.text).length, 0),
    }
  })()`)) as { firstView: number; script: number }
  await page.close()
  return {
    requests: bytes.size,
    bytes: [...bytes.values()].reduce((sum, one) => sum + one, 0),
    firstView,
    script,
  }
}

function print(lines: Line[]) {
  const head = [
    '',
    'perf',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
    'a11y',
    'practices',
    'SEO',
    'first view',
    'all bytes',
    'requests',
    'inline JS',
  ]
  const bar = [
    'bar',
    `≥ ${bars.performance}`,
    `≤ ${bars.fcp}`,
    `≤ ${bars.lcp}`,
    `≤ ${bars.tbt}`,
    `≤ ${bars.cls}`,
    100,
    100,
    100,
    kilobytes(bars.firstView),
    '',
    '',
    `≤ ${bars.inline}`,
  ]
  const rows = lines.map(({ name, load, scores: s }) => [
    name,
    `${middle(s.performance)} (${Math.min(...s.performance)}–${Math.max(...s.performance)})`,
    middle(s.fcp),
    middle(s.lcp),
    middle(s.tbt),
    middle(s.cls),
    middle(s.accessibility),
    middle(s.practices),
    middle(s.seo),
    kilobytes(load.firstView),
    kilobytes(load.bytes),
    load.requests,
    load.script,
  ])
  console.log(`\n${table([head, bar, ...rows])}\n  Lighthouse mobile, median of ${runs}; ${quiet.say()}\n`)
}

function judge({ load, scores }: Line, ratio: number | null): string[] {
  const most = (name: string, value: number, bar: number) =>
    value > bar ? [`${name} ${value} is more than ${bar}`] : []
  const least = (name: string, value: number, bar: number) =>
    value < bar ? [`${name} ${value} is less than ${bar}`] : []
  return [
    ...least('performance', middle(scores.performance), bars.performance),
    ...most('FCP', middle(scores.fcp), bars.fcp),
    ...most('LCP', middle(scores.lcp), bars.lcp),
    ...most('TBT', middle(scores.tbt), bars.tbt),
    ...most('CLS', middle(scores.cls), bars.cls),
    ...least('accessibility', middle(scores.accessibility), 100),
    ...least('best practices', middle(scores.practices), 100),
    ...least('SEO', middle(scores.seo), 100),
    ...most('first view in bytes', load.firstView, bars.firstView),
    ...most('inline script in bytes', load.script, bars.inline),
    ...(ratio === null ? [] : least('rate beside nginx', Math.round(ratio * 100) / 100, bars.rate)),
  ]
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} KB`
}
/** The middle, and between which figures half of them lie. */
function spread(values: number[], digits: number) {
  const at = (part: number) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]!.toFixed(digits)
  return `${at(0.5)} (${at(0.25)}–${at(0.75)})`
}
