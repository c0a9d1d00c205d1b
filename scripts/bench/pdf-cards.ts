import { cardScene, factsOf, sides } from '@parichay/pdf-card/card.ts'
import { photoPx, printedPx } from '@parichay/pdf-card/printed.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { makePrint } from '@parichay/server/platform/pictures.ts'
import { openRenderer, type Renderer } from '@parichay/server/platform/render.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unlikeShare } from '@parichay/server/testing/page-likeness.ts'
import { getDocumentProxy } from 'unpdf'
import { launchBrowser } from '../../tests/support/browser.ts'
import { makePictures, orderOf } from './pdf-content.ts'
import type { Many } from './pdf-many.ts'
import { chromium, pdfLib, reactPdf, type Way } from './pdf-peers.ts'
import { makeQuiet } from './quiet.ts'

/**
 * `npm run bench:pdf-cards [-- --rounds=20] [-- --people=500] [-- --no-peers]`: a two-sided card with photograph, Hindi and a
 * code that is read back, beside other ways to make it; then many people on two threads, and the page beside the
 * preview. Ends with 1 beyond a bar; a peer that cannot be had is only named.
 */
const given = (name: string, usual: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const [rounds, people] = [given('rounds', 20), given('people', 500)]
const bars = { cardMs: 20, manySec: 8, manyMb: 400, unlike: 0.005 }
const repository = join(import.meta.dirname, '../..')
const pictures = await makePictures()
const print = await makePrint(pictures.photo, photoPx(orderOf(0).details))
const quiet = makeQuiet(given('patience', 60_000))

type Photo = { bytes: Buffer; isReady?: boolean }
/** A card's job with its photograph as it is printed, or as it is stored. */
const jobOf = (i: number, photo: Photo = { bytes: print, isReady: true }) => {
  const order = orderOf(i)
  const [scene, back] = [cardScene(order, 'front'), cardScene(order, 'back')]
  return {
    scene,
    more: [back],
    facts: factsOf(order),
    images: Object.fromEntries(
      Object.entries({ logo: { bytes: pictures.logo }, signature: { bytes: pictures.signature }, photo }).map(
        ([name, picture]) => [name, { ...picture, within: printedPx([scene, back], name) }],
      ),
    ),
    readsCodes: true,
    as: { kind: 'pdf', title: order.details.person.name } as const,
  }
}
const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const missing = (name: string, error: unknown) =>
  console.log(
    `${name} is not there: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
  )

type Entry = { name: string; way: Way; cpuMs: () => number; wall: number[]; cpu: number[]; bytes: number }
async function one(renderer: Renderer): Promise<number> {
  const entries: Entry[] = []
  const enter = (name: string, way: Way, cpuMs: () => number = () => 0) =>
    entries.push({ name, way, cpuMs, wall: [], cpu: [], bytes: 0 })
  let no = 0
  enter('ours, codes read back', () => renderer.render(jobOf(++no)))
  enter('ours, a new photograph', async () => {
    // Bytes behind the picture's end make another file of it, which no cache knows.
    const stored = Buffer.concat([pictures.photo, Buffer.from(String(++no))])
    const bytes = await makePrint(stored, photoPx(orderOf(no).details))
    return renderer.render(jobOf(no, { bytes, isReady: true }))
  })
  enter('ours, codes not read', () => renderer.render({ ...jobOf(++no), readsCodes: false }))
  let close = async () => {}
  if (!process.argv.includes('--no-peers')) {
    for (const [name, make] of [
      ['react-pdf', reactPdf],
      ['pdf-lib + fontkit', pdfLib],
    ] as const)
      try {
        enter(name, await make(repository, pictures.photo))
      } catch (error) {
        missing(name, error)
      }
    try {
      const browser = await launchBrowser()
      close = () => browser.close()
      const { way, cpuMs } = await chromium(browser, pictures.photo)
      enter('Chromium, a warm page', way, cpuMs)
    } catch (error) {
      missing('Chromium', error)
    }
  }
  try {
    for (const { way } of entries.slice(0, 3)) for (let i = 0; i < 30; i++) await way(orderOf(i))
    for (let round = -2; round < rounds; round++) {
      if (round >= 0 && round % 10 === 0) await quiet.wait()
      for (const entry of entries) {
        const [begun, own, theirs] = [performance.now(), cpu(), entry.cpuMs()]
        const made = await entry.way(orderOf(round + 1000)).catch((error: unknown) => error)
        if (!(made instanceof Uint8Array)) {
          if (entry.name.startsWith('ours')) throw made
          missing(entry.name, made)
          entries.splice(entries.indexOf(entry), 1)
          continue
        }
        if (round < 0) continue
        entry.wall.push(performance.now() - begun)
        entry.cpu.push(cpu() - own + entry.cpuMs() - theirs)
        entry.bytes = made.length
      }
    }
  } finally {
    await close()
  }
  console.log(
    `One two-sided card with photograph, Hindi and a code; middle of ${rounds} rounds taken in turn`,
  )
  for (const entry of entries)
    console.log(
      `  ${entry.name.padEnd(24)} ${middle(entry.wall).toFixed(1).padStart(7)} ms, processor ${middle(entry.cpu).toFixed(1).padStart(7)} ms, ${Math.round(entry.bytes / 1024)} KB`,
    )
  return middle(entries[0]!.cpu)
}

/** Many people in a process of its own (`pdf-many.ts`). */
async function many(): Promise<Many> {
  await quiet.wait()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'pdf-many.ts'), String(people)],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`many people: ${stderr}`)
  return JSON.parse(stdout) as Many
}

/** How much finer preview and page are drawn than they are compared: each library smooths edges in its own way. */
const finer = 4
/** The share of pixels, at 300 dpi, in which the page, opened by pdf.js, is another than the preview by more than 32 levels. */
async function unlike(renderer: Renderer): Promise<number> {
  const order = orderOf(7)
  const pdf = await renderer.render(jobOf(7))
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  let worst = 0
  for (const [i, side] of sides.entries()) {
    const preview = await renderer.render({
      scene: cardScene(order, side),
      facts: factsOf(order),
      images: jobOf(7, { bytes: pictures.photo }).images,
      as: { kind: 'png', zoom: finer },
    })
    worst = Math.max(worst, await unlikeShare(document, i + 1, preview, finer))
  }
  return worst
}

/** What qpdf thinks of the file; undefined where there is no qpdf. */
async function isSound(renderer: Renderer): Promise<boolean | undefined> {
  if (spawnSync('qpdf', ['--version']).error) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'parichay-bench-'))
  try {
    writeFileSync(join(folder, 'card.pdf'), await renderer.render(jobOf(3)))
    return spawnSync('qpdf', ['--check', join(folder, 'card.pdf')]).status === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const renderer = openRenderer({ log: makeLog('silent'), limits: { threads: 1 } })
const faults: string[] = []
const hold = (is: boolean, what: string) => is || faults.push(what)
try {
  const cardMs = await one(renderer)
  hold(
    cardMs <= bars.cardMs,
    `a card takes ${cardMs.toFixed(1)} ms of processor time, ${bars.cardMs} are allowed`,
  )
  const { seconds, cpu: worked, mb, bytes } = await many()
  console.log(
    `${people} people as A4 sheets, codes read back, two threads: ${seconds.toFixed(1)} s, ${worked.toFixed(1)} s of processor time (${((worked * 1000) / people).toFixed(1)} ms a card), ${Math.round(mb)} MB at the most, a file of ${(bytes / 2 ** 20).toFixed(1)} MB`,
  )
  // Two threads of a machine at rest: on one that is not, the clock says nothing.
  const shared = Math.min(seconds, worked / 2)
  hold(shared <= (bars.manySec * people) / 500, `${people} people take ${shared.toFixed(1)} s`)
  hold(mb <= bars.manyMb, `${people} people take ${Math.round(mb)} MB`)
  const differs = await unlike(renderer)
  console.log(
    `preview and page at 300 dpi: ${(differs * 100).toFixed(3)} % of pixels differ by more than 32 levels`,
  )
  hold(differs <= bars.unlike, `preview and page differ in ${(differs * 100).toFixed(2)} % of pixels`)
  const sound = await isSound(renderer)
  console.log(sound === undefined ? 'qpdf is not there' : `qpdf --check: ${sound ? 'clean' : 'not clean'}`)
  hold(sound !== false, 'qpdf finds fault')
} finally {
  await renderer.close()
}
console.log(quiet.say())
for (const fault of faults) console.error(`Beyond the bar: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
