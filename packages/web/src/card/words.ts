import { msg } from '@lingui/core/macro'
import type { CardIdFault, CardTemplate, TemplateCode } from '@parichay/contract/card/fields.ts'
import type { CardSection } from '@parichay/contract/card/completion.ts'
import type { WizardStep } from '@parichay/contract/card/steps.ts'

/** Names of the steps. */
export const stepNames = {
  business: msg`Business`,
  template: msg`Template`,
  details: msg`Details`,
  link: msg`Card link`,
  links: msg`Links`,
  publish: msg`Publish`,
} as const satisfies Record<WizardStep, unknown>

/** Names of the sections. */
export const sectionNames = {
  details: msg`Basic details`,
  links: msg`Links`,
  template: msg`Template`,
  settings: msg`Settings`,
} as const satisfies Record<CardSection, unknown>

/** Names of designs are proper names; what they are like is not. */
export const designWords = {
  bazaar: { name: 'Bazaar', character: msg`Bold, for shops` },
  clinic: { name: 'Clinic', character: msg`Calm, timings first` },
  minimal: { name: 'Minimal', character: msg`One column, links first` },
} as const satisfies Record<TemplateCode, unknown>

/** Names of the font pairs. */
export const fontWords = {
  modern: msg`Modern`,
  classic: msg`Classic`,
  friendly: msg`Friendly`,
} as const satisfies Record<CardTemplate['font'], unknown>

/** Names of the appearances. */
export const appearanceWords = {
  auto: msg`Automatic`,
  light: msg`Light`,
  dark: msg`Dark`,
} as const satisfies Record<CardTemplate['appearance'], unknown>

/** Why a card link cannot be had. */
export const cardIdWords = {
  taken: msg`This card link is taken. Choose another.`,
  reserved: msg`This card link is reserved. Choose another.`,
  invalid: msg`Use 3 to 30 small letters, digits and single hyphens.`,
  recently_released: msg`This card link was in use a short while ago. Choose another.`,
} as const satisfies Record<CardIdFault, unknown>
