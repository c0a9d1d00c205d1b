import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import { kindOfFrame } from '@parichay/contract/greeting/rules.frames.ts'
import { findAgency } from '../../agency/store.ts'
import { findBusiness } from '../../business/store.ts'
import { requireGoingOn } from '../../business/usecase.ts'
import { findTaken } from '../../plan/usage/store.ts'
import { requireEntitlement } from '../../plan/usage/usecase.ts'
import type { Call } from '../../platform/http.ts'
import { agencyOfBusiness } from '../../platform/reach.ts'
import { scopeAt, type Scope } from '../../platform/scope.ts'
import { settingsOf } from '../frame/rules.ts'
import { type Frames, readFrames, requireGreetings, requireKind } from '../frame/usecase.ts'
import { readPosts, type PostRow } from '../post/store.ts'
import { noPost } from '../post/usecase.ts'
import { filesLibrary } from '../usecase.ts'
import { listWithheld } from '../withheld/store.ts'
import { type CopyRow, countAhead, findCopy } from './store.copies.ts'
import { presentCopy } from './present.ts'

type By = Pick<Call, 'scope' | 'world' | 'now'>
type Film = PostRow & { filmKey: string; filmSeconds: number }

const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')
/** A copy that is not there, or another business's. */
export const noCopy = () => fail('NOT_FOUND', 'This video is not here any more. Make it again.')

/** What counts as one thing for a week: the post, in whatever frame. */
export const objectOf = (imageId: number) => `greeting ${imageId}`

/** The scope a business is in. */
export const scopeOfBusiness = async (
  { scope, world }: Pick<By, 'scope' | 'world'>,
  businessId: number,
): Promise<Scope> =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
    : scope

/** A film of the library that customers see. Throws CONFLICT for a post that is a picture. */
export async function readFilm(
  call: Pick<Call, 'world' | 'actor' | 'agency'>,
  there: Scope,
  imageId: number,
): Promise<Film> {
  const { platform } = call.world.database
  const [post] = await readPosts(platform, await filesLibrary(call, there.agencyId), [imageId])
  if (!post?.isShown) return noPost()
  const { filmKey, filmSeconds } = post
  if (filmKey === null || filmSeconds === null)
    return fail('CONFLICT', 'This post is a picture. Open it again.')
  return { ...post, filmKey, filmSeconds }
}

/** What the plan is judged with. */
export async function productsOf({ world, now }: By, there: Scope) {
  const agency = (await findAgency(world.database.platform, there.agencyId)) ?? noBusiness()
  return { products: agency.configuration, today: istDay(now) }
}

/** Whether a business fetched a film within the last week, which makes it free. */
export async function isTaken(
  { world, now }: By,
  there: Scope,
  { businessId, imageId }: Pick<CopyRow, 'businessId' | 'imageId'>,
): Promise<boolean> {
  const objects = [objectOf(imageId)]
  const found = await world.database.inScope(there, (tx) =>
    findTaken(tx, there, { businessId, kind: 'greetingVideo', objects }, now),
  )
  return found.length > 0
}

/** The frames of a business that may have this film today; what was taken within a week asks for no place in the day. */
export async function readAllowed(
  call: By,
  there: Scope,
  film: Film,
  { businessId, settings }: { businessId: number; settings: FrameSettings | undefined },
): Promise<Frames> {
  const at = await productsOf(call, there)
  const isFree = await isTaken(call, there, { businessId, imageId: film.imageId })
  return call.world.database.inScope(there, async (tx) => {
    const business = (await findBusiness(tx, there, businessId)) ?? noBusiness()
    const frames = await readFrames(tx, there, business)
    requireGreetings(frames)
    requireGoingOn(business)
    if (!isFree) await requireEntitlement(tx, there, business, 'greetingVideo', at)
    const { frame } = settings ?? settingsOf(frames, film)
    await requireKind(tx, there, business, frames, kindOfFrame(frame), at)
    return frames
  })
}

/** A copy as its business sees it. */
export async function show(call: By, there: Scope, row: CopyRow) {
  const isOpen = row.state === 'waiting' || row.state === 'making'
  return presentCopy(row, {
    ahead: isOpen ? await countAhead(call.world.database.platform, row.createdAt) : 0,
    isFree: await isTaken(call, there, row),
  })
}

/** A copy of a business, or NOT_FOUND: of a film that its agency withholds too. */
export async function readCopy(
  { world }: By,
  there: Scope,
  at: Pick<CopyRow, 'businessId' | 'imageId' | 'copyId'>,
): Promise<CopyRow> {
  return world.database.inScope(there, async (tx) => {
    if (!(await findBusiness(tx, there, at.businessId))) noBusiness()
    if ((await listWithheld(tx, there.agencyId, [at.imageId])).size > 0) noPost()
    return (await findCopy(tx, there, at)) ?? noCopy()
  })
}
