import type { AgencyTerms, BillLine, BillPayment, TermsForm } from '@parichay/contract/bill/fields.ts'
import { addMonths, creditDays, type Month, yearsOf } from '@parichay/contract/bill/rules.ts'
import type { PaymentState } from '@parichay/contract/payment/fields.ts'
import { type InvoiceLine, type Sale, sellerWith } from '@parichay/contract/invoice/document.ts'
import type { Buyer } from '@parichay/contract/invoice/fields.ts'
import { documentDay } from '@parichay/contract/invoice/labels.ts'
import { brandOf, type SellingAgency } from '../invoice/rules.ts'
import type { PaidRow } from './store.paid.ts'

/** Terms as they are typed. */
export const typedTerms = (terms: Partial<AgencyTerms>): TermsForm => {
  const rupees = (paise: number | null | undefined) =>
    typeof paise === 'number' ? Math.round(paise / 100) : null
  return {
    cardRate: rupees(terms.cardRatePaise),
    annualFee: rupees(terms.annualFeePaise),
    imageFee: rupees(terms.imageFeePaise),
    pdfSlabs: (terms.pdfSlabs ?? []).map(({ from, pricePaise }) => ({ from, price: pricePaise / 100 })),
    customFloor: rupees(terms.customFloorPaise),
    creditDays: terms.creditDays ?? creditDays,
  }
}

/** Terms as they are kept. The first price for a card begins with the month it is agreed in. */
export function keptTerms(typed: TermsForm, before: Partial<AgencyTerms>, month: Month): AgencyTerms {
  const paise = (rupees: number | null) => (rupees === null ? null : rupees * 100)
  return {
    cardRatePaise: paise(typed.cardRate),
    billedFrom: typed.cardRate === null ? null : (before.billedFrom ?? month),
    annualFeePaise: paise(typed.annualFee),
    imageFeePaise: paise(typed.imageFee),
    pdfSlabs: typed.pdfSlabs
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, price }) => ({ from, pricePaise: price * 100 })),
    customFloorPaise: paise(typed.customFloor),
    creditDays: typed.creditDays,
  }
}

/** A month in words: `Nov 2026`. */
export const monthText = (month: Month): string => documentDay(`${month}-01`, 'en').slice(3)

/** An agency as the buyer of the platform's invoices. */
export function buyerOfAgency(agency: SellingAgency): Buyer {
  const { legalName, address, city, state, pin, gstin } = sellerWith(agency.seller, agency.agencyName)
  return {
    name: legalName,
    address,
    city,
    state,
    pin,
    gstin,
    phone: agency.support.phoneNumber,
    email: agency.support.email,
    isForeign: false,
  }
}

/** What an invoice of the platform to an agency says beside its lines. */
export const saleToAgency = (
  platform: SellingAgency,
  origin: string,
  agency: SellingAgency,
  rest: Pick<Sale, 'lines' | 'paid'> & { dueOn?: string },
): Sale => ({
  language: 'en',
  brand: brandOf(platform, origin),
  seller: sellerWith(platform.seller, platform.agencyName),
  buyer: buyerOfAgency(agency),
  ...rest,
})

const eventText = { NEW: 'New digital cards', RENEWAL: 'Renewed digital cards', ADDED: 'Cards added' }

/** The lines of a month's invoice: cards of one kind and rate together. */
export function linesOfBill(
  month: Month,
  lines: readonly Pick<BillLine, 'event' | 'ratePaise'>[],
): InvoiceLine[] {
  const groups = new Map<string, InvoiceLine>()
  for (const { event, ratePaise } of lines) {
    const key = `${event} ${ratePaise}`
    const known = groups.get(key)
    if (known) known.quantity += 1
    else
      groups.set(key, {
        title: eventText[event],
        detail: monthText(month),
        quantity: 1,
        pricePaise: ratePaise,
      })
  }
  return [...groups.values()]
}

/** The invoice of a month's bill, to be paid until `dueOn`. */
export const monthSale = (
  month: Month,
  dueOn: string,
  lines: readonly Pick<BillLine, 'event' | 'ratePaise'>[],
  parties: { platform: SellingAgency; origin: string; agency: SellingAgency },
): Sale =>
  saleToAgency(parties.platform, parties.origin, parties.agency, {
    lines: linesOfBill(month, lines),
    paid: null,
    dueOn,
  })

const soldText: Record<string, string> = {
  annual: 'Yearly fee',
  'agency-image': 'Greetings module',
  'agency-pdf': 'PDF ID card credits',
}

