import type { Card } from '@parichay/contract/card/fields.ts'
import { fileUrl } from '../document/rules.ts'
import type { DocumentRow } from '../document/store.ts'
import type { CardRow } from './store.ts'

/** The pictures a card shows, by id. */
export const pictureIds = (row: CardRow): number[] =>
  [row.basicDetails.logoDocumentId, row.basicDetails.coverDocumentId].filter(
    (id): id is number => id !== null,
  )

/** The card as owner and staff see it. `origin` is the address of the agency's public pages. */
export function presentCard(row: CardRow, documents: DocumentRow[], origin: string): Card {
  const [logo, cover] = [row.basicDetails.logoDocumentId, row.basicDetails.coverDocumentId].map((id) =>
    documents.find((document) => document.documentId === id),
  )
  const urlOf = (found: DocumentRow | undefined) => (found ? fileUrl(found.storageKey) : null)
  const sizeOf = (found: DocumentRow | undefined) =>
    found ? { width: found.width, height: found.height } : null
  return {
    cardNo: row.cardNo,
    cardId: row.cardId,
    businessId: row.businessId,
    agencyId: row.agencyId,
    status: row.status,
    template: row.template,
    basicDetails: row.basicDetails,
    links: row.links,
    settings: row.settings,
    limit: row.cardLimit,
    pictures: {
      logoUrl: urlOf(logo),
      coverUrl: urlOf(cover),
      logoSize: sizeOf(logo),
      coverSize: sizeOf(cover),
    },
    url: row.cardId && row.status !== 'DRAFT' ? `${origin}/${row.cardId}` : null,
    expiryDateForCustomer: row.expiryDateForCustomer,
    version: row.version,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
