import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import type { LinkTypeRow } from './store.ts'

/** A stored type as the contract names it; cards are checked and drawn with it too. */
export const linkTypeOf = (row: LinkTypeRow): LinkType => ({
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
  isHidden: row.isHidden,
  order: row.sortOrder,
  version: row.version,
})
