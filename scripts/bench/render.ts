import { openRenderer } from '@parichay/server/platform/render.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { join } from 'node:path'
import sharp from 'sharp'
import { launchBrowser } from '../../tests/support/browser.ts'
import { makeQuiet } from './quiet.ts'
import { greeting, makeLogo, makePhoto, quality, shopOf } from './render-content.ts'
import { chromiumPage, satoriResvg, sharpSvg, type Way } from './render-peers.ts'

// npm run bench:render [-- --rounds=40] [-- --pictures=2000] [-- --no-peers]
const given = (name: string, usual: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const rounds = given('rounds', 40)
const pictures = given('pictures', 2000)
const withPeers = !process.argv.includes('--no-peers')
const repository = join(import.meta.dirname, '../..')

const log = makeLog('silent')
const [photo, logo] = [await makePhoto(), await makeLogo()]
const images = { photo: { bytes: photo }, logo: { bytes: logo } }
const rendererOf = (threads: number) => openRenderer({ log, limits: { threads, waiting: 10_000 } })
const ours =
  (renderer: ReturnType<typeof rendererOf>): Way =>
  (facts) =>
    renderer.render({ scene: greeting, facts, images, as: { kind: 'jpeg', quality } })

const one = rendererOf(1)
const browser = withPeers ? await launchBrowser() : undefined
const ways: [name: string, way: Way][] = [
  ['floor: decode + encode, nothing drawn', () => sharp(photo).jpeg({ quality }).toBuffer()],
  ['ours, one thread', ours(one)],
  ['sharp + SVG', sharpSvg(photo, logo)],
]
if (browser) {
  ways.push(['satori + resvg + sharp', await satoriResvg(repository, photo, logo)])
  ways.push(['Chromium, one open page', await chromiumPage(browser, photo, logo)])
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const runs = new Map(ways.map(([name]) => [name, { wall: [] as number[], cpu: [] as number[], bytes: 0 }]))
const quiet = makeQuiet()
// One after the other in every round, so that whatever else the machine does meets them all.
for (let round = -3; round < rounds; round++) {
  if (round >= 0 && round % 10 === 0) await quiet.wait()
  for (const [i, [name, way]] of ways.entries()) {
    const [begun, cpu] = [performance.now(), process.cpuUsage()]
    const { length } = await way(shopOf(round * 100 + i + 1000))
    const [wall, { user, system }] = [performance.now() - begun, process.cpuUsage(cpu)]
    const run = runs.get(name)!
    if (round < 0) continue
    run.wall.push(wall)
    run.cpu.push((user + system) / 1000)
    run.bytes = length
  }
}
const ms = (value: number) => value.toFixed(1).padStart(7)
console.log(
  `1080 × 1080 JPEG, quality ${quality}, ${rounds} rounds; ms: least and middle wall time, middle CPU time`,
)
for (const [name, { wall, cpu, bytes }] of runs) {
  // Another program’s processor time is not counted here.
  const seen = name.startsWith('Chromium') ? '      –' : ms(median(cpu))
  console.log(
    `${name.padEnd(38)} ${ms(Math.min(...wall))} ${ms(median(wall))} ${seen}  ${Math.round(bytes / 1024)} KB`,
  )
}
const [floor, mine] = ways.slice(0, 2).map(([name]) => median(runs.get(name)!.cpu)) as [number, number]
console.log(`ours takes ${(mine / floor).toFixed(2)} of the floor's CPU time; 0.7 is allowed`)
console.log(quiet.say())
await one.close()
await browser?.close()

/** Pictures a second, and how the memory of the process grows while it draws. */
async function throughput(threads: number, count: number): Promise<void> {
  const renderer = rendererOf(threads)
  const way = ours(renderer)
  const samples: number[] = []
  for (let i = 0; i < 8; i++) await way(shopOf(i))
  const begun = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: threads * 2 }, async () => {
      while (next < count) {
        next += 1
        await way(shopOf(next))
        if (next % 100 === 0) samples.push(process.memoryUsage.rss() / 2 ** 20)
      }
    }),
  )
  const rate = count / ((performance.now() - begun) / 1000)
  const memory = `memory ${samples[0]?.toFixed(0)} MB after 100, at most ${Math.max(...samples).toFixed(0)}, ${samples.at(-1)?.toFixed(0)} at the end`
  console.log(
    `${threads} thread${threads > 1 ? 's' : ''}: ${rate.toFixed(1)} pictures a second over ${count}; ${memory}`,
  )
  await renderer.close()
}
await throughput(1, Math.min(300, pictures))
await throughput(2, pictures)
if (mine / floor > 0.7) process.exitCode = 1
