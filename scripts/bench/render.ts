import { makeLog } from '@parichay/server/platform/log.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import { jpegEncoder } from '@parichay/server/platform/render-jpeg.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { launchBrowser } from '../../tests/support/browser.ts'
import { makeQuiet } from './quiet.ts'
import { greeting, makeLogo, makePhoto, quality, shopOf } from './render-content.ts'
import { chromiumPages, satoriResvg, sharpSvg, type Way } from './render-peers.ts'

/**
 * `npm run bench:render [-- --rounds=30] [-- --pictures=2000] [-- --no-peers]`: a greeting in a shop’s frame, beside
 * other ways to make it. Ends with 1 below a bar of ours; a peer that cannot be had is only named.
 */
const given = (name: string, usual: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const rounds = given('rounds', 30)
const pictures = given('pictures', 2000)
const repository = join(import.meta.dirname, '../..')
const bars = { whole: 0.7, spliced: 0.35, satori: 10, chromium: 15, perSecond: { whole: 60, spliced: 250 } }
const names = {
  floor: 'floor: decode + encode, nothing drawn',
  whole: 'ours, encoded as a whole',
  spliced: 'ours, only the strip encoded',
  sharp: 'sharp + SVG',
  satori: 'satori + resvg + sharp',
  chromium: 'Chromium, a warm page',
  words: 'Chromium, other words on one page',
}
type Name = keyof typeof names
type Entry = { name: Name; way: Way; cpuMs?: () => number; wall: number[]; cpu: number[]; bytes: number }

const [photo, logo] = [await makePhoto(), await makeLogo()]
const images = { photo: { bytes: photo }, logo: { bytes: logo } }
const renderer = openRenderer({ log: makeLog('silent'), limits: { threads: 1 } })
const entries: Entry[] = []
const enter = (name: Name, way: Way, cpuMs?: () => number) =>
  entries.push({ name, way, wall: [], cpu: [], bytes: 0, ...(cpuMs ? { cpuMs } : {}) })
enter('floor', () => sharp(photo).jpeg({ quality }).toBuffer())
for (const name of ['whole', 'spliced'] as const)
  enter(name, (facts) => {
    const as = { kind: 'jpeg', quality, isWhole: name === 'whole' } as const
    return renderer.render({ scene: greeting, facts, images, as })
  })
enter('sharp', sharpSvg(photo, logo))

const folder = mkdtempSync(join(tmpdir(), 'parichay-bench-'))
let closeBrowser = async () => {}
const missing = (name: Name, error: unknown) =>
  console.log(`${names[name]} is not there: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
if (!process.argv.includes('--no-peers')) {
  try {
    enter('satori', satoriResvg(repository, folder, photo, logo))
  } catch (error) {
    missing('satori', error)
  }
  try {
    const browser = await launchBrowser()
    closeBrowser = () => browser.close()
    const { whole, words, cpuMs } = await chromiumPages(browser, photo, logo)
    enter('chromium', whole, cpuMs)
    enter('words', words, cpuMs)
  } catch (error) {
    missing('chromium', error)
  }
}

const quiet = makeQuiet(given('patience', 60_000))
const own = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
try {
  // Ours and the floor are quick and have to be warm: code that ran a few times only is not compiled yet.
  for (const { way } of entries.slice(0, 3)) for (let i = 0; i < 60; i++) await way(shopOf(i))
  // One after the other in every round, so that whatever else the machine does meets them all.
  for (let round = -3; round < rounds; round++) {
    if (round >= 0 && round % 10 === 0) await quiet.wait()
    for (const [i, entry] of entries.entries()) {
      const theirs = entry.cpuMs?.() ?? 0
      const [begun, cpu] = [performance.now(), own()]
      const made = await entry.way(shopOf(round * 100 + i + 1000)).catch((error: unknown) => error)
      if (!(made instanceof Uint8Array)) {
        if (['floor', 'whole', 'spliced'].includes(entry.name)) throw made
        // A peer that falls takes nobody with it.
        missing(entry.name, made)
        entries.splice(i, 1)
        break
      }
      const [wall, spent] = [performance.now() - begun, own() - cpu]
      if (round < 0) continue
      entry.wall.push(wall)
      entry.cpu.push(spent + (entry.cpuMs?.() ?? 0) - theirs)
      entry.bytes = made.length
    }
  }
} finally {
  await renderer.close()
  await closeBrowser()
  rmSync(folder, { recursive: true, force: true })
}

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
const spread = (values: number[]) =>
  [0, 0.25, 0.5, 0.75].map((share) => at(values, share).toFixed(1).padStart(7)).join('')
const middle = (name: Name) => {
  const cpu = entries.find((entry) => entry.name === name)?.cpu
  return cpu && at(cpu, 0.5)
}
console.log(
  `1080 × 1080 JPEG, quality ${quality}, ours by ${jpegEncoder}, ${rounds} rounds taken in turn; ms`,
)
console.log(`${''.padEnd(39)}${'wall   min    p25    p50    p75'.padStart(31)}   processor min p25 p50 p75`)
for (const { name, wall, cpu, bytes } of entries)
  console.log(`${names[name].padEnd(39)}   ${spread(wall)}  |${spread(cpu)}  ${Math.round(bytes / 1024)} KB`)
console.log(quiet.say())

const faults: string[] = []
const judge = (said: string, isMet: boolean) => {
  console.log(`${isMet ? '✓' : '✗'} ${said}`)
  if (!isMet) faults.push(said)
}
const floor = middle('floor')!
for (const name of ['whole', 'spliced'] as const) {
  const share = middle(name)! / floor
  judge(
    `${names[name]}: ${share.toFixed(2)} of the floor’s processor time; at most ${bars[name]}`,
    share <= bars[name],
  )
}
// A greeting goes the spliced way wherever it can.
for (const peer of ['satori', 'chromium', 'words'] as const) {
  const theirs = middle(peer)
  if (theirs === undefined || Number.isNaN(theirs)) continue
  const times = theirs / middle('spliced')!
  const said = `${names[peer]}: ${times.toFixed(1)} times the processor time of ours, only the strip encoded; ${(theirs / middle('whole')!).toFixed(1)} of ours as a whole`
  if (peer === 'words') console.log(`  ${said}`)
  else judge(`${said}; at least ${bars[peer]} of the first`, times >= bars[peer])
}
type Rate = { perSecond: number; begin: number; most: number; secondHalf: [number, number]; end: number }
for (const [threads, count, how] of [
  [1, Math.min(500, pictures), 'whole'],
  [2, pictures, 'whole'],
  [2, pictures, 'spliced'],
] as const) {
  const told = execFileSync(process.execPath, [
    join(import.meta.dirname, 'render-rate.ts'),
    String(threads),
    String(count),
    how,
  ])
  const { perSecond, begin, most, secondHalf, end } = JSON.parse(told.toString()) as Rate
  const mb = (value: number) => `${Math.round(value)} MB`
  const said = `${names[how]}, ${threads} thread${threads > 1 ? 's' : ''}: ${perSecond.toFixed(1)} a second over ${count}; memory ${mb(begin)} when warm, at most ${mb(most)}, second half ${secondHalf.map(mb).join(' to ')}, ${mb(end)} at the end`
  if (threads === 1) console.log(`  ${said}`)
  else judge(`${said}; at least ${bars.perSecond[how]} a second`, perSecond >= bars.perSecond[how])
}
if (faults.length > 0) process.exitCode = 1
