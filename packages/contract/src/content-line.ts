/** Text as a value of a vCard or a calendar entry (RFC 6350 3.4, RFC 5545 3.3.11): their own signs escaped, line ends as \n, other control characters dropped. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\,;]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')

/** Breaks a line so that none is longer than 75 octets and no character is cut (RFC 6350 3.2, RFC 5545 3.1). */
export function fold(line: string): string {
  const encoder = new TextEncoder()
  let out = ''
  let room = 75
  for (const char of line) {
    const octets = encoder.encode(char).length
    if (octets > room) {
      out += '\r\n '
      room = 74
    }
    out += char
    room -= octets
  }
  return out
}
