import { z } from 'zod'
import { access, defineRoute } from '../route.ts'
import { LinkStoreDifference, LinkStoreImport } from './file.ts'
import { LinkCategory, LinkCategoryChange, LinkType, LinkTypeChange } from './fields.ts'

const signedIn = access('-', 'S', 'S', 'A', 'X', '-')
const signedInById = access('-', 'S', 'S', 'A', 'X', 'id')
/** Staff of the super-admin agency only (specification 6). */
const kept = access('-', '-', 'linkStore.manage', 's', 'X', '-')
const keptById = access('-', '-', 'linkStore.manage', 's', 'X', 'id')
const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const id = z.coerce.number().int().positive().max(2_147_483_647)

/** The link store (specification 7, Link store). */
export const linkStoreRoutes = {
  listLinkCategories: defineRoute({
    method: 'GET',
    path: '/api/v1/link-store/link-category',
    summary: 'Groups of link types, in order',
    access: signedIn,
    reply: z.array(LinkCategory),
    errors: [...dead],
  }),
  getLinkCategory: defineRoute({
    method: 'GET',
    path: '/api/v1/link-store/link-category/:linkCategoryId',
    summary: 'One group of link types',
    access: signedInById,
    params: z.object({ linkCategoryId: id }),
    reply: LinkCategory,
    errors: [...dead, 'NOT_FOUND'],
  }),
  saveLinkCategory: defineRoute({
    method: 'POST',
    path: '/api/v1/link-store/link-category',
    summary: 'Add a group of link types, or change the one named',
    access: kept,
    body: LinkCategoryChange,
    once: true,
    reply: LinkCategory,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
  }),
  deleteLinkCategory: defineRoute({
    method: 'DELETE',
    path: '/api/v1/link-store/link-category/:linkCategoryId',
    summary: 'Delete a group that has no types',
    access: keptById,
    params: z.object({ linkCategoryId: id }),
    reply: z.object({ deleted: z.literal(true) }),
    errors: [...dead, 'NOT_FOUND', 'IN_USE'],
  }),
  listLinkTypes: defineRoute({
    method: 'GET',
    path: '/api/v1/link-store/link-type',
    summary:
      'Link types, hidden ones too: all, of one group, or those named by `linkTypeIds` (numbers with commas)',
    access: signedIn,
    query: z.object({
      linkCategoryId: id.optional(),
      linkTypeIds: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
        .optional(),
    }),
    reply: z.array(LinkType),
    errors: [...dead],
  }),
  getLinkType: defineRoute({
    method: 'GET',
    path: '/api/v1/link-store/link-type/:linkTypeId',
    summary: 'One link type',
    access: signedInById,
    params: z.object({ linkTypeId: id }),
    reply: LinkType,
    errors: [...dead, 'NOT_FOUND'],
  }),
  saveLinkType: defineRoute({
    method: 'POST',
    path: '/api/v1/link-store/link-type',
    summary: 'Add a link type, or change the one named; its icon is cleaned to one path',
    access: kept,
    body: LinkTypeChange,
    once: true,
    reply: LinkType,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
  }),
  deleteLinkType: defineRoute({
    method: 'DELETE',
    path: '/api/v1/link-store/link-type/:linkTypeId',
    summary:
      'Delete a link type that no card and no category page uses, in the bin neither; one that is used can be hidden instead. `restore` takes it back within 30 days',
    access: keptById,
    params: z.object({ linkTypeId: id }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'IN_USE', 'LIMIT_REACHED'],
  }),
  countCardsOfLinkType: defineRoute({
    method: 'GET',
    path: '/api/v1/link-store/link-type/:linkTypeId/cards',
    summary: 'What uses a link type: living cards, counted to 10,000, cards in the bin, pages of categories',
    access: keptById,
    params: z.object({ linkTypeId: id }),
    reply: z.object({
      cards: z.number().int(),
      isMore: z.boolean(),
      /** Whether a card names it that can still be brought back. */
      isInBin: z.boolean(),
      /** Pages of categories that suggest it, of all agencies. */
      pages: z.number().int(),
    }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  countLinkTypeUse: defineRoute({
    method: 'GET',
    path: '/api/v1/link-store/link-type-use',
    summary: 'How many cards use each type of a group, each counted to 10,000',
    access: kept,
    query: z.object({ linkCategoryId: id }),
    reply: z.array(z.object({ linkTypeId: z.number().int(), cards: z.number().int(), isMore: z.boolean() })),
    errors: [...dead],
  }),
  importLinkStore: defineRoute({
    method: 'POST',
    path: '/api/v1/link-store/import',
    summary: 'Compare a file with the link store; with the `mark` of that answer, take it over as a whole',
    access: kept,
    body: LinkStoreImport,
    reply: LinkStoreDifference,
    errors: [...dead, 'CONFLICT', 'LIMIT_REACHED'],
  }),
}
