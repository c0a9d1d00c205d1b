import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PhotoFault } from './photo-files.ts'

/** Why no pictures can be taken from files or a ZIP, for people. */
export const photoFaults: Record<PhotoFault, MessageDescriptor> = {
  climbs: msg`This ZIP names files outside its own folder and is not opened.`,
  tooMany: msg`There are too many files in it. Choose at most 6,000.`,
  tooLarge: msg`This is too large: a ZIP has at most 600 MB and a photograph 25 MB.`,
  locked: msg`This ZIP is locked with a password. Make it again without one.`,
  unreadable: msg`This ZIP cannot be opened. Make it again.`,
  none: msg`There are no photographs in it. JPEG, PNG and WebP can be used.`,
}
