import type {
  BillDispute,
  BillLine,
  BillLines,
  BillSummary,
  MonthBill,
} from '@parichay/contract/bill/fields.ts'
import {
  billState,
  closeDay,
  type Credited,
  dueDay,
  type Month,
  type Owed,
  outstandingOf,
  payableUntil,
  withCredit,
} from '@parichay/contract/bill/rules.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { sellerWith } from '@parichay/contract/invoice/document.ts'
import { kindOfSale } from '@parichay/contract/invoice/document.ts'
import { splitPrice } from '@parichay/contract/invoice/tax.ts'
import type { SellingAgency } from '../invoice/rules.ts'
import { buyerOfAgency, type MonthPaid, paidByMonth } from './rules.ts'
import type { DisputeRow } from './store.disputes.ts'
import type { PaidRow } from './store.paid.ts'
import type { BillInvoice, BillSums, LineRow, MonthBillRow } from './store.ts'

/** What says how much an agency owes. */
export type OwedFacts = {
  today: string
  /** Days to pay that are agreed now. */
  creditDays: number
  bills: readonly BillSums[]
  sums: Map<Month, { cards: number; totalPaise: number }>
  paid: PaidRow[]
}
/** Everything that says how the months of an agency stand. */
export type MonthFacts = Omit<OwedFacts, 'bills'> & {
  bills: (BillSums & MonthBillRow)[]
  invoices: Map<number, BillInvoice>
}

const billOf = <Bill extends BillSums>({ bills }: { bills: readonly Bill[] }, month: Month) =>
  bills.find((one) => one.month === month)

/** What a month is about: a closed one as it was closed, another by its lines. */
export function sumOf(facts: OwedFacts, month: Month, bill = billOf(facts, month)) {
  const now = facts.sums.get(month) ?? { cards: 0, totalPaise: 0 }
  return bill?.isClosed ? { cards: bill.cards, totalPaise: bill.totalPaise } : now
}

/** The last day to pay a month: a closed one keeps the day it was closed with, another is closed today at the earliest. */
function dueOnOf(facts: OwedFacts, month: Month, bill = billOf(facts, month)): string {
  if (bill?.isClosed) return bill.dueOn ?? dueDay(month)
  const closesOn = addDays(closeDay(month), 1)
  return payableUntil(month, facts.today > closesOn ? facts.today : closesOn, facts.creditDays)
}

const nothingPaid: MonthPaid = { paidPaise: 0, recordedPaise: 0, letGoPaise: 0 }

/** Months with what was paid of each. No more is let go than a month comes to: a card that is moved out later makes no money of it. */
function monthsOf(facts: OwedFacts, isMeant: (bill: MonthPaid & { totalPaise: number }) => boolean) {
  const paid = paidByMonth(facts.paid)
  const bills = new Map(facts.bills.map((bill) => [bill.month, bill]))
  const months = [...new Set([...bills.keys(), ...facts.sums.keys()])].toSorted()
  return months.flatMap((month) => {
    const bill = bills.get(month)
    const { totalPaise } = sumOf(facts, month, bill)
    const all = paid.get(month) ?? nothingPaid
    const letGoPaise = Math.min(all.letGoPaise, totalPaise)
    const counted = { ...all, letGoPaise, paidPaise: all.paidPaise - all.letGoPaise + letGoPaise }
    if (!isMeant({ totalPaise, ...counted })) return []
    return [{ month, dueOn: dueOnOf(facts, month, bill), totalPaise, ...counted }]
  })
}

/** All months of an agency with what was paid of each, before any credit moves between them. */
export const paidOf = (facts: OwedFacts): (Owed & MonthPaid)[] => monthsOf(facts, () => true)

/** All months of an agency that have anything to say, for what it owes. */
export const owedOf = (facts: OwedFacts): Credited[] => withCredit(paidOf(facts), facts.today)

/** What an agency owes today. A month that is paid to the paisa says nothing of it, and most of many agencies are. */
export function duesOfMonths(facts: OwedFacts): ReturnType<typeof outstandingOf> {
  const left = monthsOf(facts, ({ totalPaise, paidPaise }) => totalPaise !== paidPaise)
  return outstandingOf(withCredit(left, facts.today), facts.today)
}

