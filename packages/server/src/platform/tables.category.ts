import type { CategoryContent } from '@parichay/contract/category-page/fields.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Made = ColumnType<Date, Date | undefined, Date>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Columns of category_page. */
export type CategoryPageTable = {
  agencyId: number
  categoryStaticPageId: Generated<number>
  category: string
  content: JSONColumnType<CategoryContent>
  /** What visitors read; null for what was never published. */
  published: ColumnType<CategoryContent | null, string | null | undefined, string | null>
  version: Generated<number>
  createdAt: Made
  updatedAt: Made
  publishedAt: Maybe<Date>
  deletedAt: Maybe<Date>
}

/** Columns of category_shelf. */
export type CategoryShelfTable = {
  agencyId: number
  first: string[]
  hidden: string[]
  version: Generated<number>
  updatedAt: Date
}
