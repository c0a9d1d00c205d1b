import type { PagePicture } from '@parichay/contract/card/page.ts'
import type { PictureSize } from '../platform/tables.ts'

/** Files and bytes one business may store (ASVS 5.2). */
export const quota = { files: 400, bytes: 300 * 1024 * 1024 } as const

/** Whether one more file of this size fits. */
export const fits = (stored: { files: number; bytes: number }, bytes: number) =>
  stored.files < quota.files && stored.bytes + bytes <= quota.bytes

type Owned = { businessId: number | null; ownerUserId: number | null; madeBy: string }

/** A picture may be used by its own business; while it has none, by its customer's businesses or by who uploaded it. */
export function mayUse(
  document: Owned,
  business: { businessId: number | null; userId: number },
  uploader: string,
): boolean {
  if (document.businessId !== null) return document.businessId === business.businessId
  return document.ownerUserId === business.userId || document.madeBy === uploader
}

/** Whether a stored file is a picture; the others are PDFs. */
export const isPicture = ({ contentType }: { contentType: string }) => contentType.startsWith('image/')

/** Where a stored file is read. */
export const fileUrl = (key: string) => `/files/${key}`

type Sized = { storageKey: string; width: number; height: number; sizes: PictureSize[] }

/** A stored picture as pages show it, with the smaller makes that exist. */
export const pagePicture = ({ storageKey, width, height, sizes }: Sized): PagePicture => ({
  url: fileUrl(storageKey),
  width,
  height,
  sizes: sizes.map((size) => ({
    width: size.width,
    webp: fileUrl(size.webp),
    avif: size.avif && fileUrl(size.avif),
  })),
})
