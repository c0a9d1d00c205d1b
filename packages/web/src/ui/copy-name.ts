import { t } from '@lingui/core/macro'
import { firstPart } from '@parichay/contract/first-part.ts'

/** Letters of the longest word behind it with its blank, in any language of the panel. */
const wordLetters = 7

/** What the copy of something is called, in at most `most` letters: a long name is cut, not the word that tells them apart. */
export function copyName(of: string, most: number): string {
  const name = firstPart(of, most - wordLetters)
  return t`${name} (copy)`
}
