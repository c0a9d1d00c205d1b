import type { CardSections } from '@parichay/contract/card/sections.ts'

/** The same sections with other documents in the places of theirs; what has no copy is left out. */
export function withDocuments(
  { paymentOptions, youtubeVideos, gallery, aboutUs, products }: CardSections,
  copyOf: (documentId: number) => number | null,
): CardSections {
  const one = (id: number | null) => (id === null ? null : copyOf(id))
  return {
    paymentOptions: { ...paymentOptions, qrDocumentId: one(paymentOptions.qrDocumentId) },
    youtubeVideos,
    gallery: gallery.flatMap((picture) => {
      const documentId = copyOf(picture.documentId)
      return documentId === null ? [] : [{ ...picture, documentId }]
    }),
    aboutUs: {
      ...aboutUs,
      ownerDocumentId: one(aboutUs.ownerDocumentId),
      brochureDocumentId: one(aboutUs.brochureDocumentId),
    },
    products: products.map((product) => ({
      ...product,
      documentIds: product.documentIds.flatMap((id) => copyOf(id) ?? []),
    })),
  }
}
