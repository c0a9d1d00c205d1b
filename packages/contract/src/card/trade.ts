import type { TemplateCode } from './fields.ts'

const health = /doctor|clinic|dent|laborator|hospital|pharm|physio|medical|ayur|homeo|optic|veterin/i
const office =
  /account|advisor|agency|architect|astrolog|consult|interior|finance|invest|lawyer|loan|marketing|software|tax|writer|estate|social worker/i

/** The design that suits a trade. Clinic is for health and for nothing else. */
export function designForTrade(category: string): TemplateCode {
  if (health.test(category)) return 'clinic'
  return office.test(category) ? 'minimal' : 'bazaar'
}

/** The design most shops choose. */
export const popularDesign: TemplateCode = 'bazaar'

/** Accents that read well on every design; the agency's own colour stands before them. */
export const cardColours = [
  '#c2352b',
  '#d9480f',
  '#b7791f',
  '#2f855a',
  '#0f766e',
  '#0b6bcb',
  '#3b4cca',
  '#7b3fa0',
  '#b83280',
  '#37474f',
] as const
