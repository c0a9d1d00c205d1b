import type { MoveReason } from '@parichay/contract/bill/fields.ts'
import type { InvoiceDocument } from '@parichay/contract/invoice/document.ts'
import type { InvoiceKind } from '@parichay/contract/invoice/series.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Columns of invoice_series. */
export type InvoiceSeriesTable = {
  agencyId: number
  kind: InvoiceKind
  financialYear: string
  lastNumber: number
  lastDay: string
}
/** Columns of invoice. */
export type InvoiceTable = {
  agencyId: number
  invoiceId: Generated<number>
  kind: InvoiceKind
  financialYear: string
  number: number
  invoiceNo: string
  issuedOn: string
  /** The day it was written, where the return of GST of its month was due by then. */
  lateOn: Maybe<string>
  /** The day for which it counts in returns of GST. */
  filedOn: ColumnType<string, never, never>
  source: string
  creditsId: number | null
  businessId: number | null
  userId: number | null
  buyerAgencyId: number | null
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  totalPaise: number
  document: JSONColumnType<InvoiceDocument>
  createdAt: ColumnType<Date, Date | undefined, Date>
}
/** Columns of month_bill. */
export type MonthBillTable = {
  agencyId: number
  month: string
  issuedAt: Date
  /** The price for a card in this month; null where none was agreed when the bill was issued. */
  ratePaise: Maybe<number>
  closedAt: Maybe<Date>
  /** The last day to pay, from its closing on. */
  dueOn: Maybe<string>
  cards: Generated<number>
  totalPaise: Generated<number>
  sellerAgencyId: Maybe<number>
  invoiceId: Maybe<number>
}
/** Columns of month_bill_line. */
export type MonthBillLineTable = {
  agencyId: number
  month: string
  lineId: Generated<number>
  businessId: number
  cardNo: number | null
  event: 'NEW' | 'RENEWAL' | 'ADDED'
  happenedOn: string
  ratePaise: number
  movedOutOn: Maybe<string>
  movedOutBy: Maybe<string>
  movedOutReason: Maybe<MoveReason>
  movedOutNote: Generated<string>
}

/** Columns of pdf_credit. */
export type PdfCreditTable = { agencyId: number; bought: Generated<number>; used: Generated<number> }
/** Columns of pdf_credit_use. */
export type PdfCreditUseTable = {
  agencyId: number
  /** A bigint, as text. */
  usageTakeId: string
  businessId: number
  object: string
  usedAt: Date
  givenBackAt: Maybe<Date>
}
/** Columns of month_bill_dispute. */
export type MonthBillDisputeTable = {
  agencyId: number
  month: string
  disputeId: Generated<number>
  raisedBy: string
  raisedAt: Date
  note: string
  answeredBy: Maybe<string>
  answeredAt: Maybe<Date>
  answer: Generated<string>
}

/** Tables of invoices and bills. */
export type BillTables = {
  invoiceSeries: InvoiceSeriesTable
  invoice: InvoiceTable
  monthBill: MonthBillTable
  monthBillLine: MonthBillLineTable
  pdfCredit: PdfCreditTable
  pdfCreditUse: PdfCreditUseTable
  monthBillDispute: MonthBillDisputeTable
}
