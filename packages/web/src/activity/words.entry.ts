import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { ActivityEntry } from '@parichay/contract/activity/fields.ts'
import { roleNames } from '../shell/role-names.ts'
import { actionNames, objectNames } from './words.ts'

type Words = Pick<I18n, '_'>

const spoken = (name: string) => (name.startsWith('+') ? spokenNumber(name) : name)

/** What was done; an action of an older version without words stands as it is. Pure. */
export const actionText = (action: string, i18n: Words): string =>
  Object.hasOwn(actionNames, action) ? i18n._(actionNames[action as keyof typeof actionNames]) : action

/** Who did it. Pure. */
export function whoText({ kind, name }: ActivityEntry['who'], i18n: Words): string {
  if (name !== '') return spoken(name)
  switch (kind) {
    case 'platform':
      return i18n._(msg`Platform staff`)
    case 'system':
      return i18n._(msg`Done by itself`)
    case 'visitor':
      return i18n._(msg`A visitor`)
    case 'customer':
      return i18n._(msg`A customer`)
    case 'staff':
      return i18n._(msg`A former member of staff`)
  }
}

/** As what they did it. Pure. */
export function roleText({ kind, roles, name }: ActivityEntry['who'], i18n: Words): string {
  if (kind === 'customer') return name === '' ? '' : i18n._(msg`Customer`)
  if (kind === 'platform' && name !== '') return i18n._(msg`Platform staff`)
  return roles.map((role) => i18n._(roleNames[role])).join(', ')
}

/** The customer it was done for. Pure. */
export const behalfText = ({ onBehalfOf }: ActivityEntry): string => spoken(onBehalfOf?.name ?? '')

/** What it was done with: the business, or `Plan 12`. Pure. */
export function objectText({ business, object }: ActivityEntry, i18n: Words): string {
  if (business) return business.businessName
  const [, kind = '', rest = ''] = /^(\S+)(.*)$/.exec(object) ?? []
  return Object.hasOwn(objectNames, kind)
    ? i18n._(objectNames[kind as keyof typeof objectNames]) + rest
    : object
}
