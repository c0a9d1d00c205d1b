import { z } from 'zod'

/** Specification 3, constant list 'field types'. */
export const fieldTypes = ['tel', 'email', 'url', 'text'] as const

const Names = z.object({ hi: z.string().optional(), gu: z.string().optional() })

/** A group of link types. */
export const LinkCategory = z.object({
  linkCategoryId: z.number().int(),
  name: z.string(),
  names: Names,
  order: z.number().int(),
})
/** A group of link types. */
export type LinkCategory = z.infer<typeof LinkCategory>

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
})
export type LinkType = z.infer<typeof LinkType>
