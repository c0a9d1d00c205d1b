import type { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { blankContent } from '../category-page/rules.ts'
import type { MatrixCase } from './matrix-case.ts'

const missing = 999_999
const category = 'Auto Garage'
/** Each save begins a record over another category, since the matrix makes the call by many people. */
const nobodys = 'A category that is not there'

/** Everybody reads what a trade begins with; only admins of the super-admin agency write it. */
export const categoryPageCases: Record<keyof typeof categoryPageRoutes, MatrixCase> = {
  getCategoryStaticPage: { object: null, input: () => ({ query: { category, language: 'hi' } }) },
  listCategoryStaticPages: { object: null, input: () => ({ query: {} }) },
  readCategoryStaticPage: { object: null, input: () => ({ query: { category } }) },
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
}
