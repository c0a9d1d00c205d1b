import { makeLog } from '@parichay/server/platform/log.ts'
import { openMedia } from '@parichay/server/platform/media.ts'
import { bytesOfFrame, formFor, type FrameForm } from '@parichay/server/platform/planes.ts'
import { drawFilm } from '@parichay/server/platform/render-film.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import { guardHeight } from '@parichay/greeting/frames/safe-area.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeQuiet } from './quiet.ts'
import {
  drawStrip,
  greetingFrames,
  greetingSeconds,
  makeMaster,
  place,
  promotion,
  promotionFrames,
  stripPixels,
  writeGuard,
} from './video-content.ts'
import { measure, type Taken } from './video-family.ts'
import { openTemplates } from './video-first-frame.ts'
import { playTemplates } from './video-preview.ts'
import { decodeAndEncode, encodeDrawn, photographFilm } from './video-peers.ts'

/**
 * `npm run bench:video [-- --shops=300] [-- --rounds=3] [-- --photographs=45] [-- --no-peers] [-- --drawn] [-- --preview]`: a greeting video spliced and by
 * the ordinary overlay beside the encoder alone, and a promotional film beside its frames drawn beforehand and a browser
 * that is photographed. `--drawn` measures the promotional film alone, `--preview` plays every template in the editor's canvas instead, and opens some from the gallery over 4G. Processor time and memory are those of all processes of ours. Ends with 1 below a bar of ours.
 */
const given = (name: string, usual: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const shops = given('shops', 300)
const rounds = given('rounds', 3)
const photographs = given('photographs', 45)
const bars = { splicedMs: 15, perSecond: 100, overlay: 1.05, drawn: 0.9, previewMs: 1000 / 30, firstMs: 1000 }

const folder = mkdtempSync(join(tmpdir(), 'parichay-bench-video-'))
const at = (name: string) => join(folder, name)
const renderer = openRenderer({ log: makeLog('silent') })
const media = openMedia(makeLog('silent'))
const quiet = makeQuiet(given('patience', 60_000))
const faults: string[] = []
const judge = (said: string, isMet: boolean) => {
  console.log(`${isMet ? '✓' : '✗'} ${said}`)
  if (!isMet) faults.push(said)
}
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const row = (name: string, all: readonly Taken[], rest = '') => {
  const [wall, cpu] = [middle(all.map((one) => one.wall)), middle(all.map((one) => one.cpu))]
  const mb = Math.max(...all.map((one) => one.mb))
  const cells = [wall / 1000, cpu / 1000].map((value) => value.toFixed(2).padStart(9)).join('')
  console.log(`${name.padEnd(52)}${cells}${mb.toFixed(0).padStart(8)}  ${rest}`)
  return { wall, cpu, mb }
}

async function spliced(master: string): Promise<void> {
  const guard = { picture: await writeGuard(renderer, folder), height: guardHeight }
  const prepared = await measure(() =>
    media.splice.template({ master, frames: greetingFrames, place, guard, folder }),
  )
  const made = prepared.result
  if (!made) return judge('the film passes the proof of its upper region', false)
  row('once a film: upper region encoded, proof', [prepared], '0 px of the upper region differ')
  writeFileSync(at('template.json'), JSON.stringify(made.template))
  writeFileSync(at('body.bin'), made.body)
  const drawn = await measure(async () => {
    for (let i = 0; i < 8; i++) writeFileSync(at(`strip-${i}.png`), await drawStrip(renderer, i))
  })
  const strip = await media.splice.strip(made.template, await stripPixels(await drawStrip(renderer, 9)))
  const own = made.template.inserts.reduce((sum, { variant }) => sum + strip[variant]!.length, 0)
  media.splice.close()
  const all: { perSecond: number; cpu: number }[] = []
  for (let round = 0; round < rounds; round++) {
    await quiet.wait()
    all.push(await twoWorkers())
  }
  const [perSecond, cpu] = [middle(all.map((one) => one.perSecond)), middle(all.map((one) => one.cpu))]
  console.log(
    `  a shop’s strip drawn: ${(drawn.cpu / 8).toFixed(0)} ms of processor time, threads that start included; own part of its film ${(own / 1024).toFixed(0)} KB of ${((made.body.length + own) / 2 ** 20).toFixed(1)} MB`,
  )
  judge(
    `spliced: ${cpu.toFixed(1)} ms of processor time a shop, from the strip’s picture to the film’s last byte; at most ${bars.splicedMs}`,
    cpu <= bars.splicedMs,
  )
  judge(
    `spliced, two workers: ${perSecond.toFixed(0)} films a second over ${shops * 2}; at least ${bars.perSecond}`,
    perSecond >= bars.perSecond,
  )
}

/** Two processes as workers are, which begin at once. */
async function twoWorkers(): Promise<{ perSecond: number; cpu: number }> {
  const workers = [0, 1].map(() => {
    const args = [join(import.meta.dirname, 'video-rate.ts'), folder, String(shops)]
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() }
  })
  for (const { lines } of workers) await lines.next()
  const begun = performance.now()
  for (const { child } of workers) child.stdin.write('go\n')
  const told = await Promise.all(
    workers.map(async ({ lines }) => JSON.parse(String((await lines.next()).value)) as { cpu: number }),
  )
  const wall = performance.now() - begun
  await Promise.all(
    workers.map(({ child }) => (child.exitCode === null ? once(child, 'exit') : Promise.resolve())),
  )
  return {
    perSecond: (shops * 2) / (wall / 1000),
    cpu: told.reduce((sum, one) => sum + one.cpu, 0) / (shops * 2),
  }
}

