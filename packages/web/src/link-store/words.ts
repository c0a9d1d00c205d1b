import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import type { FailureWords } from '../failure-words.ts'

/** The field types of the specification in words. */
export const fieldTypeWords: Record<LinkType['fieldType'], MessageDescriptor> = {
  url: msg`Link`,
  tel: msg`Phone number`,
  email: msg`E-mail`,
  text: msg`Text`,
}

/** Why something of the link store could not be deleted. */
export const deleteFailure: FailureWords = {
  IN_USE: msg`It is still used, so it cannot be deleted.`,
}

/** Why something of it could not be brought back: others were added meanwhile. */
export const restoreFailure: FailureWords = {
  LIMIT_REACHED: msg`The link store is full. Delete another kind of link first.`,
}

/** Fields of the link store as a difference names them. */
export const fieldWords: Record<string, MessageDescriptor> = {
  name: msg`Name`,
  names: msg`Names in other languages`,
  icon: msg`Icon`,
  colour: msg`Colour`,
  fieldType: msg`What people type`,
  placeholder: msg`Example in the empty field`,
  prefix: msg`Address before it`,
  pattern: msg`Rule`,
  isPopular: msg`Popular`,
  isHidden: msg`Hidden from new cards`,
  linkCategoryId: msg`Category`,
}
