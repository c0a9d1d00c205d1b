import { takeRender } from '../agency/usecase.limits.ts'
import { fail, Problem } from '@parichay/contract/errors.ts'
import type { LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { cardScene, factsOf } from '@parichay/pdf-card/card.ts'
import { photoPx, printedPx } from '@parichay/pdf-card/printed.ts'
import { seenInLogo } from '../greeting/frame/rules.ts'
import { lockBusiness } from '../business/store.ts'
import { giveBack } from '../plan/usage/store.ts'
import { type ByteCache, makeByteCache } from '../platform/render-cache.ts'
import type { GivenPicture } from '../platform/render-pictures.ts'
import type { RenderJob } from '../platform/render-worker.ts'
import type { Scope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { countBought } from './bulk/store.ts'
import { sweepPdfFiles } from './jobs.ts'
import { read, readPrint } from './photo/work.ts'
import {
  type ExportRow,
  forgetFile,
  giveUpExport,
  isLivedOn,
  keepExport,
  listOldFiles,
} from './store.exports.ts'
import { businessOfPdfCard, moveSingle } from './store.ts'
import type { Drawn } from './usecase.ts'

/** Days a file is kept; after them it is drawn again when it is asked for. */
const keptDays = 30
type Kept = { logos: ByteCache<LogoColours>; underWay: Map<string, Promise<Buffer>> }
const kept = new WeakMap<World, Kept>()
function keptBy(world: World): Kept {
  const found = kept.get(world) ?? { logos: makeByteCache<LogoColours>(2 ** 20), underWay: new Map() }
  kept.set(world, found)
  return found
}

/** What is seen in a logo; null without one that can be read. */
export async function logoColoursOf(world: World, key: string | undefined): Promise<LogoColours | null> {
  if (!key) return null
  const { logos } = keptBy(world)
  const found = logos.get(key)
  if (found) return found
  const bytes = await read(world, key)
  const seen = bytes && (await world.pictures.pixels(bytes, 72, key).catch(() => null))
  if (!seen) return null
  const colours = seenInLogo(seen.pixels, seen.ratio)
  logos.set(key, colours, 400)
  return colours
}

/** A picture of a card: the photograph as it is printed, others as they are stored. One that is broken says so when it is drawn. */
async function pictureOf(
  world: World,
  details: PdfCardDetails,
  name: string,
  key: string,
): Promise<GivenPicture | undefined> {
  const within = name === 'photo' ? photoPx(details) : 0
  const print = within > 0 ? await readPrint(world, key, within).catch(() => undefined) : undefined
  if (print) return print
  const bytes = await read(world, key)
  return bytes && { bytes }
}

/** Both sides as the pages of a PDF. A picture that is gone or broken must not take the whole card with it. */
export async function drawCard(world: World, drawn: Drawn, isSample: boolean): Promise<Buffer> {
  const logoColours = await logoColoursOf(world, drawn.keys['logo'])
  const { details, cardUrl, verifyUrl } = drawn
  const stored: Record<string, GivenPicture> = {}
  for (const [name, key] of Object.entries(drawn.keys)) {
    const picture = await pictureOf(world, details, name, key)
    if (picture) stored[name] = picture
  }
  const jobWith = (pictures: readonly string[]): RenderJob => {
    const order = { details, pictures, logoColours, cardUrl, verifyUrl, isSample }
    const [scene, back] = [cardScene(order, 'front'), cardScene(order, 'back')]
    return {
      scene,
      more: [back],
      facts: factsOf(order),
      // A sample's mark lies over its codes.
      readsCodes: !isSample,
      images: Object.fromEntries(
        Object.entries(stored).flatMap(([name, picture]) => {
          const within = printedPx([scene, back], name)
          return pictures.includes(name) && within > 0 ? [[name, { within, ...picture }]] : []
        }),
      ),
      as: {
        kind: 'pdf',
        title: [details.person.name, details.common.companyName].filter(Boolean).join(' · '),
        author: details.common.companyName,
      },
    }
  }
  try {
    return await world.renderer.render(jobWith(Object.keys(stored)))
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'PICTURE_UNREADABLE') throw error
    world.log.warn({ err: error }, 'a picture of a PDF card could not be read')
    return world.renderer.render(jobWith([]))
  }
}

/**
 * The file of an export that was counted: from storage, or drawn now, once however many ask. What cannot be drawn is given
 * up, and what it took is given back.
 */
export async function fileOf(world: World, scope: Scope, made: ExportRow, drawn: Drawn): Promise<Buffer> {
  const stored = made.storageKey && (await read(world, made.storageKey))
  if (stored) return stored
  const { underWay } = keptBy(world)
  const name = `${scope.agencyId} ${made.exportId}`
  const begun = underWay.get(name) ?? drawAndKeep(world, scope, made, drawn)
  underWay.set(name, begun)
  try {
    return await begun
  } finally {
    underWay.delete(name)
  }
}

async function drawAndKeep(world: World, scope: Scope, made: ExportRow, drawn: Drawn): Promise<Buffer> {
  const key = `a${scope.agencyId}/pdf-card-${made.exportId}-${made.contentHash.slice(0, 12)}.held`
  try {
    await takeRender(world, scope.agencyId, world.clock())
    const bytes = await drawCard(world, drawn, false)
    await world.storage.put(key, bytes)
    const isKept = await world.database.inScope(scope, (tx) =>
      keepExport(tx, scope, made, key, world.clock()),
    )
    return isKept ? bytes : fail('RENDER_FAILED', 'This card could not be made. Try again.')
  } catch (error) {
    await giveUp(world, scope, made)
    throw error
  }
}

/** Ends an export that cannot be drawn. What it took is given back with the last file that lives on it: a correction does too. */
async function giveUp(world: World, scope: Scope, made: ExportRow): Promise<void> {
  await world.database.inScope(scope, async (tx) => {
    // The business is held first, as whoever counts does: so nobody builds on what is given back meanwhile.
    const businessId = await businessOfPdfCard(tx, scope, made.pdfCardNo)
    if (businessId !== undefined) await lockBusiness(tx, scope, businessId)
    const { usageTakeId } = made
    if (!(await giveUpExport(tx, scope, made.exportId)) || usageTakeId === null) return
    if (await isLivedOn(tx, scope, usageTakeId)) return
    for (const { pdfCardNo, count } of await countBought(tx, scope, [usageTakeId]))
      await moveSingle(tx, scope, pdfCardNo, count)
    await giveBack(tx, scope, usageTakeId, world.clock())
  })
}

/** What the worker does for PDF cards: takes away files that nobody fetched for a month. */
export async function workPdfCards(world: World): Promise<void> {
  await world.queue.work(sweepPdfFiles, () => sweepFiles(world))
}

/** Takes away the files from before `keptDays` days. */
export async function sweepFiles(world: World): Promise<void> {
  const { platform } = world.database
  const before = new Date(world.clock().getTime() - keptDays * 86_400_000)
  for (let more = true; more;) {
    const rows = await listOldFiles(platform, before)
    for (const { agencyId, exportId, storageKey } of rows) {
      await world.storage.remove(storageKey!)
      await forgetFile(platform, agencyId, exportId)
    }
    more = rows.length > 0
  }
}
