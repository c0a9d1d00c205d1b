import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { staffRoles } from '@parichay/contract/franchisee/fields.ts'
import { type ReportColumn, roleCells } from '@parichay/contract/report/fields.ts'
import { cardStatusNames, imagePostNames, originNames } from '../business/staff/words.ts'
import { roleNames } from '../shell/role-names.ts'
import { payModeNames } from './words.ts'

type Words = Record<string, MessageDescriptor>

/** Values of a column that the panel says in its own language; files say them as the server does. */
export const cellWords: Partial<Record<ReportColumn, Words>> = {
  role: Object.fromEntries(staffRoles.map((role) => [roleCells[role], roleNames[role]])),
  origin: originNames,
  mode: payModeNames,
  cardStatus: {
    Active: cardStatusNames['ACTIVE']!,
    InActive: cardStatusNames['INACTIVE']!,
    Draft: cardStatusNames['DRAFT']!,
  },
  greetings: { Enabled: imagePostNames.enabled, Disabled: imagePostNames.disabled },
  done: { Done: msg`Done`, 'Not Done': msg`Not Done` },
  standing: {
    'No plan': msg`No plan`,
    Expired: msg`Expired`,
    'In grace': msg`In grace`,
    'On trial': msg`On trial`,
    Expiring: msg`Expiring`,
    Subscribed: msg`Subscribed`,
  },
  product: {
    Plan: msg`Plan`,
    'PDF ID card': msg`PDF ID card`,
    'Promotional video': msg`Promotional video`,
  },
  usageKind: {
    'Greeting videos': msg`Greeting videos`,
    'PDF cards': msg`PDF cards`,
    'Promotional videos': msg`Promotional videos`,
  },
  stretch: { 'Single purchase': msg`Single purchase`, 'By staff': msg`By staff` },
  renewal: {
    'Not yet': msg`Not yet`,
    'In time': msg`In time`,
    'In grace': msg`In grace`,
    'In 30 days': msg`In 30 days`,
    Later: msg`Later`,
  },
  documentKind: { 'Tax invoice': msg`Tax invoice`, 'Credit note': msg`Credit note` },
  filmSample: { Yes: msg`Yes`, No: msg`No` },
}
