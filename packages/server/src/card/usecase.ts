import { changedParts } from '@parichay/contract/activity/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { cardEntitlement } from '@parichay/contract/plan/entitlement.ts'
import { findAgency } from '../agency/store.ts'
import { requireNewCards } from '../agency/usecase.ts'
import { findBusiness, lockBusiness } from '../business/store.ts'
import { requireNotSuspended } from '../business/usecase.ts'
import { findDocuments } from '../document/store.ts'
import { audit, type By } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { dropPage } from '../platform/notices.ts'
import { agencyOfBusiness, agencyOfCard } from '../platform/reach.ts'
import { scopeAt, type Scope } from '../platform/scope.ts'
import { fileIds, presentCard } from './present.ts'
import { firstDraft } from './rules.ts'
import { addDraft, type CardRow, type Change, findCard, findCardOf, lockCard, saveSection } from './store.ts'

/** How a call names its card: by number, or by the business whose draft it makes. */
export type Target = {
  cardNo?: number | undefined
  businessId?: number | undefined
  version?: number | undefined
}
type Circle = Pick<Call, 'world' | 'scope' | 'actor' | 'now' | 'agency' | 'ip'>

/** Stops: a card that is not there, or not the caller's. */
export const gone = () => fail('NOT_FOUND', 'This card does not exist any more.')

/** The scope in which platform staff work on this card or business; the own scope for everybody else. */
export async function scopeOf(
  { world, scope }: Pick<Circle, 'world' | 'scope'>,
  target: Target,
): Promise<Scope> {
  if (scope.reach !== 'platform') return scope
  const db = world.database.platform
  const agencyId =
    target.cardNo === undefined
      ? target.businessId && (await agencyOfBusiness(db, target.businessId))
      : await agencyOfCard(db, target.cardNo)
  return scopeAt(scope, agencyId || undefined)
}

/** The agency whose card it is: platform staff work on those of others too. */
export const agencyAt = async (
  { world, agency }: Pick<Circle, 'world' | 'agency'>,
  { agencyId }: Scope,
): Promise<Pick<Circle['agency'], 'agencyName' | 'themePrimary' | 'languages'>> =>
  agencyId === agency.agencyId ? agency : ((await findAgency(world.database.platform, agencyId)) ?? gone())

/** Locks a card after its business: everybody goes customer, business, card, so nobody waits in a ring. */
export async function lockFound(tx: Tx, there: Scope, found: CardRow | undefined): Promise<CardRow> {
  const { businessId, cardNo } = found ?? gone()
  await lockBusiness(tx, there, businessId)
  return (await lockCard(tx, there, cardNo)) ?? gone()
}

/** The card a section is saved to; the first section saved for a business makes its draft. */
async function findTarget(tx: Tx, there: Scope, circle: Circle, target: Target): Promise<CardRow> {
  if (target.cardNo !== undefined) return lockFound(tx, there, await findCard(tx, there, target.cardNo))
  if (target.businessId === undefined)
    fail('VALIDATION', 'Choose the business first.', { field: 'businessId' })
  const business =
    (await findBusiness(tx, there, target.businessId)) ??
    fail('NOT_FOUND', 'This business does not exist any more.')
  const before = await findCardOf(tx, there, business.businessId)
  if (before && before.status !== 'DRAFT')
    fail(
      'ONE_CARD_PER_BUSINESS',
      'Each business can have only one digital card. If you want to create another digital card, you need to add a new business.',
    )
  if (before) return lockFound(tx, there, before)
  await requireNewCards(tx, there, { actor: circle.actor, today: istDay(circle.now) })
  const facts = { ...business.profile, ...business, ownerPhone: business.ownerPhoneNumber } as never
  const { themePrimary, languages } = await agencyAt(circle, there)
  const look = { colour: themePrimary, language: languages[0] ?? 'en' } as const
  await addDraft(tx, there, { ...firstDraft(facts, look), businessId: business.businessId }, circle.now)
  return lockFound(tx, there, await findCardOf(tx, there, business.businessId))
}

/** After the grace a card is read-only for its owner until it is renewed; staff go on helping. */
function requireTime(card: CardRow, now: Date) {
  const answer = cardEntitlement(card.expiryDateForCustomer, istDay(now))
  if (!answer.allowed)
    fail(answer.code, 'The time of this card is over. Renew it, and you can change everything again.')
}

type Decide = (tx: Tx, there: Scope, card: CardRow) => Promise<Change>

/** Saves what is decided about a locked card, and gives it as it is then. CONFLICT where it has another version than this one. */
export async function saveLocked(
  tx: Tx,
  there: Scope,
  card: CardRow,
  { actor, now, ip }: By,
  { decide, version }: { decide: Decide; version?: number | undefined },
): Promise<CardRow> {
  const change = await decide(tx, there, card)
  if (!(await saveSection(tx, there, card.cardNo, change, version, now))) {
    fail('CONFLICT', 'This card was changed on another device. Look at the newer version and save again.')
  }
  const saved = (await findCard(tx, there, card.cardNo)) ?? gone()
  // Owners save all day long; what others change for them is written down. These have entries of their own.
  const { paymentOptions: _a, status: _b, publishedAt: _c, cardLimit: _d, ...sections } = change
  const detail =
    actor.kind === 'staff'
      ? changedParts(card as Record<string, unknown>, JSON.parse(JSON.stringify(sections)))
      : undefined
  if (detail)
    await audit(tx, there, {
      at: now,
      actor,
      action: 'card.change',
      object: `card ${card.cardNo}`,
      detail,
      ip,
    })
  return saved
}

/**
 * Load, decide, save, present: the same for every section. `decide` says what to save. The cached page is gone
 * before the answer is sent, so that the first request after it shows the change. `whenOver`: also for a card whose
 * time is over.
 */
export async function save(
  circle: Circle,
  target: Target,
  decide: Decide,
  { whenOver = false }: { whenOver?: boolean } = {},
) {
  const { world, now } = circle
  const there = await scopeOf(circle, target)
  const { before, after, documents } = await world.database.inScope(there, async (tx) => {
    const card = await findTarget(tx, there, circle, target)
    if (circle.actor.kind === 'customer') await requireNotSuspended(tx, there, card.businessId)
    if (circle.actor.kind === 'customer' && !whenOver) requireTime(card, now)
    const saved = await saveLocked(tx, there, card, circle, { decide, version: target.version })
    return { before: card, after: saved, documents: await findDocuments(tx, there, fileIds(saved)) }
  })
  for (const cardId of new Set([before.cardId, after.cardId]))
    if (cardId) await dropPage(world, `${after.agencyId}:${cardId}`)
  return presentCard(after, documents, await world.hosts.originOf(after.agencyId), circle.actor)
}
