import { plainNumber } from '../digits.ts'
import type { Card } from './fields.ts'
import { formRules } from './form-rules.ts'
import { PaymentOptions } from './sections.ts'
import { filesById, fileOf, type TypedFile } from './typed-file.ts'

type Wallet = PaymentOptions['wallets'][number]

/** Payment options as the form holds them; the account number is typed twice. */
export type TypedPayment = {
  upiId: string
  payeeName: string
  wallets: Wallet[]
  bank: { holder: string; accountNumber: string; accountAgain: string; ifsc: string; branch: string } | null
  qr: TypedFile | null
  note: string
}

/** A bank account before anything is typed. */
export const emptyBank: NonNullable<TypedPayment['bank']> = {
  holder: '',
  accountNumber: '',
  accountAgain: '',
  ifsc: '',
  branch: '',
}

/** The form of a card's payment options. */
export function typedPayment({
  paymentOptions,
  files,
}: Pick<Card, 'paymentOptions' | 'files'>): TypedPayment {
  const { upiId, payeeName, wallets, bank, qrDocumentId, note } = paymentOptions
  return {
    upiId: upiId ?? '',
    payeeName,
    wallets,
    bank: bank && {
      holder: bank.holder,
      accountNumber: bank.accountNumber,
      accountAgain: bank.accountNumber,
      ifsc: bank.ifsc,
      branch: bank.branch,
    },
    qr: fileOf(files, qrDocumentId),
    note,
  }
}

const digits = (text: string) => plainNumber(text).replace(/[\s-]/g, '')

/** What was typed as the server takes it, nothing refused. */
export function paymentOf({ upiId, payeeName, wallets, bank, qr, note }: TypedPayment): PaymentOptions {
  return {
    upiId: plainNumber(upiId).toLowerCase() || null,
    payeeName,
    wallets,
    bank: bank && {
      holder: bank.holder,
      accountNumber: digits(bank.accountNumber),
      ifsc: plainNumber(bank.ifsc).toUpperCase(),
      branch: bank.branch,
    },
    qrDocumentId: qr?.documentId ?? null,
    note,
  }
}

/** Files for the preview. */
export const paymentFiles = ({ qr }: TypedPayment) => filesById([qr])

/** The rules of the form of payment options. */
export const PaymentForm = formRules<TypedPayment, PaymentOptions>(PaymentOptions, paymentOf, ({ bank }) =>
  bank && digits(bank.accountNumber) !== digits(bank.accountAgain)
    ? [{ path: ['bank', 'accountAgain'], message: 'The two account numbers differ.' }]
    : [],
)

/** The link that opens a payment app with this payee; null while the id is not one. */
export function upiLink(upiId: string, payeeName: string): string | null {
  const read = PaymentOptions.shape.upiId.safeParse(upiId)
  if (!read.success || read.data === null) return null
  const name = payeeName.trim()
  return `upi://pay?pa=${encodeURIComponent(read.data).replace('%40', '@')}${name ? `&pn=${encodeURIComponent(name)}` : ''}&cu=INR`
}
