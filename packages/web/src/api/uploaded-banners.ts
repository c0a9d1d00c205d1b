import type { ItemPicture } from '@parichay/contract/ui-customisation/fields.ts'

/** Banners uploaded here that are not saved yet, by their document: the form knows only its number. */
const uploaded = new Map<number, ItemPicture>()

/** Keeps what an upload looks like, for field and preview. */
export function keepUploaded(
  documentId: number,
  { url, width, height }: Pick<ItemPicture, 'url' | 'width' | 'height'>,
) {
  uploaded.set(documentId, { url, width, height, sizes: [] })
}

/** The picture a form has: an upload, none, or what is stored. */
export const pictureIn = (
  documentId: number | null | undefined,
  stored: ItemPicture | null,
): ItemPicture | null =>
  documentId === undefined ? stored : documentId === null ? null : (uploaded.get(documentId) ?? stored)
