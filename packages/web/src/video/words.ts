import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SlotLabel, VideoCategory, VideoTemplate } from '@parichay/contract/video/template.ts'
import type { z } from 'zod'
import type { FailureWords } from '../failure-words.ts'

/** What templates are made for. */
export const videoCategoryNames: Record<VideoCategory, MessageDescriptor> = {
  food: msg({ message: 'Food', context: 'videos' }),
  clothes: msg({ message: 'Clothes', context: 'videos' }),
  health: msg({ message: 'Health', context: 'videos' }),
  education: msg({ message: 'Education', context: 'videos' }),
  repair: msg({ message: 'Repair and services', context: 'videos' }),
  property: msg({ message: 'Property', context: 'videos' }),
  offers: msg({ message: 'Offers', context: 'videos' }),
}

/** What a call about videos can answer, in words. */
export const videoFailure: FailureWords = {
  NOT_FOUND: msg`This video does not exist any more.`,
  CONFLICT: msg`This video was changed or switched off elsewhere. Load the page again.`,
  PLAN_NEEDED: msg`Your plan has no film left. A sample is always free.`,
  LIMIT_REACHED: msg`There are as many videos as there may be. Delete one first.`,
  VALIDATION: msg`Something is missing or too long. It is marked in the form.`,
  GLYPH_MISSING: msg`The film holds signs that cannot be drawn. Remove them and try again.`,
  SCENE_INVALID: msg`This template cannot be drawn at the moment. Choose another one.`,
}

/** Words of a template in the panel's language. */
export const labelIn = (label: z.infer<typeof SlotLabel>, { locale }: Pick<I18n, 'locale'>): string =>
  (locale === 'hi' ? label.hi : undefined) ?? label.en
/** A template's name in the panel's language. */
export const titleIn = (
  { title, names }: Pick<VideoTemplate, 'title' | 'names'>,
  { locale }: Pick<I18n, 'locale'>,
) => (locale === 'hi' ? names.hi : undefined) ?? title
