import { captionOf } from '@parichay/contract/greeting/days.ts'
import { kindOfFrame } from '@parichay/contract/greeting/rules.frames.ts'
import { restDays } from '@parichay/contract/greeting/rules.day.ts'
import { addDays, pickBusiness } from '@parichay/contract/business/rules.ts'
import { entitlementTo } from '@parichay/contract/plan/entitlement.ts'
import type { AgencyRow } from '../../agency/store.ts'
import type { UserRow } from '../../auth/store.ts'
import { type BusinessRow, listBusinessesOf } from '../../business/store.ts'
import { readHolding } from '../../plan/usage/usecase.ts'
import { type Customer, proveScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { chooseImages } from '../day/usecase.ts'
import { settingsOf } from '../frame/rules.ts'
import { type Frames, kindsOf, readFrames } from '../frame/usecase.ts'
import { drawForMessage } from '../frame/work.ts'
import { type PostRow, readPosts } from '../post/store.ts'
import { openLibrary } from '../usecase.ts'
import { listSent } from '../use/store.ts'
import { reminderPlace } from './rules.ts'

/** The picture somebody is reminded of, with all its frame needs. */
export type DayPicture = { business: BusinessRow; frames: Frames; post: PostRow }

/** Width and height of the picture in letters and notifications, in px. */
export const reminderWidth = 720

/** A customer as a job acts for them: they see what they would see signed in. */
const actorOf = ({ agencyId, userId, authVersion }: UserRow): Customer => ({
  kind: 'customer',
  agencyId,
  userId,
  authVersion,
  sessionId: '',
  mustChangePassword: false,
})

/**
 * The first picture of a day that the active business of a customer may send as it is: not hidden, not locked by its plan, in
 * a frame it has. Null on a day without one, for a suspended business, and where greetings are off or not paid for;
 * `onlyOccasions`: null on a day without an occasion too.
 */
export async function pictureOfDay(
  world: World,
  agency: AgencyRow,
  user: UserRow,
  { day, onlyOccasions }: { day: string; onlyOccasions: boolean },
): Promise<DayPicture | null> {
  const actor = actorOf(user)
  const scope = proveScope(actor)
  const at = { products: agency.configuration, today: day }
  const may = await world.database.inScope(scope, async (tx) => {
    const businesses = await listBusinessesOf(tx, scope, user.userId)
    const { activeBusinessId } = user.preference as { activeBusinessId?: number }
    const business = pickBusiness(businesses, [activeBusinessId])
    if (!business || business.suspendedAt) return null
    const frames = await readFrames(tx, scope, business)
    const { holding } = await readHolding(tx, scope, business, at)
    if (!frames.isEnabled || holding.greetingsPaused) return null
    const kinds = await kindsOf(tx, scope, frames, at)
    if (kinds[kindOfFrame(settingsOf(frames, { type: 'SQUARE_IMAGE' }).frame)] !== null) return null
    const since = { from: addDays(day, -restDays), until: addDays(day, -1) }
    return {
      business,
      frames,
      mayPremium: entitlementTo(holding, 'greetingImage').allowed,
      sent: await listSent(tx, scope, business.businessId, since),
    }
  })
  if (!may) return null
  const { business, frames, mayPremium, sent } = may
  const origin = await world.hosts.originOf(agency.agencyId)
  const called = { ...agency, origin, home: origin, host: new URL(origin).host }
  // What a plan keeps of greetings that are switched off is looked for; nobody is reminded of it.
  if (!agency.configuration.imagePost.enableImagePost) return null
  const now = new Date(`${day}T12:00:00+05:30`)
  const { seen } = await openLibrary({ actor, agency: called, scope, world, now }, agency.agencyId)
  const { platform } = world.database
  const ids = await chooseImages(platform, seen, business, {
    day,
    shape: 'SQUARE',
    preference: user.preference,
    sentLately: new Set(sent),
  })
  const posts = await readPosts(
    platform,
    seen,
    onlyOccasions ? ids.occasion : [...ids.occasion, ...ids.anyDay, ...ids.rest],
  )
  const post = posts.find((one) => one.isShown && (mayPremium || !one.isPremium))
  return post ? { business, frames, post } : null
}

const madeFrom = (imageId: number, hash: string) => ({ imageId, hash, width: reminderWidth })

/** The picture as a JPEG: made once, whoever is sent it and however often; tomorrow's takes its place. */
export async function drawnPicture(
  world: World,
  { business, frames, post }: DayPicture,
): Promise<{ bytes: Buffer; hash: string }> {
  const { hash, make } = await drawForMessage(world, frames, post, reminderWidth)
  const place = reminderPlace(business.agencyId, business.businessId)
  return { bytes: await world.made.find(place, madeFrom(post.imageId, hash), make), hash }
}

/** A picture that was made for a reminder; `missing` is called where it is not there any more. */
export const storedPicture = (
  world: World,
  {
    agencyId,
    businessId,
    imageId,
    hash,
  }: { agencyId: number; businessId: number; imageId: number; hash: string },
  missing: () => never,
): Promise<Buffer> =>
  world.made.find(reminderPlace(agencyId, businessId), madeFrom(imageId, hash), async () => missing())

/** The words that go with a picture, in the customer's language. */
export const wordsOf = ({ post }: DayPicture, language: 'en' | 'hi') => ({
  title: post.title,
  caption: captionOf(post, language),
})
