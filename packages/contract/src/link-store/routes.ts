import { z } from 'zod'
import { access, defineRoute } from '../route.ts'
import { LinkCategory, LinkType } from './fields.ts'

const signedIn = access('-', 'S', 'S', 'A', 'X', '-')
const signedInById = access('-', 'S', 'S', 'A', 'X', 'id')
const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const id = z.coerce.number().int().positive().max(2_147_483_647)

/** The link store, read (specification 7, Link store). */
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
  listLinkTypes: defineRoute({
    method: 'GET',
    path: '/api/v1/link-store/link-type',
    summary: 'Link types: all, of one group, or those named by `linkTypeIds` (numbers with commas)',
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
}
