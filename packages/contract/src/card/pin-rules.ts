/** How many digits the PIN of a card has. */
export const pinDigits = { least: 4, most: 6 }

/** Whether those who guess would try a PIN among the first: one digit again and again, a row up or down, a part twice, a year. */
export function isEasyPin(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, at) => Number(digit) - Number(pin[at]))
  const [first] = steps
  if (first !== undefined && Math.abs(first) <= 1 && steps.every((step) => step === first)) return true
  return /^(\d+)\1+$/.test(pin) || /^(19|20)\d\d$/.test(pin)
}
