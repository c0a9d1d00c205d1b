import { z } from 'zod'
import { access, defineRoute } from '../route.ts'
import { ImageSubcategory } from './fields.ts'

/** Image categories (specification 7, Image posts). */
export const greetingRoutes = {
  listSubcategoriesByCategoryName: defineRoute({
    method: 'GET',
    path: '/api/v1/image-subcategory/category-name',
    summary: 'Subcategories of an image category by its name; the panel asks for Business Category',
    access: access('-', 'S', 'S', 'A', 'X', '-'),
    query: z.object({ imageCategoryName: z.string().min(1).max(60) }),
    reply: z.array(ImageSubcategory),
    errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
}
