import type { TemplateCode } from '@parichay/contract/card/fields.ts'
import type { Composition, Compose } from './composition.ts'
import { bazaar } from './og/bazaar.ts'
import { blueprint } from './og/blueprint.ts'
import { classroom } from './og/classroom.ts'
import { clinic } from './og/clinic.ts'
import { garage } from './og/garage.ts'
import { ledger } from './og/ledger.ts'
import { minimal } from './og/minimal.ts'
import { monsoon } from './og/monsoon.ts'
import { saffron } from './og/saffron.ts'
import { studio } from './og/studio.ts'
import { thali } from './og/thali.ts'
import { zari } from './og/zari.ts'
import { makePalette } from './palette.ts'

const compositions: Record<TemplateCode, Compose> = {
  bazaar,
  saffron,
  monsoon,
  ledger,
  clinic,
  thali,
  zari,
  blueprint,
  studio,
  garage,
  classroom,
  minimal,
}

/** A design's composition in a colour; a design that has none yet is drawn as the plainest one. */
export function composeFor(design: string, colour: string): Composition {
  const compose = Object.hasOwn(compositions, design) ? compositions[design as TemplateCode] : minimal
  return compose(makePalette(colour))
}
