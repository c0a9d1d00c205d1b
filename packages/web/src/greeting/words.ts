import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ImageRequest, postLanguages } from '@parichay/contract/greeting/fields.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/** Languages of pictures, each in its own script, as everybody finds their own. */
export const languageNames: Record<(typeof postLanguages)[number], string> = {
  en: 'English',
  hi: 'हिन्दी',
  gu: 'ગુજરાતી',
  mr: 'मराठी',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  pa: 'ਪੰਜਾਬੀ',
  or: 'ଓଡ଼ିଆ',
  ur: 'اردو',
}

/** What became of a request. */
export const requestWords: Record<ImageRequest['status'], { label: MessageDescriptor; tone: Tone }> = {
  OPEN: { label: msg({ message: 'Asked for', context: 'picture request' }), tone: 'info' },
  DONE: { label: msg({ message: 'Ready', context: 'picture request' }), tone: 'success' },
  DECLINED: { label: msg({ message: 'Not possible', context: 'picture request' }), tone: 'neutral' },
}
