import { z } from 'zod'
import { plainDigits } from '../digits.ts'

/** Recovery codes a person gets at once. */
export const recoveryCodeCount = 10
/** Signs of a recovery code: its place from 0 to 9, and eleven by chance. */
export const recoveryCodeLength = 12
/** Signs by chance; none looks like another. */
export const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A code of the app, six digits, or a recovery code, with or without blanks and hyphens. */
export const SecondCode = z
  .string()
  .max(60)
  .transform((text) => plainDigits(text).toLowerCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(?:\d{6}|\d[a-z2-9]{11})$/, 'Enter the 6 digits of the code.'))

/** A recovery code as it is shown: in three groups. */
export const spacedRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
