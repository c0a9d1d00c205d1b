import type { PostRow } from './store.ts'

/** A post as the change says it that leaves all of it as it is. */
export const changeOf = (row: PostRow) => ({
  title: row.title,
  type: row.type,
  imageCategoryId: row.imageCategoryId,
  imageSubcategoryId: row.imageSubcategoryId,
  imageTagIds: row.imageTagIds,
  language: row.language,
  captions: row.captions,
  day: row.day,
  isPremium: row.isPremium,
  isShown: row.isShown,
})

/** What the log tells of a post: what people typed and chose, its picture by the name of its file. */
export const toldOf = (row: PostRow) => ({ ...changeOf(row), picture: row.fullKey })
