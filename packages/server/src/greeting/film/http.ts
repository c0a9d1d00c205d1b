import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { filmParts } from '@parichay/contract/greeting/fields.films.ts'
import type { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { requireStorage, takeRender } from '../../agency/usecase.limits.ts'
import { findBusiness } from '../../business/store.ts'
import { requireGoingOn } from '../../business/usecase.ts'
import { findDocuments } from '../../document/store.ts'
import { giveBack } from '../../plan/usage/store.ts'
import { useUp } from '../../plan/usage/usecase.ts'
import type { Handlers } from '../../platform/http.ts'
import { nameOf, type Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { requireGreetings } from '../frame/usecase.ts'
import { drawFrame, hashOf, logoColoursOf } from '../frame/work.ts'
import { noteUse } from '../popular/store.ts'
import { countDownload } from '../post/store.downloads.ts'
import { makeCopy, makeFilm } from './jobs.ts'
import { presentFilm } from './present.ts'
import { filmFps, partKey, shapeOf } from './rules.ts'
import { addCopy, cancelCopy, countUnmadeCopies, findSame, loseCopy } from './store.copies.ts'
import { addFilm, countUnmade, dropFilm, dropPicture, findFilm, type FilmRow, noteArrived } from './store.ts'
import {
  isTaken,
  noCopy,
  objectOf,
  productsOf,
  readAllowed,
  readCopy,
  readFilm,
  scopeOfBusiness,
  show,
} from './usecase.ts'
import { isKept, openCopy } from './work.splice.ts'
import { forgetFiles } from './work.ts'

/** Films of one person that are not made yet, and copies of one business. */
const most = { films: 20, copies: 4 } as const
/** An upload of which no part came for so long was broken off: its browser begins with another one. */
const brokenOffMs = 30 * 60_000
const noFilm = () => fail('NOT_FOUND', 'This video is not here any more. Send it again.')

async function showFilm({ database }: World, scope: Scope, row: FilmRow) {
  const { documentId } = row
  const [picture] =
    documentId === null ? [] : await database.inScope(scope, (tx) => findDocuments(tx, scope, [documentId]))
  return presentFilm(row, picture)
}

/** Handlers of `filmRoutes`. Uploads are those of the person who sends them, in their own agency. */
export const filmHandlers: Handlers<typeof filmRoutes> = {
  async beginFilm({ body, scope, actor, world, now }) {
    await requireStorage(world, scope.agencyId, body.bytes)
    const baseKey = `a${scope.agencyId}/${randomBytes(12).toString('hex')}`
    const film = await world.database.inScope(scope, async (tx) => {
      const since = new Date(now.getTime() - brokenOffMs)
      if ((await countUnmade(tx, scope, nameOf(actor), since)) >= most.films)
        fail('LIMIT_REACHED', 'Many of your videos are being made already. Wait until some are ready.')
      const parts = filmParts(body.bytes)
      return addFilm(tx, scope, { ...body, parts, baseKey, madeBy: nameOf(actor) }, now)
    })
    return presentFilm(film)
  },

  async sendFilmPart({ params, query, file, scope, actor, world, now }) {
    const { filmId } = params
    const upload = file ?? fail('VALIDATION', 'Choose a file.', { field: 'file' })
    const film =
      (await world.database.inScope(scope, (tx) => findFilm(tx, scope, filmId, nameOf(actor)))) ?? noFilm()
    if (film.state !== 'arriving' || query.part >= film.parts)
      fail('CONFLICT', 'This video has arrived already.')
    await world.storage.put(partKey(film.baseKey, query.part), upload.bytes)
    const after = await world.database.inScope(scope, async (tx) => {
      const noted = (await noteArrived(tx, scope, filmId, query.part, now)) ?? film
      if ('isWhole' in noted && noted.isWhole)
        await world.queue.add(tx, makeFilm, { agencyId: scope.agencyId, filmId })
      return noted
    })
    return presentFilm(after)
  },

  async getFilm({ params, scope, actor, world }) {
    const film = await world.database.inScope(scope, (tx) =>
      findFilm(tx, scope, params.filmId, nameOf(actor)),
    )
    return showFilm(world, scope, film ?? noFilm())
  },

  async dropFilm({ body, scope, actor, world }) {
    const gone = await world.database.inScope(scope, async (tx) => {
      const film = (await dropFilm(tx, scope, body.filmId, nameOf(actor))) ?? noFilm()
      return { film, pictures: film.documentId === null ? [] : await dropPicture(tx, scope, film.documentId) }
    })
    await forgetFiles(world, gone.film, gone.pictures)
    return { dropped: true }
  },

  async makeFilmCopy(call) {
    const { params, body, world, actor, now } = call
    const { businessId, settings } = body
    const { imageId } = params
    const there = await scopeOfBusiness(call, businessId)
    // Whose business it is comes first: of another one's nothing else is told.
    await world.database.inScope(there, async (tx) => (await findBusiness(tx, there, businessId)) ?? noCopy())
    const film = await readFilm(call, there, imageId)
    const frames = await readAllowed(call, there, film, { businessId, settings })
    const logo = await logoColoursOf(world, frames)
    const { filmLayout } = world.config
    const version = createHash('sha256')
      .update(JSON.stringify([film.filmKey, hashOf(frames, logo, filmLayout), settings ?? null]))
      .digest('base64url')
    const key = { businessId, imageId, version }
    const same = await world.database.inScope(there, (tx) => findSame(tx, there, key))
    if (same && (same.state !== 'ready' || (await isKept(world, same)))) return show(call, there, same)
    if (same) await world.database.inScope(there, (tx) => loseCopy(tx, there, same.copyId))
    if (
      (await world.database.inScope(there, (tx) => countUnmadeCopies(tx, there, businessId))) >= most.copies
    )
      fail('RENDER_BUSY', 'Your other videos are being made. Try again when they are ready.', {
        retryAfterSec: 20,
      })
    await takeRender(world, there.agencyId, now)
    // What was on the screen is drawn now, whatever is changed before the worker comes to it.
    const picture = await drawFrame(world, frames, film, settings)
    const frameKey = `a${there.agencyId}/${randomBytes(12).toString('hex')}.held`
    await world.storage.put(frameKey, picture)
    const added = await world.database.inScope(there, async (tx) => {
      const row = await addCopy(tx, there, {
        ...key,
        frameKey,
        filmKey: film.filmKey,
        stripOf: filmLayout === 'strip' ? shapeOf(film) : null,
        frames: Math.max(1, Math.round(film.filmSeconds * filmFps)),
        madeBy: nameOf(actor),
        createdAt: now,
      })
      if (row) await world.queue.add(tx, makeCopy, { agencyId: there.agencyId, copyId: row.copyId })
      return row
    })
    if (added) return show(call, there, added)
    await world.storage.remove(frameKey)
    const other = await world.database.inScope(there, (tx) => findSame(tx, there, key))
    return show(call, there, other ?? noCopy())
  },

  async getFilmCopy(call) {
    const { params, query } = call
    const there = await scopeOfBusiness(call, query.businessId)
    return show(call, there, await readCopy(call, there, { ...query, ...params }))
  },

  async cancelFilmCopy(call) {
    const { params, body, world, now } = call
    const there = await scopeOfBusiness(call, body.businessId)
    const copy = await readCopy(call, there, { ...body, ...params })
    const ended = await world.database.inScope(there, (tx) => cancelCopy(tx, there, copy.copyId, now))
    if (ended) await world.storage.remove(ended.frameKey)
    return show(call, there, ended ?? copy)
  },

  async getFilmCopyFile(call) {
    const { params, query, world, now } = call
    const { imageId } = params
    const { businessId } = query
    const there = await scopeOfBusiness(call, businessId)
    const copy = await readCopy(call, there, { ...query, ...params })
    if (copy.state !== 'ready' || copy.storageKey === null)
      return fail('CONFLICT', 'This video is not made yet. Wait until it is ready.')
    const stored =
      (await openCopy(world, { ...copy, storageKey: copy.storageKey })) ??
      fail('IMAGE_MISSING', 'The file of this video is missing. Make it again.')
    const at = { ...(await productsOf(call, there)), now }
    const wasFree = await isTaken(call, there, { businessId, imageId })
    try {
      const takeId = await world.database.inScope(there, async (tx) => {
        const business = (await findBusiness(tx, there, businessId)) ?? noCopy()
        // As with pictures: also of what is one's own already no file leaves while they are off.
        requireGreetings({ isEnabled: business.isImagePostEnabled })
        requireGoingOn(business)
        const use = { kind: 'greetingVideo', object: objectOf(imageId) } as const
        // What was counted within the week stays one's own, also on the day the plan ends.
        const id = wasFree ? null : await useUp(tx, there, business, use, at)
        await noteUse(tx, there, { businessId, imageId, day: istDay(now) })
        await countDownload(tx, there, imageId, now)
        return id
      })
      if (takeId !== null) giveBackIfBroken(world, there, stored.body, takeId)
    } catch (error) {
      stored.body.destroy()
      throw error
    }
    return { bytes: stored.body, name: `greeting-${imageId}.mp4`, film: stored }
  },
}

/** A download that breaks off counts nothing; one in parts, of which a player asks as many as it likes, does. */
function giveBackIfBroken(world: World, there: Scope, body: Readable, takeId: string): void {
  body.once('close', () => {
    if (body.readableEnded || !body.readableDidRead) return
    world.database
      .inScope(there, (tx) => giveBack(tx, there, takeId, world.clock()))
      .catch((error: unknown) => world.log.warn({ err: error, takeId }, 'a video was not given back'))
  })
}
