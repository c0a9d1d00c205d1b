import { growingBusinesses } from './businesses.growing.ts'
import { kaveriBusinesses } from './businesses.kaveri.ts'
import { parichayBusinesses } from './businesses.parichay.ts'
import { rangtapiBusinesses } from './businesses.rangtapi.ts'
import type { DemoBusiness } from './shape.ts'

/** Every business of the demo, in every state a card can be in. */
export const demoBusinesses: DemoBusiness[] = [
  ...parichayBusinesses,
  ...rangtapiBusinesses,
  ...kaveriBusinesses,
  ...growingBusinesses,
]
