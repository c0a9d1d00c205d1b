type Letter = { subject: string; text: string }

/** A letter as the agency sends it: with what it wants below each of them. */
export const signedBy = <T extends Letter>(letter: T, { mailFooter }: { mailFooter: string }): T =>
  mailFooter === '' ? letter : { ...letter, text: `${letter.text.trimEnd()}\n\n--\n${mailFooter}\n` }
