import type { LogoKey } from '../pictures/draw.ts'
import { kaveriSections } from './kaveri.ts'
import { parichaySections } from './parichay.ts'
import { rangtapiSections } from './rangtapi.ts'
import type { DemoSections } from './shape.ts'

/** Sections of every demo card, by the logo of its business. */
export const demoSections: Record<LogoKey, DemoSections> = {
  ...parichaySections,
  ...rangtapiSections,
  ...kaveriSections,
}
