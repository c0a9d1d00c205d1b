import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SmsTemplateName } from '@parichay/contract/agency/messaging.ts'
import type { AgencyAdmin } from '@parichay/contract/agency/record.ts'
import type { ProductSwitch } from '@parichay/contract/agency/switches.ts'
import type { FailureWords } from '../failure-words.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/** What an agency sells, as people read it. */
export const productNames: Record<ProductSwitch, MessageDescriptor> = {
  greetings: msg`Greetings`,
  greetingVideos: msg`Greeting videos`,
  exclusivePosts: msg`Own posts`,
  pdfCards: msg`PDF ID cards`,
  promotionalVideos: msg`Promotional videos`,
  invitationTile: msg`Invitations`,
  onlinePayment: msg`Online payment`,
}

/** Where an admin stands. */
export const adminStates: Record<AgencyAdmin['state'], { label: MessageDescriptor; tone: Tone }> = {
  INVITED: { label: msg`Invited`, tone: 'warning' },
  ACTIVE: { label: msg`Active`, tone: 'success' },
  PAUSED: { label: msg`InActive`, tone: 'neutral' },
}

/** Registered texts of an agency's own SMS account. */
export const smsTemplateWords: Record<SmsTemplateName, MessageDescriptor> = {
  otp: msg`Codes`,
  notice: msg`Notices`,
  invite: msg`Invitations of staff`,
  reminder: msg`Reminders, English`,
  reminderHi: msg`Reminders, Hindi`,
  reminderGu: msg`Reminders, Gujarati`,
}

/** Languages by the names that their readers know. */
export const languageNames = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' } as const

/** Why an agency cannot be deleted. */
export const agencyFailure: FailureWords = {
  IN_USE: msg`Customers, businesses or bills of it are kept. Suspend it instead.`,
  NOT_ALLOWED: msg`The agency that runs the platform stays.`,
}
