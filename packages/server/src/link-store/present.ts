import type { LinkCategory } from '@parichay/contract/link-store/fields.ts'
import type { LinkCategoryRow } from './store.ts'

/** The row as the contract names it. */
export const presentCategory = (row: LinkCategoryRow): LinkCategory => ({
  linkCategoryId: row.linkCategoryId,
  name: row.name,
  names: row.names,
  icon: row.icon,
  order: row.sortOrder,
  version: row.version,
})
