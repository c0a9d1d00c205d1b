import type { ImagesChange } from '@parichay/contract/bulk/fields.images.ts'
import type { BulkKind } from '@parichay/contract/bulk/fields.ts'
import type { PostRow } from '../../greeting/post/store.ts'
import type { ImageParts } from '../../platform/tables.bulk.ts'

/** The kind of job that makes a change of images. */
export function kindOf({ isShown, isWithheld, place, tags }: ImagesChange): BulkKind {
  if (isWithheld !== undefined) return isWithheld ? 'imageWithhold' : 'imageRelease'
  if (isShown !== undefined) return isShown ? 'imageShow' : 'imageHide'
  return place ? 'imagePlace' : tags ? 'imageTags' : 'imageDay'
}

/** What becomes of an image; tags keep their order, and new ones stand behind them. */
function partsAfter(
  { imageTagIds }: Pick<PostRow, 'imageTagIds'>,
  { isShown, place, tags, day }: ImagesChange,
): ImageParts {
  if (isShown !== undefined) return { isShown }
  if (place) return place
  if (!tags) return { day: day ?? null }
  const kept = imageTagIds.filter((id) => !tags.takeOff.includes(id))
  return { imageTagIds: [...new Set([...kept, ...tags.add])] }
}

/** The parts of an image that a change makes other than they are, and what they are; null where it is so already. */
export function partsToChange(
  post: PostRow,
  change: ImagesChange,
): { parts: ImageParts; was: ImageParts } | null {
  const parts = partsAfter(post, change)
  const names = Object.keys(parts) as (keyof ImageParts)[]
  const was: ImageParts = Object.fromEntries(names.map((name) => [name, post[name]]))
  return JSON.stringify(parts) === JSON.stringify(was) ? null : { parts, was }
}
