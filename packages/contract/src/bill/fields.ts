import { z } from 'zod'
import { AgencyId, BusinessId, CardNo, IstDate, line, requiredLine, RowNumber } from '../ids.ts'
import { paymentModes, PaymentState, RecordNo } from '../payment/fields.ts'
import { billStates, creditDays } from './rules.ts'

const paise = z.number().int().nonnegative()
const noMonth = 'Choose a month from 1 to 12.'
/** A month in a query or a body, 1 to 12. */
export const MonthNumber = z.coerce.number(noMonth).int(noMonth).min(1, noMonth).max(12, noMonth)
const noYear = 'Choose a year from 2020 to 2099.'
/** A year in a query or a body. */
export const YearNumber = z.coerce.number(noYear).int(noYear).min(2020, noYear).max(2099, noYear)

/** What an agency pays for what, in paise with GST; null for what it does not buy. */
export const AgencyTerms = z.object({
  /** For each card that is activated or renewed in a month. */
  cardRatePaise: paise.nullable(),
  /** The first month that is billed, `YYYY-MM`. */
  billedFrom: z.string().nullable(),
  annualFeePaise: paise.nullable(),
  imageFeePaise: paise.nullable(),
  pdfSlabs: z.array(z.object({ from: z.number().int().positive(), pricePaise: paise })),
  /** No custom plan of the agency may cost less; null for no such floor. */
  customFloorPaise: paise.nullable(),
  /** Days to pay a month's bill after it is closed. */
  creditDays: z.number().int().nonnegative(),
})
/** What an agency pays for what. */
export type AgencyTerms = z.infer<typeof AgencyTerms>
/** Terms of an agency nobody agreed any with. */
export const noTerms: AgencyTerms = {
  cardRatePaise: null,
  billedFrom: null,
  annualFeePaise: null,
  imageFeePaise: null,
  pdfSlabs: [],
  customFloorPaise: null,
  creditDays,
}

const wholeRupees = z
  .number({ error: 'Type whole rupees, at most 9,99,999.' })
  .int('Type whole rupees, at most 9,99,999.')
  .min(0, 'Type whole rupees, at most 9,99,999.')
  .max(999_999, 'Type whole rupees, at most 9,99,999.')

const wrongCards = 'Type a number from 1 to 1,00,000.'
const cardsFrom = z.number(wrongCards).int(wrongCards).min(1, wrongCards).max(100_000, wrongCards)

const wholeDays = z
  .number({ error: 'Type whole days, 0 to 90.' })
  .int('Type whole days, 0 to 90.')
  .min(0, 'Type whole days, 0 to 90.')
  .max(90, 'Type whole days, 0 to 90.')

/** What the platform agrees with an agency, as it is typed: whole rupees with GST; null for what it does not buy. */
export const TermsForm = z.strictObject({
  cardRate: wholeRupees.nullable(),
  annualFee: wholeRupees.nullable(),
  imageFee: wholeRupees.nullable(),
  /** Up to three prices for PDF cards, the first from 1 on, each from another number on. */
  pdfSlabs: z
    .array(z.strictObject({ from: cardsFrom, price: wholeRupees }))
    .max(3)
    .superRefine((slabs, context) => {
      const numbers = slabs.map(({ from }) => from)
      const wrong = (place: number, message: string) =>
        context.addIssue({ code: 'custom', path: [place, 'from'], message })
      if (slabs.length > 0 && !numbers.includes(1))
        wrong(numbers.indexOf(Math.min(...numbers)), 'The first price is from 1 card on.')
      for (const [place, from] of numbers.entries())
        if (numbers.indexOf(from) < place) wrong(place, 'Another price begins at this number already.')
    }),
  /** No custom plan of the agency may cost less. */
  customFloor: wholeRupees.nullable(),
  /** Days to pay a month's bill after it is closed; bills that are closed keep their day. */
  creditDays: wholeDays,
})
/** What the platform agrees with an agency, as it is typed. */
export type TermsForm = z.infer<typeof TermsForm>
/** The same as it is kept, with the version that a change is typed on. */
export const TermsRecord = z.object({ ...TermsForm.shape, version: z.number().int() })
/** Terms as they are kept. */
export type TermsRecord = z.infer<typeof TermsRecord>

