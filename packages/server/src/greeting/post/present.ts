import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { fileUrl } from '../../document/rules.ts'
import { changeOf } from './rules.ts'
import type { PostRow } from './store.ts'

/** The row as the contract names it; the full size has a call of its own. */
export const presentPost = (row: PostRow, shared: number): ImagePost => ({
  imageId: row.imageId,
  ...changeOf(row),
  isExclusive: row.agencyId !== shared,
  isPopular: row.popularity > 0,
  thumbnailUrl: fileUrl(row.thumbnailKey),
  previewUrl: fileUrl(row.previewKey),
  ...(row.filmPreviewKey !== null && {
    film: { previewUrl: fileUrl(row.filmPreviewKey), seconds: row.filmSeconds ?? 0 },
  }),
  ...(row.design !== null && { hasWords: true }),
  width: row.width,
  height: row.height,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
})