/** The line of an invoice for a yearly fee or for credits. */
export function yearLine({
  kind,
  amount,
  snapshot,
}: {
  kind: string
  amount: number
  snapshot: Record<string, unknown>
}): InvoiceLine {
  const title = soldText[kind] ?? 'Payment'
  const quantity = Number(snapshot['quantity'] ?? snapshot['years'] ?? 1)
  // Whole numbers of paise only: what does not divide is one line of its whole amount.
  const each = amount % quantity === 0
  const unit = kind === 'agency-pdf' ? 'card' : 'year'
  const what = quantity === 1 ? `1 ${unit}` : `${quantity} ${unit}s`
  return { title, detail: what, quantity: each ? quantity : 1, pricePaise: each ? amount / quantity : amount }
}

/** A payment as its agency sees it. */
export const presentPaid = (row: PaidRow): BillPayment => ({
  recordNo: row.recordNo,
  amountPaise: row.amount,
  status: stateOfPaid(row),
  throughGateway: row.manual === null,
  mode: row.manual ? row.manual.mode : (row.method ?? 'online'),
  reference: row.manual ? row.manual.reference : (row.paymentId ?? ''),
  paidOn: row.paidOn,
  invoiceId: row.invoiceId,
  invoiceNo: row.invoiceNo,
  backPaise: row.refunded + row.returning,
  isBack: row.refunded > 0 && row.returning === 0,
  wasPaidBefore: row.wasPaidBefore && row.kind === 'month',
  takenBack:
    stateOfPaid(row) === 'REVERSED' && row.takenBackOn !== null
      ? { on: row.takenBackOn, reason: row.takenBackReason }
      : null,
})

/** The stretches of time that yearly payments bought, oldest first; what was taken back is none. */
export const yearsBought = (rows: readonly PaidRow[]) =>
  yearsOf(
    inOrder(rows)
      .filter(({ state }) => state === 'paid')
      .map((row) => ({ ...presentPaid(row), years: Number(row.snapshot['years'] ?? 1) })),
  )

/** All yearly payments, oldest first: what one bought, where it still counts. */
export function yearsPaid(rows: readonly PaidRow[]) {
  const bought = new Map(yearsBought(rows).map((year) => [year.recordNo, year]))
  return inOrder(rows).map((row) => {
    const nothing = { years: Number(row.snapshot['years'] ?? 1), startsOn: null, endsOn: null }
    return bought.get(row.recordNo) ?? { ...presentPaid(row), ...nothing }
  })
}

/** Of one day the one that was written down first. */
const inOrder = (rows: readonly PaidRow[]) =>
  rows.toSorted((a, b) => a.paidOn.localeCompare(b.paidOn) || a.recordNo - b.recordNo)

/** What was paid for a month in all, and what of it outside the gateway; what was let go is in the first alone, and by itself; paise. */
export type MonthPaid = { paidPaise: number; recordedPaise: number; letGoPaise: number }

/** Given for nothing: it settles what it is for, and is no money. */
export const isLetGo = ({ manual }: Pick<PaidRow, 'manual'>): boolean => manual?.mode === 'free'

/** What was paid for each month. */
export function paidByMonth(rows: readonly PaidRow[]): Map<Month, MonthPaid> {
  const sums = new Map<Month, MonthPaid>()
  for (const row of rows) {
    const month = String(row.snapshot['month'] ?? '')
    const before = sums.get(month) ?? { paidPaise: 0, recordedPaise: 0, letGoPaise: 0 }
    const counted = countsAs(row)
    sums.set(month, {
      paidPaise: before.paidPaise + counted,
      recordedPaise: before.recordedPaise + (row.manual && !isLetGo(row) ? counted : 0),
      letGoPaise: before.letGoPaise + (isLetGo(row) ? counted : 0),
    })
  }
  return sums
}

/** What people see of a payment's state. */
export const stateOfPaid = ({ state, manual, refunded }: PaidRow): PaymentState =>
  state === 'paid'
    ? manual
      ? 'MANUAL'
      : refunded > 0
        ? 'PARTLY_REFUNDED'
        : 'PAID'
    : manual
      ? 'REVERSED'
      : state === 'refund_due'
        ? 'REFUND_DUE'
        : 'REFUNDED'

/** What of a payment counts: nothing of one that was taken back, nor what is on its way back. */
export const countsAs = (row: PaidRow): number =>
  row.state === 'paid' ? Math.max(0, row.amount - row.refunded - row.returning) : 0

/** Months of an agency one after the other: after one and before another; with no end where there is none. */
export type Months = { agencyId: number; after: Month | null; before: Month | null }

/** The months of an agency whose bill is not closed, known or not: what lies before, between and after the closed ones. */
export function openMonths(agencyId: number, closed: readonly Month[]): Months[] {
  const ends = [null, ...closed.toSorted(), null]
  return ends.slice(1).flatMap((before, place) => {
    const after = ends[place]!
    return after && before && addMonths(after, 1) >= before ? [] : [{ agencyId, after, before }]
  })
}
