import type { PaymentOptions } from '@parichay/contract/card/sections.ts'
import { isDeepStrictEqual } from 'node:util'
import banks from './fixtures.banks.json' with { type: 'json' }

/**
 * The bank of an IFSC, by its first four letters; null for a code that no bank has. The names are `banknames.json` of
 * Razorpay's IFSC toolset (npm `ifsc` 2.0.50, MIT, licence beside it), made from the lists of RBI and NPCI. The package
 * itself is not installed: it brings the abandoned `request`.
 */
export const bankOf = (ifsc: string): string | null =>
  (banks as Record<string, string>)[ifsc.slice(0, 4).toUpperCase()] ?? null

/** Where money goes: what its owner must hear of when it changes. The note and the holder of a wallet are no such thing. */
const destinations = ({ upiId, wallets, bank, qrDocumentId }: PaymentOptions) => ({
  upiId,
  wallets: wallets.map(({ app, number }) => `${app} ${number}`).toSorted(),
  bank: bank && `${bank.ifsc} ${bank.accountNumber}`,
  qrDocumentId,
})

/** Whether customers would pay to another place than before. */
export const paysElsewhere = (before: PaymentOptions, after: PaymentOptions): boolean =>
  !isDeepStrictEqual(destinations(before), destinations(after))

/** What the audit keeps of payment options: enough to recognise them, no whole account number. */
export const traceOf = ({ upiId, wallets, bank, qrDocumentId }: PaymentOptions) => ({
  upiId,
  bank: bank && `${bank.ifsc} …${bank.accountNumber.slice(-4)}`,
  wallets: wallets.map(({ app, number }) => `${app} …${number.slice(-4)}`),
  qrDocumentId,
})
