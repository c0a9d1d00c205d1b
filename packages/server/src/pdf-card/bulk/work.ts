import { Problem } from '@parichay/contract/errors.ts'
import { pdfCardBounds } from '@parichay/contract/pdf-card/fields.ts'
import { sizeOfTemplate } from '@parichay/contract/pdf-card/templates.ts'
import { cardsPerPart, codesOf, insetsOf, pagesOf } from '@parichay/pdf-card/pages.ts'
import { type CardOrder, cardScene, type Side, sides } from '@parichay/pdf-card/card.ts'
import { photoPx, printedPx } from '@parichay/pdf-card/printed.ts'
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { lockBusiness } from '../../business/store.ts'
import type { Tx } from '../../platform/db.ts'
import { type FileZip, openFileZip } from '../../platform/file-zip.ts'
import { openPdfJoiner } from '../../platform/pdf-join.ts'
import type { GivenPicture } from '../../platform/render-pictures.ts'
import { agencyScope, type Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { businessOfPdfCard, noteExported } from '../store.ts'
import { read, readPrint } from '../photo/work.ts'
import { logoColoursOf } from '../work.ts'
import { makePdfFile, sweepPdfJobs } from './jobs.ts'
import {
  beginRun,
  findJob,
  forgetJobFile,
  type ItemRow,
  type JobRow,
  listItems,
  listOldJobs,
  listStuckJobs,
  listUnmadeJobs,
  noteDone,
  noteFailures,
} from './store.ts'
import { giveBackOf } from './usecase.ts'

/** Runs after which a file is given up. */
const mostRuns = 3
/** Parts of one file that are drawn at the same time. */
const atOnce = 2
/** Days a file is kept. */
const keptDays = 30
/** A run that began longer ago than this will not end. */
const stuckHours = 3

/** The run was stopped, or another one took over: nothing more is to be done. */
class Stopped extends Error {}

/** Takes up files of many cards. */
export async function workPdfJobs(world: World): Promise<void> {
  await world.queue.work(
    makePdfFile,
    (id) => makeFile(world, id),
    (id) => giveUpFile(world, id),
  )
  await world.queue.work(sweepPdfJobs, () => sweepJobs(world))
}

type Id = { agencyId: number; jobId: number }

/** Makes a file. A run that breaks is followed by another one, up to three; then all that was taken is given back. */
export async function makeFile(world: World, { agencyId, jobId }: Id): Promise<void> {
  const scope = agencyScope(agencyId)
  const job = await world.database.inScope(scope, (tx) => beginRun(tx, scope, jobId))
  if (!job) return
  if (job.attempt > mostRuns) return giveUp(world, scope, job)
  try {
    // Names and photographs of people must not stay on this machine when the worker is killed: such a folder is taken away.
    await world.media.inFolder(async (folder) => {
      const path = join(folder, 'file.pdf')
      const { bytes, failures } = await draw(world, scope, job, path)
      const storageKey = `a${agencyId}/${randomUUID()}.held`
      if (failures.size < job.peopleTotal) await world.storage.putFile(storageKey, path)
      await end(world, scope, job, { bytes, failures, storageKey })
    })
  } catch (error) {
    if (error instanceof Stopped) return
    if (job.attempt < mostRuns) throw error
    world.log.error({ err: error, jobId }, 'a file of many cards was given up')
    await giveUp(world, scope, job)
  }
}

/** The queue tries no more: the file has failed, what was taken for it is given back, and it may be asked for again. */
export async function giveUpFile(world: World, { agencyId, jobId }: Id): Promise<void> {
  const scope = agencyScope(agencyId)
  const job = await world.database.inScope(scope, (tx) => findJob(tx, scope, jobId))
  if (job) await giveUp(world, scope, job)
}

/** The project is held first, as whoever counts does: so nobody builds on what is given back meanwhile. */
async function holdProject(tx: Tx, scope: Scope, { pdfCardNo }: JobRow): Promise<void> {
  const businessId = await businessOfPdfCard(tx, scope, pdfCardNo)
  if (businessId !== undefined) await lockBusiness(tx, scope, businessId)
}

async function end(
  world: World,
  scope: Scope,
  job: JobRow,
  { bytes, failures, storageKey }: { bytes: number; failures: Map<number, string>; storageKey: string },
): Promise<void> {
  const now = world.clock()
  const isMade = failures.size < job.peopleTotal
  const counts = await world.database.inScope(scope, async (tx) => {
    await holdProject(tx, scope, job)
    const done = await noteDone(tx, scope, job, {
      state: isMade ? 'ready' : 'failed',
      peopleDone: job.peopleTotal,
      peopleFailed: failures.size,
      ...(isMade ? { storageKey, bytes } : {}),
      endedAt: now,
    })
    if (!done) return false
    await noteFailures(tx, scope, job.jobId, failures)
    await giveBackOf(tx, scope, job.jobId, now, isMade)
    if (isMade && !job.isSample) await noteExported(tx, scope, job.pdfCardNo, now)
    return true
  })
  if (!counts && isMade) await world.storage.remove(storageKey)
}

async function giveUp(world: World, scope: Scope, job: JobRow): Promise<void> {
  const now = world.clock()
  await world.database.inScope(scope, async (tx) => {
    await holdProject(tx, scope, job)
    // Which cards could not be drawn was noted of no run but one that ends: the number alone would name nobody.
    if (await noteDone(tx, scope, job, { state: 'failed', peopleFailed: 0, endedAt: now }))
      await giveBackOf(tx, scope, job.jobId, now)
  })
}

/** Draws all cards into a file part by part, and says which could not be. */
async function draw(world: World, scope: Scope, job: JobRow, path: string) {
  const { output, details, isSample } = job
  const file = await open(path, 'wx')
  const failures = new Map<number, string>()
  let bytes = 0
  try {
    const title = details.common.companyName.slice(0, pdfCardBounds.name)
    const write = async (part: Uint8Array) => {
      bytes += part.length
      await file.write(part)
    }
    const whole =
      output.layout === 'png'
        ? openFileZip(write)
        : await openPdfPages(write, { title, author: title, language: details.language })
    const shared = await readShared(world, scope, job)
    const size = cardsPerPart(output, sizeOfTemplate(details.templateCode))
    const items = (from: number) =>
      world.database.inScope(scope, (tx) => listItems(tx, scope, [job.jobId], { from, limit: size }))
    const drawFrom = async (from: number) =>
      drawPart(world, { job, shared, isSample }, await items(from), { from, title })
    // Two parts are drawn at once, in a thread each, while the one before them is written.
    const underWay: Promise<Part>[] = []
    let begun = 0
    const begin = () => {
      if (begun >= job.peopleTotal) return
      const part = drawFrom(begun)
      part.catch(() => undefined)
      underWay.push(part)
      begun += size
    }
    for (let i = 0; i < atOnce; i++) begin()
    for (let from = 0; from < job.peopleTotal; from += size) {
      const made = await underWay.shift()!
      const next = from + size
      begin()
      for (const [seq, code] of made.failures) failures.set(seq, code)
      for (const { name, bytes: piece } of made.pieces) await whole.add(name, piece)
      const goesOn = await world.database.inScope(scope, (tx) =>
        noteDone(tx, scope, job, {
          peopleDone: Math.min(next, job.peopleTotal),
          peopleFailed: failures.size,
        }),
      )
      if (!goesOn) throw new Stopped()
    }
    await whole.finish()
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, failures }
}

type Shared = {
  logoColours: CardOrder['logoColours']
  images: Record<string, { bytes: Buffer; within: number }>
  /** Px that a photograph needs at 300 dpi; 0 where the template shows none. */
  within: number
}

/** What all cards have in common. A logo that cannot be read must not take every card with it. */
async function readShared(world: World, scope: Scope, job: JobRow): Promise<Shared> {
  const [first] = await world.database.inScope(scope, (tx) => listItems(tx, scope, [job.jobId], { limit: 1 }))
  const keys = first?.drawn?.keys ?? {}
  const logoColours = await logoColoursOf(world, keys['logo'])
  const images: Shared['images'] = {}
  const pictures = ['logo', 'photo', 'signature']
  const order = { details: job.details, pictures, logoColours, cardUrl: null, isSample: false }
  const both = sides.map((side) => cardScene(order, side))
  for (const name of ['logo', 'signature'] as const) {
    const within = printedPx(both, name)
    const bytes = keys[name] && within > 0 ? await read(world, keys[name]) : undefined
    const isWhole = bytes && (await world.pictures.pixels(bytes, 72, keys[name]!).catch(() => null))
    if (isWhole) images[name] = { bytes, within }
  }
  return { logoColours, images, within: photoPx(job.details) }
}

/** Pages of a PDF, or a picture under its name. */
type Piece = { name: string; bytes: Uint8Array }
type Part = { pieces: Piece[]; failures: Map<number, string> }
type How = { job: JobRow; shared: Shared; isSample: boolean }

/** One part of the file. Where it cannot be drawn, each card is tried alone, and those at fault leave their places empty. */
async function drawPart(
  world: World,
  how: How,
  items: readonly ItemRow[],
  place: { from: number; title: string },
): Promise<Part> {
  const failures = new Map<number, string>()
  const attempt = (some: readonly (ItemRow | null)[]) => render(world, how, some, place)
  try {
    return { pieces: await attempt(items), failures }
  } catch (error) {
    if (!isOfCard(error)) throw error
  }
  const whole: (ItemRow | null)[] = []
  for (const item of items)
    try {
      await attempt([item])
      whole.push(item)
    } catch (error) {
      if (!isOfCard(error)) throw error
      failures.set(item.seq, error.code)
      whole.push(null)
    }
  const isAny = whole.some((item) => item !== null)
  return { pieces: isAny ? await attempt(whole) : [], failures }
}

const cardFaults = ['GLYPH_MISSING', 'IMAGE_MISSING', 'PICTURE_UNREADABLE', 'QR_TOO_LONG', 'SCENE_INVALID']
/** Whether what is on a card keeps it from being drawn, not the machine. */
const isOfCard = (error: unknown): error is Problem =>
  error instanceof Problem && cardFaults.includes(error.code)

/** The photograph of one card; undefined where there is none. */
async function photoOf(
  world: World,
  item: ItemRow | null,
  within: number,
  isPrinted: boolean,
): Promise<GivenPicture | undefined> {
  const key = item?.drawn?.keys['photo']
  if (!key || within === 0) return undefined
  if (isPrinted) return readPrint(world, key, within)
  const bytes = await read(world, key)
  return bytes && { bytes, within }
}

async function render(
  world: World,
  { job, shared, isSample }: How,
  items: readonly (ItemRow | null)[],
  { from, title }: { from: number; title: string },
): Promise<Piece[]> {
  const images: Record<string, GivenPicture> = { ...shared.images }
  // Pictures of cards are not made of what was packed for print.
  const photos = await Promise.all(
    items.map((item) => photoOf(world, item, shared.within, job.output.layout !== 'png')),
  )
  const cards = []
  for (const [i, item] of items.entries()) {
    const drawn = item?.drawn
    if (!item || !drawn) {
      cards.push(null)
      continue
    }
    const photo = `photo${item.seq}`
    const given = photos[i]
    if (given) images[photo] = given
    const pictures = [...Object.keys(shared.images), ...(given ? ['photo'] : [])]
    const details = { ...job.details, person: drawn.person }
    const { cardUrl, verifyUrl } = drawn
    const order = { details, pictures, logoColours: shared.logoColours, cardUrl, verifyUrl, isSample }
    cards.push({ order, photo })
  }
  const pages = pagesOf(job.output, cards, { from, total: job.peopleTotal, title })
  if (job.output.layout === 'png') {
    const made = items.flatMap((item) => (item?.drawn ? sides.map((side) => pictureName(item, side)) : []))
    // One after the other: the renderer refuses what waits in too long a line.
    const pieces: Piece[] = []
    for (const [i, scene] of pages.entries()) {
      const as = { kind: 'png', dpi: 300 } as const
      pieces.push({
        name: made[i]!,
        bytes: await world.renderer.render({ scene, isBound: true, images, readsCodes: !isSample, as }),
      })
    }
    return pieces
  }
  const [scene, ...more] = pages
  const insets = insetsOf(job.output)
  const bytes = await world.renderer.render({
    scene,
    more,
    isBound: true,
    images,
    // A sample's mark lies over its codes.
    readsCodes: isSample ? false : codesOf(cards),
    as: { kind: 'pdf', title, ...(insets ? { insets } : {}) },
  })
  return [{ name: '', bytes }]
}

/** Name of a picture: its place, the id number or the name, the side. */
const pictureName = ({ seq, drawn }: ItemRow, side: Side) => {
  const who = (drawn!.person.idNo || drawn!.person.name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  return `${String(seq + 1).padStart(4, '0')}-${who}-${side}.png`
}

/** The joiner of PDFs with the manners of a ZIP: parts have no names. */
async function openPdfPages(...how: Parameters<typeof openPdfJoiner>): Promise<FileZip> {
  const joiner = await openPdfJoiner(...how)
  return { add: (_name, part) => joiner.add(part), finish: () => joiner.finish() }
}

/** Ends what no run will end any more, and takes away files from before `keptDays` days, and what those said that were never made. */
export async function sweepJobs(world: World): Promise<void> {
  const { platform } = world.database
  const now = world.clock().getTime()
  for (const id of await listStuckJobs(platform, new Date(now - stuckHours * 3_600_000)))
    await giveUpFile(world, id)
  const before = new Date(now - keptDays * 86_400_000)
  for (let more = true; more;) {
    const rows = await listUnmadeJobs(platform, before)
    for (const { agencyId, jobId } of rows) await forgetJobFile(platform, agencyId, jobId)
    more = rows.length > 0
  }
  for (let more = true; more;) {
    const rows = await listOldJobs(platform, before)
    for (const { agencyId, jobId, storageKey } of rows) {
      await world.storage.remove(storageKey!)
      await forgetJobFile(platform, agencyId, jobId)
    }
    more = rows.length > 0
  }
}
