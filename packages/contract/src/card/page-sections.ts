import type { PagePicture, PageSections } from './page.ts'
import type { CardSections } from './sections.ts'

type Files = {
  pictureOf: (documentId: number) => PagePicture | null
  fileOf: (documentId: number) => { url: string; bytes: number } | null
}

/** Sections as a page draws them: pictures in place of their numbers; a file that is gone is left out. */
export function pageSections(sections: CardSections, { pictureOf, fileOf }: Files): PageSections {
  const { qrDocumentId, ...payment } = sections.paymentOptions
  const { ownerDocumentId, brochureDocumentId, ...about } = sections.aboutUs
  const seen = (id: number) => pictureOf(id) ?? []
  return {
    paymentOptions: { ...payment, qr: qrDocumentId === null ? null : pictureOf(qrDocumentId) },
    youtubeVideos: sections.youtubeVideos,
    gallery: sections.gallery.flatMap(({ documentId, ...words }) => {
      const picture = pictureOf(documentId)
      return picture ? [{ ...words, picture }] : []
    }),
    aboutUs: {
      ...about,
      owner: ownerDocumentId === null ? null : pictureOf(ownerDocumentId),
      brochure: brochureDocumentId === null ? null : fileOf(brochureDocumentId),
    },
    products: sections.products.map(({ documentIds, ...product }) => ({
      ...product,
      pictures: documentIds.flatMap(seen),
    })),
  }
}
