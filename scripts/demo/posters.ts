import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { istDay } from '@parichay/contract/business/rules.ts'
import { Problem } from '@parichay/contract/errors.ts'
import type { Poster } from '@parichay/greeting/posters/poster.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { savePost } from '@parichay/server/greeting/post/usecase.ts'
import { listCategories, listSubcategories, saveTag } from '@parichay/server/greeting/store.ts'
import { makePostPreviews } from '@parichay/server/platform/pictures.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'

/** How posters are seeded. */
export type PosterSeed = {
  /** At most so many, the most wanted first. */
  most?: number
  /** Gives the rest up between two pictures; the next start goes on. */
  signal?: AbortSignal
}

/** The name a poster's files have in every installation, so that each is drawn once. */
const nameOf = (agencyId: number, id: string) =>
  `a${agencyId}/${createHash('sha256').update(`demo poster ${id}`).digest('hex').slice(0, 24)}`

/** What is wanted soonest: occasions by their next day, after those of a week what has no day. */
export function byWant(
  posters: readonly Poster[],
  nextDay: (poster: Poster) => string | undefined,
  soon: string,
): Poster[] {
  const key = (poster: Poster) =>
    `${nextDay(poster) ?? `${soon}~`} ${poster.shape === 'SQUARE' ? 0 : 1} ${poster.design.id}`
  return posters
    .map((poster) => ({ poster, key: key(poster) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ poster }) => poster)
}

/** A poster that was drawn before posts knew their design learns it, so that its words can be changed. */
const nameDesign = ({ database }: World, agencyId: number, fullKey: string, design: string) =>
  database.inScope(agencyScope(agencyId), (tx) =>
    tx
      .updateTable('imagePost')
      .set({ design })
      .where('agencyId', '=', agencyId)
      .where('fullKey', '=', fullKey)
      .execute(),
  )

/** How often a picture is tried where the machine has more to do than it can, and how long it waits before, in ms. */
const waits = [0, 500, 2000, 8000]

/**
 * What was drawn, or undefined where the machine was too busy each time: one picture that came late is no reason to
 * leave two thousand undrawn. The next start tries it again. Throws what is no matter of time.
 */
export async function patiently<T>(draw: () => Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
  for (const wait of waits) {
    if (signal?.aborted) return undefined
    await pause(wait)
    try {
      return await draw()
    } catch (error) {
      if (!(error instanceof Problem) || !['RENDER_TIMEOUT', 'RENDER_BUSY'].includes(error.code)) throw error
    }
  }
  return undefined
}

/**
 * Draws the demo library into an installation: what is there already is left as it is, so a second run does nothing and a
 * stopped one goes on. Returns how many were made.
 */
export async function seedPosters(
  world: World,
  { most = Infinity, signal }: PosterSeed = {},
): Promise<number> {
  const { database, renderer, storage, clock } = world
  const { platform } = database
  const [{ posters }, { drawPoster }, hosts] = await Promise.all([
    import('@parichay/greeting/posters/posters.ts'),
    import('./draw-poster.ts'),
    platform.selectFrom('agencyHost').select(['agencyId', 'host']).execute(),
  ])
  const agencyOf = (key: string) =>
    hosts.find(({ host }) => host === demoAgencies.find((one) => one.key === key)?.host)?.agencyId
  const shared = agencyOf('parichay')
  if (shared === undefined) return 0
  const rows = await platform.selectFrom('imagePost').select(['fullKey', 'design']).execute()
  const there = new Set(rows.map(({ fullKey }) => fullKey))
  const wanted = posters.flatMap((poster) => {
    const agencyId = poster.design.agency ? agencyOf(poster.design.agency) : shared
    return agencyId === undefined ? [] : [{ poster, agencyId, name: nameOf(agencyId, poster.id) }]
  })
  const unnamed = new Set(rows.filter(({ design }) => design === null).map(({ fullKey }) => fullKey))
  for (const { poster, agencyId, name } of wanted)
    if (unnamed.has(`${name}.held`)) await nameDesign(world, agencyId, `${name}.held`, poster.id)
  if (wanted.every(({ name }) => there.has(`${name}.held`))) return 0
  const categories = await listCategories(platform, [shared])
  const subcategories = await listSubcategories(platform, [shared], {})
  const categoryOf = ({ design }: Poster) => categories.find(({ name }) => name === design.category)
  const subcategoryOf = (poster: Poster) =>
    subcategories.find(
      (one) =>
        one.name === poster.design.occasion && one.imageCategoryId === categoryOf(poster)?.imageCategoryId,
    )
  const today = istDay(clock())
  const week = istDay(new Date(clock().getTime() + 7 * 86_400_000))
  const ordered = byWant(
    posters,
    (poster) => subcategoryOf(poster)?.days.find(({ day }) => day >= today)?.day,
    week,
  )
  let made = 0
  for (const poster of ordered.slice(0, most)) {
    if (signal?.aborted) break
    const one = wanted.find((each) => each.poster === poster)
    const category = categoryOf(poster)
    if (!one || !category || there.has(`${one.name}.held`)) continue
    const scope = agencyScope(one.agencyId)
    const full = await patiently(() => drawPoster(renderer, poster), signal)
    if (!full) continue
    const { preview, thumbnail } = await makePostPreviews(full)
    const keys = {
      fullKey: `${one.name}.held`,
      previewKey: `${one.name}-540.webp`,
      thumbnailKey: `${one.name}-240.webp`,
    }
    await storage.put(keys.fullKey, full)
    await storage.put(keys.previewKey, preview)
    await storage.put(keys.thumbnailKey, thumbnail)
    const { design, language, words, shape } = poster
    // Apart from the post: what a post names is looked up by another connection.
    const tags = await database.inScope(scope, async (tx) => {
      const ids = []
      for (const name of design.tags) ids.push((await saveTag(tx, scope, name)).imageTagId)
      return ids
    })
    await database.inScope(scope, async (tx) => {
      await savePost(
        world,
        tx,
        scope,
        {
          title: words.head.replaceAll('\n', ' ').slice(0, 120),
          type: `${shape}_IMAGE`,
          imageCategoryId: category.imageCategoryId,
          imageSubcategoryId: subcategoryOf(poster)?.imageSubcategoryId ?? null,
          imageTagIds: tags,
          language,
          captions: { [language]: words.caption },
          day: null,
          isPremium: poster.isPremium,
          isShown: true,
        },
        {
          ...keys,
          width: 1080,
          height: shape === 'SQUARE' ? 1080 : 1920,
          bytes: full.length,
          design: poster.id,
        },
        clock(),
      )
    })
    made += 1
    // People’s own pictures and requests come first.
    await pause(5)
  }
  return made
}