/** Why a card is on a bill. */
export const billEvents = ['NEW', 'RENEWAL', 'ADDED'] as const
/** Why a card was moved out of a bill, or added to one (screens 7.2). */
export const moveReasons = ['test_card', 'duplicate', 'cancelled', 'other'] as const
/** One of `moveReasons`. */
export const MoveReason = z.enum(moveReasons)
/** One of `moveReasons`. */
export type MoveReason = z.infer<typeof MoveReason>

/** A card on a month's bill. */
export const BillLine = z.object({
  lineId: RowNumber,
  businessId: BusinessId,
  businessName: z.string(),
  phoneNumber: z.string(),
  cardNo: CardNo.nullable(),
  cardId: z.string().nullable(),
  event: z.enum(billEvents),
  happenedOn: IstDate,
  ratePaise: paise,
  movedOut: z.object({ reason: MoveReason, note: z.string(), by: z.string(), on: IstDate }).nullable(),
})
/** A card on a month's bill. */
export type BillLine = z.infer<typeof BillLine>

/** A payment of an agency to the platform. */
export const BillPayment = z.object({
  recordNo: RecordNo,
  amountPaise: paise,
  status: PaymentState,
  throughGateway: z.boolean(),
  mode: z.string(),
  reference: z.string(),
  paidOn: IstDate,
  /** Its own invoice, where the payment has one. */
  invoiceId: RowNumber.nullable(),
  invoiceNo: z.string().nullable(),
  /** What of it went back, or is on its way back. */
  backPaise: paise,
  /** All that goes back has arrived. */
  isBack: z.boolean(),
  /** It goes back because the bill had been paid another way when it came. */
  wasPaidBefore: z.boolean(),
  /** Recorded by mistake: the day it was taken back, and why. */
  takenBack: z.object({ on: IstDate, reason: z.string() }).nullable(),
})
/** A payment of an agency to the platform. */
export type BillPayment = z.infer<typeof BillPayment>

/** A month's bill in one line. */
export const BillSummary = z.object({
  month: z.number().int(),
  year: z.number().int(),
  state: z.enum(billStates),
  cards: z.number().int(),
  totalPaise: paise,
  /** With the credit. */
  paidPaise: paise,
  /** Paid too much for another month and counted here; below zero what counts for other months instead. */
  creditPaise: z.number().int(),
  /** Last day on which cards may be moved. */
  closesOn: IstDate,
  dueOn: IstDate,
  invoiceId: RowNumber.nullable(),
  invoiceNo: z.string().nullable(),
})
/** A month's bill in one line. */
export type BillSummary = z.infer<typeof BillSummary>

/** What an agency says is wrong with a month's bill, and the platform's answer. */
export const BillDispute = z.object({
  disputeId: RowNumber,
  note: z.string(),
  raisedBy: z.string(),
  raisedOn: IstDate,
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredOn: IstDate.nullable(),
})
/** What an agency says is wrong with a month's bill, and the platform's answer. */
export type BillDispute = z.infer<typeof BillDispute>

/** Lines of a month's bill in the order they came; `next` is the last one of them where there are more. */
export const BillLines = z.object({ list: z.array(BillLine), next: RowNumber.nullable() })
/** Lines of a month's bill. */
export type BillLines = z.infer<typeof BillLines>
/** The most lines one answer holds. */
export const mostBillLines = 1000

/** A month's bill without its lines, which come page by page. */
export const MonthBill = BillSummary.extend({
  agencyId: AgencyId,
  agencyName: z.string(),
  ratePaise: paise.nullable(),
  /** Cards that were taken off it. */
  movedOut: z.number().int(),
  payments: z.array(BillPayment),
  /** Oldest first. */
  disputes: z.array(BillDispute),
  /** GST inside the total. */
  taxPaise: paise,
  /** Not paid of earlier bills. */
  previousDuesPaise: paise,
  outstandingPaise: paise,
  /** The platform takes payments online. */
  canPayOnline: z.boolean(),
})
/** A month's bill. */
export type MonthBill = z.infer<typeof MonthBill>

/** What an agency owes today. */
export const Outstanding = z.object({
  agencyId: AgencyId,
  outstandingPaise: paise,
  overduePaise: paise,
  /** The first day the oldest unpaid bill was late. */
  overdueSince: IstDate.nullable(),
})
/** What an agency owes today. */
export type Outstanding = z.infer<typeof Outstanding>

