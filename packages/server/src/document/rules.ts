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

/** Where a stored file is read. */
export const fileUrl = (key: string) => `/files/${key}`
