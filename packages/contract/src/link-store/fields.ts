import { z } from 'zod'
import { Colour, line, requiredLine, RowNumber, Version } from '../ids.ts'

/** Specification 3, constant list 'field types'. */
export const fieldTypes = ['tel', 'email', 'url', 'text'] as const
/** Bounds of what staff keep in the link store. */
export const linkStoreBounds = {
  name: 40,
  placeholder: 60,
  prefix: 120,
  pattern: 300,
  icon: 20_000,
  order: 100_000,
  categories: 60,
  types: 1000,
} as const

const Names = z.object({ hi: z.string().optional(), gu: z.string().optional() })
const NamesInput = z
  .strictObject({ hi: line(linkStoreBounds.name), gu: line(linkStoreBounds.name) })
  .partial()
  .transform((names) => Object.fromEntries(Object.entries(names).filter(([, name]) => name !== '')))

/** A group of link types. `icon` is the `d` of one 24×24 SVG path; empty for none. */
export const LinkCategory = z.object({
  linkCategoryId: z.number().int(),
  name: z.string(),
  names: Names,
  icon: z.string(),
  order: z.number().int(),
  version: z.number().int(),
})
/** A group of link types. */
export type LinkCategory = z.infer<typeof LinkCategory>

/** A new group, or the one named as it is to be. Places count from 0; what stands there moves over. An icon left out stays. */
export const LinkCategoryChange = z.strictObject({
  linkCategoryId: RowNumber.optional(),
  name: requiredLine(linkStoreBounds.name),
  names: NamesInput.default({}),
  icon: z.string().trim().max(linkStoreBounds.icon).optional(),
  order: z.number().int().min(0).max(linkStoreBounds.order).optional(),
  version: Version.optional(),
})
export type LinkCategoryChange = z.output<typeof LinkCategoryChange>

/**
 * A kind of link a card can carry. The stored value is what the person typed after cleaning;
 * its address is `prefix` + value (see `linkHref`). `icon` is the `d` of one 24×24 SVG path.
 */
export const LinkType = z.object({
  linkTypeId: z.number().int(),
  linkCategoryId: z.number().int(),
  name: z.string(),
  names: Names,
  icon: z.string(),
  colour: z.string(),
  fieldType: z.enum(fieldTypes),
  placeholder: z.string(),
  prefix: z.string(),
  /** A regular expression source that the cleaned value must match whole; empty means none. */
  pattern: z.string(),
  isPopular: z.boolean(),
  /** Not offered any more; cards that have it keep it. */
  isHidden: z.boolean(),
  /** Place in its group, from 0. */
  order: z.number().int(),
  version: z.number().int(),
})
/** A kind of link a card can carry. */
export type LinkType = z.infer<typeof LinkType>

/** A new type, or the one named as it is to be. `icon` is a path, or a whole SVG file that is cleaned to one; empty is none. */
export const LinkTypeChange = z.strictObject({
  linkTypeId: RowNumber.optional(),
  linkCategoryId: RowNumber,
  name: requiredLine(linkStoreBounds.name),
  names: NamesInput.default({}),
  icon: z.string().trim().max(linkStoreBounds.icon),
  colour: Colour,
  fieldType: z.enum(fieldTypes),
  placeholder: line(linkStoreBounds.placeholder),
  prefix: line(linkStoreBounds.prefix),
  pattern: z.string().trim().max(linkStoreBounds.pattern),
  isPopular: z.boolean(),
  isHidden: z.boolean(),
  order: z.number().int().min(0).max(linkStoreBounds.order).optional(),
  version: Version.optional(),
})
export type LinkTypeChange = z.output<typeof LinkTypeChange>
