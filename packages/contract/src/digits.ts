/** Text with the digits of all scripts, such as those of India and of Urdu, as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    // Bold and wide digits of chats stand in blocks without gaps, but Unicode knows which digit they are.
    const usual = digit.normalize('NFKC')
    if (/^\d$/.test(usual)) return usual
    const code = digit.codePointAt(0)!
    // Digits stand in tens that begin at a multiple of 10 above the first of their block.
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
    return String(code - zero)
  })

/** A number of a phone, an office or a bank as it was typed or copied: digits of 0 to 9, usual blanks and hyphens, no signs that nobody sees. */
export const plainNumber = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
    .replace(/\s/g, ' ')
    .replaceAll('\uff0b', '+')
    .trim()

/** A PIN as it was typed or copied: `395 003` and digits of any script as six of 0 to 9. */
export const plainPin = (text: string): string => plainDigits(text).replace(/[\s\p{Cf}]+/gu, '')
