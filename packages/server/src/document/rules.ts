import type { documentKinds } from '@parichay/contract/document/kinds.ts'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import type { PictureSize } from '../platform/tables.ts'

/** Files and bytes one business may store (ASVS 5.2). */
export const quota = { files: 400, bytes: 300 * 1024 * 1024 } as const
/** The same for photographs of people, who may be 2,000 in one project. */
export const photoQuota = { files: 6000, bytes: 900 * 1024 * 1024 } as const

/** Whether one more file of this size fits. */
export const fits = (
  stored: { files: number; bytes: number },
  bytes: number,
  most: { files: number; bytes: number } = quota,
) => stored.files < most.files && stored.bytes + bytes <= most.bytes

/** What an upload may be for, by who uploads it: the parts of a card, what belongs to the business, the agency's library. */
const needed: Record<(typeof documentKinds)[number], readonly PermissionName[]> = {
  logo: ['document.upload'],
  cover: ['card.edit'],
  owner: ['card.edit'],
  gallery: ['card.edit'],
  product: ['card.edit'],
  payment: ['card.edit'],
  person: ['pdf.edit'],
  signature: ['pdf.edit'],
  brochure: ['card.edit'],
  imagePost: ['imagePost.manage'],
  banner: ['document.upload'],
  landing: ['document.upload'],
  profile: [],
}

/**
 * Whether somebody may upload files of this kind (`hierarchy1`). Customers fill their own card, never the library of
 * greetings, no banner and no landing page; staff need a permission that uses the file, and outside the library and a logo a business it is for.
 */
export function mayUpload(
  kind: (typeof documentKinds)[number],
  who: {
    isCustomer: boolean
    /** Of the super-admin agency: they keep what stands on the pages of customers. */
    isPlatformAdmin: boolean
    /** Of any agency: they keep its landing pages. */
    isAdmin: boolean
    holds(permission: PermissionName): boolean
    hasBusiness: boolean
  },
): boolean {
  if (kind === 'banner') return who.isPlatformAdmin
  if (kind === 'landing') return who.isAdmin
  // The photo of an account: of no business, and nobody gives it to somebody else.
  if (kind === 'profile') return who.isCustomer && !who.hasBusiness
  if (who.isCustomer) return kind !== 'imagePost'
  if (!needed[kind].some(who.holds)) return false
  return kind === 'imagePost' || kind === 'logo' || who.hasBusiness
}

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

type Kept = { storageKey: string; thumbnailKey: string; jpegKey: string; sizes: PictureSize[] }

/** Every file of a record, each once. */
export const filesOf = ({ storageKey, thumbnailKey, jpegKey, sizes }: Kept): string[] => [
  ...new Set([
    storageKey,
    thumbnailKey,
    jpegKey,
    ...sizes.flatMap(({ webp, avif }) => (avif === null ? [webp] : [webp, avif])),
  ]),
]

/** Where the make of a photograph for printing is kept, beside it. */
export const printPlace = (storageKey: string) => `${storageKey.replace(/\.\w+$/, '')}-print`

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
