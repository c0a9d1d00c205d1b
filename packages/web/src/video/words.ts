import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SlotLabel, VideoCategory, VideoTemplate } from '@parichay/contract/video/template.ts'
import type { SoundFault } from '@parichay/contract/video/sound.ts'
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

/** Why nothing can be made of a sound. */
export const soundFaultWords: Record<SoundFault, MessageDescriptor> = {
  unreadable: msg`This sound could not be read. Send it as MP3, M4A or WAV.`,
  tooLong: msg`This sound is longer than 10 minutes. Send a shorter one.`,
  tooShort: msg`This sound is shorter than a second. Send a longer one.`,
  broken: msg`The sound could not be read through our fault. Send it again.`,
}
/** What a call about sounds can answer, in words. */
export const soundFailure: FailureWords = {
  UNSUPPORTED_MEDIA: msg`This is no sound that can be read. Send MP3, M4A, WAV, OGG or FLAC.`,
  UPLOAD_TOO_LARGE: msg`This file is larger than 15 MB. Send a smaller one.`,
  LIMIT_REACHED: msg`There is no room for more sounds. Delete some first.`,
  IN_USE: msg`A film with this music is being made. Wait until it is ready, or cancel it.`,
  NOT_FOUND: msg`This sound is not here any more.`,
  SERVICE_BUSY: msg`Files cannot be stored at the moment. Try again later.`,
}

/** Words of a template in the panel's language. */
export const labelIn = (label: z.infer<typeof SlotLabel>, { locale }: Pick<I18n, 'locale'>): string =>
  (locale === 'hi' ? label.hi : undefined) ?? label.en
/** A template's name in the panel's language. */
export const titleIn = (
  { title, names }: Pick<VideoTemplate, 'title' | 'names'>,
  { locale }: Pick<I18n, 'locale'>,
) => (locale === 'hi' ? names.hi : undefined) ?? title
