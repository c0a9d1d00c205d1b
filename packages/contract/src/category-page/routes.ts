import { z } from 'zod'
import { Language } from '../agency/fields.ts'
import { AgencyId } from '../ids.ts'
import { access, defineRoute, forEveryone } from '../route.ts'
import {
  CategoryName,
  CategoryPage,
  CategoryPageChange,
  CategoryPageRow,
  CategoryShelf,
  CategoryShelfChange,
  StarterContent,
} from './fields.ts'
import { CategoryPageFilters } from './filters.ts'

/** Admins, each for their own agency; those of the super-admin agency for all agencies, or for one they name (decision 0041). */
const kept = access('-', '-', '-', 'A', 'X', 'agencyId')
const keptById = access('-', '-', '-', 'A', 'X', 'id')
const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const

/** Category static pages (specification 7): what a trade begins with, suggests, and shows on its landing page. */
export const categoryPageRoutes = {
  getCategoryStaticPage: defineRoute({
    method: 'GET',
    path: '/api/v1/category-static-page',
    summary: 'What a card of this category may begin with, in one language; empty where nobody wrote for it',
    access: forEveryone('category'),
    query: z.object({ category: CategoryName, language: Language }),
    reply: StarterContent,
    errors: [],
  }),
  listCategoryStaticPages: defineRoute({
    method: 'GET',
    path: '/api/v1/category-static-page/list',
    summary:
      'Every business category with where its page stands: of the own agency, for the platform those for all, or of the agency that is named',
    access: kept,
    query: CategoryPageFilters,
    reply: z.object({
      list: z.array(CategoryPageRow),
      total: z.number().int(),
      totalIsMore: z.boolean(),
    }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  readCategoryStaticPage: defineRoute({
    method: 'GET',
    path: '/api/v1/category-static-page/edit',
    summary: 'The page of a category as it is worked on; without a record, what it would begin with',
    access: kept,
    query: z.object({ category: CategoryName, agencyId: AgencyId.optional() }),
    reply: CategoryPage,
    errors: [...dead, 'NOT_FOUND'],
  }),
  saveCategoryStaticPage: defineRoute({
    method: 'POST',
    path: '/api/v1/category-static-page',
    summary: 'Keep the words of a category, as a draft or for everybody to see from now on',
    access: kept,
    body: CategoryPageChange,
    reply: CategoryPage,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  deleteCategoryStaticPage: defineRoute({
    method: 'DELETE',
    path: '/api/v1/category-static-page',
    summary: 'Delete the record of a page, so that what lies below it is seen again; `restore` takes it back',
    access: keptById,
    query: z.object({ categoryStaticPageId: z.coerce.number().int().positive().max(2_147_483_647) }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  getCategoryShelf: defineRoute({
    method: 'GET',
    path: '/api/v1/category-static-page/shelf',
    summary: 'Which landing pages the own agency shows first on its host, and which it leaves out',
    access: access('-', '-', '-', 'A', 'X', '-'),
    reply: CategoryShelf,
    errors: [...dead],
  }),
  saveCategoryShelf: defineRoute({
    method: 'POST',
    path: '/api/v1/category-static-page/shelf',
    summary: 'Choose which landing pages the own agency shows first on its host, and which it leaves out',
    access: access('-', '-', '-', 'A', 'X', '-'),
    body: CategoryShelfChange,
    reply: CategoryShelf,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
}
