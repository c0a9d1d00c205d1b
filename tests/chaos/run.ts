import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { compare, waitForJobs } from './compare.ts'
import { type Fall, setStage, type Victim } from './stage.ts'
import { emptyRecord, Writer } from './writer.ts'

if (process.argv.includes('payments')) {
  const { chaosOfPayments } = await import('./payments.ts')
  const survived = await chaosOfPayments()
  const { prove } = await import('./proofs.ts')
  const proven = !process.argv.includes('whole') || prove()
  process.exit(survived && proven ? 0 : 1)
}
if (process.argv.includes('pictures')) {
  const { chaosOfPictures } = await import('./pictures.ts')
  process.exit((await chaosOfPictures()) ? 0 : 1)
}
if (process.argv.includes('videos')) {
  const { chaosOfVideos } = await import('./videos.ts')
  process.exit((await chaosOfVideos()) ? 0 : 1)
}
if (process.argv.includes('uploads')) {
  const { chaosOfUploads } = await import('./uploads.ts')
  process.exit((await chaosOfUploads()) ? 0 : 1)
}

/** `npm run test:chaos`: kill -9 at random moments under four writing clients; nothing acknowledged may be lost. */
const killsEach = Number(process.env['CHAOS_KILLS'] ?? 20)
const limitMs = 240_000
const victims: Victim[] = ['web', 'worker', 'postgres']

const began = performance.now()
const stage = await setStage()
const record = emptyRecord()
const falls: Fall[] = []
const faults: string[] = []
let clean = false

try {
  stage.start()
  await stage.waitUntilWhole()
  let writing = true
  const writers = Array.from({ length: 4 }, () => new Writer(stage, record))
  const work = Promise.all(writers.map((writer) => writer.write(() => writing)))
  await sleep(1500)

  // Each has a killer of its own, so that they also fall while another is not back yet.
  const hunt = async (victim: Victim) => {
    for (let n = 0; n < killsEach; n++) {
      if (performance.now() - began > limitMs)
        return void faults.push(`only ${n} kills of ${victim} fitted into ${limitMs / 1000} s`)
      falls.push(await stage.kill(victim))
      await sleep(randomInt(300, 3000))
    }
  }
  await Promise.all(victims.map(hunt))
  await sleep(1000)
  writing = false
  await work

  const stuck = await waitForJobs(stage)
  await sleep(300)
  const verdict = await compare(stage, record)
  faults.push(...record.faults, ...stage.stats.ownDeaths)
  faults.push(...(await stage.stopServers()))
  stage.start()
  await stage.waitUntilWhole(20_000)
  const again = await compare(stage, record)
  faults.push(...(await stage.stopServers()))
  const lost = [...new Set([...verdict.lost, ...again.lost])]
  const doubled = [...new Set([...verdict.doubled, ...again.doubled])]

  printTable()
  const rows: [string, number | string][] = [
    ['acknowledged writes', record.writes],
    ['… of them uploads, by bytes', record.uploads.length],
    ['… new customers', record.customers.length],
    ['… businesses', record.businesses.size],
    ['… cards', record.cards.size],
    ['… password changes, told', [...record.notices.values()].reduce((sum, n) => sum + n, 0)],
    ['requests tried again', writers.reduce((sum, { retries }) => sum + retries, 0)],
    ['starts while PostgreSQL was down', stage.stats.failedStarts],
    ['lost', lost.length],
    ['doubled', doubled.length],
    ['jobs stuck', stuck.length],
    ['other faults', faults.length],
  ]
  console.log('')
  for (const [name, value] of rows) console.log(`  ${name.padEnd(34)} ${String(value).padStart(6)}`)
  if (record.writes < 200)
    faults.push(`only ${record.writes} writes were acknowledged; at least 200 are needed`)
  const all = [...lost, ...doubled, ...stuck, ...faults]
  for (const one of all.slice(0, 30)) console.error(`  ✗ ${one}`)
  clean = all.length === 0
} catch (error) {
  console.error(error)
  await stage.stopServers()
} finally {
  await stage.strike(!clean)
}
console.log(
  `\n  ${clean ? 'Nothing was lost.' : `Not clean; data and logs are kept in ${stage.folder}`} ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
)
process.exit(clean ? 0 : 1)

function printTable() {
  console.log(
    `\n  ${'kill -9 of'.padEnd(14)}${'kills'.padStart(8)}${'whole again, median'.padStart(22)}${'max'.padStart(10)}`,
  )
  for (const victim of victims) {
    const times = falls
      .filter((fall) => fall.victim === victim)
      .map(({ backMs }) => backMs)
      .toSorted((a, b) => a - b)
    const show = (ms: number | undefined) => `${Math.round(ms ?? 0)} ms`
    console.log(
      `  ${victim.padEnd(14)}${String(times.length).padStart(8)}${show(times[Math.floor(times.length / 2)]).padStart(22)}${show(times.at(-1)).padStart(10)}`,
    )
  }
}
