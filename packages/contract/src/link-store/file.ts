import { z } from 'zod'
import { line } from '../ids.ts'
import {
  type LinkCategory,
  LinkCategoryChange,
  linkStoreBounds,
  type LinkType,
  LinkTypeChange,
} from './fields.ts'

/** What the file of a link store calls itself. */
export const linkStoreFormat = 'parichay.link-store'
/** Most bytes of such a file: what one call may carry. */
export const linkStoreFileBytes = 1_000_000

const FileType = LinkTypeChange.omit({
  linkTypeId: true,
  linkCategoryId: true,
  order: true,
  version: true,
})
const FileCategory = LinkCategoryChange.omit({ linkCategoryId: true, order: true, version: true }).extend({
  types: z.array(FileType).max(linkStoreBounds.types),
})

/** A whole link store as a file: groups in their order, their types in theirs, all known by their English names. */
export const LinkStoreFile = z.strictObject({
  format: z.literal(linkStoreFormat, 'This is not a file of a link store.'),
  version: z.literal(1, 'This file is of a newer version than this installation can read.'),
  categories: z.array(FileCategory).max(linkStoreBounds.categories),
})
export type LinkStoreFile = z.output<typeof LinkStoreFile>
/** A type as the file has it. */
export type LinkStoreFileType = LinkStoreFile['categories'][number]['types'][number]

/** The file of what is in the link store. Pure. */
export const linkStoreFileOf = (
  categories: readonly LinkCategory[],
  types: readonly LinkType[],
): LinkStoreFile => ({
  format: linkStoreFormat,
  version: 1,
  categories: categories.map(({ linkCategoryId, name, names, icon }) => ({
    name,
    names,
    icon,
    types: types
      .filter((type) => type.linkCategoryId === linkCategoryId)
      .map(({ linkTypeId: _id, linkCategoryId: _group, order: _order, version: _version, ...rest }) => rest),
  })),
})

/** What a file would do with the link store. Nothing is ever deleted by a file, and what stays keeps its place. */
export const LinkStoreDifference = z.object({
  isApplied: z.boolean(),
  /** Stands for the link store that was compared with and the file; who applies sends it back. */
  mark: z.string(),
  changes: z.array(
    z.object({
      kind: z.enum(['category', 'type']),
      name: z.string(),
      /** The group of a type, as it will be. */
      category: z.string().nullable(),
      isNew: z.boolean(),
      /** What changes; empty for what is new. */
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** Groups and types that are as the file has them. */
  same: z.number().int(),
  /** Names of types that are not in the file; they stay. */
  onlyHere: z.array(z.string()),
  /** Why the file cannot be taken over: which of its entries, which field, and what to do. */
  faults: z.array(z.object({ name: z.string(), field: z.string(), message: z.string() })),
})
export type LinkStoreDifference = z.output<typeof LinkStoreDifference>

/** A file to be compared, or with its `mark` to be taken over. */
export const LinkStoreImport = z.strictObject({ file: LinkStoreFile, mark: line(64).optional() })
export type LinkStoreImport = z.output<typeof LinkStoreImport>
