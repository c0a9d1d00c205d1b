import { istDay } from '@parichay/contract/business/rules.ts'
import { trialEnd } from '@parichay/contract/plan/entitlement.ts'
import type { cardRoutes } from '@parichay/contract/card/routes.ts'
import { cardIdFault } from '@parichay/contract/card/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { requireNewCards } from '../../agency/usecase.ts'
import { setExpiry } from '../../business/store.ts'
import { useBrochure, usePictures } from '../../document/store.ts'
import { linkTypeOf } from '../../link-store/rules.ts'
import { holdTypes } from '../../link-store/store.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { nameOf, type Scope } from '../../platform/scope.ts'
import { tellOfPayment, withBankName } from '../payment/usecase.ts'
import { agencyAt, save } from '../usecase.ts'
import { checkLinks, missingForPublishing, refuseTooMany } from '../rules.ts'
import { type CardRow, type Change, holderOf, releaseId } from '../store.ts'

const idTaken = {
  taken: 'This card link is taken. Choose another.',
  reserved: 'This card link is reserved. Choose another.',
  invalid: 'Use 3 to 30 small letters, digits and single hyphens.',
  recently_released: 'This card link was in use a short while ago. Choose another.',
} as const

/** Saving the nine sections of a card, each by itself. */
export const sectionHandlers = {
  updateCardBasicDetails: (call) =>
    save(call, call.body, async (tx, there, card) => {
      const { basicDetails } = call.body
      const ids = [basicDetails.logoDocumentId, basicDetails.coverDocumentId]
      await usePictures(tx, there, ids, card, nameOf(call.actor))
      return { basicDetails }
    }),

  updateCardTemplate: (call) => save(call, call.body, async () => ({ template: call.body.template })),

  updateCardLinks: (call) =>
    save(call, call.body, async (tx, _there, card) => {
      const { links } = call.body
      refuseTooMany(card, 'links', links.length)
      const types = await holdTypes(tx, [...new Set(links.map((link) => link.linkTypeId))])
      const kept = new Set(card.links.map((link) => link.linkTypeId))
      const verdict = checkLinks(links, new Map(types.map((row) => [row.linkTypeId, linkTypeOf(row)])), kept)
      return 'links' in verdict
        ? verdict
        : fail('VALIDATION', verdict.message, { field: `links.${verdict.index}.value` })
    }),

  updateCardSettings: (call) =>
    save(call, call.body, async (tx, there, card) => {
      const { cardId, settings, publish } = call.body
      const change: Change = settings ? { settings: { ...card.settings, ...settings } } : {}
      if (cardId !== undefined && cardId !== card.cardId) {
        const fault = cardIdFault(cardId, [(await agencyAt(call, there)).agencyName])
        if (fault)
          fail(fault === 'invalid' ? 'VALIDATION' : 'CARD_ID_TAKEN', idTaken[fault], { field: 'cardId' })
        const holder = await holderOf(tx, there, cardId, { card, now: call.now })
        if (holder)
          fail('CARD_ID_TAKEN', idTaken[holder.released ? 'recently_released' : 'taken'], { field: 'cardId' })
        if (card.cardId && card.status !== 'DRAFT')
          await releaseId(tx, there, card.cardNo, { old: card.cardId, now: cardId }, call.now)
        change.cardId = cardId
      }
      if (publish && card.status === 'DRAFT') await publishInto(change, { ...call, tx, there, card })
      return change
    }),

  updateCardPaymentOptions: (call) =>
    save(call, call.body, async (tx, there, card) => {
      const paymentOptions = withBankName(call.body.paymentOptions)
      await usePictures(tx, there, [paymentOptions.qrDocumentId], card, nameOf(call.actor))
      await tellOfPayment(call, { tx, there, card, paymentOptions })
      return { paymentOptions }
    }),

  updateCardYoutubeVideos: (call) =>
    save(call, call.body, async (_tx, _there, card) => {
      const { youtubeVideos } = call.body
      refuseTooMany(card, 'youtubeVideos', youtubeVideos.length)
      return { youtubeVideos }
    }),

  updateCardGallery: (call) =>
    save(call, call.body, async (tx, there, card) => {
      const { gallery } = call.body
      refuseTooMany(card, 'gallery', gallery.length)
      const ids = gallery.map((picture) => picture.documentId)
      await usePictures(tx, there, ids, card, nameOf(call.actor))
      return { gallery }
    }),

  updateCardAboutUs: (call) =>
    save(call, call.body, async (tx, there, card) => {
      const { aboutUs } = call.body
      await usePictures(tx, there, [aboutUs.ownerDocumentId], card, nameOf(call.actor))
      await useBrochure(tx, there, aboutUs.brochureDocumentId, card, nameOf(call.actor))
      return { aboutUs }
    }),

  updateCardProducts: (call) =>
    save(call, call.body, async (tx, there, card) => {
      const { products } = call.body
      refuseTooMany(card, 'products', products.length)
      const ids = products.flatMap((product) => product.documentIds)
      await usePictures(tx, there, ids, card, nameOf(call.actor))
      return { products }
    }),
} satisfies Partial<Handlers<typeof cardRoutes>>

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
  // A draft may be older than the bill that stops new cards.
  await requireNewCards(tx, there, { actor, today: istDay(now) })
  change.status = 'ACTIVE'
  change.publishedAt = now
  const end = trialEnd(istDay(now), card.expiryDateForCustomer)
  if (end) await setExpiry(tx, there, card.businessId, end)
  await audit(tx, there, { at: now, actor, action: 'card.publish', object: `card ${card.cardNo}`, ip })
}
