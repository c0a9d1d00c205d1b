import { fromDesktop } from './theme.ts'

/** What is done beside what was done: one below the other on phones, two columns on a desktop. */
export const twoColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const
