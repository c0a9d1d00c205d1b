import type { Card } from '@parichay/contract/card/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import type { posterDesigns } from '@parichay/contract/greeting/own-poster.ts'

/** What a photograph of a poster shows. */
export type PhotoOf = NonNullable<(typeof posterDesigns)[keyof typeof posterDesigns]['photo']>
/** A picture that a business has already. */
export type OwnPhoto = { documentId: number; url: string; thumbnailUrl: string; of: PhotoOf }

/** What pictures are looked for in. */
export type PhotoSources = {
  card?: Pick<Card, 'basicDetails' | 'aboutUs' | 'gallery' | 'products' | 'files' | 'pictures'> | undefined
  answer?: Pick<FrameAnswer, 'pictures' | 'imageAddresses'> | undefined
}

const most = 12

/**
 * Pictures a business has already, those that show what is wanted first: the owner of the card and the frames, the shop on
 * cover and in the gallery, the products. Each once. Pure.
 */
export function ownPhotos({ card, answer }: PhotoSources, wanted: PhotoOf): OwnPhoto[] {
  const stored = (documentId: number | null | undefined, of: PhotoOf): OwnPhoto[] => {
    const file = documentId ? card?.files[String(documentId)] : undefined
    return documentId && file ? [{ documentId, url: file.url, thumbnailUrl: file.thumbnailUrl, of }] : []
  }
  const known = (
    documentId: number | null | undefined,
    url: string | null | undefined,
    of: PhotoOf,
  ): OwnPhoto[] => (documentId && url ? [{ documentId, url, thumbnailUrl: url, of }] : [])
  const all = [
    ...known(answer?.pictures.ownPhotoDocumentId, answer?.imageAddresses['ownPhoto'], 'person'),
    ...stored(card?.aboutUs.ownerDocumentId, 'person'),
    ...known(card?.basicDetails.coverDocumentId, card?.pictures.coverUrl, 'shop'),
    ...(card?.gallery ?? []).flatMap(({ documentId }) => stored(documentId, 'shop')),
    ...(card?.products ?? []).flatMap(({ documentIds }) => stored(documentIds[0], 'product')),
    ...known(answer?.pictures.productDocumentId, answer?.imageAddresses['productPhoto'], 'product'),
  ]
  const once = all.filter((one, i) => all.findIndex(({ documentId }) => documentId === one.documentId) === i)
  return [...once.filter(({ of }) => of === wanted), ...once.filter(({ of }) => of !== wanted)].slice(0, most)
}
