import { z } from 'zod'
import { CategoryContent, CategoryShelfChange } from './fields.ts'

/** A page as its form holds it: the words, and whether visitors see them once they are saved. */
export const CategoryPageForm = z.object({ content: CategoryContent, publish: z.boolean() })
/** A page as its form holds it. */
export type TypedCategoryPage = z.output<typeof CategoryPageForm>

/** The choice of pages as its form holds it. */
export const CategoryShelfForm = CategoryShelfChange.omit({ version: true })
/** The choice of pages as its form holds it. */
export type TypedCategoryShelf = z.output<typeof CategoryShelfForm>
