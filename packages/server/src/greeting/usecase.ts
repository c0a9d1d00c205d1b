import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { findAgency } from '../agency/store.ts'
import { keepsByPlan } from '../plan/usage/usecase.ts'
import { holds } from '../platform/gate.ts'
import type { Call } from '../platform/http.ts'
import { type Actor, columnOf, scopeAt, type Scope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { mayKeepOwn } from './post/policy.ts'
import { libraryOf } from './store.ts'
import type { Seen } from './withheld/store.ts'

/** Most categories of an agency, and most subcategories of one of them. */
export const [mostCategories, mostSubcategories] = [100, 500] as const

/** Who asks for the library, and when. */
export type Reader = Pick<Call, 'actor' | 'agency' | 'scope' | 'world' | 'now'>

/** Whether somebody keeps the library: sees what is hidden, downloads, and words of the search. */
export const mayManage = (actor: Actor): boolean =>
  ['admin', 'superadmin'].includes(columnOf(actor)) || holds(actor, 'imagePost.manage')

/**
 * The library a call sees: that of `libraryOf`, and none where the agency has no greetings; own posts where they are open. Who keeps the library of all sees
 * it in any case, and a customer whose plan has greetings and still runs. `seen` are its posts as customers of `agencyId` are shown them.
 */
export async function openLibrary(
  { actor, agency, scope, world, now }: Reader,
  agencyId = scope.agencyId,
): Promise<{ shared: number; all: number[]; seen: Seen }> {
  const library = await libraryOf(world.database.platform, agencyId)
  const isOpen =
    scope.reach === 'platform' ||
    agency.configuration.imagePost.enableImagePost ||
    (agency.roles.includes('superadmin') && mayManage(actor)) ||
    (actor.kind === 'customer' &&
      (await world.database.inScope(scope, (tx) =>
        keepsByPlan(tx, scope, actor.userId, ['greetingImage', 'greetingVideo'], {
          products: agency.configuration,
          today: istDay(now),
        }),
      )))
  const all = isOpen ? seenBy({ actor, agency }, library.all) : []
  return { ...library, all, seen: asSeen(agencyId, all) }
}

const asSeen = (by: number, agencyIds: readonly number[]): Seen => ({ agencyIds, by, withheldToo: false })

type Leave = Pick<Reader['agency'], 'configuration' | 'roles'>
/** Those of a library that customers of an agency are shown: its own need its leave. */
const withLeave = (agencyId: number, { configuration, roles }: Leave, all: readonly number[]): number[] => {
  const hidesOwn = !configuration.allowAgencyExclusivePosts && !roles.includes('superadmin')
  return all.filter((id) => !hidesOwn || id !== agencyId)
}

/** The agencies of a library whose posts somebody is shown: without its agency's leave its own are kept for whoever manages them. */
const seenBy = ({ actor, agency }: Pick<Reader, 'actor' | 'agency'>, all: readonly number[]): number[] =>
  actor.kind === 'customer' ? withLeave(actor.agencyId, agency, all) : [...all]

/** The posts that customers of an agency are shown; none where it is gone. */
export async function customersLibrary({ database }: World, agencyId: number): Promise<Seen> {
  const agency = await findAgency(database.platform, agencyId)
  const all = agency ? withLeave(agencyId, agency, (await libraryOf(database.platform, agencyId)).all) : []
  return asSeen(agencyId, all)
}

/** The posts that somebody may have files of, whether or not greetings are sold there: the plan decides that. */
export const filesLibrary = async (
  { actor, agency, world }: Pick<Reader, 'actor' | 'agency' | 'world'>,
  agencyId: number,
): Promise<Seen> =>
  asSeen(agencyId, seenBy({ actor, agency }, (await libraryOf(world.database.platform, agencyId)).all))

/** The agency a new row is for: the own one, or for platform staff the one they name. */
export async function scopeForNew(world: World, scope: Scope, agencyId: number | undefined): Promise<Scope> {
  if (scope.reach !== 'platform') {
    if (agencyId !== undefined && agencyId !== scope.agencyId)
      fail('NOT_FOUND', 'This agency does not exist any more.')
    return scope
  }
  if (agencyId !== undefined && !(await findAgency(world.database.platform, agencyId)))
    fail('NOT_FOUND', 'This agency does not exist any more.')
  return scopeAt(scope, agencyId)
}

/** Rows of one's own need the agency's leave; the super-admin agency and its staff always have it. */
export async function requireExclusivePosts(world: World, scope: Scope, there: Scope): Promise<void> {
  if (scope.reach === 'platform') return
  const agency = await findAgency(world.database.platform, there.agencyId)
  if (mayKeepOwn(agency, scope) !== true)
    fail('CONFLICT', 'Posts of your own are not open to your agency. Ask your provider.')
}
