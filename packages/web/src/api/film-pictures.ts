import type { VideoFacts } from '@parichay/contract/video/fields.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import type { PictureUrls } from '../ui/scene/draw-on-canvas.ts'

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
