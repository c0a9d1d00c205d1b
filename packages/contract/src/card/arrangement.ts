import type { CardSection } from './completion.ts'
import type { CardSettings } from './fields.ts'
import type { CardBlock } from './sections.ts'

/** Blocks in the order a card begins with; the zod list of `sections.ts` stays out of what only arranges. */
export const usualOrder = [
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

type Arranged = Pick<CardSettings, 'order' | 'hidden'>

/** All blocks from top to bottom: those that were arranged, then the others in their usual order. */
export const arrangedBlocks = ({ order }: Pick<Arranged, 'order'>): CardBlock[] => [
  ...order,
  ...usualOrder.filter((block) => !order.includes(block)),
]

/** The arrangement after a block was switched on or off. */
export const withBlock = (
  { hidden }: Pick<Arranged, 'hidden'>,
  block: CardBlock,
  isOn: boolean,
): CardBlock[] => (isOn ? hidden.filter((other) => other !== block) : [...new Set([...hidden, block])])

/** Where a block is edited; `lead` and `feedback` are filled in by visitors. */
export const sectionOfBlock: Record<CardBlock, CardSection | null> = {
  contact: 'details',
  about: 'about',
  products: 'products',
  gallery: 'gallery',
  videos: 'videos',
  links: 'links',
  payment: 'payment',
  lead: null,
  feedback: null,
}

/** The block that a section of the editor fills; sections of the whole page have none. */
export const blockOfSection = (section: CardSection): CardBlock | null =>
  section === 'details' ? null : (usualOrder.find((block) => sectionOfBlock[block] === section) ?? null)