/** What an agency owes, in a list of agencies. */
export const AgencyDues = Outstanding.extend({
  agencyName: z.string(),
  ratePaise: paise.nullable(),
  /** Of the month that runs. */
  runningCards: z.number().int(),
  runningPaise: paise,
  /** Disputes that wait for an answer. */
  openDisputes: z.number().int(),
})
/** What an agency owes, in a list of agencies. */
export type AgencyDues = z.infer<typeof AgencyDues>

/** A year that was paid for. */
export const YearPayment = BillPayment.extend({
  years: z.number().int(),
  /** Null where it counts no more. */
  startsOn: IstDate.nullable(),
  endsOn: IstDate.nullable(),
})
/** A year that was paid for. */
export type YearPayment = z.infer<typeof YearPayment>

/** A yearly fee: what it costs, how long it runs, what was paid. */
export const YearlyFee = z.object({
  agencyId: AgencyId,
  feePaise: paise.nullable(),
  taxPaise: paise,
  validUntil: IstDate.nullable(),
  payments: z.array(YearPayment),
  canPayOnline: z.boolean(),
})
/** A yearly fee. */
export type YearlyFee = z.infer<typeof YearlyFee>

/** The greetings module of an agency: its yearly fee, and what it is used for. */
export const GreetingsFee = YearlyFee.extend({
  videosIncluded: z.boolean(),
  /** Businesses whose plan has greetings today. */
  businesses: z.number().int(),
})
/** The greetings module of an agency. */
export type GreetingsFee = z.infer<typeof GreetingsFee>

/** A credit that an export took. `givenBack`: the export failed, and the credit is there again. */
export const CreditUse = z.object({
  businessId: BusinessId,
  businessName: z.string(),
  /** What was exported, such as `pdf 2001`. */
  object: z.string(),
  usedOn: IstDate,
  givenBack: z.boolean(),
})
/** A credit that an export took. */
export type CreditUse = z.infer<typeof CreditUse>

/** Credits for PDF cards: how many are left, what more cost, and what happened so far. */
export const PdfCredits = z.object({
  agencyId: AgencyId,
  bought: z.number().int(),
  used: z.number().int(),
  balance: z.number().int(),
  /** With fewer left than this, the agency is told. */
  alertBelow: z.number().int(),
  /** The latest hundred. */
  uses: z.array(CreditUse),
  slabs: AgencyTerms.shape.pdfSlabs,
  payments: z.array(
    BillPayment.extend({ quantity: z.number().int(), note: z.string(), isGrant: z.boolean() }),
  ),
  canPayOnline: z.boolean(),
})
/** Credits for PDF cards. */
export type PdfCredits = z.infer<typeof PdfCredits>

/** What the payee writes down of a payment that came another way. The same `requestId` records once. */
export const recordedPayment = {
  agencyId: AgencyId,
  mode: z.enum(paymentModes),
  reference: line(60),
  reason: requiredLine(200),
  /** The day the money came; today unless told. */
  paidOn: IstDate.optional(),
  requestId: z.uuid().optional(),
  /** The answer to `SAME_RECORD`: it is a payment of its own, though the same was recorded a moment ago. */
  isSecondRecord: z.boolean().optional(),
}

/**
 * What a step of a statement is. `SOLD`: paid for as it was sold, so it comes with its payment. `TAKEN_BACK`: a payment that was
 * recorded by mistake, no money that went back.
 */
export const statementKinds = ['BILL', 'SOLD', 'PAYMENT', 'REFUND', 'TAKEN_BACK'] as const

/** A step of a statement: what was charged or paid, and what was owed after it. */
export const StatementRow = z.object({
  on: IstDate,
  kind: z.enum(statementKinds),
  /** What it is for: a month, or something that was sold. */
  what: z.enum(['month', 'annual', 'agency-image', 'agency-pdf']),
  month: z.number().int().nullable(),
  year: z.number().int().nullable(),
  reference: z.string(),
  debitPaise: paise,
  creditPaise: paise,
  balancePaise: z.number().int(),
  invoiceId: RowNumber.nullable(),
  invoiceNo: z.string().nullable(),
})
/** A step of a statement. */
export type StatementRow = z.infer<typeof StatementRow>

/** What an agency was charged and paid in a financial year, oldest first. A balance above zero is owed. */
export const Statement = z.object({
  agencyId: AgencyId,
  agencyName: z.string(),
  from: IstDate,
  to: IstDate,
  openingPaise: z.number().int(),
  closingPaise: z.number().int(),
  rows: z.array(StatementRow),
})
/** What an agency was charged and paid in a financial year. */
export type Statement = z.infer<typeof Statement>
