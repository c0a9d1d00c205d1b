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
