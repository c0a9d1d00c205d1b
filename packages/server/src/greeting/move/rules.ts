import { fail } from '@parichay/contract/errors.ts'
import type { LibraryContents } from '@parichay/contract/greeting/fields.ts'
import { businessCategories } from '../fixtures.ts'

const numbered = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** A trade that businesses chose stays until they have another one. */
export function requireUnused({ businesses }: Pick<LibraryContents, 'businesses'>): void {
  if (businesses > 0)
    fail(
      'IN_USE',
      businesses === 1
        ? '1 business uses this category. Give it another one first.'
        : `${businesses} businesses use this category. Give them another one first.`,
    )
}

/** A delivered trade lies where businesses choose theirs; what is not used may be deleted there, not moved away. */
export function requireNoDelivered(trade: string | undefined): void {
  if (trade !== undefined && businessCategories.some(({ name }) => name === trade))
    fail('IN_USE', 'Businesses choose their category here by this name: it stays.')
}

/** What is deleted has nothing in it; what lies there is said, for it can be moved. */
export function requireEmpty({
  images,
  subcategories,
}: Pick<LibraryContents, 'images' | 'subcategories'>): void {
  const there = [
    ...(images > 0 ? [numbered(images, 'image', 'images')] : []),
    ...(subcategories > 0 ? [numbered(subcategories, 'subcategory', 'subcategories')] : []),
  ]
  if (there.length > 0)
    fail(
      'CONFLICT',
      `${images + subcategories === 1 ? 'There is' : 'There are'} ${there.join(' and ')} in it. Move or delete them first.`,
    )
}

/** Two parts of a category have two names. */
export function requireNoNamesakes(names: readonly string[]): void {
  if (names.length > 0)
    fail(
      'CONFLICT',
      `${names.map((name) => `“${name}”`).join(', ')}: both categories have a subcategory of this name. Move or rename it first.`,
      { field: 'toCategoryId' },
    )
}
