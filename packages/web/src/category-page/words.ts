import { msg } from '@lingui/core/macro'
import type { CategoryPageStatus } from '@parichay/contract/category-page/fields.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/** Where a page stands, in words. */
export const statusWords = {
  none: { name: msg`Not written yet`, tone: 'neutral' },
  delivered: { name: msg`As delivered`, tone: 'info' },
  draft: { name: msg`Draft`, tone: 'warning' },
  changed: { name: msg`Newer draft`, tone: 'warning' },
  published: { name: msg`Published`, tone: 'success' },
} as const satisfies Record<CategoryPageStatus, { name: unknown; tone: Tone }>

/** Languages by their own names. */
export const languageWords = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' } as const

/** What a picture shows before anybody wrote it. */
export const noAlt = { en: '', hi: '', gu: '' }