async function ordinary(master: string): Promise<void> {
  const picture = at('strip-0.png')
  const top = place.upper * 16 - guardHeight
  const [ours, floor]: [Taken[], Taken[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    await quiet.wait()
    floor.push(await measure(() => decodeAndEncode(master, at('floor.mp4'))))
    ours.push(
      await measure(() =>
        media.overlay({ master, picture, top, frames: greetingFrames, out: at(`overlay.mp4`) }),
      ),
    )
  }
  const least = row('ffmpeg alone: decode + encode', floor)
  const taken = row('ordinary overlay', ours, `${(statSync(at('overlay.mp4')).size / 2 ** 20).toFixed(1)} MB`)
  const share = taken.cpu / least.cpu
  judge(
    `ordinary overlay: ${share.toFixed(2)} of decode + encode; at most ${bars.overlay}`,
    share <= bars.overlay,
  )
}

async function drawnFilm(): Promise<void> {
  const { id, scene } = promotion()
  const { width, height } = scene
  const forms = ['rgba', 'planes'] as const
  for (const form of forms) {
    const raw = await open(at(`frames.${form}`), 'w')
    let drawn = 0
    for await (const frame of drawFilm(scene, {}, { form })) {
      await raw.write(frame)
      if ((drawn += 1) === promotionFrames) break
    }
    await raw.close()
  }
  const framesOf = async function* (form: FrameForm) {
    const highWaterMark = bytesOfFrame({ width, height }, form)
    for await (const part of createReadStream(at(`frames.${form}`), { highWaterMark })) yield part as Buffer
  }
  const [ours, encoded, planes]: [Taken[], Taken[], Taken[]] = [[], [], []]
  const encode = (form: FrameForm) =>
    measure(() => encodeDrawn(framesOf(form), { width, height, form, out: at('drawn.mp4') }))
  for (let round = 0; round < Math.min(2, rounds); round++) {
    await quiet.wait()
    encoded.push(await encode('rgba'))
    planes.push(await encode('planes'))
    const form = formFor({ width, height })
    const order = { width, height, form, fps: 30, count: promotionFrames, out: at('film.mp4') }
    ours.push(await measure(() => media.encodeFrames({ ...order, frames: drawFilm(scene, {}, { form }) })))
  }
  const perSecond = (taken: { wall: number }, count: number) => count / (taken.wall / 1000)
  const fps = (all: Taken[], count: number) =>
    `${perSecond({ wall: middle(all.map((one) => one.wall)) }, count).toFixed(1)} frames a second`
  const least = row('its frames drawn beforehand, encoded', encoded, fps(encoded, promotionFrames))
  row('the same as planes of light and colour, encoded', planes, fps(planes, promotionFrames))
  const taken = row(`${id}: 10 s, 1080 × 1920, drawn and encoded`, ours, fps(ours, promotionFrames))
  const share = least.wall / taken.wall
  judge(
    `drawn and encoded at ${share.toFixed(2)} of the speed of encoding alone (processor time ${(taken.cpu / least.cpu).toFixed(2)} ×); at least ${bars.drawn}`,
    share >= bars.drawn,
  )
  if (process.argv.includes('--no-peers')) return
  try {
    const theirs = await measure(() => photographFilm(photographs, at('photographs.mp4')))
    row(`Chromium photographed, ${photographs} frames of a plain page`, [theirs], fps([theirs], photographs))
    const times = theirs.cpu / photographs / (taken.cpu / promotionFrames)
    console.log(`  ${times.toFixed(1)} times the processor time of ours for a frame`)
  } catch (error) {
    console.log(`Chromium is not there: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
}

/** The editor's canvas on a phone: a processor four times slower. */
async function preview(): Promise<void> {
  await quiet.wait()
  const played = await playTemplates(4)
  const slowest = played.toSorted((a, b) => b.slow - a.slow)
  for (const { id, middle: usual, slow } of slowest.slice(0, 5))
    console.log(
      `${id.padEnd(52)}${usual.toFixed(1).padStart(9)} ms a frame, one of twenty ${slow.toFixed(1)}`,
    )
  const all = middle(played.map((one) => one.middle))
  judge(
    `the canvas of the editor, processor 4 × slower: ${all.toFixed(1)} ms a frame, slowest of ${played.length} templates ${slowest[0]!.slow.toFixed(1)}; at most ${bars.previewMs.toFixed(1)}`,
    slowest[0]!.slow <= bars.previewMs,
  )
  await quiet.wait()
  const opened = await openTemplates(4)
  for (const { name, ms } of opened)
    console.log(`${name.padEnd(52)}${ms.toFixed(0).padStart(9)} ms to its first frame`)
  const first = middle(opened.map(({ ms }) => ms))
  judge(
    `first frame of the editor, 4G, processor 4 × slower: ${first.toFixed(0)} ms, the slowest of ${opened.length} ${Math.max(...opened.map(({ ms }) => ms)).toFixed(0)}; at most ${bars.firstMs}`,
    first <= bars.firstMs,
  )
  console.log(
    `${quiet.say()}; load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  )
}

try {
  if (process.argv.includes('--preview')) await preview()
  else if (process.argv.includes('--drawn')) await drawnFilm()
  else await films()
} finally {
  media.splice.close()
  await renderer.close()
  rmSync(folder, { recursive: true, force: true })
}
if (faults.length > 0) process.exitCode = 1

async function films(): Promise<void> {
  console.log(`Greeting video of ${greetingSeconds} s, 1080 × 1080; ${rounds} rounds, middles`)
  console.log(`${''.padEnd(52)}${'clock s'.padStart(9)}${'cpu s'.padStart(9)}${'MB'.padStart(8)}`)
  const master = await makeMaster(media, folder)
  await spliced(master)
  await ordinary(master)
  console.log('Promotional film')
  await drawnFilm()
  console.log(
    `${quiet.say()}; load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  )
}
