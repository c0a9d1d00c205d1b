import { startValues } from '@parichay/contract/video/rules.ts'
import { soundRightsVersion } from '@parichay/contract/video/sound.ts'
import type { VideoTemplateContent } from '@parichay/contract/video/template.ts'
import { findAgency } from '@parichay/server/agency/store.ts'
import { findBusiness } from '@parichay/server/business/store.ts'
import { studioPictures } from '@parichay/server/greeting/own/work.ts'
import { drawFilm } from '@parichay/server/platform/render-film.ts'
import { agencyScope, type Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { factsOf } from '@parichay/server/video/rules.ts'
import { readVideoSound } from '@parichay/server/video/sound/jobs.ts'
import { addSound } from '@parichay/server/video/sound/store.ts'
import { addVideo } from '@parichay/server/video/store.ts'
import { changeTemplate, listTemplates } from '@parichay/server/video/template/store.ts'
import { readShown } from '@parichay/server/video/usecase.ts'
import { musicFor, wavOf } from '@parichay/video/music/music.ts'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Shops of one agency that have begun films, and how many each. */
const [shops, filmsOfShop] = [4, 2]
/** Templates that only a plan with films opens: the last of the gallery, with which no film is begun here. */
const premium = 2

/** Gives shops of the demo films that were begun, filled with their own words and products. Does nothing where there are any. */
export async function seedVideos(world: World, signal?: AbortSignal): Promise<void> {
  const { platform } = world.database
  const [there, templates, rows] = await Promise.all([
    platform
      .selectFrom('userVideo')
      .select('videoNo')
      .where('chosen', 'is not', null)
      .limit(1)
      .executeTakeFirst(),
    listTemplates(platform, { published: true }),
    platform
      .selectFrom('business')
      .select(['agencyId', 'businessId'])
      .where('deletedAt', 'is', null)
      .orderBy('businessId')
      .execute(),
  ])
  if (there || templates.length === 0) return
  await platform.transaction().execute(async (tx) => {
    for (const { templateId } of templates.slice(-premium))
      await changeTemplate(tx, templateId, { isPremium: true })
  })
  const now = world.clock()
  for (const agencyId of new Set(rows.map((row) => row.agencyId))) {
    const agency = await findAgency(platform, agencyId)
    if (!agency?.configuration.video.enableVideo) continue
    const scope = agencyScope(agencyId)
    const own = rows.filter((row) => row.agencyId === agencyId).slice(0, shops)
    if (own[0]) await addJingle(world, scope, own[0].businessId)
    const clipId = own[0] && (await addClip(world, scope, own[0].businessId).catch(noClip(world)))
    for (const [i, { businessId }] of own.entries()) {
      signal?.throwIfAborted()
      await world.database.inScope(scope, async (tx) => {
        const business = (await findBusiness(tx, scope, businessId))!
        const { tagline, products } = await readShown(tx, scope, businessId)
        const facts = factsOf(business, tagline, products, null)
        for (let n = 0; n < filmsOfShop; n++) {
          const template = templates[(i * filmsOfShop + n) % templates.length]!
          await addVideo(tx, scope, {
            businessId,
            templateId: template.templateId,
            templateVersion: template.ofVersion,
            title: template.content.title,
            values: {
              ...startValues(template.content, facts),
              ...shownClip(template.content, i + n === 0 ? clipId : undefined),
            },
            now,
          })
        }
      })
    }
  }
}

/** Where no films can be made, the demo goes without. */
const noClip = (world: World) => (error: unknown) => {
  world.log.warn({ err: error }, 'the demo has no clip')
  return undefined
}

/** The first film of a shop that has a clip shows it, where its template takes one. */
const shownClip = ({ slots }: VideoTemplateContent, clipId: number | undefined) => {
  const slot = clipId && slots.find(({ type }) => type === 'clip')
  return slot ? { clips: { [slot.key]: { clipId, from: 0 } } } : {}
}

/** Five seconds of a film of the library, small: one shop has them as a clip of its own, sent like any other. Gives its number. */
async function addClip(world: World, scope: Scope, businessId: number): Promise<number> {
  const now = world.clock()
  const { films } = await import('@parichay/greeting/films/films.ts')
  const { filmScene } = await import('@parichay/greeting/films/film.ts')
  const scene = {
    ...filmScene(films.find(({ shape }) => shape === 'STORY')!),
    motion: { seconds: 5, fps: 30 },
  }
  const uploadKey = `a${scope.agencyId}/sent-demo-clip-${businessId}.held`
  const bytes = await world.media.inFolder(async (folder) => {
    const out = join(folder, 'clip.mp4')
    const frames = drawFilm(scene, await studioPictures(scene.layers), { zoom: 1 / 3 })
    await world.media.encodeFrames({ width: 360, height: 640, fps: 30, count: 150, frames, out })
    await world.storage.putFile(uploadKey, out)
    return (await stat(out)).size
  })
  return world.database.inScope(scope, async (tx) => {
    const rights = { rightsVersion: null, rightsAt: null }
    const clip = {
      businessId,
      kind: 'clip',
      title: 'In our shop',
      uploadKey,
      bytes,
      madeBy: 'demo',
      ...rights,
    } as const
    const { soundId } = await addSound(tx, scope, clip, now)
    await world.queue.add(tx, readVideoSound, { agencyId: scope.agencyId, soundId })
    return soundId
  })
}

/** One shop has music of its own, read by the worker like any other that is sent. */
async function addJingle(world: World, scope: Scope, businessId: number): Promise<void> {
  const now = world.clock()
  const wav = wavOf(musicFor('playful', 9))
  const uploadKey = `a${scope.agencyId}/sent-demo-${businessId}.held`
  await world.storage.put(uploadKey, wav)
  await world.database.inScope(scope, async (tx) => {
    const sound = {
      businessId,
      kind: 'music',
      title: 'Our jingle',
      uploadKey,
      bytes: wav.length,
      rightsVersion: soundRightsVersion,
      rightsAt: now,
      madeBy: 'demo',
    } as const
    const { soundId } = await addSound(tx, scope, sound, now)
    await world.queue.add(tx, readVideoSound, { agencyId: scope.agencyId, soundId })
  })
}
