/** Whether a number begins with its country: after a plus, or after the 00 that is dialled for it. */
const namesCountry = (number: string) => /^(?:\+|00)/.test(number.trim())

/** Digits with the country code, as wa.me wants them: ten-digit Indian numbers get 91. */
export function internationalDigits(number: string): string {
  const isWhole = namesCountry(number)
  // `+44 (0) 20 …` and `+91 079 …`: that zero is for callers inside the country.
  const typed = isWhole ? number.replace('(0)', '') : number
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^910(?=\d{10}$)/, '91')
  const national = digits.replace(/^0/, '')
  // Toll-free numbers begin with 1 and have no country code.
  return !isWhole && /^[2-9]\d{9}$/.test(national) ? `91${national}` : digits
}

/** The address that dials a number. Short codes and toll-free numbers stay as they are. */
export const telHref = (number: string): string => `tel:${dialled(number)}`

/** The address of a WhatsApp chat with a first message. */
export const whatsappHref = (number: string, message: string): string =>
  `https://wa.me/${internationalDigits(number)}${message ? `?text=${encodeURIComponent(message.toWellFormed())}` : ''}`

/** A number as people read it aloud: Indian mobiles as five and five, others as typed. */
export function spokenNumber(number: string): string {
  const digits = internationalDigits(number)
  return isMobile(number) ? `+91 ${digits.slice(2, 7)} ${digits.slice(7)}` : number.trim()
}

/** Whether a number is a mobile in India. With a leading 0 it is taken for a landline, as people write those. */
export const isMobile = (number: string): boolean =>
  !/^(?:\+91)?\D*0/.test(number.trim()) && /^91[6-9]\d{9}$/.test(internationalDigits(number))

/** A number as a phone dials it from anywhere: with plus and country code where they are known. */
export function dialled(number: string): string {
  const digits = internationalDigits(number)
  return namesCountry(number) || /^91\d{10}$/.test(digits) ? `+${digits}` : digits
}
