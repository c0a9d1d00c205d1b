import { z } from 'zod'
import { plainPin } from '../digits.ts'
import { isEasyPin, pinDigits } from './pin-rules.ts'

/** The PIN that locks a card: digits of any script, kept as 0 to 9. What is tried first by those who guess is refused. */
export const CardPin = z
  .string()
  .overwrite(plainPin)
  .regex(new RegExp(`^\\d{${pinDigits.least},${pinDigits.most}}$`), 'Type 4 to 6 digits.')
  .refine(
    (pin) => !isEasyPin(pin),
    'This PIN is easy to guess. Choose one that is no row of digits and no year.',
  )

/** What a visitor types to open a card that is locked: whatever it is, so that a slip is told in words of the page. */
export const PinTry = z.string().max(60).overwrite(plainPin)
