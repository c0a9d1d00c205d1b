import type { ItemPicture } from '@parichay/contract/ui-customisation/fields.ts'
import { keep, kept } from '../keepsake.ts'

type Uploaded = Pick<ItemPicture, 'url' | 'width' | 'height'>
/** More than all drafts together are likely to name. */
const most = 120

const all = () => kept<Record<string, Uploaded>>('uploadedPictures') ?? {}

/**
 * Keeps what an upload looks like, for field and preview: a form, and its draft after a reload, know only its number. Of too many the
 * first that were sent give way.
 */
export function keepUploaded(documentId: number, { url, width, height }: Uploaded) {
  const entries = Object.entries({ ...all(), [documentId]: { url, width, height } })
  keep('uploadedPictures', Object.fromEntries(entries.slice(-most)))
}

/** An upload of this browser by its document; undefined where it is not known any more. */
export const uploadedPicture = (documentId: number): Uploaded | undefined => all()[documentId]

/** The picture a form has: an upload, none, or what is stored. */
export function pictureIn(
  documentId: number | null | undefined,
  stored: ItemPicture | null,
): ItemPicture | null {
  if (documentId === undefined) return stored
  const uploaded = documentId === null ? undefined : uploadedPicture(documentId)
  return uploaded ? { ...uploaded, sizes: [] } : null
}
