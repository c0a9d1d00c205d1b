import type { VideoFacts } from '@parichay/contract/video/fields.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import type { PictureUrls } from '../ui/scene/draw-on-canvas.ts'
import { uploadedPicture } from './uploaded-pictures.ts'

/** What is stored of a film's pictures: their documents by slot, and where those lie, with the logo. */
export type StoredPictures = { pictures: VideoValues['pictures']; urls: PictureUrls }

/** Where the picture of a slot lies that the form names: the stored one, or one that was sent here and is not saved yet. */
export const pictureUrl = (
  slot: string,
  documentId: number,
  { pictures, urls }: StoredPictures,
): string | undefined =>
  pictures[slot]?.documentId === documentId ? urls[slot] : uploadedPicture(documentId)?.url

/** Addresses of all pictures that the form names. */
export const picturesTyped = (
  { pictures, hasLogo }: Pick<VideoValues, 'pictures' | 'hasLogo'>,
  stored: StoredPictures,
): PictureUrls =>
  Object.fromEntries([
    ...Object.entries(pictures).flatMap(([slot, { documentId }]) => {
      const url = pictureUrl(slot, documentId, stored)
      return url === undefined ? [] : [[slot, url] as const]
    }),
    ...(hasLogo && stored.urls['logo'] ? [['logo', stored.urls['logo']] as const] : []),
  ])

/** Addresses of the pictures a new film begins with: those of its products and the logo. */
export function picturesOf(
  { pictures, hasLogo }: VideoValues,
  { products, logoUrl }: VideoFacts,
): PictureUrls {
  const urls = new Map(
    products.flatMap(({ picture }) => (picture ? [[picture.documentId, picture.url]] : [])),
  )
  return {
    ...Object.fromEntries(
      Object.entries(pictures).flatMap(([key, { documentId }]) => {
        const url = urls.get(documentId)
        return url === undefined ? [] : [[key, url]]
      }),
    ),
    ...(hasLogo && logoUrl ? { logo: logoUrl } : {}),
  }
}
