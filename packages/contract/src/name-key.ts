import { withoutUnseen } from './unseen.ts'

/**
 * A name as it is compared with others: case, wide letters, blanks of any kind and number, and signs that nobody sees or that only
 * join letters do not count.
 */
export const nameKey = (name: string): string =>
  withoutUnseen(name)
    .replace(/[\u200c\u200d]/g, '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
