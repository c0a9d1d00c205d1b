import type { BillingDetails } from '@parichay/contract/payment/fields.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import type { PdfJob, PdfOutput } from '@parichay/contract/pdf-card/jobs.ts'
import type { PersonFacts } from '@parichay/contract/pdf-card/people.ts'
import type { PdfTemplateCode } from '@parichay/contract/pdf-card/templates.ts'
import type { PlanSnapshot } from '@parichay/contract/plan/fields.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Made = ColumnType<Date, Date | undefined, Date>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>

/** What is paid for: a plan for a business, one PDF card, one video; bills of agencies. */
export type PurchaseKind = 'card' | 'pdf' | 'video' | 'month' | 'annual' | 'agency-image' | 'agency-pdf'
/** Where a purchase stands in the database. */
export type IntentState = 'new' | 'open' | 'paid' | 'expired' | 'refund_due' | 'refunded'
/** Which of the three callers of settle() it was, or staff. */
export type SettledBy = 'browser' | 'webhook' | 'reconciler' | 'manual'
/** What was ordered: the plan as it was, and whether it renews. Bills put their own facts beside `name` and `price`. */
export type IntentSnapshot = Partial<PlanSnapshot> & {
  name: string
  /** Whole rupees. */
  price: number
  renew?: boolean
  /** PDF cards bought at once; left out for one. */
  quantity?: number
} & Record<string, unknown>
/** What staff wrote down of a payment outside the gateway. */
export type ManualNotes = {
  by: string
  mode: string
  reference: string
  reason: string
  /** The day the money came, where it was another one. */
  paidOn?: string
}

