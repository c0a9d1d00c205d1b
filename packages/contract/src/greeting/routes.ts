import { z } from 'zod'
import { AgencyId, Flag, IstDate, requiredLine } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import {
  DatedSubcategory,
  dateTypes,
  ImageCategory,
  ImageCategoryChange,
  ImageCategoryId,
  ImageSubcategory,
  ImageSubcategoryChange,
  ImageTag,
  ImageTagId,
} from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const signedIn = access('-', 'S', 'S', 'A', 'X', '-')
const managed = (key: string) => access('-', '-', 'imagePost.manage', 'A', 'X', key)
const ofAgency = z.object({ agencyId: AgencyId.optional() })
const ofCategory = z.object({ imageCategoryId: ImageCategoryId })

/** Categories, occasions and tags of image posts (specification 7, Image posts). */
export const greetingRoutes = {
  listImageCategories: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/image-category',
    summary: 'Image categories, the shared and the own, in order',
    access: signedIn,
    reply: z.array(ImageCategory),
    errors: [...dead],
  }),
  saveImageCategory: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/image-category',
    summary: 'Add an image category, or change the one named',
    access: managed('agencyId'),
    query: ofAgency,
    body: ImageCategoryChange,
    once: true,
    reply: ImageCategory,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
  }),
  saveImageSubcategory: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/image-category/:imageCategoryId/image-subcategory',
    summary: 'Add a subcategory, or change the one named; with days it is an occasion',
    access: managed('categoryId'),
    params: ofCategory,
    body: ImageSubcategoryChange,
    once: true,
    reply: DatedSubcategory,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'IN_USE', 'LIMIT_REACHED'],
  }),
  deleteImageSubcategory: defineRoute({
    method: 'DELETE',
    path: '/api/v1/image-post/image-category/:imageCategoryId/image-subcategory',
    summary:
      'Delete a subcategory that has no posts and that no business chose as its trade; `restore` takes it back with its days within 30 days',
    access: managed('categoryId'),
    params: ofCategory,
    body: z.strictObject({ imageSubcategoryId: ImageCategoryId, restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'IN_USE', 'LIMIT_REACHED'],
  }),
  listImageTags: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/image-tag',
    summary:
      'Tags of image posts, the shared and the own, by name; `counted` says how many posts bear each, to who manages posts',
    access: signedIn,
    query: z.object({ counted: Flag.optional() }),
    reply: z.array(ImageTag),
    errors: [...dead],
  }),
  saveImageTag: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/image-tag',
    summary: 'Add a tag; one of this name is given back as it is',
    access: managed('agencyId'),
    query: ofAgency,
    body: z.strictObject({ name: requiredLine(40) }),
    once: true,
    reply: ImageTag,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
  }),
  deleteImageTag: defineRoute({
    method: 'DELETE',
    path: '/api/v1/image-post/image-tag/:imageTagId',
    summary: 'Delete a tag and take it from its posts; `restore` puts it back on them within 30 days',
    access: managed('tagId'),
    params: z.object({ imageTagId: ImageTagId }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
  }),
  listImageSubcategories: defineRoute({
    method: 'GET',
    path: '/api/v1/image-subcategory',
    summary:
      'Subcategories with their days, at most 500; `from` and `until` ask for occasions between two days',
    access: signedIn,
    query: z.object({
      imageCategoryId: ImageCategoryId.optional(),
      dateType: z.enum(dateTypes).optional(),
      from: IstDate.optional(),
      until: IstDate.optional(),
    }),
    reply: z.array(DatedSubcategory),
    errors: [...dead],
  }),
  listSubcategoriesByCategories: defineRoute({
    method: 'GET',
    path: '/api/v1/image-subcategory/by-mulitple-category',
    summary: 'Subcategories of the categories named by `imageCategoryIds` (numbers with commas), at most 500',
    access: signedIn,
    query: z.object({ imageCategoryIds: z.string().regex(/^\d{1,9}(,\d{1,9}){0,49}$/) }),
    reply: z.array(DatedSubcategory),
    errors: [...dead],
  }),
  listSubcategoriesByCategoryName: defineRoute({
    method: 'GET',
    path: '/api/v1/image-subcategory/category-name',
    summary: 'Subcategories of an image category by its name; the panel asks for Business Category',
    access: signedIn,
    query: z.object({ imageCategoryName: z.string().min(1).max(60) }),
    reply: z.array(ImageSubcategory),
    errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
}
