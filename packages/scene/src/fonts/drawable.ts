import { type Family, families, weights } from './faces.ts'
import { stackFor } from './stack.ts'

/** A text without the signs no font has, such as emoji: one of them would refuse the whole picture. */
export function drawable(text: string, fonts: readonly Family[] = families): string {
  const missing = new Set(
    fonts.flatMap((font) => weights.flatMap((weight) => stackFor(text.normalize(), font, weight).missing)),
  )
  if (missing.size === 0) return text
  return [...text.normalize()]
    .filter((char) => !missing.has(char) && char !== '\ufe0f')
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
