/**
 * A text as it is searched in lists that are here: small letters, one form however a keyboard writes a letter with a dot,
 * and without what many leave out when they type: the dot of फ़ and ज़, the moon of हाँ, signs that only join letters, accents.
 */
const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0a81', '\u0a82')

/** Whether a text holds what is searched for. */
export const isFoundIn = (text: string | undefined, wanted: string): boolean =>
  text !== undefined && searchText(text).includes(searchText(wanted.trim()))
