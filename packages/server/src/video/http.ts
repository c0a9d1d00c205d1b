import { changedLeaves } from '@parichay/contract/activity/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import type { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { isPremiumLocked, ownValues } from '@parichay/contract/video/rules.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import { takeRender } from '../agency/usecase.limits.ts'
import { madeBetween } from '../business/rules.ts'
import { findBusiness, lockBusiness } from '../business/store.ts'
import { requireNotSuspended } from '../business/usecase.ts'
import { usePictures } from '../document/store.ts'
import { audit, changeAndRecord } from '../platform/audit.ts'
import { exactTotal, readChosen } from '../platform/choose-page.ts'
import { holds } from '../platform/gate.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { nameOf, type Scope } from '../platform/scope.ts'
import { searchWords } from '../platform/search-words.ts'
import { findFilm, listFilms, listMade, lockOpen, readQueue } from './film/store.ts'
import { orderFilm, requireFilled, stopFilm } from './film/usecase.ts'
import { mayFilm } from './policy.ts'
import { presentListed, presentVersion, presentVideo } from './present.ts'
import { factsOf } from './rules.ts'
import { chooseVideos, readVideos } from './store.list.ts'
import { addVideo, changeVideo, findVideo, listVideosOf, setVideoActive } from './store.ts'
import { requireOwnSounds } from './sound/usecase.ts'
import { findContents, findDrawing, findTemplate } from './template/store.ts'
import {
  atBusiness,
  atOf,
  atVideo,
  clash,
  gone,
  lockBoth,
  noBusiness,
  readKnown,
  readOne,
  readShown,
  requireProduct,
  versionToBegin,
} from './usecase.ts'
import { removeVideo, requireRoom } from './usecase.remove.ts'
import { filmIn, logoColoursOf } from './work.ts'

type By = Pick<Call, 'scope' | 'world' | 'actor' | 'now' | 'ip'>
const nothing = { list: [], total: 0, totalIsMore: false }
const requireOn = (row: { isActive: boolean }) => {
  if (mayFilm(row) !== true) fail('CONFLICT', 'This video is switched off. Ask your provider.')
}
const noTemplate = () =>
  fail('NOT_FOUND', 'This template is not offered any more. Choose another one.', { field: 'templateId' })

/** One video with all that is known of it. */
async function show(call: By, there: Scope, videoNo: number) {
  const { world, actor } = call
  const at = await atOf(call, there)
  const { business, known } = await world.database.inScope(there, (tx) => readOne(tx, there, videoNo, at))
  const films = [known.last, known.made].flatMap((film) => film ?? [])
  const queued = await readQueue(world.database.platform, films)
  return presentVideo(known, { business, queued }, actor)
}

