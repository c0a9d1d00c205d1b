import { msg } from '@lingui/core/macro'
import type { CardIdFault, CardTemplate, TemplateCode } from '@parichay/contract/card/fields.ts'
import type { CardSection } from '@parichay/contract/card/completion.ts'
import type { CardBlock } from '@parichay/contract/card/sections.ts'
import type { WizardStep } from '@parichay/contract/card/steps.ts'

/** Why the state of a card cannot be changed. */
export const statusRefusal = { CARD_INCOMPLETE: msg`This card is a draft. Publish it from its last step.` }

/** Names of the steps. */
export const stepNames = {
  business: msg`Business`,
  template: msg`Template`,
  details: msg`Details`,
  link: msg`Card link`,
  payment: msg`Payments`,
  links: msg`Photos & links`,
  publish: msg`Publish`,
} as const satisfies Record<WizardStep, unknown>

/** Names of the sections. */
export const sectionNames = {
  details: msg`Basic details`,
  payment: msg`Payment options`,
  links: msg`Links`,
  about: msg`About us`,
  products: msg`Products`,
  gallery: msg`Gallery`,
  videos: msg`YouTube videos`,
  settings: msg`Settings`,
  template: msg`Template`,
} as const satisfies Record<CardSection, unknown>

/** Names of the blocks of a page. */
export const blockNames = {
  contact: msg`Contact`,
  about: msg`About us`,
  products: msg`Products`,
  gallery: msg`Gallery`,
  videos: msg`YouTube videos`,
  links: msg`Links`,
  payment: msg`Payment options`,
  lead: msg`Lead form`,
  feedback: msg`Feedback`,
} as const satisfies Record<CardBlock, unknown>

/** Names of designs are proper names; what they are like is not. */
export const designWords = {
  bazaar: { name: 'Bazaar', character: msg`Bold, with an awning` },
  saffron: { name: 'Saffron', character: msg`Warm and festive` },
  monsoon: { name: 'Monsoon', character: msg`Deep teal, layered glass` },
  ledger: { name: 'Ledger', character: msg`Letters and fine rules` },
  clinic: { name: 'Clinic', character: msg`Calm, timings first` },
  thali: { name: 'Thali', character: msg`Photos and the menu first` },
  zari: { name: 'Zari', character: msg`Dark with gold hairlines` },
  blueprint: { name: 'Blueprint', character: msg`A drawing with large projects` },
  studio: { name: 'Studio', character: msg`Pictures to the edge` },
  garage: { name: 'Garage', character: msg`Loud, one huge call button` },
  classroom: { name: 'Classroom', character: msg`Notebook and timetable` },
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
