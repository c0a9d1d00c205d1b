import { type Family, families, weights } from './faces.ts'
import { remember } from '../remember.ts'
import { stackFor } from './stack.ts'

/** A text without the signs no font has, such as emoji: one of them would refuse the whole picture. */
export const drawable = (text: string, fonts: readonly Family[] = families): string =>
  rememberedDrawable(text, ...fonts)

const rememberedDrawable = remember((text, ...fonts) => makeDrawable(text!, fonts as Family[]))
function makeDrawable(text: string, fonts: readonly Family[]): string {
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
