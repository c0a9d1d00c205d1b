import { istDay } from '@parichay/contract/business/rules.ts'
import type { cardRoutes } from '@parichay/contract/card/routes.ts'
import { cardIdFault, cardIdIdeas } from '@parichay/contract/card/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { findBusiness, lockBusiness, setExpiry } from '../business/store.ts'
import { findDocuments, usePictures } from '../document/store.ts'
import { linkTypeOf } from '../link-store/rules.ts'
import { findTypes } from '../link-store/store.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { spend } from '../platform/limits.ts'
import { dropPage } from '../platform/notices.ts'
import { agencyOfBusiness, agencyOfCard } from '../platform/reach.ts'
import { nameOf, scopeAt, type Scope } from '../platform/scope.ts'
import { pictureIds, presentCard } from './present.ts'
import { checkLinks, firstDraft, missingForPublishing, trialEnd } from './rules.ts'
import {
  addDraft,
  type CardRow,
  findCard,
  findCardOf,
  freeIds,
  holderOf,
  lockCard,
  releaseId,
  saveSection,
} from './store.ts'

type Target = { cardNo?: number | undefined; businessId?: number | undefined; version?: number | undefined }
type Circle = Pick<Call, 'world' | 'scope' | 'actor' | 'now' | 'agency' | 'ip'>

const gone = () => fail('NOT_FOUND', 'This card does not exist any more.')
const idTaken = {
  taken: 'This card link is taken. Choose another.',
  reserved: 'This card link is reserved. Choose another.',
  invalid: 'Use 3 to 30 small letters, digits and single hyphens.',
  recently_released: 'This card link was in use a short while ago. Choose another.',
} as const

/** The scope in which platform staff work on this card or business; the own scope for everybody else. */
async function scopeOf({ world, scope }: Pick<Circle, 'world' | 'scope'>, target: Target): Promise<Scope> {
  if (scope.reach !== 'platform') return scope
  const db = world.database.platform
  const agencyId =
    target.cardNo === undefined
      ? target.businessId && (await agencyOfBusiness(db, target.businessId))
      : await agencyOfCard(db, target.cardNo)
  return scopeAt(scope, agencyId || undefined)
}

/** Locks a card after its business: everybody goes customer, business, card, so nobody waits in a ring. */
async function lockFound(tx: Tx, there: Scope, found: CardRow | undefined): Promise<CardRow> {
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
  const facts = { ...business.profile, ...business, ownerPhone: business.ownerPhoneNumber } as never
  const look = { colour: circle.agency.themePrimary, language: circle.agency.languages[0] ?? 'en' } as const
  await addDraft(tx, there, { ...firstDraft(facts, look), businessId: business.businessId }, circle.now)
  return lockFound(tx, there, await findCardOf(tx, there, business.businessId))
}

type Change = Parameters<typeof saveSection>[3]

/** Load, decide, save, present: the same for every section. `decide` says what to save. */
async function save(
  circle: Circle,
  target: Target,
  decide: (tx: Tx, there: Scope, card: CardRow) => Promise<Change>,
) {
  const { world, now } = circle
  const there = await scopeOf(circle, target)
  const { before, after, documents } = await world.database.inScope(there, async (tx) => {
    const card = await findTarget(tx, there, circle, target)
    const change = await decide(tx, there, card)
    if (!(await saveSection(tx, there, card.cardNo, change, target.version, now))) {
      fail('CONFLICT', 'This card was changed on another device. Look at the newer version and save again.')
    }
    const saved = (await findCard(tx, there, card.cardNo)) ?? gone()
    return { before: card, after: saved, documents: await findDocuments(tx, there, pictureIds(saved)) }
  })
  for (const cardId of new Set([before.cardId, after.cardId]))
    if (cardId) await dropPage(world, `${after.agencyId}:${cardId}`)
  return presentCard(after, documents, await world.hosts.originOf(after.agencyId))
}

