import { z } from 'zod'
import { RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import {
  ImageCategoryId,
  ImageSubcategoryId,
  ImageTagId,
  libraryBounds,
  LibraryContents,
  LibraryMoved,
} from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const managed = (key: string) => access('-', '-', 'imagePost.manage', 'A', 'X', key)
const ofTag = z.object({ imageTagId: ImageTagId })
const ofCategory = z.object({ imageCategoryId: ImageCategoryId })

/** What becomes of posts where tags, categories and subcategories are put together (screens 8.9 and 8.16). */
export const libraryMoveRoutes = {
  countTagMerge: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/image-tag/:imageTagId/merge',
    summary:
      'How many images would get a tag that they do not bear yet, were those named by `imageTagIds` (numbers with commas) merged into it',
    access: managed('tagId'),
    params: ofTag,
    query: z.object({
      imageTagIds: z
        .string()
        .regex(/^\d{1,10}(,\d{1,10}){0,49}$/)
        .refine((ids) => ids.split(',').every((id) => Number(id) <= 2_147_483_647)),
    }),
    reply: z.object({ images: z.number().int() }),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  mergeImageTags: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/image-tag/:imageTagId/merge',
    summary:
      'Merge tags into this one: their images, and what stands on the customers’ pages by them, bear it from then on, and they are deleted',
    access: managed('tagId'),
    params: ofTag,
    body: z.strictObject({ imageTagIds: z.array(RowNumber).min(1).max(libraryBounds.merged) }),
    /** `images`: how many got the tag. */
    reply: z.object({ images: z.number().int() }),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  getLibraryContents: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/image-category/:imageCategoryId/contents',
    summary:
      'What lies in a category or one of its subcategories, and what else refers to it: it is said before it is deleted or moved',
    access: managed('categoryId'),
    params: ofCategory,
    query: z.object({ imageSubcategoryId: ImageSubcategoryId.optional() }),
    reply: LibraryContents,
    errors: [...dead, 'NOT_FOUND'],
  }),
  deleteImageCategory: defineRoute({
    method: 'DELETE',
    path: '/api/v1/image-post/image-category',
    summary: 'Delete an image category with nothing in it; `restore` takes it back within 30 days',
    access: managed('categoryId'),
    body: z.strictObject({ imageCategoryId: RowNumber, restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'IN_USE', 'LIMIT_REACHED'],
  }),
  moveImageCategory: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/image-category/:imageCategoryId/move',
    summary:
      'Move all of a category into another one, with what stands on the customers’ pages by it, and delete it',
    access: managed('categoryId'),
    params: ofCategory,
    body: z.strictObject({ toCategoryId: RowNumber }),
    reply: LibraryMoved,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'IN_USE', 'LIMIT_REACHED'],
  }),
  moveImageSubcategory: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/image-category/:imageCategoryId/image-subcategory/move',
    summary:
      'Move a subcategory with its images under another category. With `toSubcategoryId` (null: none) its images go there, with what stands on the customers’ pages by it, and it is deleted',
    access: managed('categoryId'),
    params: ofCategory,
    body: z.strictObject({
      imageSubcategoryId: RowNumber,
      toCategoryId: RowNumber,
      toSubcategoryId: RowNumber.nullable().optional(),
    }),
    reply: LibraryMoved,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'IN_USE', 'LIMIT_REACHED'],
  }),
}
