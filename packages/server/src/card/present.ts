import { type Card, type CardFile, defaultCardLimit } from '@parichay/contract/card/fields.ts'
import { documentIdsOf } from '@parichay/contract/card/sections.ts'
import { fileUrl } from '../document/rules.ts'
import type { DocumentRow } from '../document/store.ts'
import type { Actor } from '../platform/scope.ts'
import { verdictsOnCard } from './policy.ts'
import type { CardRow } from './store.ts'

/** The files a card shows, by id: logo and cover first. */
export const fileIds = (row: CardRow): number[] => [
  ...[row.basicDetails.logoDocumentId, row.basicDetails.coverDocumentId].filter(
    (id): id is number => id !== null,
  ),
  ...documentIdsOf(row),
]

const presentFile = (row: DocumentRow): CardFile => ({
  url: fileUrl(row.storageKey),
  thumbnailUrl: fileUrl(row.thumbnailKey),
  width: row.width,
  height: row.height,
  bytes: row.bytes,
})

/** The card as owner and staff see it, and what `actor` may do with it. `origin` is the address of the agency's public pages. */
export function presentCard(row: CardRow, documents: DocumentRow[], origin: string, actor: Actor): Card {
  const byId = new Map(documents.map((document) => [document.documentId, document]))
  const { logoDocumentId, coverDocumentId } = row.basicDetails
  const [logo, cover] = [logoDocumentId, coverDocumentId].map((id) => byId.get(id ?? 0))
  const urlOf = (found: DocumentRow | undefined) => (found ? fileUrl(found.storageKey) : null)
  const sizeOf = (found: DocumentRow | undefined) =>
    found ? { width: found.width, height: found.height } : null
  return {
    cardNo: row.cardNo,
    cardId: row.cardId,
    businessId: row.businessId,
    agencyId: row.agencyId,
    status: row.status,
    isLocked: row.isLocked,
    template: row.template,
    basicDetails: row.basicDetails,
    links: row.links,
    paymentOptions: row.paymentOptions,
    youtubeVideos: row.youtubeVideos,
    gallery: row.gallery,
    aboutUs: row.aboutUs,
    products: row.products,
    settings: row.settings,
    limit: { ...defaultCardLimit, ...row.cardLimit },
    pictures: {
      logoUrl: urlOf(logo),
      coverUrl: urlOf(cover),
      logoSize: sizeOf(logo),
      coverSize: sizeOf(cover),
    },
    files: Object.fromEntries(
      documentIdsOf(row).flatMap((id) => {
        const found = byId.get(id)
        return found ? [[String(id), presentFile(found)]] : []
      }),
    ),
    url: row.cardId && row.status !== 'DRAFT' ? `${origin}/${row.cardId}` : null,
    expiryDateForCustomer: row.expiryDateForCustomer,
    can: verdictsOnCard(row, actor),
    version: row.version,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