/** Handlers of `cardRoutes`. */
export const cardHandlers: Handlers<typeof cardRoutes> = {
  async getCardsByBusiness({ query, scope, world }) {
    const there = await scopeOf({ world, scope }, query)
    return world.database.inScope(there, async (tx) => {
      if (!(await findBusiness(tx, there, query.businessId)))
        fail('NOT_FOUND', 'This business does not exist any more.')
      const row = await findCardOf(tx, there, query.businessId)
      return row
        ? [
            presentCard(
              row,
              await findDocuments(tx, there, pictureIds(row)),
              await world.hosts.originOf(row.agencyId),
            ),
          ]
        : []
    })
  },

  async getCard({ query, scope, world }) {
    const there = await scopeOf({ world, scope }, query)
    return world.database.inScope(there, async (tx) => {
      const row = (await findCard(tx, there, query.cardNo)) ?? gone()
      return presentCard(
        row,
        await findDocuments(tx, there, pictureIds(row)),
        await world.hosts.originOf(row.agencyId),
      )
    })
  },

  async checkCardIdAvailability({ query, scope, actor, world, now, agency }) {
    const { cardId, cardNo } = query
    const who = actor.kind === 'none' ? '' : actor.sessionId
    await spend(world.database.platform, now, [{ bucket: `card-id:${who}`, max: 60, windowSec: 60 }])
    const there = await scopeOf({ world, scope }, { cardNo })
    return world.database.inScope(there, async (tx) => {
      const card = cardNo === undefined ? undefined : ((await findCard(tx, there, cardNo)) ?? gone())
      const fault = cardIdFault(cardId, [agency.agencyName])
      const holder = fault ? undefined : await holderOf(tx, there, cardId, now)
      const free = !fault && (!holder || holder.cardNo === cardNo)
      const reason = fault ?? (holder && !free ? (holder.released ? 'recently_released' : 'taken') : null)
      const base = {
        name: card?.businessName ?? cardId,
        city: card?.basicDetails.city ?? '',
        category: card?.category ?? '',
      }
      const suggestions = free ? [] : (await freeIds(tx, there, cardIdIdeas(base, cardId), now)).slice(0, 3)
      return { available: free, reason, suggestions }
    })
  },

  updateCardBasicDetails: (call) =>
    save(call, call.body, async (tx, there, card) => {
      const { basicDetails } = call.body
      const ids = [basicDetails.logoDocumentId, basicDetails.coverDocumentId]
      await usePictures(
        tx,
        there,
        ids,
        { businessId: card.businessId, userId: card.userId },
        nameOf(call.actor),
      )
      return { basicDetails }
    }),

  updateCardTemplate: (call) => save(call, call.body, async () => ({ template: call.body.template })),

  updateCardLinks: (call) =>
    save(call, call.body, async (tx, _there, card) => {
      const { links } = call.body
      const max = card.cardLimit.links
      if (max !== -1 && links.length > max)
        fail('LIMIT_REACHED', `This card can have ${max} links. Remove ${links.length - max}.`, {
          field: 'links',
        })
      const types = await findTypes(tx, [...new Set(links.map((link) => link.linkTypeId))])
      const verdict = checkLinks(links, new Map(types.map((row) => [row.linkTypeId, linkTypeOf(row)])))
      return 'links' in verdict
        ? verdict
        : fail('VALIDATION', verdict.message, { field: `links.${verdict.index}.value` })
    }),

  updateCardSettings: (call) =>
    save(call, call.body, async (tx, there, card) => {
      const { cardId, settings, publish } = call.body
      const change: Change = settings ? { settings: { ...card.settings, ...settings } } : {}
      if (cardId !== undefined && cardId !== card.cardId) {
        const fault = cardIdFault(cardId, [call.agency.agencyName])
        if (fault)
          fail(fault === 'invalid' ? 'VALIDATION' : 'CARD_ID_TAKEN', idTaken[fault], { field: 'cardId' })
        const holder = await holderOf(tx, there, cardId, call.now)
        if (holder && holder.cardNo !== card.cardNo)
          fail('CARD_ID_TAKEN', idTaken[holder.released ? 'recently_released' : 'taken'], { field: 'cardId' })
        if (card.cardId && card.status !== 'DRAFT')
          await releaseId(tx, there, card.cardNo, { old: card.cardId, now: cardId }, call.now)
        change.cardId = cardId
      }
      if (publish && card.status === 'DRAFT') await publishInto(change, { ...call, tx, there, card })
      return change
    }),
}

/** A draft goes live: it must be complete, and a business without validity begins its trial. */
async function publishInto(
  change: Change,
  {
    tx,
    there,
    card,
    now,
    actor,
    ip,
  }: Pick<Call, 'now' | 'actor' | 'ip'> & { tx: Tx; there: Scope; card: CardRow },
) {
  const missing = missingForPublishing({
    cardId: change.cardId ?? card.cardId,
    basicDetails: card.basicDetails,
  })
  const words = {
    companyName: 'Give the business name first.',
    phones: 'Give a phone number first.',
    cardId: 'Choose the card link first.',
  }
  if (missing) fail('CARD_INCOMPLETE', words[missing], { field: missing })
  change.status = 'ACTIVE'
  change.publishedAt = now
  const end = trialEnd(istDay(now), card.expiryDateForCustomer)
  if (end) await setExpiry(tx, there, card.businessId, end)
  await audit(tx, there, { at: now, actor, action: 'card.publish', object: `card ${card.cardNo}`, ip })
}
