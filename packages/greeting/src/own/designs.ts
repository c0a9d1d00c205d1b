import type { OwnDesignName } from '@parichay/contract/greeting/own-poster.ts'
import { banner, burst, shelf, spotlight } from './designs.offer.ts'
import { crest, jharokha, portrait, print, slant, window } from './designs.photo.ts'
import { arch } from './designs.wish.ts'
import type { OwnDesign } from './parts.ts'

/** The designs by name. */
export const ownDesigns: Record<OwnDesignName, OwnDesign> = {
  shelf,
  burst,
  spotlight,
  banner,
  portrait,
  jharokha,
  print,
  window,
  slant,
  crest,
  arch,
}
