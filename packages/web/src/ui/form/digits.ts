/** The zero of each script whose digits people here may type. */
const zeros = [0x966, 0xae6, 0x9e6, 0xa66, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0]

/** Digits of Indian scripts become 0 to 9; everything else stays. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find((first) => code >= first && code <= first + 9)
    return zero === undefined ? digit : String(code - zero)
  })

/** Only the digits, at most so many. */
export const onlyDigits = (text: string, most: number): string =>
  plainDigits(text).replace(/\D/g, '').slice(0, most)

/** The ten digits of a mobile number, however it was pasted: +91 98…, 098…, 98765 43210. */
export function mobileDigits(text: string): string {
  const plain = plainDigits(text)
  const digits = plain.replace(/\D/g, '')
  // Contacts put signs that nobody sees around a number that is copied.
  if (/^[\s\p{Cf}]*(\+|00)/u.test(plain)) return digits.replace(/^0*91/, '').slice(0, 10)
  if (digits.length > 10 && digits.startsWith('91')) return digits.slice(2, 12)
  return digits.replace(/^0+/, '').slice(0, 10)
}

/** `9876543210` as people read it: `98765 43210`. */
export const spacedMobile = (digits: string): string =>
  digits.length > 5 ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits

/** The value of the contract: E.164, or nothing while the box is empty. */
export const toMobileNumber = (digits: string): string => (digits ? `+91${digits}` : '')

/** `+919876543210` as people read it: `+91 98765 43210`. Other numbers stay as they are. */
export const spacedNumber = (phoneNumber: string): string =>
  phoneNumber.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
