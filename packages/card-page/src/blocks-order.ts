import type { CardBlock } from '@parichay/contract/card/sections.ts'

/** The usual order of blocks. The contract's own list would bring zod into the page's code. */
export const cardBlockNames = [
  'contact',
  'about',
  'products',
  'gallery',
  'videos',
  'links',
  'payment',
  'lead',
  'feedback',
] as const satisfies readonly CardBlock[]
