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
  tooSmall: msg`This sound could not be read. Send it as MP3, M4A or WAV.`,
  tooHeavy: msg`This sound could not be read. Send it as MP3, M4A or WAV.`,
}
/** Why nothing can be made of a clip. */
export const clipFaultWords: Record<SoundFault, MessageDescriptor> = {
  unreadable: msg`This clip could not be read. Send it as MP4, MOV or WebM.`,
  tooLong: msg`This clip is longer than a minute. Send a shorter one.`,
  tooShort: msg`This clip is shorter than a second. Send a longer one.`,
  broken: msg`The clip could not be read through our fault. Send it again.`,
  tooSmall: msg`This clip is too small to be seen well. Send a larger one.`,
  tooHeavy: msg`This clip is too large to be read. Send it in a smaller size.`,
}
/** What a call about clips can answer, in words. */
export const clipFailure: FailureWords = {
  UNSUPPORTED_MEDIA: msg`This is no video that can be read. Send MP4, MOV or WebM.`,
  UPLOAD_TOO_LARGE: msg`This file is larger than 40 MB. Send a smaller one.`,
  LIMIT_REACHED: msg`There is no room for more clips. Delete some first.`,
  IN_USE: msg`A film with this clip is being made. Wait until it is ready, or cancel it.`,
  NOT_FOUND: msg`This clip is not here any more.`,
  SERVICE_BUSY: msg`Files cannot be stored at the moment. Try again later.`,
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
