import { z } from 'zod'

/** Recovery codes a person gets at once. */
export const recoveryCodeCount = 10
/** Signs of a recovery code: its place from 0 to 9, and eleven by chance. */
export const recoveryCodeLength = 12
/** Signs by chance; none looks like another. */
export const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

const indianDigits = (text: string) =>
  text.replace(/[०-९૦-૯০-৯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))

/** A code of the app, six digits, or a recovery code, with or without blanks and hyphens. */
export const SecondCode = z
  .string()
  .max(60)
  .transform((text) => indianDigits(text).toLowerCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(?:\d{6}|\d[a-z2-9]{11})$/, 'Enter the 6 digits of the code.'))

/** A recovery code as it is shown: in three groups. */
export const spacedRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