/** Handlers of `userVideoRoutes`. */
export const userVideoHandlers: Handlers<typeof userVideoRoutes> = {
  getUserVideo: async (call) => show(call, await atVideo(call, call.params.videoNo), call.params.videoNo),

  async getUserVideosByBusiness(call) {
    const { query, world, actor } = call
    const there = await atBusiness(call, query.businessId)
    const at = await atOf(call, there)
    const found = await world.database.inScope(there, async (tx) => {
      const business = (await findBusiness(tx, there, query.businessId)) ?? noBusiness()
      const rows = await listVideosOf(tx, there, query.businessId)
      return {
        business,
        ...(await readKnown(tx, there, business, rows, at)),
        ...(await readShown(tx, there, business.businessId)),
      }
    })
    const { business, known, allowance, tagline, products } = found
    const films = known.flatMap(({ last, made }) => [last, made].flatMap((film) => film ?? []))
    const queued = await readQueue(world.database.platform, films)
    const logo: LogoColours | null = await logoColoursOf(world, business.logoKey)
    return {
      list: known.map((one) => presentVideo(one, { business, queued }, actor)),
      facts: factsOf(business, tagline, products, logo),
      allowance,
    }
  },

  async listUserVideos({ query, scope, actor, world }) {
    if (actor.kind === 'staff' && !holds(actor, 'video.list')) return nothing
    const words = searchWords(query.search)
    if (words === null) return nothing
    const filters = {
      ...query,
      ...madeBetween(query),
      words,
      sort: query.sort ?? 'newest',
      page: query.page ?? 1,
      pageSize: query.pageSize ?? 20,
      fromEnd: query.fromEnd ?? false,
    }
    const { platform } = world.database
    const { ids, total } = await platform.transaction().execute((tx) => chooseVideos(tx, scope, filters))
    const rows = await readChosen(world.database, scope, (tx) => readVideos(tx, ids))
    const drawings = await findContents(platform, rows)
    const agencies = [...new Set(rows.map(({ agencyId }) => agencyId))]
    const films = (
      await Promise.all(
        agencies.map((agencyId) =>
          listFilms(
            platform,
            { agencyId },
            rows.filter((row) => row.agencyId === agencyId).map(({ videoNo }) => videoNo),
          ),
        ),
      )
    ).flat()
    const queued = await readQueue(platform, films)
    return {
      list: rows.map((row) =>
        presentListed(
          row,
          {
            drawing: drawings.get(`${row.templateId} ${row.templateVersion}`),
            films: films.filter((film) => film.videoNo === row.videoNo && film.agencyId === row.agencyId),
            queued,
          },
          actor,
        ),
      ),
      total: Math.min(total, exactTotal),
      totalIsMore: total > exactTotal,
    }
  },

  async saveUserVideo(call) {
    const { body, actor, now, world } = call
    const { videoNo, businessId, version, templateId, templateVersion, title } = body
    const take = (values: VideoValues) => Object.values(values.pictures).map(({ documentId }) => documentId)
    if (videoNo === undefined) {
      if (businessId === undefined)
        return fail('VALIDATION', 'Choose the business first.', { field: 'businessId' })
      const there = await atBusiness(call, businessId)
      const at = await atOf(call, there)
      const template = await findTemplate(world.database.platform, templateId)
      const begun = await versionToBegin(world.database.platform, template, templateVersion)
      const no = await changeAndRecord(call, there, 'agency', async (tx) => {
        const business = (await lockBusiness(tx, there, businessId)) ?? noBusiness()
        const drawing = begun ? await findDrawing(tx, templateId, begun) : undefined
        if (!drawing) return noTemplate()
        if (actor.kind === 'customer') await requireNotSuspended(tx, there, businessId)
        await requireProduct(tx, there, business, at)
        await requireRoom(tx, there, businessId)
        const values = ownValues(drawing.content, body.values)
        await usePictures(tx, there, take(values), business, nameOf(actor))
        await requireOwnSounds(tx, there, businessId, values)
        const made = await addVideo(tx, there, {
          businessId,
          templateId,
          templateVersion: drawing.version,
          title,
          values,
          now,
        })
        return { result: made, action: 'userVideo.add', object: `userVideo ${made}`, businessId }
      })
      return show(call, there, no)
    }
    const there = await atVideo(call, videoNo)
    const template = await findTemplate(world.database.platform, templateId)
    const begun = await versionToBegin(world.database.platform, template, templateVersion)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const { row, business } = await lockBoth(tx, there, videoNo)
      if (businessId !== undefined && businessId !== row.businessId) gone()
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, row.businessId)
      if (version !== undefined && version !== row.version) clash()
      // A film goes on with the version of the template it was begun with; another template begins with its present one.
      const kept = row.templateId === templateId ? row.templateVersion : null
      const wanted = kept ?? begun
      const drawing = wanted ? await findDrawing(tx, templateId, wanted) : undefined
      if (!drawing) return noTemplate()
      const values = ownValues(drawing.content, body.values)
      await usePictures(tx, there, take(values), business, nameOf(actor))
      await requireOwnSounds(tx, there, row.businessId, values)
      await changeVideo(tx, there, videoNo, {
        templateId,
        templateVersion: drawing.version,
        title,
        values,
        now,
      })
      return {
        result: undefined,
        action: 'userVideo.change',
        object: `userVideo ${videoNo}`,
        businessId: row.businessId,
        detail: changedLeaves(
          { templateId: row.templateId, title: row.title, ...row.chosen },
          { templateId, title, ...values },
        ),
      }
    })
    return show(call, there, videoNo)
  },

  async updateUserVideoStatus(call) {
    const { videoNo, status, reason = '', version } = call.body
    if (status === 'INACTIVE' && !reason) fail('VALIDATION', 'This field is required.', { field: 'reason' })
    const there = await atVideo(call, videoNo)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const { row } = await lockBoth(tx, there, videoNo)
      if (version !== undefined && version !== row.version) clash()
      if (status === 'INACTIVE')
        for (const film of await lockOpen(tx, there, videoNo))
          await stopFilm(tx, there, film, 'cancelled', call.now)
      await setVideoActive(tx, there, videoNo, status === 'ACTIVE', call.now)
      const action = status === 'ACTIVE' ? 'userVideo.on' : 'userVideo.off'
      const object = `userVideo ${videoNo}` as const
      return { result: undefined, action, object, businessId: row.businessId, detail: { reason } }
    })
    return show(call, there, videoNo)
  },

  async deleteUserVideo(call) {
    const { videoNo, restore = false } = call.body
    const there = await atVideo(call, videoNo)
    const { world, actor, now, ip } = call
    await world.database.inScope(there, (tx) => removeVideo(tx, there, videoNo, { actor, now, ip, restore }))
    return { deleted: !restore }
  },

  async renderUserVideo(call) {
    const { body, world, actor, now, ip } = call
    const { videoNo, version, isSample = false } = body
    const there = await atVideo(call, videoNo)
    const at = await atOf(call, there)
    const isNew = await world.database.inScope(there, async (tx) => {
      const { row, business } = await lockBoth(tx, there, videoNo)
      requireOn(row)
      if (version !== row.version) clash()
      const [one] = (await readKnown(tx, there, business, [row], at)).known
      const drawn = one?.drawn
      if (!drawn) return fail('CONFLICT', 'Choose a template for this video first.')
      if (isPremiumLocked(drawn.drawing.isPremium, one.cover))
        fail('PLAN_NEEDED', 'This template is premium: choose a plan that includes films.')
      requireFilled(drawn)
      const how = { at, by: nameOf(actor), isSample }
      const ordered = await orderFilm(tx, there, world, { row, business, drawn }, how)
      if (ordered.isNew)
        await audit(tx, there, {
          at: now,
          actor,
          action: 'userVideo.render',
          object: `userVideo ${videoNo}`,
          businessId: row.businessId,
          detail: { by: isSample ? 'sample' : ordered.film.coveredBy },
          ip,
        })
      if (ordered.isNew) await takeRender(world, there.agencyId, now)
      return ordered.isNew
    })
    if (isNew) world.log.debug({ videoNo }, 'a film was ordered')
    return show(call, there, videoNo)
  },

  async cancelUserVideo(call) {
    const { videoNo } = call.body
    const there = await atVideo(call, videoNo)
    const { world, actor, now: at, ip } = call
    await world.database.inScope(there, async (tx) => {
      const { row } = await lockBoth(tx, there, videoNo)
      const films = await lockOpen(tx, there, videoNo)
      for (const film of films) await stopFilm(tx, there, film, 'cancelled', at)
      // One that was ready a moment before stays what it is, and the log does not say otherwise.
      if (films.length === 0) return
      const object = `userVideo ${videoNo}` as const
      await audit(tx, there, {
        at,
        actor,
        ip,
        action: 'userVideo.cancel',
        object,
        businessId: row.businessId,
      })
    })
    return show(call, there, videoNo)
  },

  async listUserVideoVersions(call) {
    const { videoNo } = call.query
    const there = await atVideo(call, videoNo)
    return call.world.database.inScope(there, async (tx) => {
      if (!(await findVideo(tx, there, videoNo))) gone()
      return (await listMade(tx, there, videoNo)).map(presentVersion)
    })
  },

  async rollBackUserVideo(call) {
    const { videoNo, renderNo, version } = call.body
    const { actor } = call
    const there = await atVideo(call, videoNo)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const { row } = await lockBoth(tx, there, videoNo)
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, row.businessId)
      if (version !== undefined && version !== row.version) clash()
      const film = await findFilm(tx, there, renderNo)
      if (!film || film.videoNo !== videoNo || film.state !== 'ready') return gone()
      const { templateId, templateVersion, chosen: values } = film
      await changeVideo(tx, there, videoNo, {
        templateId,
        templateVersion,
        title: row.title,
        values,
        now: call.now,
      })
      return {
        result: undefined,
        action: 'userVideo.rollBack',
        object: `userVideo ${videoNo}`,
        businessId: row.businessId,
        detail: { film: renderNo },
      }
    })
    return show(call, there, videoNo)
  },

  async downloadUserVideo(call) {
    const { query, world } = call
    const { videoNo, renderNo, size = 'full' } = query
    const there = await atVideo(call, videoNo)
    const at = await atOf(call, there)
    const film = await world.database.inScope(there, async (tx) => {
      const row = (await findVideo(tx, there, videoNo)) ?? gone()
      requireOn(row)
      const found =
        renderNo === undefined
          ? (await readOne(tx, there, videoNo, at)).known.made
          : await findFilm(tx, there, renderNo)
      return found && found.videoNo === videoNo && found.state === 'ready' ? found : null
    })
    const small = film?.smallKey ?? film?.storageKey
    const key = { full: film?.storageKey, whatsapp: small, poster: film?.posterKey }[size]
    const stored = await filmIn(world, key)
    if (!stored) return fail('NOT_FOUND', 'There is no film of this video. Make it first.')
    return size === 'poster'
      ? { bytes: stored.bytes, name: `${videoNo}.jpg`, type: 'image/jpeg', shown: { maxAgeSec: 86_400 } }
      : { ...stored, name: `${videoNo}.mp4` }
  },
}