/** Columns of payment_account. */
export type PaymentAccountTable = {
  agencyId: number
  accountId: string
  keyId: string
  keySecretSealed: string
  webhookSecretSealed: string
  webhookSecretBeforeSealed: Maybe<string>
  webhookToken: string
  isActive: Generated<boolean>
  lastEventAt: Maybe<Date>
  keySecretBeforeSealed: Maybe<string>
  /** The provider's own number of the merchant (acc_…), as its webhooks tell it. */
  merchant: Maybe<string>
  /** Up to when the provider's lists were read whole, by the provider's clock. */
  listsReadAt: Maybe<Date>
  createdAt: Made
}
/** Columns of pdf_card. */
export type PdfCardTable = {
  agencyId: number
  pdfCardNo: Generated<number>
  businessId: number
  registeredPhoneNumber: Generated<string>
  companyName: Generated<string>
  title: Generated<string>
  mails: Generated<string[]>
  singleExports: Generated<number>
  templateCode: Generated<PdfTemplateCode>
  details: MaybeJson<PdfCardDetails>
  isActive: Generated<boolean>
  version: Generated<number>
  updatedAt: Made
  exportedAt: Maybe<Date>
  printedAt: Maybe<Date>
  printedHash: Maybe<string>
  /** Facts of the business, kept by triggers on it. */
  businessName: ColumnType<string, never, never>
  ownerPhone: ColumnType<string, never, never>
  madeByFranchiseeId: ColumnType<number | null, never, never>
  /** The business is deleted. */
  isGone: ColumnType<boolean, never, never>
  searchText: ColumnType<string, never, never>
  createdAt: Made
  deletedAt: Maybe<Date>
  erasedAt: Maybe<Date>
}
/** Columns of pdf_card_export. */
export type PdfCardExportTable = {
  agencyId: number
  exportId: Generated<number>
  pdfCardNo: number
  contentHash: string
  coveredBy: 'correction' | 'single' | 'plan' | 'staff'
  usageTakeId: ColumnType<string | null, string | null | undefined, string | null>
  state: Generated<'waiting' | 'ready' | 'failed'>
  storageKey: Maybe<string>
  madeBy: string
  createdAt: Date
}
/** Columns of pdf_card_pass: a person's card as its verify page knows it. */
export type PdfCardPassTable = {
  agencyId: number
  token: Generated<string>
  pdfCardNo: number
  personNo: Generated<number>
  createdAt: Made
  revokedAt: Maybe<Date>
  revokedBy: Maybe<string>
  revokeReason: Maybe<string>
  /** When the person got another pass; null for the one that counts. */
  replacedAt: Maybe<Date>
}
/** Columns of pdf_verify_setting: what a business's verify pages show. */
export type PdfVerifySettingTable = {
  agencyId: number
  businessId: number
  showsPhoto: Generated<boolean>
  consentVersion: Maybe<number>
  consentAt: Maybe<Date>
  consentBy: Maybe<string>
}
/** Columns of pdf_card_person. */
export type PdfCardPersonTable = {
  agencyId: number
  pdfCardNo: number
  rowKey: string
  /** The number of their pass. */
  personNo: Generated<number>
  place: number
  facts: ColumnType<PersonFacts, string, string>
  version: Generated<number>
  isDeleted: Generated<boolean>
  printedAt: Maybe<Date>
  /** What their card showed when it was marked. */
  printedHash: Maybe<string>
  createdAt: Date
  updatedAt: Date
}
/** Columns of pdf_card_sitting: who has the people of a project open. */
export type PdfCardSittingTable = {
  agencyId: number
  pdfCardNo: number
  sittingKey: string
  who: string
  seenAt: Date
  savedAt: Maybe<Date>
}
/** Columns of pdf_card_job. */
export type PdfCardJobTable = {
  agencyId: number
  jobId: Generated<number>
  pdfCardNo: number
  output: ColumnType<PdfOutput, string, string>
  details: ColumnType<PdfCardDetails, string, string>
  isSample: boolean
  isForced: Generated<boolean>
  state: Generated<PdfJob['state']>
  attempt: Generated<number>
  peopleTotal: number
  peopleDone: Generated<number>
  peopleFailed: Generated<number>
  storageKey: Maybe<string>
  bytes: ColumnType<string | null, number | null | undefined, number | null>
  madeBy: string
  createdAt: Date
  endedAt: Maybe<Date>
}
/** What one card of a file is drawn from, beside what all have in common. */
export type DrawnPerson = {
  person: PdfCardDetails['person']
  keys: Record<string, string>
  cardUrl: string | null
  verifyUrl: string
}
/** Columns of pdf_card_job_item. */
export type PdfCardJobItemTable = {
  agencyId: number
  jobId: number
  seq: number
  pdfCardNo: number
  rowKey: string
  contentHash: string
  drawn: ColumnType<DrawnPerson | null, string, string | null>
  usageTakeId: ColumnType<string | null, string | null | undefined, string | null>
  failure: Maybe<string>
}
/** Columns of payment_intent. */
export type PaymentIntentTable = {
  agencyId: number
  intentId: string
  recordNo: Generated<number>
  kind: PurchaseKind
  accountId: string | null
  businessId: number | null
  objectNo: number | null
  amount: number
  currency: Generated<string>
  snapshot: JSONColumnType<IntentSnapshot>
  billing: MaybeJson<BillingDetails>
  requestId: Maybe<string>
  madeBy: string
  /** Who looks after the business now, and how it was paid; the database keeps both. */
  madeByFranchiseeId: ColumnType<number | null, never, never>
  mode: ColumnType<string, never, never>
  state: Generated<IntentState>
  manual: MaybeJson<ManualNotes>
  createdAt: Date
  settledAt: Maybe<Date>
  settledBy: Maybe<SettledBy>
  checkedAt: Maybe<Date>
  /** When the provider is asked next; null when there is nothing to ask any more. */
  checkAt: Maybe<Date>
}
/** Columns of payment_order. */
export type PaymentOrderTable = {
  agencyId: number
  orderId: string
  accountId: string
  intentId: string
  receipt: string
  amount: number
  createdAt: Date
}
/** Columns of provider_event. */
export type ProviderEventTable = {
  agencyId: number
  accountId: string
  eventId: string
  event: string
  orderId: string | null
  paymentId: string | null
  raw: string
  toldAt: Date
  receivedAt: Date
  appliedAt: Maybe<Date>
  outcome: Maybe<string>
}
/** What became of captured money. */
export type PaymentUse = 'none' | 'applied' | 'returned' | 'exception'
/** Columns of payment. */
export type PaymentTable = {
  agencyId: number
  paymentId: string
  accountId: string
  intentId: string
  orderId: string
  amount: number
  currency: string
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded'
  method: string | null
  fee: number | null
  tax: number | null
  error: MaybeJson<{ code: string; reason: string | null; description: string | null }>
  use: Generated<PaymentUse>
  toldAt: Date
  capturedAt: Maybe<Date>
}
/** Why money goes back. */
export type RefundReason = 'second_capture' | 'wrong_amount' | 'late' | 'reversal' | 'dashboard' | 'dispute'
/** Columns of refund. */
export type RefundTable = {
  agencyId: number
  refundId: string
  paymentId: string
  accountId: string
  intentId: string
  amount: number
  currency: string
  reason: RefundReason
  state: Generated<'due' | 'requested' | 'processed' | 'failed'>
  providerRefundId: Maybe<string>
  tries: Generated<number>
  error: Maybe<string>
  createdAt: Date
  requestedAt: Maybe<Date>
  processedAt: Maybe<Date>
  checkedAt: Maybe<Date>
  checkAt: Maybe<Date>
}
/** A pocket that money lies in, or comes from. */
export type Pocket =
  | 'provider'
  | 'unassigned'
  | 'applied'
  | 'exception'
  | 'due'
  | 'refunded'
  | 'cash'
  | 'manual'