/** A month in one line. */
export function summaryOf(facts: MonthFacts, month: Month): BillSummary {
  const bill = facts.bills.find((one) => one.month === month)
  const { cards, totalPaise } = sumOf(facts, month, bill)
  const { paidPaise, creditPaise } = owedOf(facts).find((one) => one.month === month) ?? {
    paidPaise: paidByMonth(facts.paid).get(month)?.paidPaise ?? 0,
    creditPaise: 0,
  }
  const dueOn = dueOnOf(facts, month)
  const invoiceId = billOf(facts, month)?.invoiceId ?? null
  return {
    month: Number(month.slice(5)),
    year: Number(month.slice(0, 4)),
    state: billState(month, { today: facts.today, dueOn, totalPaise, paidPaise }),
    cards,
    totalPaise,
    paidPaise,
    creditPaise,
    closesOn: closeDay(month),
    dueOn,
    invoiceId,
    invoiceNo: invoiceId === null ? null : (facts.invoices.get(invoiceId)?.invoiceNo ?? null),
  }
}

/** The GST in a month's bill: of a closed one what its invoice charges, of another what one of today would. */
export const taxOfBill = (
  { invoices }: MonthFacts,
  { invoiceId, totalPaise }: Pick<BillSummary, 'invoiceId' | 'totalPaise'>,
  parties: { platform: SellingAgency; agency: SellingAgency },
): number =>
  (invoiceId === null ? undefined : invoices.get(invoiceId)?.taxPaise) ??
  taxWithin(totalPaise, parties.platform, parties.agency)

/** The GST inside a price that the platform asks an agency for. */
export function taxWithin(paise: number, platform: SellingAgency, agency: SellingAgency): number {
  const seller = sellerWith(platform.seller, platform.agencyName)
  if (kindOfSale(seller) !== 'TAX_INVOICE') return 0
  const buyer = buyerOfAgency(agency)
  const place = buyer.gstin?.slice(0, 2) ?? buyer.state ?? seller.state
  const { cgst, sgst, igst } = splitPrice(paise, { rate: seller.rate, between: place !== seller.state })
  return cgst + sgst + igst
}

/** A line as both sides see it. */
export const presentLine = (row: LineRow): BillLine => ({
  lineId: row.lineId,
  businessId: row.businessId,
  businessName: row.businessName,
  phoneNumber: row.ownerPhone,
  cardNo: row.cardNo,
  cardId: row.cardId,
  event: row.event,
  happenedOn: row.happenedOn,
  ratePaise: row.ratePaise,
  movedOut: row.movedOutOn
    ? {
        reason: row.movedOutReason ?? 'other',
        note: row.movedOutNote,
        by: row.movedOutBy ?? '',
        on: row.movedOutOn,
      }
    : null,
})

/** A page of lines; the one too many says that there are more. */
export const presentLines = (rows: readonly LineRow[], pageSize: number): BillLines => {
  const page = rows.slice(0, pageSize)
  return { list: page.map(presentLine), next: rows.length > pageSize ? (page.at(-1)?.lineId ?? null) : null }
}

/** A dispute as both sides see it. */
export const presentDispute = (row: DisputeRow): BillDispute => ({
  disputeId: row.disputeId,
  note: row.note,
  raisedBy: row.raisedBy,
  raisedOn: istDay(row.raisedAt),
  answer: row.answeredAt && row.answer,
  answeredBy: row.answeredBy,
  answeredOn: row.answeredAt && istDay(row.answeredAt),
})

/** What the months before another left unpaid. */
export const duesBefore = (facts: MonthFacts, month: Month, today: string): number =>
  owedOf(facts)
    .filter((bill) => bill.month < month && today > closeDay(bill.month))
    .reduce((sum, { totalPaise, paidPaise }) => sum + Math.max(0, totalPaise - paidPaise), 0)

/** A whole bill is its summary with what hangs on it. */
export type BillParts = Omit<MonthBill, keyof BillSummary>
