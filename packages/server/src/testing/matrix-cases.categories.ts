import type { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { blankContent } from '../category-page/rules.ts'
import type { MatrixCase } from './matrix-case.ts'

const missing = 999_999
const category = 'Auto Garage'
/** Each save begins a record over another category, since the matrix makes the call by many people. */
const nobodys = 'A category that is not there'

/** Everybody reads what a trade begins with; admins write for their own agency. */
export const categoryPageCases: Record<keyof typeof categoryPageRoutes, MatrixCase> = {
  getCategoryStaticPage: { object: null, input: () => ({ query: { category, language: 'hi' } }) },
  listCategoryStaticPages: { object: 'agencyId', input: ({ agencyId }) => ({ query: { agencyId } }) },
  readCategoryStaticPage: {
    object: 'agencyId',
    input: ({ agencyId }) => ({ query: { category, agencyId } }),
  },
  saveCategoryStaticPage: {
    object: null,
    input: () => ({
      body: { category: nobodys, version: 0, publish: false, content: blankContent(nobodys) },
    }),
    allowed: 404,
    table: 'category_page',
  },
  deleteCategoryStaticPage: {
    object: null,
    input: () => ({ query: { categoryStaticPageId: missing }, body: {} }),
    allowed: 404,
  },
  getCategoryShelf: { object: null, input: () => ({}) },
  saveCategoryShelf: {
    object: null,
    input: () => ({ body: { first: [category], hidden: [], version: 2_000_000_000 } }),
    allowed: 409,
    table: 'category_shelf',
  },
}
