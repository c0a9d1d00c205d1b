import type { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { randomBytes } from 'node:crypto'
import type { MatrixCase } from './matrix-case.ts'

const name = () => `Link ${randomBytes(6).toString('hex')}`
const missing = 999_999
const type = () => ({
  linkCategoryId: 1,
  name: name(),
  icon: 'M0 0H24V24Z',
  colour: '#2d9bea',
  fieldType: 'url',
  placeholder: '',
  prefix: '',
  pattern: '',
  isPopular: false,
  isHidden: false,
})

/** The link store belongs to everybody who is signed in; only the super-admin agency's staff keep it. */
export const linkStoreCases: Record<keyof typeof linkStoreRoutes, MatrixCase> = {
  listLinkCategories: { object: null, input: () => ({}) },
  getLinkCategory: { object: null, input: () => ({ params: { linkCategoryId: 1 } }) },
  saveLinkCategory: {
    object: null,
    input: () => ({ body: { linkCategoryId: 1, name: name() } }),
    table: 'link_category',
  },
  deleteLinkCategory: {
    object: null,
    input: () => ({ params: { linkCategoryId: missing }, body: {} }),
    allowed: 404,
  },
  listLinkTypes: { object: null, input: () => ({}) },
  getLinkType: { object: null, input: () => ({ params: { linkTypeId: 1 } }) },
  saveLinkType: { object: null, input: () => ({ body: type() }), table: 'link_type' },
  deleteLinkType: {
    object: null,
    input: () => ({ params: { linkTypeId: missing }, body: {} }),
    allowed: 404,
  },
  countLinkTypeUse: { object: null, input: () => ({ query: { linkCategoryId: 1 } }) },
  importLinkStore: {
    object: null,
    input: () => ({ body: { file: { format: 'parichay.link-store', version: 1, categories: [] } } }),
    table: 'link_type',
  },
  countCardsOfLinkType: { object: null, input: () => ({ params: { linkTypeId: 1 } }) },
}
