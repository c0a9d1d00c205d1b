const letter = '[\\p{L}\\p{M}\\p{N}]'
const signs = /[.*+?^${}()|[\]\\/]/g

/** Whether a text says another one as words of its own: `MG Road, Pune` says `Pune`, `Puneet Nagar` does not. Case does not count. */
const says = (text: string, part: string): boolean =>
  new RegExp(`(?<!${letter})${part.trim().replace(signs, '\\$&')}(?!${letter})`, 'iu').test(text)

/** Address, city, PIN in one line, without what was said in a part before and without empty ones. */
export const placeLine = (parts: readonly string[]): string =>
  parts.filter((part, i) => part.trim() && !parts.slice(0, i).some((before) => says(before, part))).join(', ')
