import { documentIdsOf } from '@parichay/contract/card/sections.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { addBusiness, type BusinessRow } from '../store.ts'
import { withDocuments } from './rules.ts'

/**
 * Copies a business with its pictures and, as a draft without id, its card (screens 8.28). Payments, expiry and
 * visitors stay with the original. Returns the new business's id.
 */
export async function copyBusiness(
  tx: Tx,
  scope: Scope,
  from: BusinessRow,
  to: { name: string; origin: 'self' | 'clone'; madeByFranchiseeId: number | null; now: Date },
): Promise<number> {
  const businessId = await addBusiness(tx, scope, {
    userId: from.userId,
    businessName: to.name,
    category: from.category,
    mobile: from.mobile,
    email: from.email,
    city: from.city,
    profile: from.profile,
    logoDocumentId: null,
    businessMadeBy: to.origin,
    madeByFranchiseeId: to.madeByFranchiseeId,
    ownerPhone: from.ownerPhone,
    createdAt: to.now,
  })
  const card = await tx
    .selectFrom('card')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', from.businessId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  const frames = await tx
    .selectFrom('frameSetup')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', from.businessId)
    .executeTakeFirst()
  const pictures = frames?.setup?.pictures
  const ids = [
    from.logoDocumentId,
    pictures?.symbolDocumentId,
    pictures?.ownPhotoDocumentId,
    pictures?.productDocumentId,
    ...(pictures?.leaderDocumentIds ?? []),
    card?.basicDetails.logoDocumentId,
    card?.basicDetails.coverDocumentId,
    ...(card ? documentIdsOf(card) : []),
  ]
  const copies = await copyDocuments(
    tx,
    scope,
    ids.filter((id): id is number => typeof id === 'number'),
    businessId,
  )
  const copyOf = (id: number | null | undefined) => (id ? (copies.get(id) ?? null) : null)
  await tx
    .updateTable('business')
    .set({ logoDocumentId: copyOf(from.logoDocumentId) })
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .execute()
  if (frames?.setup) {
    const { setup } = frames
    const copied = {
      symbolDocumentId: copyOf(setup.pictures.symbolDocumentId),
      ownPhotoDocumentId: copyOf(setup.pictures.ownPhotoDocumentId),
      productDocumentId: copyOf(setup.pictures.productDocumentId),
      leaderDocumentIds: setup.pictures.leaderDocumentIds.flatMap((id) => copyOf(id) ?? []),
    }
    // What an admin gave beyond the plan stays with the original, and so does a name written for it.
    const texts = { ...setup.texts, name: '' }
    await tx
      .insertInto('frameSetup')
      .values({
        agencyId: scope.agencyId,
        businessId,
        setup: JSON.stringify({ ...setup, texts, pictures: copied }),
        updatedAt: to.now,
      })
      .execute()
  }
  if (!card) return businessId
  const basicDetails = {
    ...card.basicDetails,
    companyName: to.name,
    logoDocumentId: copyOf(card.basicDetails.logoDocumentId),
    coverDocumentId: copyOf(card.basicDetails.coverDocumentId),
  }
  const sections = withDocuments(card, copyOf)
  await tx
    .insertInto('card')
    .values({
      paymentOptions: JSON.stringify(sections.paymentOptions),
      youtubeVideos: JSON.stringify(sections.youtubeVideos),
      gallery: JSON.stringify(sections.gallery),
      aboutUs: JSON.stringify(sections.aboutUs),
      products: JSON.stringify(sections.products),
      agencyId: scope.agencyId,
      businessId,
      cardId: null,
      status: 'DRAFT',
      template: JSON.stringify(card.template),
      basicDetails: JSON.stringify(basicDetails),
      links: JSON.stringify(card.links),
      settings: JSON.stringify({ ...card.settings, seoTitle: '', seoDescription: '' }),
      cardLimit: JSON.stringify(card.cardLimit),
      publishedAt: null,
      deletedAt: null,
      createdAt: to.now,
      updatedAt: to.now,
    })
    .execute()
  return businessId
}

/** Rows of their own on the same stored files. */
async function copyDocuments(
  tx: Tx,
  scope: Scope,
  ids: number[],
  businessId: number,
): Promise<Map<number, number>> {
  const copies = new Map<number, number>()
  for (const id of new Set(ids)) {
    const {
      documentId: _old,
      sizes,
      ...row
    } = await tx
      .selectFrom('document')
      .selectAll()
      .where('agencyId', '=', scope.agencyId)
      .where('documentId', '=', id)
      .forKeyShare()
      .executeTakeFirstOrThrow()
    const made = await tx
      .insertInto('document')
      .values({ ...row, sizes: JSON.stringify(sizes), businessId })
      .returning('documentId')
      .executeTakeFirstOrThrow()
    copies.set(id, made.documentId)
  }
  return copies
}