/** Columns of ledger. */
export type LedgerTable = {
  agencyId: number
  entryId: Generated<number>
  at: Date
  day: string
  accountId: string | null
  intentId: string
  paymentId: string | null
  kind:
    | 'captured'
    | 'applied'
    | 'exception'
    | 'refund_due'
    | 'refunded'
    | 'refund_undone'
    | 'manual'
    | 'reversal'
  ref: string
  source: Pocket
  target: Pocket
  amount: number
  currency: string
}
/** Columns of recon_break. */
export type ReconBreakTable = {
  agencyId: number
  breakId: Generated<number>
  kind: string
  ref: string
  detail: JSONColumnType<Record<string, unknown>>
  times: Generated<number>
  openedAt: Date
  seenAt: Date
  closedAt: Maybe<Date>
  closedBy: Maybe<string>
  note: Maybe<string>
}
/** Columns of dispute: a customer's bank asks for money back. Amounts are the smallest unit. */
export type DisputeTable = {
  agencyId: number
  disputeId: string
  accountId: string
  paymentId: string
  intentId: string
  amount: number
  deducted: Generated<number>
  currency: string
  reason: string
  phase: string
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  respondBy: Maybe<Date>
  raisedAt: Date
  toldAt: Date
}
/** Columns of outbox. */
export type OutboxTable = {
  agencyId: number
  outboxId: Generated<number>
  kind: string
  ref: string
  createdAt: Date
  doneAt: Maybe<Date>
  tries: Generated<number>
  tryAt: Date
  error: Maybe<string>
}

/** The tables of money. */
export type PaymentTables = {
  paymentAccount: PaymentAccountTable
  pdfCard: PdfCardTable
  pdfCardExport: PdfCardExportTable
  pdfCardPass: PdfCardPassTable
  pdfVerifySetting: PdfVerifySettingTable
  pdfCardPerson: PdfCardPersonTable
  pdfCardSitting: PdfCardSittingTable
  pdfCardJob: PdfCardJobTable
  pdfCardJobItem: PdfCardJobItemTable
  paymentIntent: PaymentIntentTable
  paymentOrder: PaymentOrderTable
  providerEvent: ProviderEventTable
  payment: PaymentTable
  refund: RefundTable
  ledger: LedgerTable
  reconBreak: ReconBreakTable
  dispute: DisputeTable
  outbox: OutboxTable
}
