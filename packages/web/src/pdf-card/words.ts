import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CardColour } from '@parichay/pdf-card/colour.ts'
import type { PdfCategory, PdfTemplateCode } from '@parichay/contract/pdf-card/templates.ts'

/** Names of the templates. */
export const templateNames: Record<PdfTemplateCode, MessageDescriptor> = {
  slope: msg({ message: 'Slope', context: 'card template' }),
  awning: msg({ message: 'Awning', context: 'card template' }),
  jharokha: msg({ message: 'Jharokha', context: 'card template' }),
  ledger: msg({ message: 'Ledger', context: 'card template' }),
  ripple: msg({ message: 'Ripple', context: 'card template' }),
  plan: msg({ message: 'Blueprint', context: 'card template' }),
  tower: msg({ message: 'Tower', context: 'card template' }),
  air: msg({ message: 'Air', context: 'card template' }),
  mandala: msg({ message: 'Mandala', context: 'card template' }),
  fold: msg({ message: 'Fold', context: 'card template' }),
  campus: msg({ message: 'Campus', context: 'card template' }),
  lanyard: msg({ message: 'Lanyard', context: 'card template' }),
  desk: msg({ message: 'Desk', context: 'card template' }),
  ward: msg({ message: 'Ward', context: 'card template' }),
  stage: msg({ message: 'Stage', context: 'card template' }),
  seva: msg({ message: 'Seva', context: 'card template' }),
  pass: msg({ message: 'Pass', context: 'card template' }),
  member: msg({ message: 'Member', context: 'card template' }),
  notebook: msg({ message: 'Notebook', context: 'card template' }),
  leader: msg({ message: 'Leader', context: 'card template' }),
  ticket: msg({ message: 'Ticket', context: 'card template' }),
  crest: msg({ message: 'Crest', context: 'card template' }),
  quad: msg({ message: 'Cloister', context: 'card template' }),
  kite: msg({ message: 'Kite', context: 'card template' }),
  grid: msg({ message: 'Grid', context: 'card template' }),
  pulse: msg({ message: 'Pulse', context: 'card template' }),
  conclave: msg({ message: 'Conclave', context: 'card template' }),
  sprout: msg({ message: 'Sprout', context: 'card template' }),
  pitch: msg({ message: 'Playing field', context: 'card template' }),
  counter: msg({ message: 'Counter', context: 'card template' }),
  rally: msg({ message: 'Rally', context: 'card template' }),
  gate: msg({ message: 'Gate', context: 'card template' }),
}

/** Whom a template suits first. */
export const categoryNames: Record<PdfCategory, MessageDescriptor> = {
  business: msg({ message: 'Shop', context: 'card template' }),
  office: msg({ message: 'Office', context: 'card template' }),
  school: msg({ message: 'School', context: 'card template' }),
  college: msg({ message: 'College', context: 'card template' }),
  hospital: msg({ message: 'Hospital', context: 'card template' }),
  event: msg({ message: 'Event', context: 'card template' }),
  ngo: msg({ message: 'NGO', context: 'card template' }),
  club: msg({ message: 'Club', context: 'card template' }),
  political: msg({ message: 'Political', context: 'card template' }),
  visitor: msg({ message: 'Visitor', context: 'card template' }),
}

/** What templates are called by their colour. */
export const colourNames: Record<CardColour, MessageDescriptor> = {
  red: msg({ message: 'Red', context: 'card template' }),
  orange: msg({ message: 'Orange', context: 'card template' }),
  yellow: msg({ message: 'Yellow', context: 'card template' }),
  green: msg({ message: 'Green', context: 'card template' }),
  teal: msg({ message: 'Teal', context: 'card template' }),
  blue: msg({ message: 'Blue', context: 'card template' }),
  purple: msg({ message: 'Purple', context: 'card template' }),
  pink: msg({ message: 'Pink', context: 'card template' }),
  dark: msg({ message: 'Dark', context: 'card template' }),
  light: msg({ message: 'Light', context: 'card template' }),
}

/** Facts by the names the drawing has for them: for the warning that something does not fit. */
export const factNames: Record<string, MessageDescriptor> = {
  org: msg`Name of the organisation`,
  tagline: msg`Tagline`,
  phone: msg`Phone`,
  whatsapp: msg`WhatsApp`,
  email: msg`E-mail`,
  website: msg`Website`,
  address: msg`Address`,
  person: msg`Name`,
  role: msg`Designation or class`,
  department: msg`Department`,
  idNo: msg`ID number`,
  blood: msg`Blood group`,
  born: msg`Date of birth`,
  emergency: msg`Emergency phone`,
  validTill: msg`Valid till`,
  ownAddress: msg`Address of the person`,
  signatory: msg`Who signs`,
}
