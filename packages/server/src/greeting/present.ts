import type { DatedSubcategory, ImageCategory, ImageTag } from '@parichay/contract/greeting/fields.ts'
import type { CategoryRow, listSubcategories, TagRow } from './store.ts'

/** The row as the contract names it; `shared` is the super-admin agency. */
export const presentCategory = (row: CategoryRow, shared: number): ImageCategory => ({
  imageCategoryId: row.imageCategoryId,
  name: row.name,
  names: row.names,
  kind: row.kind,
  order: row.sortOrder,
  isShared: row.agencyId === shared,
  version: row.version,
})

/** A subcategory with its days, and for who manages posts with the words it is found by beside its names. */
export const presentSubcategory = (
  row: Awaited<ReturnType<typeof listSubcategories>>[number],
  shared: number,
  manages: boolean,
): DatedSubcategory => ({
  imageSubcategoryId: row.imageSubcategoryId,
  imageCategoryId: row.imageCategoryId,
  name: row.name,
  names: row.names,
  order: row.sortOrder,
  isShared: row.agencyId === shared,
  dateType: row.dateType,
  days: row.days.map(({ day, who }) => ({ day, who })),
  regions: row.regions,
  communities: row.communities,
  priority: row.priority,
  showDaysBefore: row.showDaysBefore,
  source: row.source,
  version: row.version,
  ...(manages && { searchWords: row.searchWords }),
})

/** The row as the contract names it. */
export const presentTag = (row: TagRow, shared: number): ImageTag => ({
  imageTagId: row.imageTagId,
  name: row.name,
  isShared: row.agencyId === shared,
})
