import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SlotLabel, VideoCategory, VideoTemplate } from '@parichay/contract/video/template.ts'
import type { z } from 'zod'

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

/** Words of a template in the panel's language. */
export const labelIn = (label: z.infer<typeof SlotLabel>, { locale }: Pick<I18n, 'locale'>): string =>
  (locale === 'hi' ? label.hi : undefined) ?? label.en
/** A template's name in the panel's language. */
export const titleIn = (
  { title, names }: Pick<VideoTemplate, 'title' | 'names'>,
  { locale }: Pick<I18n, 'locale'>,
) => (locale === 'hi' ? names.hi : undefined) ?? title
