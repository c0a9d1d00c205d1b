import type { LinkCategory, LinkType } from '@parichay/contract/link-store/fields.ts'
import type { LinkCategoryRow, LinkTypeRow } from './store.ts'

export const presentCategory = (row: LinkCategoryRow): LinkCategory => ({
  linkCategoryId: row.linkCategoryId,
  name: row.name,
  names: row.names,
  order: row.sortOrder,
})

export const presentType = (row: LinkTypeRow): LinkType => ({
  linkTypeId: row.linkTypeId,
  linkCategoryId: row.linkCategoryId,
  name: row.name,
  names: row.names,
  icon: row.icon,
  colour: row.colour,
  fieldType: row.fieldType,
  placeholder: row.placeholder,
  prefix: row.prefix,
  pattern: row.pattern,
  isPopular: row.isPopular,
})
